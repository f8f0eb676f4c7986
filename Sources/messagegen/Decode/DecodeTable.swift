import Inspection
import Reports
import SourceText

/// What is to be said of a message, a line for each thing: a word, the name, what is found where, the location in the schema.
struct DecodeTable {
  private struct Line {
    let word: LocalizedText
    let name: String
    let what: LocalizedText
    let range: SourceRange?
    var isWrong = false
  }

  let rows: [ExplainedRow]
  let locations: SchemaLocations
  let style: TextStyle
  let language: Language

  /// A row, with what belongs to it below.
  private func lines(of row: ExplainedRow) -> [Line] {
    var line = Line(word: Self.word(of: row), name: row.path, what: Self.text(of: row), range: row.range)
    if case .failure = row.kind { line.isWrong = true }
    func below(_ name: LocalizedText, _ what: LocalizedText, _ range: SourceRange) -> Line {
      Line(word: .verbatim(""), name: name.text(in: language), what: what, range: range)
    }
    var lines = [line]
    if let declared = row.declared {
      lines.append(below(LocalizedText("declared", zh: "已声明"), declared.text, declared.range))
    }
    return lines + row.causes.map { below(LocalizedText("because", zh: "因为"), $0.text, $0.range) }
  }

  private static func word(of row: ExplainedRow) -> LocalizedText {
    switch row.kind {
    case .id: .verbatim("id")
    case .failure: LocalizedText("failure", zh: "失败")
    case .dropped: LocalizedText("dropped", zh: "丢弃")
    case .unknownKey: LocalizedText("unknown", zh: "未知")
    case .value, .slot, .missing: LocalizedText("ok", zh: "正常")
    case .readAs where row.standsForField, .undeclared where row.standsForField: LocalizedText("ok", zh: "正常")
    case .readAs, .undeclared, .duplicateKey, .noPayload: LocalizedText("note", zh: "提示")
    }
  }

  private static func text(of row: ExplainedRow) -> LocalizedText {
    let found = [row.pointer, row.found.map(shortened)].compactMap { $0 }.joined(separator: " ")
    switch row.kind {
    case .value, .id(readAs: nil): return .verbatim(found)
    case .slot(let slot): return .verbatim("slot \(slot) \(found)")
    case .missing(let standard):
      return standard.map { LocalizedText("missing: \($0)", zh: "缺失：\($0)") } ?? missing
    case .id(readAs: let value?), .readAs(let value?):
      let value = shortened(value)
      return LocalizedText("\(found) read as \(value)", zh: "\(found) 读作 \(value)")
    case .readAs(nil): return LocalizedText("\(found) read as missing", zh: "\(found) 视为缺失")
    case .dropped(let failures):
      guard let failure = failures.first else { return .verbatim(found) }
      let (reason, name) = (failure.reason.wording, failure.path.isEmpty ? "" : "`\(failure.path)` ")
      let mark = name.isEmpty ? "" : ":"
      return LocalizedText("\(found)\(mark) \(name)\(reason)", zh: "\(found)\(mark) \(name)\(reason)")
    case .unknownKey(let hint):
      guard let hint = hint?.text else { return .verbatim(found) }
      return LocalizedText("\(found): \(hint)", zh: "\(found)：\(hint)")
    case .duplicateKey:
      return LocalizedText("\(found): duplicate key, the last one counts", zh: "\(found)：键重复，以最后一个为准")
    case .undeclared: return LocalizedText("\(found) is not declared, and kept", zh: "\(found) 未声明，原样保留")
    case .noPayload:
      return row.found == nil
        ? LocalizedText("\(found) is missing: no payload", zh: "缺少 \(found)：没有载荷")
        : LocalizedText("\(found) is not an object: no payload", zh: "\(found) 不是对象：没有载荷")
    case .failure(let failure):
      let reason = failure.reason.wording
      if row.pointer != nil { return LocalizedText("\(found) \(reason)", zh: "\(found) \(reason)") }
      if failure.reason == .missing { return missing }
      return failure.path.isEmpty ? reason : LocalizedText("missing: \(reason)", zh: "缺失：\(reason)")
    }
  }

  private static let missing = LocalizedText("missing", zh: "缺失")

  /// No longer than a line holds.
  private static func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }

  var text: String {
    let lines = rows.flatMap { self.lines(of: $0) }
    let words = lines.map { DisplayWidth.of($0.word.text(in: language)) }.max() ?? 0
    let names = lines.map { min(DisplayWidth.of($0.name), 32) }.max() ?? 0
    let whats = lines.map { min(DisplayWidth.of($0.what.text(in: language)), 72) }.max() ?? 0
    var file: SourceFile.ID?
    var text = ""
    for line in lines {
      let word = line.word.text(in: language).padding(to: words)
      var location = ""
      if let range = line.range {
        location = file == range.file ? locations.lineAndColumn(of: range) : locations.text(of: range)
        file = range.file
      }
      let what = TerminalText.shown(line.what.text(in: language))
      let parts = [
        line.isWrong ? style.paint(word, as: .error) : word, TerminalText.shown(line.name).padding(to: names),
        location.isEmpty ? what : what.padding(to: whats), location,
      ]
      text += parts.joined(separator: "  ").trimmingTrailingSpaces + "\n"
    }
    return text
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    let last = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return String(self[..<(last.map { utf8.index(after: $0) } ?? startIndex)])
  }
}
