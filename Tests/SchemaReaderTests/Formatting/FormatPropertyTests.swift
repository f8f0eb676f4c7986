import Foundation
import SchemaFormat
import SchemaTestSupport
import SourceText
import TestSupport
import Testing
import YAML

/// What holds for every text there is.
struct FormatPropertyTests {
  /// A text, named so that a failure can be found.
  struct Text: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: SourceFile
  }

  static let examples = Case.all.flatMap { item in
    item.files.map { Text(testDescription: "\(item.testDescription), \($0.path)", file: $0) }
  }

  /// Our own schemas and those of the test projects, as they are on the disk.
  static let own: [Text] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let consumers = "Tests/Projects/Consumers"
    let names = ["Schemas", "messagegen.yaml", consumers + "/Schemas", consumers + "/messagegen.yaml"]
    let files = names.flatMap { name -> [URL] in
      let url = root.appendingPathComponent(name)
      if name.hasSuffix(".yaml") { return [url] }
      let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
      return all.filter { $0.pathExtension == "yaml" }
    }
    return files.map { url in
      let bytes = (try? Data(contentsOf: url)).map(Array.init) ?? []
      return Text(testDescription: url.lastPathComponent, file: .init(id: .init(0), path: url.path, bytes: bytes))
    }
  }()

  @Test(arguments: examples + own) func `once is enough, and nothing is lost`(_ text: Text) throws {
    switch SchemaFormat.format(text.file) {
    case .internalError: Issue.record("the formatter would have damaged this")
    case .unreadable(let findings):
      #expect(findings.contains { $0.severity == .error })
      #expect(YAMLReader.read(text.file).hasErrors)
    case .text(let bytes):
      let again = SourceFile(id: text.file.id, path: text.file.path, bytes: bytes)
      guard case .text(let twice) = SchemaFormat.format(again) else {
        Issue.record("its own output is refused:\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
      #expect(String(decoding: twice, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
      let texts = (String(decoding: bytes, as: UTF8.self), String(decoding: text.file.bytes, as: UTF8.self))
      #expect(comments(of: texts.0) == comments(of: texts.1))
      // Compared by the reader's own tree, which resolves aliases, and not by what the formatter takes for the text.
      let (before, after) = (YAMLReader.read(text.file), YAMLReader.read(again))
      #expect(before.diagnostics.map(\.id) == after.diagnostics.map(\.id))
      #expect((before.value ?? []).map(Self.outline) == (after.value ?? []).map(Self.outline))
    }
  }

  /// But for a text over several lines, each of which has a finding: it becomes one line.
  private static let wholeLines = Case.all.filter { $0.name != "missing-space: several-fields" }

  @Test(arguments: wholeLines) func `the findings are the same`(_ item: Case) {
    let laidOut = item.files.map { file in
      guard case .text(let bytes) = SchemaFormat.format(file) else { return file }
      return SourceFile(id: file.id, path: file.path, bytes: bytes)
    }
    let (before, after) = (item.project, TestProject(files: laidOut))
    #expect(before.findings.map(\.id).sorted() == after.findings.map(\.id).sorted(), "\(after.printed())")
  }

  /// Lines left out, pushed to the right or with a comment behind: texts nobody would write, but somebody will.
  @Test(arguments: examples) func `what is half broken is formatted or refused`(_ text: Text) {
    let lines = String(decoding: text.file.bytes, as: UTF8.self).components(separatedBy: "\n")
    let edits: [(String) -> [String]] = [
      { _ in [] }, { ["  " + $0] }, { [$0 + " # x"] }, { ["   # y", $0] }, { ["", "# z", "", $0] },
      { [String($0.drop { $0 == " " })] }, { [$0, "--- # w"] }, { [$0.replacing(": ", with: ": &v ")] },
      { [$0.replacing(": ", with: ":\n      ")] }, { [$0.replacing(", ", with: ",\n # u\n")] },
    ]
    // One edit of each line; over all examples every edit meets everything there is. For each change every twelfth line.
    for index in lines.indices where Tier.hasEverything || index % 12 == lines.count % 12 {
      let number = (index + lines.count) % edits.count
      let edited = (lines[..<index] + edits[number](lines[index]) + lines[(index + 1)...]).joined(separator: "\n")
      guard let once = Self.layout(edited) else { continue }
      let title = "edit \(number) of line \(index + 1)\n\(edited)\n→\n\(once)"
      #expect(Self.layout(once) == once, "\(title)")
      #expect(comments(of: once) == comments(of: edited), "\(title)")
    }
  }

  /// The formatted text; nil if it is refused for what it is, `damaged` if the formatter's own check fails.
  private static func layout(_ text: String) -> String? {
    switch SchemaFormat.format(SourceFile(id: .init(0), path: "Schemas/Sample.yaml", text: text)) {
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .unreadable: nil
    case .internalError: "damaged"
    }
  }

  /// Shuffled keys come back to their places; comments go with their keys.
  @Test(arguments: own) func `the order of the author's keys does not matter`(_ text: Text) throws {
    guard case .text(let bytes) = SchemaFormat.format(text.file) else { return }
    let laidOut = String(decoding: bytes, as: UTF8.self)
    // An alias stays behind its anchor, so that texts with anchors have several orders.
    guard !laidOut.contains("&") else { return }
    var random = Randomness(1)
    for _ in 0..<4 {
      let shuffled = laidOut.components(separatedBy: "\n---\n").map { Self.shuffled($0, using: &random) }
      let again = try #require(Self.layout(shuffled.joined(separator: "\n---\n")))
      let bare = { (text: String) in text.split(separator: "\n").filter { !$0.hasPrefix("#") } }
      #expect(bare(again) == bare(laidOut))
    }
  }

  /// A document with the entries of its outermost mapping in another order.
  private static func shuffled(_ document: String, using random: inout Randomness) -> String {
    var entries: [[Substring]] = []
    for line in document.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" "), !entries.isEmpty {
        entries[entries.count - 1].append(line)
      } else {
        entries.append([line])
      }
    }
    return entries.shuffled(using: &random).flatMap { $0 }.joined(separator: "\n")
  }

  private static func outline(_ node: YAMLNode) -> String {
    switch node.kind {
    case .scalar: "\"\(node.text)\""
    case .sequence: "[" + node.items.map(outline).joined(separator: ", ") + "]"
    case .mapping:
      "{" + node.entries.map { outline($0.key) + ": " + outline($0.value) }.sorted().joined(separator: ", ") + "}"
    }
  }
}
