/// A name that templates may use, and the value that a view has under it.
public struct ViewField<Base>: Sendable {
  let name: String
  let kind: FieldKind
  let value: @Sendable (Base) -> Value
}

extension ViewField {
  /// Text, written by `{{name}}`.
  public static func text(_ name: String, _ read: @escaping @Sendable (Base) -> String) -> Self {
    ViewField(name: name, kind: .text) { .text(read($0)) }
  }

  /// A part that was rendered already, written by `{{name}}` as it is.
  public static func markup(_ name: String, _ read: @escaping @Sendable (Base) -> Markup) -> Self {
    ViewField(name: name, kind: .markup) { .markup(read($0)) }
  }

  /// Text that is the same for whatever a template is filled with: it is given when the template is compiled, and
  /// becomes literal text of it.
  public static func constant(_ name: String) -> Self {
    ViewField(name: name, kind: .constant) { _ in .text("") }
  }

  /// A condition for `{{#name}}…{{/name}}` and `{{^name}}…{{/name}}`.
  public static func flag(_ name: String, _ read: @escaping @Sendable (Base) -> Bool) -> Self {
    ViewField(name: name, kind: .flag) { .flag(read($0)) }
  }

  /// Texts in a row, such as the statements of a function: `{{#name}}{{.}}{{/name}}`.
  public static func texts(_ name: String, _ read: @escaping @Sendable (Base) -> [String]) -> Self {
    ViewField(name: name, kind: .texts) { .texts(read($0)) }
  }

  /// Views, for each of which `{{#name}}…{{/name}}` is written.
  public static func list<Element: View>(_ name: String, _ read: @escaping @Sendable (Base) -> [Element]) -> Self {
    ViewField(name: name, kind: .list { Scope(Element.self) }) { .views(read($0).map { Record($0) }) }
  }

  /// A view that may be absent: `{{#name}}…{{/name}}` if it is there, `{{^name}}…{{/name}}` if not.
  public static func optional<Nested: View>(_ name: String, _ read: @escaping @Sendable (Base) -> Nested?) -> Self {
    ViewField(name: name, kind: .optional { Scope(Nested.self) }) { base in
      .views(read(base).map { [Record($0)] } ?? [])
    }
  }

  /// A view within the view: `{{name.width}}` or `{{#name}}{{width}}{{/name}}`.
  public static func view<Nested: View>(_ name: String, _ read: @escaping @Sendable (Base) -> Nested) -> Self {
    ViewField(name: name, kind: .view { Scope(Nested.self) }) { .view(Record(read($0))) }
  }
}
