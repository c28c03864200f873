"""Cards and tiles as rows: from a CSV file, CSV text, a list or a DataFrame; an error names the row and the column."""

from __future__ import annotations

import csv
import io
import math
import unicodedata
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from os import PathLike
from typing import Any, Protocol, cast, runtime_checkable

from realms_nb.core.checks import NAME_FAULTS, fault_in_name
from realms_nb.core.errors import BadDeck, did_you_mean, shown
from realms_nb.core.files import checked_path, read_file
from realms_nb.core.files import fault as told

Row = Mapping[str, object]
LARGEST_FILE = 5_000_000
# Of a spreadsheet, which is a packed archive.
LARGEST_UNPACKED, MOST_ROWS, MOST_COLUMNS = 20_000_000, 2_000, 100
# How a text begins that a spreadsheet takes for a formula; an apostrophe before it makes it a text.
_LIVE = ("=", "+", "-", "@", "\t", "\r", "\n")


@runtime_checkable
class DataFrameLike(Protocol):
    """Anything that gives its rows as pandas does; pandas itself is not needed here."""

    def to_dict(self, orient: str) -> list[dict[str, object]]:
        """The rows, each naming its columns."""
        ...


def rows_of(source: object, what: str) -> Iterable[object]:
    """The rows of a CSV file (a path), of CSV text, of a list or of a DataFrame; `what` names them in an error."""
    if isinstance(source, str) and "\n" in source:
        return csv_rows(source, "the CSV text")
    if isinstance(source, str | PathLike):
        try:
            path = checked_path(cast(object, source))
            data = read_file(path, LARGEST_FILE)
        except OSError as error:
            given = shown(str(cast(object, source)))
            raise BadDeck(f"The file {given} cannot be read: {told(error)}.") from error
        if path.suffix.lower() == ".xlsx":
            return _sheet_rows(data, path.name)
        return csv_rows(_decoded(data, path.name), f"the file {shown(path.name)}")
    if isinstance(source, DataFrameLike):
        return source.to_dict("records")
    if isinstance(source, bytes | Mapping) or not isinstance(source, Iterable):
        raise BadDeck(f"{what} is a CSV file, a list of rows or a DataFrame, not {shown(cast(object, source))}.")
    return cast("Iterable[object]", source)


def csv_rows(text: str, where: str) -> list[Row]:
    """The rows of CSV text, each naming its columns; commas, semicolons or tabs stand between the cells."""
    place = f"{where[0].upper()}{where[1:]}"
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=_parted_by(text), strict=True)
        lines = [line for line in reader if any(line)]
    except csv.Error as error:
        raise BadDeck(f"{place} is not valid CSV: {error}.") from error
    if not lines:
        raise BadDeck(f"{place} is empty; its first line names the columns.")
    head = [cell.strip() for cell in lines[0]]
    for number, line in enumerate(lines[1:], start=1):
        if len(line) != len(head):
            raise BadDeck(f"Row {number} of {where} has {len(line)} cells; the first line names {len(head)} columns.")
    return [dict(zip(head, line, strict=True)) for line in lines[1:]]


def _parted_by(text: str) -> str:
    """Commas, or what spreadsheets of other countries write: the sign that parts most names in the first line."""
    first = text.lstrip("\ufeff \r\n").partition("\n")[0]
    return max(",;\t", key=first.count)


def _sheet_rows(data: bytes, name: str) -> list[Row]:
    """The rows of the first sheet of a spreadsheet, if there is somebody to read it."""
    try:
        # Not everybody has it installed.
        from openpyxl import load_workbook  # pyright: ignore[reportMissingModuleSource, reportMissingImports]
    except ImportError as error:
        raise BadDeck(
            f"To read {shown(name)} the package openpyxl is needed; or save the sheet as 'CSV UTF-8'."
        ) from error
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            unpacked = sum(part.file_size for part in archive.infolist())
        if unpacked > LARGEST_UNPACKED:
            raise BadDeck(f"The file {shown(name)} is too large for a deck: unpacked it has {unpacked:,} bytes.")
        sheet = load_workbook(io.BytesIO(data), read_only=True).worksheets[0]
        # Row by row, and not to the end of the world: a small file may hold a million rows.
        lines = list(islice(sheet.iter_rows(max_col=MOST_COLUMNS, values_only=True), MOST_ROWS + 1))
    except BadDeck:
        raise
    except Exception as error:  # a broken archive fails in many ways
        raise BadDeck(f"The file {shown(name)} cannot be read as a spreadsheet: {error}.") from error
    if len(lines) > MOST_ROWS:
        raise BadDeck(f"The file {shown(name)} has more than {MOST_ROWS:,} rows, too many for a deck.")
    rows = [line for line in lines if any(value not in (None, "") for value in line)]
    if not rows:
        raise BadDeck(f"The file {shown(name)} is empty; its first line names the columns.")
    head = [str(name).strip() for name in rows[0] if name is not None]
    return [dict(zip(head, line, strict=False)) for line in rows[1:]]


def _decoded(data: bytes, name: str) -> str:
    if len(data) > LARGEST_FILE:
        raise BadDeck(f"The file {shown(name)} is too large for a deck.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadDeck(f"The file {shown(name)} is not UTF-8 text; save it as 'CSV UTF-8'.") from error


def check_columns(row: object, number: int, columns: Sequence[str], needed: Sequence[str]) -> Row:
    """A row that names its columns: none that is unknown, and none of the needed ones empty."""
    if not isinstance(row, Mapping):
        raise BadDeck(f"Row {number} is {shown(row)}; a row names its columns, for example {{{needed[0]!r}: ...}}.")
    row = cast(Row, row)
    for column in row:
        if column not in columns:
            hint = did_you_mean(str(column), columns)
            raise BadDeck(f"Row {number}: {shown(column)} is not a column; there is {', '.join(columns)}.{hint}")
    for column in needed:
        if not cell(row, column):
            raise fault(number, column, code="empty")
    return row


def cell(row: Row, column: str) -> str:
    """A cell as text."""
    value = row.get(column)
    # Empty cells of a DataFrame arrive as NaN, and whole numbers beside them as floats.
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return ""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    text = str(value).strip()
    # As `inert` has written it.
    return text[1:] if text.startswith("'") and text[1:].startswith(_LIVE) else text


def inert(value: Any) -> Any:
    """A value for the cell of a spreadsheet: a text that it would take for a formula gets an apostrophe first."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_LIVE) else value


def whole(row: Row, column: str, number: int, *, default: int | None = 0, least: int = 0, most: int = 99) -> int:
    """A whole number; an empty cell is the default, if there is one."""
    text = cell(row, column)
    if not text and default is not None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
        raise fault(number, column, code="whole", given=shown(text), least=least, most=most)
    return int(text)


def name_cell(row: Row, column: str, number: int) -> str:
    """A name as a move is read: one space between words, whatever kind of space it was, and letters in one piece."""
    name = cell(row, column)
    wrong = fault_in_name(name) if name else None
    if wrong:
        raise fault(number, column, f"is {shown(name)}; a name {NAME_FAULTS[wrong]}")
    return unicodedata.normalize("NFC", " ".join(name.split()))


def fault(number: int, column: str, words: str = "", *, code: str = "", game: str = "", **details: Any) -> BadDeck:
    """What is wrong with a cell, as an error: by the message `error-cell-<code>`, or in English words."""
    if code:
        return BadDeck(code=f"cell-{code}", game=game, row=number, column=column, **details)
    end = "" if words.endswith(("?", ".")) else "."
    return BadDeck(f"Row {number}, column {column}: {words}{end}")
