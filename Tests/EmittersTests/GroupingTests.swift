import Foundation
import Schema
import SchemaTestSupport
import SourceText
import TestSupport
import Testing

@testable import Emitters

/// In which files the messages of a target stand.
struct GroupingTests {
  /// Files of messages, by name.
  private func files(_ names: [String], _ keys: String = "") throws -> [String: GeneratedFile] {
    let schemas = names.enumerated().map { "message: \($1)\nid: \($0 + 1)\nfields: { title: string }\n" }
    let configuration = "version: 1\ntargets: [{ name: App, path: Out\(keys) }]\n"
    let schema = try TestProject(schemas, configuration: configuration).schema
    let files = try Emitter.files(of: schema, target: schema.configuration.targets[0])
    let messages = files.filter { !$0.sources.isEmpty }
    #expect(Set(files.map(\.name)).count == files.count)
    return Dictionary(uniqueKeysWithValues: messages.map { ($0.name, $0) })
  }

  /// Names like those of messages, without repetition.
  private func randomNames(_ count: Int, using random: inout Randomness) -> [String] {
    var names: Set<String> = []
    while names.count < count {
      let syllables = (1...3).map { _ in random.pick(["gift", "red", "card", "poll", "call", "note", "shop", "x"]) }
      names.insert(syllables.map(\.capitalized).joined() + "\(Int.random(in: 1...99, using: &random))")
    }
    return names.sorted().shuffled(using: &random)
  }

  private func numbered(_ count: Int) -> [String] { (1...count).map { "Message\($0)" } }

  @Test func `a file for each message below a hundred, twenty files from there on`() throws {
    #expect(try Set(files(numbered(99)).keys) == Set(numbered(99).map { $0 + "Attachment.swift" }))
    #expect(
      try Set(files(numbered(100)).keys) == Set((1...20).map { "Messages-" + ($0 < 10 ? "0" : "") + "\($0).swift" }))
  }

  @Test func `what a target says holds for any number of messages`() throws {
    #expect(try files(numbered(120), ", grouping: message").count == 120)
    #expect(try files(["Gift", "Card"], ", grouping: 1").keys.sorted() == ["Messages-01.swift"])
    #expect(try files(["RedPacket"], ", grouping: 1000").keys.sorted() == ["Messages-0949.swift"])
  }

  /// Computed elsewhere: another hash would move the messages of every project.
  @Test(
    arguments: zip(
      ["RedPacket", "Gift", "A", "红包"],
      [[1, 1, 9, 949], [1, 2, 8, 648], [1, 1, 9, 749], [1, 3, 3, 683]]))
  func `the hash is FNV-1a`(name: String, places: [Int]) {
    #expect([1, 3, 20, 1000].map { Grouping.file(of: name, among: $0) } == places)
  }

  @Test func `the number of files is the target's messages', not the project's`() throws {
    let names = numbered(99)
    #expect(try files(names + ["Other"], ", messages: [\"Message*\"]").count == 99)
  }

  @Test func `messages that come and go move no others`() throws {
    var random = Randomness(1)
    let names = randomNames(200, using: &random)
    let (before, after) = (names.dropLast(20), names.dropFirst(20))
    let old = try files(Array(before), ", grouping: 7")
    let new = try files(after.shuffled(using: &random), ", grouping: 7")
    let (oldPlaces, newPlaces) = (places(before, old), places(after, new))
    #expect(oldPlaces.count == 180 && newPlaces.count == 180)
    for name in Set(before).intersection(after) {
      #expect(oldPlaces[name] == newPlaces[name], "\(name)")
      #expect(oldPlaces[name] == "Messages-0\(Grouping.file(of: name, among: 7)).swift")
    }
  }

  /// The file that declares each message.
  private func places(_ names: some Sequence<String>, _ files: [String: GeneratedFile]) -> [String: String] {
    var places: [String: String] = [:]
    for file in files.values {
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
        guard line.hasPrefix("nonisolated public struct ") else { continue }
        let name = line.split(separator: " ")[3].prefix { $0 != ":" }.dropLast("Attachment".count)
        #expect(places.updateValue(file.name, forKey: String(name)) == nil, "\(name) stands there once")
      }
    }
    return places.filter { names.contains($0.key) }
  }

  @Test func `a file has one head, names its schemas, and sorts its messages by name`() throws {
    let file = try #require(files(["Gift", "Album", "Card"], ", grouping: 1")["Messages-01.swift"])
    #expect(file.sources == ["Schemas/0.yaml", "Schemas/1.yaml", "Schemas/2.yaml"])
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(Array(lines[1...3]) == file.sources.map { "//   " + $0 })
    for once in ["import Foundation", "// swift-format-ignore-file"] { #expect(lines.count { $0 == once } == 1) }
    let places = ["Album", "Card", "Gift"].map { name in
      lines.firstIndex { $0.hasPrefix("nonisolated public struct \(name)Attachment") }
    }
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted() && !places.contains(nil))
    #expect(file.bytes.last == UInt8(ascii: "\n") && !lines.contains { $0.hasSuffix("\n\n") })
  }

  @Test func `a message's name cannot be that of a file of several`() throws {
    let keys = ", suffix: \"\", grouping: message"
    #expect(try files(["Messages", "Messages01"], keys).keys.sorted() == ["Messages.swift", "Messages01.swift"])
    #expect(try files(["Messages01"], ", suffix: \"\", grouping: 1").keys.sorted() == ["Messages-01.swift"])
  }

  @Test func `a template of the user's that does not know of several messages still serves`() throws {
    let project = TestProject(
      ["message: Gift\nid: 1\n", "message: Card\nid: 2\n"],
      configuration: "version: 1\ntargets: [{ name: App, path: Out, grouping: 1 }]\n")
    let files = try project.emitted(
      userTemplates: ["Attachment.swift.mustache": "{{header}}\nimport Foundation\nstruct {{type}} {}\n"])
    let text = try #require(files["Messages-01.swift"])
    #expect(text.components(separatedBy: "// Generated by").count == 2)
    #expect(text.hasSuffix("struct CardAttachment {}\n\n\nimport Foundation\nstruct GiftAttachment {}\n"))
  }
}
