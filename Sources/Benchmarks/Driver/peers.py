"""What takes part: our own tool, its peers, and the program that measures; what has to be built is built here, once."""
import os
import platform
import shlex
import shutil
import subprocess
import sys
from functools import cached_property
from pathlib import Path


class Kit:
    def __init__(self, package: Path):
        self.package = package
        self.build = package / ".build" / "bench"
        self.build.mkdir(parents=True, exist_ok=True)
        self.seconds = float(os.environ.get("BENCH_SECONDS", 30))
        self.missing = []
        self.protoc = self._find("protoc", "protobuf-compiler")
        self.flatc = self._find("flatc", "flatbuffers-compiler")
        self.thrift = self._find("thrift", "thrift-compiler")
        self.valgrind = self._find("valgrind", "valgrind")
        self.readelf = self._find("readelf", "binutils")

    def _find(self, name, apt):
        path = shutil.which(name)
        if not path:
            self.missing.append(f"{name} (apt-get install {apt})")
        return path

    @property
    def description(self):
        cores, load = os.cpu_count(), os.getloadavg()[0]
        versions = [_first_line([path, "--version"]) for path in (self.protoc, self.flatc, self.thrift) if path]
        lines = [f"{platform.platform()}, {cores} cores, load {load:.1f} at the start", ", ".join(versions)]
        return "\n".join(lines + [f"MISSING: {name}; left out" for name in self.missing])

    @cached_property
    def tool(self):
        """messagegen as it is released."""
        if path := os.environ.get("BENCH_TOOL"):
            return path
        flags = shlex.split(os.environ.get("BENCH_RELEASE", "-c release"))
        return self._installed(self._swift_build(self.package, flags, "messagegen"))

    @cached_property
    def protoc_gen_swift(self):
        if not self.protoc:
            return None
        program = self._try_peer("protoc-gen-swift")
        return program and self._installed(program)

    @cached_property
    def code_benchmarks(self):
        return self._try_peer("benchmarks")

    @property
    def folder(self):
        """To work in: in memory, where that can be, since the disk is not what is measured."""
        return os.environ.get("BENCH_FOLDER") or ("/dev/shm" if Path("/dev/shm").is_dir() else self.build)

    @property
    def swift_protobuf_sources(self):
        """Of the library that its generator is built with; empty without."""
        return _sources(self.build / "checkouts/swift-protobuf/Sources/SwiftProtobuf") if self.protoc_gen_swift else []

    @property
    def runtime_sources(self):
        return _sources(self.package / "Sources/MessageRuntime")

    def code_size(self, folder):
        """Bytes of code in the object files there, constants and tables of the linker included; 0 without `size`."""
        objects = sorted(str(path) for path in folder.glob("*.o"))
        if not shutil.which("size"):
            return 0
        lines = subprocess.run(["size", *objects], check=True, capture_output=True, text=True).stdout.splitlines()
        return sum(int(line.split()[0]) for line in lines[1:])

    def _try_peer(self, product):
        package = self.package / "Sources/Benchmarks/Code"
        try:
            return self._swift_build(package, ["-c", "release", "--scratch-path", str(self.build)], product)
        except subprocess.CalledProcessError:
            self.missing.append(f"{product} (could not be built, see above)")
            return None

    def _swift_build(self, package, flags, product):
        build = ["swift", "build", "--package-path", str(package), *flags]
        print(f"building {product} …", file=sys.stderr, flush=True)
        subprocess.run([*build, "--product", product], check=True, stdout=sys.stderr)
        folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
        return f"{folder}/{product}"

    def _installed(self, program):
        """A copy as `make install` makes it, and as all others have it who use a program.

        Linux keeps what a linker wrote in single pages, and what was copied in larger pieces; a start of the former
        takes a fifth more of CPU time, since its pages are mapped one by one.
        """
        folder = self.build / "installed"
        folder.mkdir(exist_ok=True)
        subprocess.run(["install", program, folder], check=True)
        return str(folder / Path(program).name)

    def c_program(self, name):
        program = self.build / name
        source = self.package / "Sources/Benchmarks/Measure" / f"{name}.c"
        # Small, so that its own memory is not taken for that of what it measures.
        static = ["-static"] if sys.platform == "linux" else []
        subprocess.run(["cc", "-O2", *static, "-o", program, source], check=True)
        return str(program)


def _sources(folder):
    return sorted(str(path) for path in folder.rglob("*.swift"))


def _first_line(command):
    return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[0]
