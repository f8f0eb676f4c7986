import SourceText
import YAML

extension Rule {
  static let badRange = Rule("bad-range", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  /// - Parameter better: The same range in the language's spelling.
  static func badRange(_ text: Located<String>, better: String) -> Diagnostic {
    badRange(
      text, help: Wording.write(better), fixIts: [.init(Wording.write(better), replace: text.range, with: better)])
  }

  static func badRange(noDecimals text: Located<String>) -> Diagnostic {
    badRange(
      text,
      help: LocalizedText(
        "write a range as `1..3`, `0..` or `..100`, in decimal", zh: "范围用十进制数写成 `1..3`、`0..` 或 `..100`"))
  }

  static func badRange(_ text: Located<String>) -> Diagnostic {
    let number = text.value
    return badRange(
      text,
      help: PlainScalar.isNumber(number)
        ? LocalizedText(
          "write `\(number)..\(number)`, `\(number)..`, or `..\(number)`",
          zh: "写成 `\(number)..\(number)`、`\(number)..` 或 `..\(number)`")
        : LocalizedText("write a range as `1..3`, `0..` or `..100`", zh: "范围写成 `1..3`、`0..` 或 `..100`"))
  }

  private static func badRange(_ text: Located<String>, help: LocalizedText, fixIts: [FixIt] = []) -> Diagnostic {
    Diagnostic(
      .badRange, "`\(text.value)` is not a range", zh: "`\(text.value)` 不是范围", at: text.range,
      help: help,
      fixIts: fixIts)
  }

  static func badRange(_ text: Located<String>, swapped: String) -> Diagnostic {
    Diagnostic(
      .badRange, "the range `\(text.value)` is empty: its bounds are swapped", zh: "范围 `\(text.value)` 是空的：两端写反了",
      at: text.range, help: Wording.write(swapped),
      fixIts: [.init(LocalizedText("swap the bounds", zh: "交换两端"), replace: text.range, with: swapped)])
  }

  static func badRange(ofVersions text: Located<String>) -> Diagnostic {
    Diagnostic(
      .badRange, "`\(text.value)` is not a version or a range of versions", zh: "`\(text.value)` 不是版本，也不是版本范围",
      at: text.range,
      help: LocalizedText(
        "write `1.8..`, `..2.0`, `1.8..2.0` or `2.0`: one to four numbers with dots, the earlier version first",
        zh: "写成 `1.8..`、`..2.0`、`1.8..2.0` 或 `2.0`：版本是用点分隔的一到四个数字，较早的在前"))
  }

  static func badRange(ofCounts what: LocalizedText, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badRange, "\(what) is a count: its bounds must be integers of 0 or more", zh: "\(what)用于计数：两端是从 0 起的整数",
      at: range)
  }

  static func badRange(ofIntegers what: LocalizedText, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badRange, "the bounds of \(what) must be 64-bit integers", zh: "\(what)的两端是 64 位整数", at: range)
  }
}
