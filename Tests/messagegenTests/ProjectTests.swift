import SourceText
import TestSupport
import Testing
import Workspace

@testable import messagegen

/// What is read of a project, by what a command asks for.
struct ProjectTests {
  private let disk = TemporaryProject([
    "messagegen.yaml": "version: 1\ntargets: [{ name: Chat, path: Generated, templates: Own }]\n",
    "Schemas/B.yaml": "message: Gift\nid: 5\nfields: { title: string }\n",
    "Schemas/A.yaml": "message: Twin\nid: 5\n", "Own/Attachment.swift.mustache": "{{#texts}}",
    "Schemas/Releases/1.0/release.yaml": "no: release\n",
  ])

  private func project(_ parts: ProjectParts, unsaved: UnsavedFile? = nil) throws -> Project {
    try Project(
      Workspace(configuration: disk.configuration), reading: parts, unsaved: unsaved,
      progress: Progress(isShown: false))
  }

  private static let schemas = ["messagegen.yaml", "Schemas/A.yaml", "Schemas/B.yaml"]

  @Test func readsTheConfigurationAlone() throws {
    let project = try project([])
    #expect(project.files.map(\.path) == ["messagegen.yaml"])
    #expect(project.schema == nil && project.findings.isEmpty && project.configuration?.targets.count == 1)
  }

  /// Neither the linter nor templates or releases have a say.
  @Test func readsTheSchemas() throws {
    let project = try project(.schemas)
    #expect(project.files.map(\.path) == Self.schemas)
    #expect(project.schema?.messages.count == 2 && project.findings.isEmpty && project.record == nil)
  }

  @Test func readsWhatIsAskedFor() throws {
    let linted = try project(.findings)
    #expect(linted.files.map(\.path) == Self.schemas)
    #expect(linted.findings.contains { $0.id == "duplicate-id" })
    #expect(!linted.findings.contains { ["template-syntax", "damaged-release"].contains($0.id) })
    let all = try project([.findings, .templates, .releases])
    let others = ["Own/Attachment.swift.mustache", "Schemas/Releases/1.0/release.yaml"]
    #expect(Array(all.files.map(\.path).prefix(5)) == Self.schemas + others)
    #expect(all.files.map(\.id.index) == Array(0..<all.files.count))
    for id in ["template-syntax", "damaged-release"] {
      let finding = try #require(all.findings.first { $0.id == id })
      #expect(others.contains(all.files[finding.range.file].path))
    }
  }

  @Test func readsTheRecordOnce() throws {
    var project = try project(.schemas)
    let read = try project.readReleases()
    let record = try #require(read)
    let count = project.files.count
    #expect(count > Self.schemas.count && record.files.allSatisfy { project.files[$0.id].path == $0.path })
    _ = try project.readReleases()
    #expect(project.files.count == count)
  }

  @Test func aFileInAnEditorIsInThePlaceOfItsOwn() throws {
    let bytes = Array("message: Song\nid: 6\n".utf8)
    let same = try project(.schemas, unsaved: UnsavedFile(bytes: bytes, path: "Schemas/A.yaml"))
    #expect(same.files.map(\.path) == Self.schemas && same.unsaved?.index == 1)
    #expect(same.schema?.messages.map(\.name).sorted() == ["Gift", "Song"])
    let more = try project(.schemas, unsaved: UnsavedFile(bytes: bytes, path: nil))
    #expect(more.files.map(\.path) == Self.schemas + [UnsavedFile.name] && more.unsaved?.index == 3)
  }

  @Test func aSchemaMoreIsBeforeTemplatesAndReleases() throws {
    let all = try project([.findings, .templates, .releases])
    let (project, file) = try all.adding("C.yaml", text: "message:  Song\nid: 6\n")
    #expect(file.path == "Schemas/C.yaml" && file.id.index == 3 && project.files[file.id].bytes == file.bytes)
    #expect(file.bytes.starts(with: "message: Song\n".utf8), "formatted")
    #expect(project.files[4].path == "Own/Attachment.swift.mustache")
  }
}
