/// A name that templates may use, and how its value is read from a view.
///
/// Inlinable, so that each view's readers know its type.
public struct ViewField<Base>: Sendable {
  @usableFromInline let name: StaticString
  @usableFromInline let kind: FieldKind

  @inlinable init(name: StaticString, kind: FieldKind) {
    self.name = name
    self.kind = kind
  }
}

extension ViewField {
  /// Text, written by `{{name}}`.
  @inlinable public static func text(_ name: StaticString, _ read: @escaping @Sendable (Base) -> String) -> Self {
    ViewField(name: name, kind: .text { base, output in base.read(as: Base.self) { output.append(read($0)) } })
  }

  /// The same, appended piece by piece.
  @inlinable public static func written(
    _ name: StaticString, _ write: @escaping @Sendable (Base, inout Output) -> Void
  ) -> Self {
    ViewField(name: name, kind: .text { base, output in base.read(as: Base.self) { write($0, &output) } })
  }

  /// Text that is the same for whatever a template is filled with: it is given when the template is compiled, and
  /// becomes literal text of it.
  @inlinable public static func constant(_ name: StaticString) -> Self { ViewField(name: name, kind: .constant(name)) }

  /// A condition for `{{#name}}…{{/name}}` and `{{^name}}…{{/name}}`.
  @inlinable public static func flag(_ name: StaticString, _ read: @escaping @Sendable (Base) -> Bool) -> Self {
    ViewField(name: name, kind: .flag { $0.read(as: Base.self, read) })
  }

  /// Lines of text that are written when the template asks for them: `{{#name}}{{.}}{{/name}}`.
  @inlinable public static func lines(
    _ name: StaticString, _ write: @escaping @Sendable (Base, inout Lines) -> Void
  ) -> Self {
    ViewField(name: name, kind: .lines { base, lines in base.read(as: Base.self) { write($0, &lines) } })
  }

  /// Lines of text that are there already.
  @inlinable public static func texts(_ name: StaticString, _ read: @escaping @Sendable (Base) -> [String]) -> Self {
    let section = Section(
      isPresent: { $0.read(as: Base.self) { !read($0).isEmpty } },
      forEach: { base, body in base.read(as: Base.self) { Frame.lend(each: read($0), to: body) } },
      scope: { .text })
    return ViewField(name: name, kind: .list(section))
  }

  /// Views, for each of which `{{#name}}…{{/name}}` is written.
  @inlinable public static func list<Element: View>(
    _ name: StaticString, _ read: @escaping @Sendable (Base) -> [Element]
  ) -> Self {
    let section = Section(
      isPresent: { $0.read(as: Base.self) { !read($0).isEmpty } },
      forEach: { base, body in base.read(as: Base.self) { Frame.lend(each: read($0), to: body) } },
      scope: { Scope(Element.self) })
    return ViewField(name: name, kind: .list(section))
  }

  /// A view that may be absent: `{{#name}}…{{/name}}` if it is there, `{{^name}}…{{/name}}` if not.
  @inlinable public static func optional<Nested: View>(
    _ name: StaticString, _ read: @escaping @Sendable (Base) -> Nested?
  ) -> Self {
    let section = Section(
      isPresent: { $0.read(as: Base.self) { read($0) != nil } },
      forEach: { base, body in
        base.read(as: Base.self) { if let nested = read($0) { Frame.lend(nested, to: body) } }
      },
      scope: { Scope(Nested.self) })
    return ViewField(name: name, kind: .optional(section))
  }

  /// A view within the view: `{{name.width}}` or `{{#name}}{{width}}{{/name}}`.
  @inlinable public static func view<Nested: View>(
    _ name: StaticString, _ read: @escaping @Sendable (Base) -> Nested
  ) -> Self {
    let section = Section(
      isPresent: { _ in true },
      forEach: { base, body in base.read(as: Base.self) { Frame.lend(read($0), to: body) } },
      scope: { Scope(Nested.self) })
    return ViewField(name: name, kind: .view(section))
  }
}
