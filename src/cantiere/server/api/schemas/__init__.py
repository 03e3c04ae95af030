"""What goes out, described for the OpenAPI document."""
