import SourceText
import TestSupport
import Testing

@testable import Workspace

struct ManifestTests {
  let project = TemporaryProject.empty()

  @Test func readsWhatItWrites() throws {
    let files = [
      GeneratedFile(name: "b b.swift", bytes: [1], sources: ["Schemas/b\tb.yaml"]),
      GeneratedFile(name: "c.swift", bytes: [], sources: ["Schemas/1.yaml", "Schemas/2.yaml"]),
      GeneratedFile(name: "红包.swift", bytes: []),
    ]
    let manifest = Manifest(version: "1.2", of: files)
    let read = try Manifest(reading: manifest.bytes, path: "m")
    #expect(read.version == "1.2" && Set(read.entries) == Set(manifest.entries) && read.bytes == manifest.bytes)
    #expect(
      String(decoding: manifest.bytes, as: UTF8.self)
        == """
        # messagegen 1.2 wrote these files; do not edit (manifest 1)
        1ff3d1ba9d9eba0ea3a1dc7ec5ec9a7c\tb b.swift\tSchemas/b?b.yaml
        00000000000000000000000000000000\tc.swift\tSchemas/1.yaml\tSchemas/2.yaml
        00000000000000000000000000000000\t红包.swift\t

        """.replacingHash(of: [1]))
  }

  @Test(arguments: OutputFolder.Kind.allCases) func keepsTheKindOfItsFolders(kind: OutputFolder.Kind) throws {
    let manifest = Manifest(version: "1.2", configurations: ["../messagegen.yaml"], folders: ["Docs"], of: kind)
    let read = try Manifest(reading: manifest.bytes, path: "m")
    #expect(read.kind == kind && read.folders == ["Docs"] && read.bytes == manifest.bytes)
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> branch", "||||||| base"])
  func passesOverConflictMarkers(marker: String) throws {
    try project.generate(["A.swift": "a"])
    project.write(project.text("Generated/.messagegen-manifest")! + marker, to: "Generated/.messagegen-manifest")
    let plan = try project.plan(["A.swift": "a"])
    #expect(plan.actions == ["A.swift": .unchanged] && plan.manifestChanges.map(\.reason) == [.staleManifest])
  }

  @Test func takesTheLinesOfBothSides() throws {
    let (ours, theirs) = (TemporaryProject.empty(), TemporaryProject.empty())
    try ours.generate(["A.swift": "ours", "B.swift": "b"])
    try theirs.generate(["A.swift": "theirs", "C.swift": "c"])
    project.write(
      ours.text("Generated/.messagegen-manifest")! + theirs.text("Generated/.messagegen-manifest")!,
      to: "Generated/.messagegen-manifest")
    for (name, text) in ["A.swift": "theirs", "B.swift": "b", "C.swift": "c"] {
      project.write(text, to: "Generated/" + name)
    }
    try project.generate(["A.swift": "both", "B.swift": "b"])
    #expect(project.generated == ["A.swift": "both", "B.swift": "b"])
  }

  @Test(arguments: ["nonsense", "0\tA.swift\t", "00000000000000000000000000000000\t../A.swift\t", "a\tb"])
  func saysWhichLineIsWrong(line: String) throws {
    project.write("# messagegen 1 wrote\n\n\(line)\n", to: "Generated/.messagegen-manifest")
    let error = #expect(throws: WorkspaceError.self) { try project.plan([:]) }
    #expect(error?.message.english.contains("malformed line 3") == true)
  }

  @Test func survivesWindowsLineEnds() throws {
    try project.generate(["A.swift": "a"])
    project.shell("sed -i.bak 's/$/\\r/' Generated/.messagegen-manifest; rm Generated/.messagegen-manifest.bak")
    #expect(try project.plan(["A.swift": "b"]).actions == ["A.swift": .change])
  }

  @Test func refusesANewerForm() throws {
    project.write("# messagegen 9.0 wrote these (manifest 2)\n", to: "Generated/.messagegen-manifest")
    let error = #expect(throws: WorkspaceError.self) { try project.plan([:]) }
    #expect(error?.message.english.contains("newer version of messagegen, 9.0") == true)
  }

  @Test func withoutItEqualFilesAreKnown() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    project.shell("rm Generated/.messagegen-manifest")
    let plan = try project.plan(["A.swift": "a", "B.swift": "b2"])
    #expect(plan.actions == ["A.swift": .unchanged, "B.swift": .refuse])
  }
}

extension String {
  /// Puts the real hash of some content where the first hash of this text stands.
  fileprivate func replacingHash(of bytes: [UInt8]) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[1] = ContentHash(bytes).description + lines[1].dropFirst(32)
    return lines.joined(separator: "\n")
  }
}
