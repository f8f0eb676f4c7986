import SourceText

extension Rule {
  static let ambiguousNumber = Rule("ambiguous-number", .error, isConfigurable: false, theme: .commonMistakes)
}

extension Diagnostic {
  static func ambiguousNumber(_ text: Located<String>) -> Diagnostic {
    let digits = text.value.drop { $0 == "-" || $0 == "+" }.filter { $0 != "_" }
    let number = digits.allSatisfy(\.isNumber) ? decimal(digits, isNegative: text.value.hasPrefix("-")) : nil
    let isOctal = digits.hasPrefix("0")
    return Diagnostic(
      .ambiguousNumber, "different YAML parsers read `\(text.value)` as different numbers",
      zh: "`\(text.value)` 在不同的 YAML 解析器中不是同一个数", at: text.range, help: help(text.value, as: number, isOctal: isOctal),
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
