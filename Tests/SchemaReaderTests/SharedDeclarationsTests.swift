import Schema
import SchemaReader
import SourceText
import Testing

/// What releases have in common is resolved once.
struct SharedDeclarationsTests {
  /// - Parameter releases: Each with its declarations, and with what is in its head beside its version.
  private func read(
    _ releases: [(version: String, head: String, declarations: [String])]
  ) -> Outcome<[RecordedRelease]> {
    let files = releases.enumerated().map { index, release in
      let body =
        "release: \"\(release.version)\"\n\(release.head)" + release.declarations.map { "---\n\($0)\n" }.joined()
      return SourceFile(
        id: .init(index), path: "Releases/\(release.version)/release.yaml",
        text: "digest: \(ReleaseDigest.text(of: body.utf8))\n" + body)
    }
    return SchemaReader.readReleases(files, in: "Releases")
  }

  private func message(_ name: String, in release: RecordedRelease) throws -> Message {
    try #require(release.schema.messages.first { $0.name == name })
  }

  /// The names of the types of a message's fields.
  private func types(of name: String, in release: RecordedRelease) throws -> [String] {
    try message(name, in: release).fields.compactMap { field -> String? in
      switch field.type {
      case .object(let id): release.schema[id].name
      case .enumeration(let id): release.schema[id].name
      default: nil
      }
    }
  }

  private let card = "message: Card\nid: 1\nfields: { seal: { object: { text: string } } }"
  private let gift = "message: Gift\nid: 2\nfields: { kind: { enum: [rose, book] }, box: { object: { width: int } } }"

  @Test func `a message is shared, whatever happens to the others`() throws {
    let wider = "message: Card\nid: 1\nfields: { seal: { object: { text: string } }, suit: { enum: [club, heart] } }"
    let outcome = read([
      ("1.0", "", [card, gift]), ("1.1", "after: \"1.0\"\n", [wider]),
      ("1.2", "after: \"1.1\"\nremoved: [Card]\n", []), ("1.3", "after: \"1.2\"\n", [card]),
    ])
    #expect(outcome.diagnostics.map(\.message.english) == [])
    let releases = try #require(outcome.value)
    let gifts = try releases.map { try message("Gift", in: $0) }
    #expect(gifts.count == 4 && gifts.allSatisfy { $0 === gifts[0] })
    #expect(try releases.map { try types(of: "Gift", in: $0) } == Array(repeating: ["Kind", "Box"], count: 4))
    #expect(try types(of: "Card", in: releases[0]) == ["Seal"])
    #expect(try types(of: "Card", in: releases[1]) == ["Seal", "Suit"])
    #expect(try types(of: "Card", in: releases[3]) == ["Seal"])
    let names = releases.map { release in
      (release.schema.objects.map(\.name) + release.schema.enums.map(\.name)).filter { !$0.isEmpty }.sorted()
    }
    let whole = ["Box", "Kind", "Seal"]
    #expect(names == [whole, whole + ["Suit"], ["Box", "Kind"], whole], "what others have has no name here")
  }

  @Test(arguments: [
    ("configuration: { lenient: false }\n", [] as [String]), ("", ["enum: Color\ncases: [red, green]"]),
    ("", ["object: Place\nfields: { name: string }"]),
  ]) func `a message is not shared where something around it changes`(head: String, declarations: [String]) throws {
    let outcome = read([("1.0", "", [gift]), ("1.1", "after: \"1.0\"\n" + head, declarations)])
    #expect(outcome.diagnostics.map(\.message.english) == [])
    let releases = try #require(outcome.value)
    #expect(try message("Gift", in: releases[0]) !== message("Gift", in: releases[1]))
  }

  @Test func `what is wrong in one release is not wrong in the next`() throws {
    let wrong = "message: Card\nid: 1\nfields: { seal: Nothing }"
    let outcome = read([
      ("1.0", "", [wrong, gift]), ("1.1", "after: \"1.0\"\n", [card]), ("1.2", "after: \"1.1\"\n", [wrong]),
    ])
    #expect(outcome.value?.map(\.version.description) == ["1.1"])
    #expect(outcome.diagnostics.map(\.range.file.index) == [0, 2])
  }
}
