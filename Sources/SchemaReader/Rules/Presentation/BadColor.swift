import SourceText

extension Rule {
  static let badColor = Rule("bad-color", .error, isConfigurable: false, theme: .presentation)
}

extension Diagnostic {
  /// - Parameter meant: The color in the language's spelling, if it can be told.
  static func badColor(_ text: Located<String>, meant: String?) -> Diagnostic {
    let better = meant.map(Wording.quoted)
    return Diagnostic(
      .badColor, LocalizedText("`\(text.value)` is not a color", zh: "`\(text.value)` 不是颜色"), at: text.range,
      help: better.map(Wording.write)
        ?? LocalizedText(
          "write a color as `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes",
          zh: "颜色写成 `\"#RRGGBB\"` 或 `\"#RRGGBBAA\"`，要加引号"),
      // With eight digits, the opacity may have been meant to come first.
      fixIts: better.map { [.init(Wording.write($0), replace: text.range, with: $0, isSafe: meant?.count == 7)] } ?? [])
  }
}
