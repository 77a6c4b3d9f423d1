"""The room on Flask-SocketIO: `create_socketio(app, async_mode)` makes the server,
`attach(socketio, room, may_host)` joins it to a room and starts the ticks.

`may_host(environ, pin)` says what a client may that asks for the host's controls: "local" (the
host's own machine), "pin" (the right PIN) or None, and then the connection is refused.
"""
