"""The tables of the store in their latest format; `migrations.py` leads there, and a test compares the two."""

# In the order in which rows can be stored: those that others speak of come first. With the columns by which rows are ordered.
KEYS = {
    "acts": "number",
    "people": "id",
    "tables": "id",
    "chat": "table_id, i",
    "journal": "table_id, seq",
    "notes": "table_id, person",
    "seats": "table_id, seat",
    "sessions": "hash",
    "snapshots": "table_id, seq",
    "watchers": "table_id, person",
}
OF_A_TABLE = ("snapshots", "journal", "chat", "notes", "watchers", "seats")  # have a table_id

SCHEMA = """
CREATE TABLE people (
    id VARCHAR PRIMARY KEY NOT NULL,
    name VARCHAR NOT NULL,
    created FLOAT NOT NULL,
    muted INTEGER DEFAULT 0 NOT NULL -- by the keeper: may not talk
);
CREATE TABLE sessions (
    hash VARCHAR PRIMARY KEY NOT NULL, -- of the cookie: the cookie itself is not kept
    person VARCHAR NOT NULL REFERENCES people (id),
    created FLOAT NOT NULL
);
CREATE TABLE tables (
    id VARCHAR PRIMARY KEY NOT NULL,
    game VARCHAR NOT NULL,
    version INTEGER NOT NULL, -- of the game's rules when the table was opened
    seed VARCHAR NOT NULL,
    options VARCHAR NOT NULL,
    settings VARCHAR NOT NULL, -- undo policy, pace
    visibility VARCHAR NOT NULL,
    spectate VARCHAR NOT NULL, -- the secret of the spectators' link
    frozen VARCHAR NOT NULL,
    over INTEGER NOT NULL,
    created FLOAT NOT NULL,
    updated FLOAT NOT NULL,
    -- how the table stands, so that lists need no replay
    answers INTEGER DEFAULT 0 NOT NULL,
    waiting INTEGER DEFAULT 0 NOT NULL, -- one bit a seat
    clock VARCHAR DEFAULT '' NOT NULL, -- what each seat has left, in JSON
    opener VARCHAR DEFAULT '' NOT NULL, -- the person who opened it: bots think for him
    -- the seed: `seed` is the server's part, which nobody sees before the end
    salt VARCHAR DEFAULT '' NOT NULL, -- of the commitment; '' in tables of older releases
    words VARCHAR DEFAULT '' NOT NULL, -- the players' part: a JSON list by seat, '' if none
    dealt INTEGER DEFAULT 1 NOT NULL, -- 0 while the players may still add words
    bots VARCHAR DEFAULT '' NOT NULL -- the key of the bots' own chance; it never leaves here
);
CREATE TABLE watchers (
    table_id VARCHAR NOT NULL REFERENCES tables (id),
    person VARCHAR NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE TABLE seats (
    table_id VARCHAR NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind VARCHAR NOT NULL, -- person, bot or open
    person VARCHAR,
    bot VARCHAR NOT NULL, -- which bot plays now
    name VARCHAR NOT NULL,
    invite VARCHAR NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person);
CREATE TABLE journal (
    table_id VARCHAR NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind VARCHAR NOT NULL, -- answer, rewind or rules
    seat INTEGER NOT NULL,
    text VARCHAR NOT NULL, -- the answer in notation, or the count to which a rewind goes
    hash VARCHAR NOT NULL,
    client VARCHAR,
    at FLOAT NOT NULL,
    -- what an answer told, and how the game stood after it: readable when the rules have changed
    told VARCHAR DEFAULT '' NOT NULL, -- events and draws in JSON, hidden ones too
    reveals INTEGER DEFAULT -1 NOT NULL, -- -1 in rows of older releases
    chance INTEGER DEFAULT -1 NOT NULL,
    waiting INTEGER DEFAULT -1 NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, client)
);
CREATE TABLE snapshots (
    table_id VARCHAR NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL, -- the first row of the journal that comes after it
    answers INTEGER NOT NULL, -- that stood then
    version INTEGER NOT NULL, -- of the rules
    hash VARCHAR NOT NULL,
    state VARCHAR NOT NULL, -- its canonical text, zlib, base64
    told VARCHAR NOT NULL, -- of a first one: what the deal told
    kept INTEGER NOT NULL, -- 1 if later ones do not replace it
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE chat (
    table_id VARCHAR NOT NULL REFERENCES tables (id),
    i INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (table_id, i)
);
CREATE TABLE notes (
    table_id VARCHAR NOT NULL REFERENCES tables (id),
    person VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE TABLE acts ( -- of the keeper: nothing that he does goes unnoted
    number INTEGER PRIMARY KEY NOT NULL,
    at FLOAT NOT NULL,
    by VARCHAR NOT NULL, -- by which way: command or page
    deed VARCHAR NOT NULL,
    about VARCHAR NOT NULL, -- which table, person or file
    outcome VARCHAR NOT NULL
);
"""
