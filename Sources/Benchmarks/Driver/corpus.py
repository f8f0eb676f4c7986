"""The corpus: the same messages, one per file, in the languages of all generators.

Every message has six fields: a string, an int, a bool, a double, an enum, and a list of objects. Names, the number of
cases and what an object holds vary, by a seed: the same number of messages is the same text everywhere.
"""
import random
from dataclasses import dataclass
from pathlib import Path

SEED = 7
NOUNS = "Parcel Order Ticket Voucher Survey Invoice Meeting Poll Album Recipe Workout Playlist Contract Lesson".split()
STRINGS = "title remark address caption headline nickname".split()
INTS = "count floor points quantity revision seats".split()
BOOLS = "urgent visible finished refundable pinned verified".split()
DOUBLES = "weight duration distance progress rating temperature".split()
ENUMS = "state phase stage level mood channel".split()
LISTS = "items entries steps guests photos lines".split()
CASES = "created sent accepted delivered archived rejected postponed".split()
PARTS = [("name", "string"), ("amount", "int"), ("share", "double"), ("done", "bool"), ("link", "string")]


@dataclass
class Field:
    name: str
    type: str  # string, int, bool, double
    doc: str


@dataclass
class Message:
    number: int
    name: str
    doc: str
    scalars: list[Field]
    enum: str
    cases: list[str]
    list: str
    parts: list[Field]


def messages(count):
    chance = random.Random(SEED)
    return [_message(number, chance) for number in range(1, count + 1)]


def _message(number, chance):
    noun = chance.choice(NOUNS)
    pick = lambda kind, names: Field(name := chance.choice(names), kind, f"The {name} of the {noun.lower()}.")
    scalars = [pick("string", STRINGS), pick("int", INTS), pick("bool", BOOLS), pick("double", DOUBLES)]
    parts = [Field(name, kind, f"The {name}.") for name, kind in chance.sample(PARTS, chance.randint(2, 4))]
    return Message(
        number, f"{noun}{number:05}", f"{noun} number {number}, as a sender describes it.", scalars,
        chance.choice(ENUMS), chance.sample(CASES, chance.randint(3, 5)), chance.choice(LISTS), parts)


def write(folder: Path, count):
    """Writes `folder`/yaml, proto, fbs, thrift, with one file for each message."""
    for language, text in LANGUAGES.items():
        into = folder / language
        into.mkdir(parents=True)
        for message in messages(count):
            (into / f"{message.name}.{language}").write_text(text(message))
    # Thrift reads one file at a time, and with `-r` what that includes.
    includes = [f'include "thrift/{message.name}.thrift"\n' for message in messages(count)]
    (folder / "All.thrift").write_text("".join(includes))


def _yaml(message):
    lines = [f"message: {message.name}", f"id: {message.number}", f"doc: {message.doc}", "fields:"]
    lines += [f"  {field.name}: {{ type: {field.type}, doc: {field.doc} }}" for field in message.scalars]
    lines += [f"  {message.enum}:", f"    doc: The {message.enum}.", f"    enum: [{', '.join(message.cases)}]"]
    lines += [f"  {message.list}:", "    type: [object]", f"    doc: The {message.list}.", "    object:"]
    lines += [f"      {part.name}: {{ type: {part.type}, doc: {part.doc} }}" for part in message.parts]
    lines += ["texts:", f'  summary: "[{message.name}]"']
    return "\n".join(lines) + "\n"


def _proto(message):
    types = {"string": "string", "int": "int64", "bool": "bool", "double": "double"}
    lines = ['syntax = "proto3";', "package bench;", f"// {message.doc}", f"message {message.name} {{"]
    lines.append(f"  enum {_type(message.enum)} {{")
    lines += [f"    {message.enum.upper()}_{case.upper()} = {raw};" for raw, case in enumerate(message.cases)]
    lines += ["  }", f"  message {_type(message.list)} {{"]
    for number, part in enumerate(message.parts, 1):
        lines += [f"    // {part.doc}", f"    {types[part.type]} {part.name} = {number};"]
    lines.append("  }")
    for number, field in enumerate(message.scalars, 1):
        lines += [f"  // {field.doc}", f"  {types[field.type]} {field.name} = {number};"]
    lines += [f"  // The {message.enum}.", f"  {_type(message.enum)} {message.enum} = 5;"]
    lines += [f"  // The {message.list}.", f"  repeated {_type(message.list)} {message.list} = 6;", "}"]
    return "\n".join(lines) + "\n"


def _fbs(message):
    types = {"string": "string", "int": "long", "bool": "bool", "double": "double"}
    enum, part_type = message.name + _type(message.enum), message.name + _type(message.list)
    lines = ["namespace bench;", f"enum {enum} : byte {{ {', '.join(message.cases)} }}", f"table {part_type} {{"]
    for part in message.parts:
        lines += [f"  /// {part.doc}", f"  {part.name}:{types[part.type]};"]
    lines += ["}", f"/// {message.doc}", f"table {message.name} {{"]
    for field in message.scalars:
        lines += [f"  /// {field.doc}", f"  {field.name}:{types[field.type]};"]
    lines += [f"  /// The {message.enum}.", f"  {message.enum}:{enum};"]
    lines += [f"  /// The {message.list}.", f"  {message.list}:[{part_type}];", "}", f"root_type {message.name};"]
    return "\n".join(lines) + "\n"


def _thrift(message):
    types = {"string": "string", "int": "i64", "bool": "bool", "double": "double"}
    enum, part_type = message.name + _type(message.enum), message.name + _type(message.list)
    lines = [f"enum {enum} {{ {', '.join(message.cases)} }}", f"struct {part_type} {{"]
    for number, part in enumerate(message.parts, 1):
        lines += [f"  /** {part.doc} */", f"  {number}: {types[part.type]} {part.name};"]
    lines += ["}", f"/** {message.doc} */", f"struct {message.name} {{"]
    for number, field in enumerate(message.scalars, 1):
        lines += [f"  /** {field.doc} */", f"  {number}: {types[field.type]} {field.name};"]
    lines += [f"  /** The {message.enum}. */", f"  5: {enum} {message.enum};"]
    lines += [f"  /** The {message.list}. */", f"  6: list<{part_type}> {message.list};", "}"]
    return "\n".join(lines) + "\n"


def _type(name):
    return name[0].upper() + name[1:]


LANGUAGES = {"yaml": _yaml, "proto": _proto, "fbs": _fbs, "thrift": _thrift}
