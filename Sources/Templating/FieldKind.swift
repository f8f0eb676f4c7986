/// What a name may be used for; the scopes are made when asked for, since views may contain lists of themselves.
enum FieldKind: Sendable {
  case text
  case constant
  case flag
  case texts
  case list(@Sendable () -> Scope)
  case optional(@Sendable () -> Scope)
  case view(@Sendable () -> Scope)

  var noun: String {
    switch self {
    case .text, .constant: "a string"
    case .flag: "a flag"
    case .texts, .list: "a list"
    case .optional: "an optional view"
    case .view: "a view"
    }
  }
}
