"""The web around the service: routes, the WebSocket, the application."""
