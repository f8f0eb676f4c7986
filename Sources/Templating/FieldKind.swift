/// What a name may be used for, and how its value is read from the view that has it.
@usableFromInline
enum FieldKind: Sendable {
  case text(@Sendable (Frame, inout Output) -> Void)
  /// A text that is known when a template is compiled, under this name.
  case constant(StaticString)
  case flag(@Sendable (Frame) -> Bool)
  case lines(@Sendable (Frame, inout Lines) -> Void)
  case list(Section)
  case optional(Section)
  case view(Section)

  var noun: String {
    switch self {
    case .text, .constant: "a text"
    case .flag: "a flag"
    case .lines, .list: "a list"
    case .optional: "an optional view"
    case .view: "a view"
    }
  }
}

/// The values that a section is rendered with: none, one or many.
@usableFromInline
struct Section: Sendable {
  let isPresent: @Sendable (Frame) -> Bool
  let forEach: @Sendable (Frame, (Frame) -> Void) -> Void
  /// Made when asked for, since views may contain lists of themselves.
  let scope: @Sendable () -> Scope

  @usableFromInline init(
    isPresent: @escaping @Sendable (Frame) -> Bool,
    forEach: @escaping @Sendable (Frame, (Frame) -> Void) -> Void,
    scope: @escaping @Sendable () -> Scope
  ) {
    self.isPresent = isPresent
    self.forEach = forEach
    self.scope = scope
  }
}
