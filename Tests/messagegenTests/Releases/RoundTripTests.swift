import Foundation
import Schema
import SchemaReader
import SchemaTestSupport
import SourceText
import TestSupport
import Testing
import Workspace

@testable import messagegen

/// What a chain of releases records is what was released.
struct RoundTripTests {
  /// This package, and the tests' schemas with everything in them.
  private static let projects = [".", "Tests/Projects/Consumers"]

  @Test(arguments: projects) func `random releases have the schemas that were recorded`(path: String) throws {
    var random = Randomness(path == "." ? 41 : 42)
    let disk = TemporaryProject()
    let files = try TestProject(folder: path).files.map { (path: $0.path, text: $0.text(in: $0.range)) }
    var record: [SourceFile] = []
    var released: [Schema] = []
    let numbers = 1...(Tier.hasEverything ? 5 : 2)
    for number in numbers {
      disk.write(Self.configuration(files[0].text, number, &random), to: files[0].path)
      for file in files.dropFirst() { disk.write(Self.changed(file.text, number, &random), to: file.path) }
      let project = try Project(
        Workspace(configuration: disk.configuration), reading: .findings, progress: Progress(isShown: false))
      #expect(project.findings.filter { $0.severity == .error }.map(\.message.english) == [])
      released.append(try #require(project.schema))
      record.append(try Self.release(number, of: project, after: record))
    }
    let outcome = SchemaReader.readReleases(record, in: "Schemas/Releases")
    #expect(outcome.diagnostics.map(\.message.english) == [])
    let recorded = try #require(outcome.value)
    #expect(recorded.map(\.version.description) == numbers.map { "1.\($0)" })
    for (release, schema) in zip(recorded, released) {
      let (found, expected) = (SchemaDescription(release.schema).lines, SchemaDescription(schema).lines)
      #expect(expected.count > 20)
      #expect(found.count == expected.count, "\(release.version)")
      for (found, expected) in zip(found, expected) { #expect(found == expected, "\(release.version)") }
    }
  }

  /// What ranges point at is what is said there, in whatever release it was written.
  @Test func `ranges stay in the release that wrote them`() throws {
    let disk = TemporaryProject(["messagegen.yaml": "version: 1\ntargets: [{ name: Chat, path: Generated }]\n"])
    disk.write("message: Old\nid: 1\n---\nmessage: New\nid: 2\n", to: "Schemas/All.yaml")
    func project() throws -> Project {
      try Project(
        Workspace(configuration: disk.configuration), reading: .findings, progress: Progress(isShown: false))
    }
    var record = [try Self.release(1, of: project(), after: [])]
    disk.write("message: Old\nid: 1\n---\nmessage: New\nid: 3\n", to: "Schemas/All.yaml")
    record.append(try Self.release(2, of: project(), after: record))
    record.append(try Self.release(3, of: project(), after: record))
    let recorded = try #require(SchemaReader.readReleases(record, in: "Schemas/Releases").value)
    #expect(recorded.map(\.content) == [0, 1, 1], "what is equal is read once")
    for message in recorded[2].schema.messages {
      let range = message.declaration.name.range
      let file = try #require(record.first { $0.id == range.file })
      #expect(file.text(in: range) == message.name)
      #expect(file.path == "Schemas/Releases/\(message.name == "Old" ? "1.1" : "1.2")/release.yaml")
    }
  }

  /// The file of a release, as the command writes it.
  private static func release(_ number: Int, of project: Project, after record: [SourceFile]) throws -> SourceFile {
    let parent = SchemaReader.readReleases(record, in: "Schemas/Releases").value?.last
    let version = try #require(ReleaseVersion("1.\(number)"))
    let snapshot = try SchemaSnapshot(of: project)
    let base = try parent.map { try SchemaSnapshot(of: $0, in: record) } ?? SchemaSnapshot()
    if let parent { #expect(parent.version.description == "1.\(number - 1)") }
    let text = ReleaseYAML(version, snapshot, after: parent?.version, base, accepted: [])
    let file = SourceFile(
      id: .init(100 + number), path: "Schemas/Releases/\(version)/release.yaml", bytes: text.bytes)
    // Recorded anew, there is nothing to record.
    let again = try #require(SchemaReader.readReleases(record + [file], in: "Schemas/Releases").value?.last)
    #expect(try SchemaSnapshot(of: again, in: record + [file]).changes(since: snapshot).isEmpty)
    return file
  }

  /// Some messages are not there for a while, others belong to somebody else, with comments and blank lines about.
  private static func changed(_ text: String, _ number: Int, _ random: inout Randomness) -> String {
    let documents = text.components(separatedBy: "\n---\n").compactMap { document -> String? in
      let isMessage = document.split(separator: "\n").contains { $0.hasPrefix("message:") }
      guard isMessage else { return document }
      if random.chance(4) { return nil }
      guard random.chance(3) else { return document }
      let lines = document.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("owner:") }
      return "# nobody reads this\n" + lines.joined(separator: "\n") + "\n\nowner: team \(number)  # for now"
    }
    return documents.isEmpty ? "# nothing\n" : documents.joined(separator: "\n---\n") + "\n"
  }

  private static func configuration(_ text: String, _ number: Int, _ random: inout Randomness) -> String {
    var text = text
    if random.chance(2) {
      text = text.replacing("\nenvelopes:\n", with: "\nenvelopes:\n  more: { id: more\(number) }\n")
    }
    if random.chance(2) {
      let prefixed = "access: public\n    prefix: P\(number)"
      text = text.replacing("access: public", with: prefixed, maxReplacements: 1)
    }
    if !text.contains("\nlenient:"), random.chance(2) { text += "\nlenient: false\n" }
    return text
  }
}
