"""Notifications that it is somebody's turn: whom, and how they are sent."""
