import SourceText

extension Rule {
  static let misplacedOptional = Rule("misplaced-optional", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func misplacedOptional(in type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedOptional,
      LocalizedText("list elements and map values cannot be optional", zh: "列表元素和字典的值不能是可选的"), at: range,
      help: LocalizedText(
        "write `\(type)`; to make the whole field optional, put `?` after its name", zh: "写成 `\(type)`；若整体可选，`?` 写在字段名上"
      ),
      fixIts: [.init(Wording.removeMark, replace: range, with: type)])
  }
}
