"""What the bytes of generated code are: of a message of five fields, beside the same message written by hand with
`Codable`, and of the runtime. A message's are those that ten more of it add: something is there once for all of them.
`build` counts what is not written to: code and constants."""
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import compiling
from contestants import Ours
from table import table

FEW, MANY = 1, 11
CONSTANT, DATA, OTHER = "all, as `build` counts it", "data beside that", "other functions"
# By a symbol's name in Swift, or the section of what is no symbol's: the first that fits.
KINDS = {
    "unwinding": r"^\.eh_frame", "padding": r"^\.text", "strings": r"^\.(L|rodata)", "CodingKeys": r"CodingKeys",
    "copying and destroying": r"^outlined |^(destroy|initialize|assign|getEnum|storeEnum|destructive)\w* for "
                              r"|value witness|__swift_mem|objectdestroy|deinit",
    "unknown fields": r"unknownKeys",
    "metadata": r"^swift5_|metadata|descriptor|^symbolic |__swift_instantiate",
    "conformances": r"witness|conformance", "comparing and hashing": r"[hH]ash|_equals|==",
    "decoding": r"\.init\((members|from|message):|Decoder\.|DecodingContainer",
    "encoding": r"encode|writeMembers|EncodingContainer", "checks": r"checkMembers|\.validate\(",
    "cases of CustomMessage": r"CustomMessage", "texts": r"\.text\(for:|summary",
    "properties": r"\.(getter|setter|modify|read)\b", "initializers": r"\.init\(",
}
SECTION = re.compile(r" *\[ *(\d+)\] (\S+) +(\S+) +\w+ +\w+ +(\w+) +\w+ +([A-Z]+) ")


def measure(kit):
    if not kit.readelf:
        return []
    with tempfile.TemporaryDirectory(prefix="messagegen-bench-", dir=kit.build) as folder:
        folder = Path(folder)
        emitted = ["-emit-module", "-emit-module-path", str(folder / "MessageRuntime.swiftmodule")]
        runtime = _compiled(kit, folder / "runtime", "MessageRuntime", kit.runtime_sources, emitted)
        columns = [_of_a_message(kit, folder, _generated), _of_a_message(kit, folder, _by_hand), runtime]
    kinds = [*sorted([*KINDS, OTHER], key=lambda kind: -columns[0][kind]), CONSTANT, DATA]
    rows = [[kind, *(f"{column[kind]:,.0f}" for column in columns)] for kind in kinds]
    print("\nBytes of release builds\n")
    print(table(["", "a message of five fields", "by hand with Codable", "runtime"], rows))
    return []


def _of_a_message(kit, folder, write):
    paths = {count: write(kit, folder / f"{count}", count) for count in (FEW, MANY)}
    few, many = (
        _compiled(kit, folder / f"{count}{write.__name__}", "Bench", paths[count], ["-I", str(folder)]) for count in paths)
    return Counter({kind: (many[kind] - few[kind]) / (MANY - FEW) for kind in many})


def _generated(kit, folder, count):
    _copies(kit, "Parcel.yaml", folder / "yaml", count)
    return compiling.generated(Ours("messagegen", "yaml", folder, kit.tool, "20", "MessageRuntime"), "swift")


def _by_hand(kit, folder, count):
    return _copies(kit, "Envelope.swift", folder, 1) + _copies(kit, "Parcel.swift", folder, count)


def _copies(kit, name, folder, count):
    """The same under so many names and ids."""
    text = (kit.package / "Sources/Benchmarks/Bytes" / name).read_text()
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{number:02}{name}" for number in range(1, count + 1)]
    for number, path in enumerate(paths, 1):
        path.write_text(text.replace("Parcel", f"Parcel{number:02}").replace("id: 1\n", f"id: {number}\n"))
    return list(map(str, paths))


def _compiled(kit, objects, module, paths, flags):
    print(f"compiling {objects.name} …", file=sys.stderr, flush=True)
    objects.mkdir()
    swiftc = ["swiftc", "-parse-as-library", "-swift-version", "6", "-module-name", module, *flags]
    subprocess.run([*swiftc, *compiling.SETTINGS["release"], "-c", *paths], check=True, cwd=objects)
    return sum((_bytes(kit.readelf, path) for path in objects.glob("*.o")), Counter())


def _bytes(readelf, path):
    output = lambda command, given=None: subprocess.run(
        command, check=True, capture_output=True, encoding="latin-1", input=given).stdout
    kind_of = lambda name: next((kind for kind, pattern in KINDS.items() if re.search(pattern, name)), OTHER)
    found, sections, rest, ends = Counter(), {}, {}, Counter()
    for number, name, type, size, flags in SECTION.findall(output([readelf, "-WS", path])):
        if "A" in flags and type != "NOBITS":
            sections[number], rest[number] = name, int(size, 16)
            found[DATA if "W" in flags else CONSTANT] += int(size, 16)
    # Number, value, size, type, binding, visibility, section, name.
    rows = [row for row in map(str.split, output([readelf, "-Ws", path]).split("\n")) if len(row) == 8 and row[6] in rest]
    symbols = sorted((row[6], int(row[1], 16), int(row[2], 0), row[7]) for row in rows)
    names = output(["swift", "demangle", "--simplified"], "\n".join(symbol[3] for symbol in symbols)).split("\n")
    for (section, start, size, _), name in zip(symbols, names):
        begin = max(start, ends[section])  # Some begin inside of others.
        ends[section] = max(begin, start + size)
        found[kind_of(name)] += ends[section] - begin
        rest[section] -= ends[section] - begin
    for number, size in rest.items():
        found[kind_of(sections[number])] += size
    return found
