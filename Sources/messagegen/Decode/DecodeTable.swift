import Inspection
import Reports
import SourceText

/// The fields of a message, a line for each thing worth saying: a word, the name, what stands where, the schema's place.
struct DecodeTable {
  private struct Row {
    let word: LocalizedText
    let name: String
    let what: LocalizedText
    let range: SourceRange?
    var isWrong = false
  }

  let places: SchemaPlaces
  let style: TextStyle
  let language: Language
  private var rows: [Row] = []

  init(places: SchemaPlaces, style: TextStyle, language: Language) {
    self.places = places
    self.style = style
    self.language = language
  }

  private static let ok = LocalizedText("ok", zh: "正常")
  private static let failure = LocalizedText("failure", zh: "失败")
  private static let note = LocalizedText("note", zh: "提示")
  private static let dropped = LocalizedText("dropped", zh: "丢弃")
  private static let unknown = LocalizedText("unknown", zh: "未知")

  mutating func add(_ explanation: MessageExplanation) {
    for id in explanation.ids {
      let found = Self.shortened(id.found)
      let place = id.pointer.map { $0 + " " } ?? ""
      let what =
        id.readAs.map { LocalizedText("\(place)\(found) read as \($0)", zh: "\(place)\(found) 读作 \($0)") }
        ?? .verbatim(place + found)
      rows.append(Row(word: .verbatim("id"), name: id.name, what: what, range: id.range))
    }
    var failures = explanation.failures
    for field in explanation.fields {
      let name = field.field.name
      add(field)
      let own = failures.filter { $0.isOf(name) }
      failures.removeAll { $0.isOf(name) }
      for failure in own { add(failure) }
    }
    for failure in failures { add(failure) }
    if let note = explanation.missingPayload { add(note, nil) }
    for note in explanation.keys { add(note, nil) }
  }

  private mutating func add(_ row: MessageExplanation.FieldRow) {
    let (field, name) = (row.field, row.field.name)
    var notes = row.notes
    if !row.hasFailed, !row.isLeftOut, !row.isUnread {
      var what: LocalizedText
      var declared: DeclaredValues?
      switch row.source {
      case .payload(let pointer, let found):
        what = .verbatim("\(pointer) \(Self.shortened(found))")
        if let own = notes.firstIndex(where: { $0.path == name && $0.isOfValue }) {
          let note = notes.remove(at: own)
          what = text(of: note)
          if case .undeclared(let values) = note.kind { declared = values }
        }
      case .slot(let slot, let found): what = .verbatim("slot \(slot) \(Self.shortened(found))")
      case .missing(let standard):
        what = standard.map { LocalizedText("missing: \($0)", zh: "缺失：\($0)") } ?? LocalizedText("missing", zh: "缺失")
      }
      rows.append(Row(word: Self.ok, name: name, what: what, range: field.range))
      if let declared { add(declared) }
    }
    for note in notes { add(note, field.range) }
  }

  private mutating func add(_ note: ValueNote, _ range: SourceRange?) {
    switch note.kind {
    case .dropped: rows.append(Row(word: Self.dropped, name: note.path, what: text(of: note), range: range))
    case .unknownKey: rows.append(Row(word: Self.unknown, name: note.path, what: text(of: note), range: nil))
    case .duplicateKey, .noPayload:
      rows.append(Row(word: Self.note, name: note.path, what: text(of: note), range: nil))
    case .readAs, .readAsMissing, .undeclared:
      rows.append(Row(word: Self.note, name: note.path, what: text(of: note), range: range))
    }
    if case .undeclared(let declared) = note.kind { add(declared) }
  }

  private mutating func add(_ declared: DeclaredValues) {
    let name = LocalizedText("declared", zh: "已声明").text(in: language)
    rows.append(Row(word: .verbatim(""), name: name, what: declared.text, range: declared.range))
  }

  private mutating func add(_ explained: ExplainedFailure) {
    let failure = explained.failure
    let reason = failure.reason.wording
    let found = explained.found.map { " " + Self.shortened($0) } ?? ""
    let what: LocalizedText
    if let pointer = explained.pointer {
      what = LocalizedText("\(pointer)\(found) \(reason)", zh: "\(pointer)\(found) \(reason)")
    } else if failure.reason == .missing {
      what = LocalizedText("missing", zh: "缺失")
    } else if failure.path.isEmpty {
      what = reason
    } else {
      what = LocalizedText("missing: \(reason)", zh: "缺失：\(reason)")
    }
    rows.append(Row(word: Self.failure, name: failure.path, what: what, range: explained.range, isWrong: true))
    if let declared = explained.declared { add(declared) }
    for cause in explained.causes {
      rows.append(
        Row(
          word: .verbatim(""), name: LocalizedText("because", zh: "因为").text(in: language), what: cause.text,
          range: cause.range))
    }
  }

  private func text(of note: ValueNote) -> LocalizedText {
    let place = note.pointer + (note.found.map { " " + Self.shortened($0) } ?? "")
    switch note.kind {
    case .readAs(let value):
      let value = Self.shortened(value)
      return LocalizedText("\(place) read as \(value)", zh: "\(place) 读作 \(value)")
    case .readAsMissing: return LocalizedText("\(place) read as missing", zh: "\(place) 视为缺失")
    case .dropped(let failures):
      guard let failure = failures.first else { return .verbatim(place) }
      let (reason, name) = (failure.reason.wording, failure.path.isEmpty ? "" : "`\(failure.path)` ")
      let mark = name.isEmpty ? "" : ":"
      return LocalizedText("\(place)\(mark) \(name)\(reason)", zh: "\(place)\(mark) \(name)\(reason)")
    case .unknownKey(let hint):
      guard let hint = hint?.text else { return .verbatim(note.pointer) }
      return LocalizedText("\(note.pointer): \(hint)", zh: "\(note.pointer)：\(hint)")
    case .duplicateKey:
      return LocalizedText("\(place): duplicate key, the last one counts", zh: "\(place)：键重复，以最后一个为准")
    case .undeclared: return LocalizedText("\(place) is not declared, and kept", zh: "\(place) 未声明，原样保留")
    case .noPayload:
      return note.found == nil
        ? LocalizedText("\(place) is missing: no payload", zh: "缺少 \(place)：没有载荷")
        : LocalizedText("\(place) is not an object: no payload", zh: "\(place) 不是对象：没有载荷")
    }
  }

  /// No longer than a line holds.
  static func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }

  var text: String {
    let words = rows.map { DisplayWidth.of($0.word.text(in: language)) }.max() ?? 0
    let names = rows.map { min(DisplayWidth.of($0.name), 32) }.max() ?? 0
    let whats = rows.map { min(DisplayWidth.of($0.what.text(in: language)), 72) }.max() ?? 0
    var file: SourceFile.ID?
    var text = ""
    for row in rows {
      let word = row.word.text(in: language).padding(to: words)
      var place = ""
      if let range = row.range {
        place = file == range.file ? places.lineAndColumn(of: range) : places.text(of: range)
        file = range.file
      }
      let what = TerminalText.shown(row.what.text(in: language))
      let name = TerminalText.shown(row.name).padding(to: names)
      let line =
        "\(row.isWrong ? style.paint(word, as: .error) : word)  \(name)  \(place.isEmpty ? what : what.padding(to: whats))  \(place)"
      text += line.trimmingTrailingSpaces + "\n"
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

extension ValueNote {
  /// It is about the value itself and stands for it in a row.
  fileprivate var isOfValue: Bool {
    switch kind {
    case .readAs, .readAsMissing, .undeclared: true
    case .dropped, .unknownKey, .duplicateKey, .noPayload: false
    }
  }
}

extension MessageExplanation.FieldRow {
  /// Required and missing, without a failure: there is no payload.
  fileprivate var isUnread: Bool {
    if case .missing(standard: nil) = source { field.isRequired } else { false }
  }

  /// Optional, missing and no more to be said of it.
  var isLeftOut: Bool {
    if case .missing(standard: nil) = source { field.isOptional && !hasFailed } else { false }
  }
}

extension ExplainedFailure {
  fileprivate func isOf(_ field: String) -> Bool {
    failure.path == field || failure.path.hasPrefix(field + ".") || failure.path.hasPrefix(field + "[")
  }
}
