import SourceText

/// What a fix-it makes of the lines it touches, as the old lines and the new.
struct FixItPreview {
  private let hunks: [(number: Int, old: [String], new: [String])]

  /// More edits than this are not listed one by one.
  static let maximumHunks = 4

  init(_ fixIt: Diagnostic.FixIt, files: SourceFiles) {
    let edits = fixIt.edits.sorted { $0.range < $1.range }
    guard let first = edits.first, let file = files.holding(first.range) else {
      hunks = []
      return
    }
    var groups: [(lines: ClosedRange<Int>, edits: [Diagnostic.Edit])] = []
    for edit in edits where edit.range.file == file.id {
      let lines = file.lines(of: edit.range)
      if let last = groups.last, lines.lowerBound <= last.lines.upperBound {
        let upper = max(last.lines.upperBound, lines.upperBound)
        groups[groups.count - 1] = (last.lines.lowerBound...upper, last.edits + [edit])
      } else {
        groups.append((lines, [edit]))
      }
    }
    hunks = groups.map { group in
      let lines =
        file.byteRange(ofLine: group.lines.lowerBound)
        .lowerBound..<file.byteRange(ofLine: group.lines.upperBound).upperBound
      let first = file.window(of: lines, around: group.edits[0].range.start)
      let last = file.window(of: lines, around: group.edits.map(\.range.end).max() ?? lines.upperBound)
      let old = first.lowerBound..<max(first.lowerBound, last.upperBound)
      let cut = old.lowerBound > lines.lowerBound ? "…" : ""
      let before = cut + String(decoding: file.bytes[old], as: UTF8.self)
      let after = cut + Self.changed(group.edits, old, file)
      // A line that goes with its line break leaves nothing to show.
      let isGone = after.isEmpty && group.edits.contains { $0.range.end > lines.upperBound }
      return (group.lines.lowerBound, Self.split(before), isGone ? [] : Self.split(after))
    }
  }

  func lines(_ style: TextStyle, _ digits: Int, _ language: Language = .english) -> [String] {
    guard !hunks.isEmpty else { return [] }
    var lines = [style.gutter(nil, digits)]
    for hunk in hunks.prefix(Self.maximumHunks) {
      let starts = zip(hunk.old, hunk.new).map { Self.start(of: $0, and: $1) }
      for (texts, sign, role) in [(hunk.old, "-", TextStyle.Role.removed), (hunk.new, "+", .added)] {
        for (index, text) in texts.enumerated() {
          let start = starts.indices.contains(index) ? starts[index] : 0
          lines.append(line(text, from: start, hunk.number + index, sign, role, style, digits))
        }
      }
    }
    if hunks.count > Self.maximumHunks {
      let rest = hunks.count - Self.maximumHunks
      let more = LocalizedText("and \(rest) more \(rest == 1 ? "place" : "places")", zh: "还有 \(rest) 处")
      lines.append(style.paint("...", .gutter) + " " + more.text(in: language))
    }
    return lines
  }

  private func line(
    _ text: String, from start: Int, _ number: Int, _ sign: String, _ role: TextStyle.Role, _ style: TextStyle,
    _ digits: Int
  ) -> String {
    let edge = style.gutter(number, digits, "")
    let shown = TerminalText.shown(text).dropFirst(start)
    let cut = shown.count > Self.maximumLength ? shown.prefix(Self.maximumLength - 1) + "…" : shown
    return edge + style.paint(cut.isEmpty ? sign : "\(sign) \(start > 0 ? "…" : "")\(cut)", role)
  }

  /// In characters.
  private static let maximumLength = 160
  private static let context = 40

  /// Where to begin a line and what becomes of it, so that the first difference of a long one is to be seen.
  private static func start(of old: String, and new: String) -> Int {
    let shown = (TerminalText.shown(old), TerminalText.shown(new))
    guard max(shown.0.count, shown.1.count) > maximumLength else { return 0 }
    let same = zip(shown.0, shown.1).prefix { $0 == $1 }.count
    return same > maximumLength - context ? same - context : 0
  }

  /// The text of a range of bytes with the edits in it carried out.
  private static func changed(_ edits: [Diagnostic.Edit], _ range: Range<Int>, _ file: SourceFile) -> String {
    var text = ""
    var offset = range.lowerBound
    for edit in edits {
      let start = min(max(edit.range.start, offset), range.upperBound)
      text += String(decoding: file.bytes[offset..<start], as: UTF8.self) + edit.replacement
      offset = min(max(edit.range.end, start), range.upperBound)
    }
    return text + String(decoding: file.bytes[offset..<range.upperBound], as: UTF8.self)
  }

  private static func split(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { String($0) }
  }
}
