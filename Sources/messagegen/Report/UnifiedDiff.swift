import Reports

/// What has to change in a file, in the form that `patch -p1` reads.
struct UnifiedDiff {
  private let header: [String]
  private let edits: [LineEdit]
  private static let context = 3

  /// Nil: there is no such file.
  init(old: [UInt8]?, new: [UInt8]?, path: String) {
    header = ["--- " + (old == nil ? "/dev/null" : "a/" + path), "+++ " + (new == nil ? "/dev/null" : "b/" + path)]
    edits = LineEdit.script(from: Self.lines(old ?? []), to: Self.lines(new ?? []))
  }

  /// Empty if nothing has to change.
  func text(_ style: TextStyle) -> String {
    let hunks = hunks()
    guard !hunks.isEmpty else { return "" }
    var text = header.map { Self.paint($0, "1", style) + "\n" }.joined()
    for hunk in hunks {
      text += Self.paint(title(of: hunk), "36", style) + "\n"
      for edit in edits[hunk] { text += Self.text(of: edit, style) }
    }
    return text
  }

  /// The ranges of edits with their context; those that touch are one.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index].operation != .same {
      let range = max(0, index - Self.context)..<min(edits.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func title(of hunk: Range<Int>) -> String {
    func span(without operation: LineEdit.Operation) -> String {
      let before = edits[..<hunk.lowerBound].count { $0.operation != operation }
      let count = edits[hunk].count { $0.operation != operation }
      let start = count == 0 ? before : before + 1
      return count == 1 ? "\(start)" : "\(start),\(count)"
    }
    return "@@ -\(span(without: .added)) +\(span(without: .removed)) @@"
  }

  private static func text(of edit: LineEdit, _ style: TextStyle) -> String {
    let isComplete = edit.line.last == UInt8(ascii: "\n")
    let line = String(decoding: isComplete ? edit.line.dropLast() : edit.line, as: UTF8.self)
    let end = isComplete ? "\n" : "\n\\ No newline at end of file\n"
    return switch edit.operation {
    case .same: " " + line + end
    case .removed: paint("-" + line, "31", style) + end
    case .added: paint("+" + line, "32", style) + end
    }
  }

  private static func paint(_ text: String, _ code: String, _ style: TextStyle) -> String {
    style == .ansi ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The lines with their line breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
