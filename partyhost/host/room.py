"""The room of a night: the one lock, and everything that may be said to the host through it.

Free of Flask and of sockets. Who builds on it needs no more than this:

    room = Room.open(data_dir, titles, packs, seed=None, bots=0, new_night=False)
        titles: Mapping[key, Title]; packs: Mapping[key, pack as JSON-like dict], read at every
        start of a match, so it may change. Goes on with an unfinished night younger than 12 h.
    room.join_url = "http://192.168.1.20:8000/"     shown in every view as room.join.url
    room.addresses = ({"value", "label", "kind", "chosen"}, ...)        for host pages
    room.pin = "123456"                             told to host pages on the host's own machine
    room.choose_address = lambda value: "sentence why not" or None      the `address` control
    room.forget_questions = lambda: None            the `forget` control
    room.health()           what GET /health says
    room.last_finished()    what the keepsake shows, or None before the first finished match:
                            {"match", "title", "name", "ended", "places": [{"seat", "name",
                            "avatar", "colour", "shape", "place", "score"}], "facts", "unit"}
    room.running_title()    key of the running title, or None
    room.close()            commits what is left and closes the journal

`sockets.attach(socketio, room)` does the rest for clients (a client is one open connection, known
by an id of its own):

    room.connect(client, role, token=None, local=False)    role: phone, tv or host
    room.disconnect(client)
    room.join(client, payload)  room.act(...)  room.draft(...)  room.leave(...)  room.control(...)
        answer {"ok": True, ...} or {"ok": False, "error": {"code", "message"}}; never raise
    room.view_for(client)       the whole of what this client may know
    room.tick()                 call about every 20 ms: lets time pass, returns the messages due
                                as (client, event, payload)
"""
