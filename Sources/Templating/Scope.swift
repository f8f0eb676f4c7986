/// What a section's body may name: the fields of a view, or `.` in a list of texts.
@usableFromInline
struct Scope: Sendable {
  /// Nil: a text.
  private let view: (any View.Type)?
  let fields: [(name: String, kind: FieldKind)]

  /// The scope of an element of a list of texts.
  @usableFromInline static let text = Scope(view: nil, fields: [(".", .text { $0.value(as: String.self) })])

  @usableFromInline init<V: View>(_: V.Type) {
    assert(Set(V.fields.map(\.name)).count == V.fields.count, "two fields of `\(V.self)` have the same name")
    self.init(view: V.self, fields: V.fields.map { ($0.name, $0.kind) })
  }

  private init(view: (any View.Type)?, fields: [(name: String, kind: FieldKind)]) {
    self.view = view
    self.fields = fields
  }

  /// What messages call it; spelt when asked for, since that takes longer than compiling a section.
  var owner: String { view.map { "\($0)" } ?? "text" }

  func kind(of name: String) -> FieldKind? { fields.first { $0.name == name }?.kind }
}
