import Evolution
import Schema
import SchemaFormat
import SchemaReader
import SourceText

/// The text of a `release.yaml`.
struct ReleaseYAML {
  let bytes: [UInt8]

  /// - Parameters:
  ///   - base: What the release is laid over.
  ///   - beside: Earlier releases that it does not follow, and was compared with.
  ///   - accepted: What it breaks by intention.
  ///   - examples: The files beside it, sorted by name.
  init(
    _ version: ReleaseVersion, _ snapshot: SchemaSnapshot, after parent: ReleaseVersion?, _ base: SchemaSnapshot,
    beside: [ReleaseVersion] = [], accepted: [Acceptance], examples: [(name: String, bytes: [UInt8])] = []
  ) {
    let changes = snapshot.changes(since: base)
    let documents = (changes.added + changes.changed)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "---\n" + (snapshot.declarations[$0] ?? "") }
    var head = "release: \"\(version)\"\n"
    if let parent { head += "after: \"\(parent)\"\n" }
    if !beside.isEmpty { head += "beside: [\(beside.map { "\"\($0)\"" }.joined(separator: ", "))]\n" }
    let body = Array((head + Self.header(snapshot, changes, accepted, examples) + documents.joined()).utf8)
    let comment = "# Written by `messagegen release \(version)`; do not edit\n"
    bytes = Array((comment + "digest: \(ReleaseDigest.text(of: body))\n").utf8) + body
  }

  /// What is between the versions and the first declaration, as the formatter has it.
  private static func header(
    _ snapshot: SchemaSnapshot, _ changes: SchemaSnapshot.Difference, _ accepted: [Acceptance],
    _ examples: [(name: String, bytes: [UInt8])]
  ) -> String {
    var text = ""
    if !changes.removed.isEmpty { text += "removed: [\(changes.removed.joined(separator: ", "))]\n" }
    if !accepted.isEmpty {
      let items = accepted.sorted { ($0.rule, $0.at) < ($1.rule, $1.at) }.map { item in
        let entries = [("rule", item.rule), ("at", item.at), ("breaks", item.breaks), ("reason", item.reason)]
        return "  - { \(entries.map { "\($0.0): \(FlowText.text(of: $0.1))" }.joined(separator: ", ")) }\n"
      }
      text += "accepted:\n" + items.joined()
    }
    if !changes.configuration.isEmpty {
      let entries = changes.configuration.map { "\($0): \(snapshot.configuration[$0] ?? "null")" }
      text += "configuration: { \(entries.joined(separator: ", ")) }\n"
    }
    if !examples.isEmpty {
      let entries = examples.map { "\(FlowText.text(of: $0.name)): \"\(ReleaseDigest.text(of: $0.bytes))\"" }
      text += "examples: { \(entries.joined(separator: ", ")) }\n"
    }
    let file = SourceFile(id: .init(0), path: "", text: text)
    guard !text.isEmpty, case .text(let bytes) = SchemaFormat.format(file) else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }
}
