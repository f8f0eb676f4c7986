import SourceText

extension Rule {
  static let ambiguousNumber = Rule(
    "ambiguous-number", .error, isConfigurable: false, theme: .commonMistakes,
    summary: LocalizedText("a number that YAML 1.1 and 1.2 read differently", zh: "不同版本的 YAML 读法不同的数字"),
    why: LocalizedText(
      """
      `010` is 8 in YAML 1.1 and 10 in YAML 1.2; `1_000` is a thousand in one and a string in the other. An id that \
      two tools read differently is not recognized.
      """,
      zh: "`010` 在 YAML 1.1 中是 8，在 1.2 中是 10；`1_000` 在前者中是一千，在后者中是字符串。两个工具对同一个 ID 的读法不同，消息就无法识别。"),
    bad: [
      """
      message: Gift
          ↓
      id: 010
      """,
      """
      message: Gift
          ↓
      id: 1_000
      """,
      """
      message: Gift
      id: 1
      fields:
                                     ↓
        flags: { type: int, default: 0xFF }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1000
      fields:
        flags: { type: int, default: 255 }
        code: { type: string, default: "010" }
      """
    ])
}

extension Diagnostic {
  static func ambiguousNumber(_ text: Located<String>) -> Diagnostic {
    let digits = text.value.drop { $0 == "-" || $0 == "+" }.filter { $0 != "_" }
    let number = digits.allSatisfy(\.isNumber) ? decimal(digits, isNegative: text.value.hasPrefix("-")) : nil
    let isOctal = digits.hasPrefix("0")
    return Diagnostic(
      .ambiguousNumber,
      LocalizedText(
        "different YAML parsers read `\(text.value)` as different numbers", zh: "`\(text.value)` 在不同的 YAML 解析器中不是同一个数"),
      at: text.range, help: help(text.value, as: number, isOctal: isOctal),
      fixIts: number.map { [.init(Wording.write($0), replace: text.range, with: $0, isSafe: !isOctal)] } ?? [])
  }

  private static func decimal(_ digits: String, isNegative: Bool) -> String {
    let digits = digits.drop { $0 == "0" }
    return (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits)
  }

  private static func help(_ text: String, as number: String?, isOctal: Bool) -> LocalizedText {
    guard let number else {
      return LocalizedText(
        "write a decimal number, or `\"\(text)\"` for a string", zh: "写成十进制数；若是字符串，写成 `\"\(text)\"`")
    }
    return isOctal
      ? LocalizedText(
        "remove the leading zero: `\(number)`; for a string, write `\"\(text)\"`",
        zh: "有前导零：写成 `\(number)`；若是字符串，写成 `\"\(text)\"`")
      : LocalizedText(
        "write `\(number)`, or `\"\(text)\"` for a string", zh: "写成 `\(number)`；若是字符串，写成 `\"\(text)\"`")
  }
}
