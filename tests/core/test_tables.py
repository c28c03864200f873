"""Rows of cards and tiles: from spreadsheets, CSV and tables, whatever somebody has written into them."""

from __future__ import annotations

import sys
import time
import zipfile

import pytest
from openpyxl import Workbook
from pandas import DataFrame

from realms_nb.core import tables
from realms_nb.core.errors import BadDeck
from realms_nb.core.tables import cell, check_columns, csv_rows, inert, name_cell, rows_of, whole


def sheet(path, *rows):
    """A spreadsheet with these rows."""
    book = Workbook(write_only=True)
    lines = book.create_sheet()
    for row in rows:
        lines.append(row)
    book.save(path)
    return path


def test_rows_of_a_spreadsheet(tmp_path):
    """The first line that is not empty names the columns, empty lines are passed over, and numbers stay numbers."""
    path = sheet(tmp_path / "deck.xlsx", [None, ""], [" name ", "vp"], ["Mill", 2], [None, None], ["Inn", 0.5])
    assert rows_of(path, "A deck") == [{"name": "Mill", "vp": 2}, {"name": "Inn", "vp": 0.5}]
    with pytest.raises(BadDeck, match="'empty.xlsx' is empty; its first line names the columns"):
        rows_of(sheet(tmp_path / "empty.xlsx", [None, ""]), "A deck")


def test_a_spreadsheet_that_never_ends(tmp_path):
    """A small file with very many rows is refused soon, and so is one that is unpacked to a mountain."""
    assert len(rows_of(sheet(tmp_path / "most.xlsx", *(["x"] for _ in range(2_000))), "A deck")) == 1_999
    path = sheet(tmp_path / "rows.xlsx", *(["x"] for _ in range(20_000)))
    began = time.process_time()
    with pytest.raises(BadDeck, match="'rows.xlsx' has more than 2,000 rows, too many for a deck"):
        rows_of(path, "A deck")
    # All its rows would take many times as long.
    assert time.process_time() - began < 1.5
    with zipfile.ZipFile(tmp_path / "mountain.xlsx", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/sharedStrings.xml", b" " * 20_000_001)
    with pytest.raises(BadDeck, match=r"unpacked it has 20,000,001 bytes"):
        rows_of(tmp_path / "mountain.xlsx", "A deck")


def test_what_is_no_spreadsheet(tmp_path, monkeypatch):
    """A file that is none gets a sentence; without openpyxl it says what to do."""
    path = tmp_path / "deck.xlsx"
    path.write_bytes(b"no archive")
    with pytest.raises(BadDeck, match="'deck.xlsx' cannot be read as a spreadsheet"):
        rows_of(path, "A deck")
    for name in [name for name in sys.modules if name.split(".")[0] == "openpyxl"]:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(BadDeck, match="openpyxl is needed; or save the sheet as 'CSV UTF-8'"):
        rows_of(path, "A deck")


def test_files_that_cannot_be_read(tmp_path, monkeypatch):
    """No file, one that is too large and one in another encoding are each refused by name."""
    with pytest.raises(BadDeck, match="The file .* cannot be read: No such file"):
        rows_of(tmp_path / "gone.csv", "A deck")
    path = tmp_path / "deck.csv"
    path.write_bytes("name\nMühle".encode("latin-1"))
    with pytest.raises(BadDeck, match="'deck.csv' is not UTF-8 text; save it as 'CSV UTF-8'"):
        rows_of(str(path), "A deck")
    path.write_text("\ufeffname\nMill", "utf-8")
    assert rows_of(str(path), "A deck") == [{"name": "Mill"}]
    monkeypatch.setattr(tables, "LARGEST_FILE", 12)
    assert len(rows_of(path, "A deck")) == 1
    monkeypatch.setattr(tables, "LARGEST_FILE", 10)
    with pytest.raises(BadDeck, match="'deck.csv' is too large for a deck"):
        rows_of(path, "A deck")


@pytest.mark.parametrize("source", [7, None, b"name\nMill", {"name": "Mill"}])
def test_what_holds_no_rows(source):
    """What is neither file nor text nor rows is refused by what it is; rows are taken as they come."""
    with pytest.raises(BadDeck, match="A deck is a CSV file, a list of rows or a DataFrame, not"):
        rows_of(source, "A deck")
    assert rows_of([source], "A deck") == [source]
    assert list(rows_of(DataFrame({"name": ["Mill", "Inn"]}), "A deck")) == [{"name": "Mill"}, {"name": "Inn"}]


def test_rows_of_text():
    """Commas, semicolons and tabs part cells; a line with another number of cells is refused with its number."""
    for mark in ",;\t":
        assert rows_of(f"name{mark}vp\nMill{mark}2\n\n", "A deck") == [{"name": "Mill", "vp": "2"}]
    assert csv_rows('name;vp\n"a;b,c";2', "the text") == [{"name": "a;b,c", "vp": "2"}]
    with pytest.raises(BadDeck, match="Row 2 of the CSV text has 3 cells; the first line names 2 columns"):
        rows_of("name,vp\nMill,2\nInn,2,3", "A deck")
    with pytest.raises(BadDeck, match="The CSV text is empty; its first line"):
        rows_of(" , \n".replace(" ", ""), "A deck")
    with pytest.raises(BadDeck, match="The CSV text is not valid CSV"):
        rows_of('name\n"Mill" 2', "A deck")


def test_a_cell_is_a_text():
    """What tables make of empty cells, whole numbers and ticks is read as it was meant."""
    row = {"nan": float("nan"), "none": None, "whole": 3.0, "half": 0.5, "yes": True, "text": " a ", "live": "'=1"}
    read = {name: cell(row, name) for name in (*row, "gone")}
    assert read == {
        "nan": "", "none": "", "whole": "3", "half": "0.5", "yes": "1", "text": "a", "live": "=1", "gone": "",
    }  # fmt: skip
    for text in ("=1", "+1", "-1", "@a", "\ta", "\ra", "\na"):
        assert inert(text) == f"'{text}"
        assert cell({"x": inert(text)}, "x") == text
    assert [inert(value) for value in ("a=1", 1, None)] == ["a=1", 1, None]
    assert cell({"x": "'a"}, "x") == "'a"


def test_whole_numbers():
    """A whole number within its bounds, an empty cell as its default; anything else names row, column and bounds."""
    assert [whole({"vp": text}, "vp", 1, least=2, most=7) for text in ("2", "7", "07")] == [2, 7, 7]
    assert whole({}, "vp", 1) == 0
    assert whole({}, "vp", 1, default=5) == 5
    for text in ("1", "8", "-3", "2.5", "٤", "1234567890", "x"):
        with pytest.raises(BadDeck, match=r"Row 4, column vp: .* from 2 to 7"):
            whole({"vp": text}, "vp", 4, least=2, most=7)
    with pytest.raises(BadDeck, match="Row 1, column vp"):
        whole({}, "vp", 1, default=None)


def test_columns_of_a_row():
    """A row names its columns: an unknown one is refused with the nearest, a needed one that is empty by its name."""
    names = ("name", "vp")
    assert check_columns({"name": "Mill"}, 1, names, ["name"]) == {"name": "Mill"}
    with pytest.raises(BadDeck, match=r"Row 3: 'nmae' is not a column; there is name, vp\. Did you mean 'name'\?"):
        check_columns({"nmae": "Mill"}, 3, names, ["name"])
    with pytest.raises(BadDeck, match="Row 3, column name"):
        check_columns({"vp": 2, "name": " "}, 3, names, ["name"])
    with pytest.raises(BadDeck, match=r"Row 3 is 'Mill'; a row names its columns, for example \{'name': \.\.\.\}"):
        check_columns("Mill", 3, names, ["name"])


def test_names():
    """A name has one space between words and letters in one piece; what no name may hold is refused with its cell."""
    assert name_cell({"name": " Old \u00a0 Mu\u0308hle "}, "name", 1) == "Old M\u00fchle"
    assert name_cell({}, "name", 1) == ""
    with pytest.raises(BadDeck, match="Row 5, column name: is .*; a name "):
        name_cell({"name": "a" * 500}, "name", 5)
