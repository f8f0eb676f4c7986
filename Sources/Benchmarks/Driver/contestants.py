"""The generators, each with its command and its language of the corpus."""
from dataclasses import dataclass
from pathlib import Path

CONFIGURATION = "version: 1\nschemas: yaml\ntargets:\n  - {{ name: Bench, path: {output}, grouping: {grouping} }}\n"
RUNTIME = "runtime: {{ module: {runtime} }}\n"


@dataclass
class Contestant:
    name: str
    language: str
    folder: Path

    def prepare(self, output):
        """What has to be there before a run; not timed."""
        (self.folder / output).mkdir(exist_ok=True)

    def schemas(self):
        return [str(path.relative_to(self.folder)) for path in sorted((self.folder / self.language).iterdir())]

    def change_one(self, round):
        """Another comment in one schema, which is in what is generated from it."""
        schema = self.folder / self.schemas()[0]
        lines = schema.read_text().splitlines(keepends=True)
        of_message = next(index for index, line in enumerate(lines) if "as a sender" in line)
        before, _, after = lines[of_message].partition("as a sender")
        lines[of_message] = f"{before}as a sender in round {round} describes it.{' */' * after.count('*/')}\n"
        schema.write_text("".join(lines))


@dataclass
class Ours(Contestant):
    tool: str
    grouping: str = "message"  # one file for each message, as the others write them; or so many files
    runtime: str | None = None  # the module that has it; None: it is generated, too

    def prepare(self, output):
        configuration = CONFIGURATION.format(output=output, grouping=self.grouping)
        if self.runtime:
            configuration += RUNTIME.format(runtime=self.runtime)
        (self.folder / f"{output}.yaml").write_text(configuration)

    def command(self, output):
        return [self.tool, "generate", "--quiet", "--config", f"{output}.yaml"]

    def lint(self, output):
        return [self.tool, "lint", "--config", f"{output}.yaml"]


@dataclass
class Protoc(Contestant):
    protoc: str
    plugin: str
    visibility: str = "Internal"

    def command(self, output):
        swift = [f"--plugin=protoc-gen-swift={self.plugin}", f"--swift_opt=Visibility={self.visibility}"]
        return [self.protoc, *swift, f"--swift_out={output}", "-Iproto", *self.schemas()]


@dataclass
class Flatc(Contestant):
    flatc: str

    def command(self, output):
        return [self.flatc, "--swift", "-o", f"{output}/", *self.schemas()]


@dataclass
class Thrift(Contestant):
    thrift: str

    def command(self, output):
        return [self.thrift, "-r", "--gen", "swift", "-out", output, "All.thrift"]


def peers(kit, folder):
    found = []
    if kit.protoc_gen_swift:
        found.append(Protoc("protoc", "proto", folder, kit.protoc, kit.protoc_gen_swift))
    if kit.flatc:
        found.append(Flatc("flatc", "fbs", folder, kit.flatc))
    if kit.thrift:
        found.append(Thrift("thrift", "thrift", folder, kit.thrift))
    return found
