import SourceText
import YAML

extension Rule {
  static let unquotedBrackets = Rule("unquoted-brackets", .error, isConfigurable: false, theme: .commonMistakes)
}

extension Diagnostic {
  /// - Parameter source: The list or mapping as it is written.
  static func unquotedBrackets(_ node: YAMLNode, source: String) -> Diagnostic {
    let (kind, quoted, bracket) = (Wording.kind(node), Wording.quoted(source), source.prefix(1))
    return Diagnostic(
      .unquotedBrackets,
      LocalizedText("YAML reads `\(source)` as \(kind), not as a string", zh: "YAML 会把 `\(source)` 解析成\(kind)，而不是字符串"),
      at: node.range,
      help: LocalizedText(
        "quote a string that starts with `\(bracket)`: `\(quoted)`", zh: "以 `\(bracket)` 开头的字符串必须加引号：`\(quoted)`"),
      fixIts: [
        .init(
          LocalizedText("quote the string", zh: "给字符串加引号"), replace: node.range, with: quoted,
          isSafe: !source.contains("\n"))
      ])
  }
}
