"""What an SQLite store keeps of a table, read and changed behind the server's back."""
import contextlib
import json
import sqlite3

OF_TABLE = "from events join tables on key = table_key where id = ?"


def log_in(file, table):
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
        return [json.loads(text) for (text,) in store.execute(f"select text {OF_TABLE} order by events.number", [table])]


def change_decks(file, table, change):
    """The last deal as if the cards had lain differently. No server may know the table yet."""
    with contextlib.closing(sqlite3.connect(file)) as store:
        deals = f"select table_key, events.number, text {OF_TABLE} and text like '%\"dealt\"%' order by events.number desc"
        key, number, text = store.execute(deals, [table]).fetchone()
        event = json.loads(text)
        change(event["decks"])
        store.execute("update events set text = ? where table_key = ? and number = ?", [json.dumps(event), key, number])
        store.commit()
