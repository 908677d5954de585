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
    Column("kind", String, nullable=False),  # answer or rewind
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),  # the answer in notation, or the count to which a rewind goes
    Column("hash", String, nullable=False),
    Column("client", String, nullable=True),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "client"),
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
