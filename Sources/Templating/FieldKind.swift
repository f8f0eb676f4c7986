import SourceText

/// What a name may be used for; the scopes are made when asked for, since views may contain lists of themselves.
enum FieldKind: Sendable {
  case text
  case markup
  case constant
  case flag
  case texts
  case list(@Sendable () -> Scope)
  case optional(@Sendable () -> Scope)
  case view(@Sendable () -> Scope)

  /// What a section of it may name; nil: nothing of its own.
  var scope: Scope? {
    switch self {
    case .text, .markup, .constant, .flag, .texts: nil
    case .list(let scope), .optional(let scope), .view(let scope): scope()
    }
  }

  var noun: LocalizedText {
    switch self {
    case .text, .markup, .constant: LocalizedText("a string", zh: "字符串")
    case .flag: LocalizedText("a flag", zh: "布尔值")
    case .texts: LocalizedText("a list of strings", zh: "字符串列表")
    case .list: LocalizedText("a list", zh: "列表")
    case .optional: LocalizedText("an optional view model", zh: "可选视图模型")
    case .view: LocalizedText("a view model", zh: "视图模型")
    }
  }
}
