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

  var noun: LocalizedText {
    switch self {
    case .text, .markup, .constant: LocalizedText("a string", zh: "字符串")
    case .flag: LocalizedText("a flag", zh: "标志")
    case .texts, .list: LocalizedText("a list", zh: "列表")
    case .optional: LocalizedText("an optional view", zh: "可选视图模型")
    case .view: LocalizedText("a view", zh: "视图模型")
    }
  }
}
