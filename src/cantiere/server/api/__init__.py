"""The API: routes, the WebSocket, the files of the browser client. Only this room knows the web."""
