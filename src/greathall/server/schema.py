"""The tables of the store, for SQLite now and any database that SQLAlchemy speaks later."""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("muted", Integer, nullable=False, server_default=text("0")),  # by the keeper: may not talk
)
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),  # of the cookie: the cookie itself is not kept
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules when the table was opened
    Column("seed", String, nullable=False),
    Column("options", String, nullable=False),
    Column("settings", String, nullable=False),  # undo policy, pace
    Column("visibility", String, nullable=False),
    Column("spectate", String, nullable=False),  # the secret of the spectators' link
    Column("frozen", String, nullable=False, default=""),
    Column("over", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    # how the table stands, so that lists need no replay
    Column("answers", Integer, nullable=False, server_default=text("0")),
    Column("waiting", Integer, nullable=False, server_default=text("0")),  # one bit a seat
    Column("clock", String, nullable=False, server_default=text("''")),  # what each seat has left, in JSON
    Column("opener", String, nullable=False, server_default=text("''")),  # the person who opened it: bots think for him
    # the seed: `seed` is the server's part, which nobody sees before the end
    Column("salt", String, nullable=False, server_default=text("''")),  # of the commitment; '' in tables of older releases
    Column("words", String, nullable=False, server_default=text("''")),  # the players' part: a JSON list by seat, '' if none
    Column("dealt", Integer, nullable=False, server_default=text("1")),  # 0 while the players may still add words
    Column("bots", String, nullable=False, server_default=text("''")),  # the key of the bots' own chance; it never leaves here
)
watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("person", String, primary_key=True),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # person, bot or open
    Column("person", String, nullable=True),
    Column("bot", String, nullable=False, default=""),  # which bot plays now
    Column("name", String, nullable=False, default=""),
    Column("invite", String, nullable=False, default=""),
    Index("seats_person", "person"),
)
journal = Table(
    "journal",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # answer, rewind or rules
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),  # the answer in notation, or the count to which a rewind goes
    Column("hash", String, nullable=False),
    Column("client", String, nullable=True),
    Column("at", Float, nullable=False),
    # what an answer told, and how the game stood after it: readable when the rules have changed
    Column("told", String, nullable=False, server_default=text("''")),  # events and draws in JSON, hidden ones too
    Column("reveals", Integer, nullable=False, server_default=text("-1")),  # -1 in rows of older releases
    Column("chance", Integer, nullable=False, server_default=text("-1")),
    Column("waiting", Integer, nullable=False, server_default=text("-1")),
    UniqueConstraint("table_id", "client"),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the first row of the journal that comes after it
    Column("answers", Integer, nullable=False),  # that stood then
    Column("version", Integer, nullable=False),  # of the rules
    Column("hash", String, nullable=False),
    Column("state", String, nullable=False),  # its canonical text, zlib, base64
    Column("told", String, nullable=False),  # of a first one: what the deal told
    Column("kept", Integer, nullable=False),  # 1 if later ones do not replace it
)
chat = Table(
    "chat",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("i", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)
notes = Table(
    "notes",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("person", String, primary_key=True),
    Column("text", String, nullable=False),
)
acts = Table(  # of the keeper: nothing that he does goes unnoted
    "acts",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String, nullable=False),  # by which way: command or page
    Column("deed", String, nullable=False),
    Column("about", String, nullable=False),  # which table, person or file
    Column("outcome", String, nullable=False),
)
