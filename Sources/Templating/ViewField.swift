/// A name that templates may use, and how its value is read from a view.
public struct ViewField<Base>: Sendable {
  let name: String
  let kind: FieldKind
  let reader: Reader

  /// How a value is read; the compiler of templates guarantees that only the fitting case is asked for.
  enum Reader: Sendable {
    case text(@Sendable (Base) -> String)
    case flag(@Sendable (Base) -> Bool)
    case frames(Frames)
  }

  /// The values a section is rendered with: none, one or many.
  struct Frames: Sendable {
    let isPresent: @Sendable (Base) -> Bool
    let forEach: @Sendable (Base, (Frame) -> Void) -> Void
  }
}

extension ViewField {
  /// Text, written by `{{name}}`.
  public static func text(_ name: String, _ read: @escaping @Sendable (Base) -> String) -> Self {
    ViewField(name: name, kind: .text, reader: .text(read))
  }

  /// A condition for `{{#name}}…{{/name}}` and `{{^name}}…{{/name}}`.
  public static func flag(_ name: String, _ read: @escaping @Sendable (Base) -> Bool) -> Self {
    ViewField(name: name, kind: .flag, reader: .flag(read))
  }

  /// Lines of text: `{{#name}}{{.}}{{/name}}`.
  public static func texts(_ name: String, _ read: @escaping @Sendable (Base) -> [String]) -> Self {
    let frames = Frames(
      isPresent: { !read($0).isEmpty },
      forEach: { base, body in
        for text in read(base) { body(TextFrame(text)) }
      })
    return ViewField(name: name, kind: .list { .text }, reader: .frames(frames))
  }

  /// Views, for each of which `{{#name}}…{{/name}}` is written.
  public static func list<Element: View>(
    _ name: String, _ read: @escaping @Sendable (Base) -> [Element]
  ) -> Self {
    let frames = Frames(
      isPresent: { !read($0).isEmpty },
      forEach: { base, body in
        for element in read(base) { body(ViewFrame(element)) }
      })
    return ViewField(name: name, kind: .list { Scope(Element.self) }, reader: .frames(frames))
  }

  /// A view that may be absent: `{{#name}}…{{/name}}` if it is there, `{{^name}}…{{/name}}` if not.
  public static func optional<Nested: View>(
    _ name: String, _ read: @escaping @Sendable (Base) -> Nested?
  ) -> Self {
    let frames = Frames(
      isPresent: { read($0) != nil },
      forEach: { base, body in
        if let nested = read(base) { body(ViewFrame(nested)) }
      })
    return ViewField(name: name, kind: .optional { Scope(Nested.self) }, reader: .frames(frames))
  }

  /// A view within the view: `{{name.width}}` or `{{#name}}{{width}}{{/name}}`.
  public static func view<Nested: View>(
    _ name: String, _ read: @escaping @Sendable (Base) -> Nested
  ) -> Self {
    let frames = Frames(isPresent: { _ in true }, forEach: { base, body in body(ViewFrame(read(base))) })
    return ViewField(name: name, kind: .view { Scope(Nested.self) }, reader: .frames(frames))
  }
}
