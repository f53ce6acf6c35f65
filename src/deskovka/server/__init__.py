"""The server: people at tables over HTTP and WebSocket, live or by turns over days."""
