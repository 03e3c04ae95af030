"""News to browsers as they happen: who watches which table, on this server and on others."""
