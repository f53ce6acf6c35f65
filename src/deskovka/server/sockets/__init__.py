"""Sockets: those who look at a table are told of every change."""
