import SourceText

/// The rules that a comment names: what is between its directive and `--`.
struct IgnoreList {
  private(set) var ids: [Located<String>] = []
  /// Make its punctuation what it was meant to be.
  private(set) var edits: [Diagnostic.Edit] = []

  init(_ text: ArraySlice<UInt8>, _ file: SourceFile.ID) {
    let end = Self.dashes.compactMap { text.firstRange(of: $0.utf8)?.lowerBound }.min() ?? text.endIndex
    mendDash(at: end, in: text, file)
    var cursor = TextCursor(text[..<end], file)
    while true {
      cursor.skip { Comment.isBlank($0) || $0 == UInt8(ascii: ",") }
      if cursor.rest.isEmpty { return }
      readItem(&cursor, file)
    }
  }

  /// What a reason is behind: the one that counts, then what people write for it. No rule has a colon in it.
  private static let dashes = ["--", "—", "–", "：", ":"]
  private static let commas = ["，", "、"]

  /// Takes what is up to the next comma; words that can only be rules lack a comma between them.
  private mutating func readItem(_ cursor: inout TextCursor, _ file: SourceFile.ID) {
    let end = cursor.rest.firstIndex(of: UInt8(ascii: ",")) ?? cursor.rest.endIndex
    let item = cursor.rest[..<end]
    cursor.skip(item.count)
    for comma in Self.commas.flatMap({ item.ranges(of: $0.utf8) }) {
      let next = item[comma.upperBound...].firstIndex { !Comment.isBlank($0) } ?? item.endIndex
      edits.append(.init(range: SourceRange(file: file, start: comma.lowerBound, end: next), replacement: ", "))
    }
    let words = item.split(whereSeparator: Comment.isBlank)
    let isList = words.count > 1 && words.allSatisfy { $0.contains(UInt8(ascii: "-")) }
    if isList {
      for (word, next) in zip(words, words.dropFirst()) {
        let gap = SourceRange(file: file, start: word.endIndex, end: next.startIndex)
        edits.append(.init(range: gap, replacement: ", "))
      }
    }
    guard let first = words.first, let last = words.last else { return }
    let range = SourceRange(file: file, start: first.startIndex, end: last.endIndex)
    ids.append(Located(String(decoding: item[range.start..<range.end], as: UTF8.self), range))
  }

  /// `——` is what a Chinese keyboard writes for `--`; and many write a colon.
  private mutating func mendDash(at start: Int, in text: ArraySlice<UInt8>, _ file: SourceFile.ID) {
    let rest = text[start...]
    guard let dash = Self.dashes.dropFirst().first(where: { rest.starts(with: $0.utf8) }) else { return }
    var end = start
    while text[end...].starts(with: dash.utf8) { end += dash.utf8.count }
    let before = text[..<start].last.map(Comment.isBlank) ?? true
    let after = text[end...].first.map(Comment.isBlank) ?? true
    edits.append(
      .init(
        range: SourceRange(file: file, start: start, end: end),
        replacement: (before ? "" : " ") + "--" + (after ? "" : " ")))
  }
}
