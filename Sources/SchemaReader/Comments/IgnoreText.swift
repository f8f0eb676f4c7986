import Schema
import SourceText

/// The text of one comment, taken apart: `# messagegen:ignore rule-id, rule-id -- reason`.
struct IgnoreText {
  static let name = "messagegen"
  static let directives = ["ignore", "ignore-file"]
  /// What other linters call them.
  private static let foreignKeys = [
    "disable": "ignore", "disable-file": "ignore-file", "silence": "ignore", "silence-file": "ignore-file",
    "ignore-next": "ignore", "ignore-next-line": "ignore", "ignore-line": "ignore", "ignore-this": "ignore",
    "disable-next": "ignore", "disable-next-line": "ignore", "disable-line": "ignore", "disable-this": "ignore",
    "ignore-all": "ignore-file", "disable-all": "ignore-file", "suppress": "ignore", "allow": "ignore",
  ]

  let isForFile: Bool
  let ids: [Located<String>]
  let mistake: IgnoreComment.Mistake?

  /// Nil: a comment like any other.
  init?(_ text: ArraySlice<UInt8>, _ file: SourceFile.ID) {
    var cursor = TextCursor(text, file)
    cursor.skip { $0 == UInt8(ascii: "#") || Comment.isBlank($0) }
    let start = cursor.offset
    cursor.skip(Self.name.utf8.count)
    let gap = cursor.skipBlanks()
    let hasColon = cursor.skip(":") || cursor.skip("：")
    let isSpaced = cursor.skipBlanks() || gap
    let word = cursor.word()
    guard let directive = Self.directive(word, isStrict: !hasColon, isProse: isSpaced) else {
      guard hasColon, !isSpaced, !word.isEmpty else { return nil }
      (isForFile, ids, mistake) = (false, [], .unknownDirective(word))
      return
    }
    isForFile = directive == "ignore-file"
    let wanted = Self.name + ":" + directive
    var edits: [Diagnostic.Edit] = []
    _ = cursor.skip(":") || cursor.skip("：")
    if cursor.text(from: start) != wanted {
      edits.append(.init(range: cursor.range(from: start), replacement: wanted))
    }
    let list = IgnoreList(cursor.rest, file)
    edits += list.edits
    if edits.isEmpty {
      ids = list.ids
      mistake = list.ids.isEmpty ? .noRules : nil
    } else {
      ids = []
      mistake = .spelling(edits, isSafe: Self.directives.contains(word.lowercased()))
    }
  }

  /// What is meant by a word; prose with `messagegen:` in it takes more than a likeness.
  private static func directive(_ word: String, isStrict: Bool, isProse: Bool) -> String? {
    let word = word.lowercased()
    if directives.contains(word) { return word }
    if let directive = foreignKeys[word] { return directive }
    return isStrict || isProse ? nil : Spelling.nearest(to: word, in: directives)
  }
}
