import SourceText

extension Rule {
  static let unknownField = Rule("unknown-field", .error, isConfigurable: false, theme: .references)
}

extension Diagnostic {
  /// - Parameter rest: What follows the name in the range that a fix replaces.
  static func unknownField(_ name: Located<String>, among names: [String], rest: String = "") -> Diagnostic {
    Diagnostic(.unknownField, noField(name.value), name, among: names, rest: rest)
  }

  private static func unknownField(_ name: Located<String>, help: LocalizedText) -> Diagnostic {
    Diagnostic(.unknownField, noField(name.value), at: name.range, help: help)
  }

  /// - Parameter section: what is before the dot, and is of a type without fields.
  static func unknownField(_ name: Located<String>, in section: String, of type: LocalizedText) -> Diagnostic {
    unknownField(
      name, help: LocalizedText("`\(section)` is \(type) and has no fields", zh: "`\(section)` 是\(type)，没有字段"))
  }

  private static func noField(_ name: String) -> LocalizedText {
    LocalizedText("unknown field `\(name)`", zh: "未知字段 `\(name)`")
  }

  static func unknownField(ofImage name: Located<String>) -> Diagnostic {
    unknownField(
      name,
      help: name.value.contains("://")
        ? LocalizedText(
          "name a field that holds the link, or write `{ asset: … }` for a picture of the app's",
          zh: "写上存放链接的字段名；若是 App 自带的图片，写成 `{ asset: … }`")
        : LocalizedText("for an asset, write `{ asset: \(name.value) }`", zh: "若是资源图片，写成 `{ asset: \(name.value) }`"))
  }

  static func unknownField(ofLink name: Located<String>) -> Diagnostic {
    unknownField(name, help: LocalizedText("name a field that holds the link", zh: "写上存放链接的字段名"))
  }
}
