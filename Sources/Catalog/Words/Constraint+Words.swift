import Schema
import SourceText

/// Constraints as people read them.
extension Constraint {
  /// Words, and what stands behind them as code.
  var words: (label: LocalizedText, code: String) {
    switch self {
    case .nonEmpty: (LocalizedText("not empty", zh: "非空"), "")
    case .present: (LocalizedText("present", zh: "必须存在"), "")
    case .absent: (LocalizedText("absent", zh: "必须缺失"), "")
    case .range(let low, let high): (LocalizedText("range", zh: "范围"), Self.span(low?.text, high?.text))
    case .length(let low, let high):
      (LocalizedText("characters", zh: "字符数"), Self.span(String(low), high.map { String($0) }))
    case .maxBytes(let bytes): (LocalizedText("bytes at most", zh: "最大字节数"), String(bytes))
    case .count(let low, let high):
      (LocalizedText("elements", zh: "元素个数"), Self.span(String(low), high.map { String($0) }))
    case .pattern(let pattern): (LocalizedText("matches", zh: "匹配"), pattern)
    case .schemes(let schemes): (LocalizedText("schemes", zh: "协议"), schemes.joined(separator: ", "))
    case .known: (LocalizedText("a declared value", zh: "已声明的值"), "")
    }
  }

  private static func span(_ low: String?, _ high: String?) -> String {
    low == high ? low ?? "" : (low ?? "") + "–" + (high ?? "")
  }

  /// In a sentence: `not empty`, `range 1–5`.
  var phrase: LocalizedText {
    let words = self.words
    return words.code.isEmpty
      ? words.label : LocalizedText("\(words.label) \(words.code)", zh: "\(words.label) \(words.code)")
  }
}

extension Bound {
  var text: String {
    switch self {
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number): Int64(exactly: number).map { String($0) } ?? String(number)
    }
  }
}

extension ValidationRule {
  /// As a sentence.
  func sentence(in schema: Schema) -> LocalizedText {
    let when = condition.map { LocalizedText("when `\($0.text(in: schema))`: ", zh: "当 `\($0.text(in: schema))`：") }
    let start = when ?? .verbatim("")
    switch assertion {
    case .field(let path, let constraints):
      let phrases = constraints.map(\.value.phrase)
      let english = phrases.map(\.english).joined(separator: ", ")
      let chinese = phrases.map(\.chinese).joined(separator: "，")
      return LocalizedText("\(start)`\(path.text)` must be: \(english)", zh: "\(start)`\(path.text)` 必须满足：\(chinese)")
    case .anyOf(let paths):
      let names = Wording.enumeration(paths.map { "`\($0.text)`" })
      return LocalizedText("\(start)at least one of \(names) is there", zh: "\(start)\(names) 中至少有一个")
    case .oneOf(let paths):
      let names = Wording.enumeration(paths.map { "`\($0.text)`" })
      return LocalizedText("\(start)exactly one of \(names) is there", zh: "\(start)\(names) 中有且只有一个")
    case .hook(let name):
      return LocalizedText("\(start)`\(name.value)` is decided by code", zh: "\(start)`\(name.value)` 由代码决定")
    }
  }
}
