/// What a section's body may name: the fields of a view, or `.` in a list of texts.
@usableFromInline
struct Scope: Sendable {
  let owner: String
  let fields: [(name: String, kind: FieldKind)]

  /// The scope of an element of a list of texts.
  @usableFromInline static let text = Scope(owner: "text", fields: [(".", .text { $0.value(as: String.self) })])

  @usableFromInline init<V: View>(_: V.Type) {
    precondition(Set(V.fields.map(\.name)).count == V.fields.count, "two fields of `\(V.self)` have the same name")
    self.init(owner: "\(V.self)", fields: V.fields.map { ($0.name, $0.kind) })
  }

  private init(owner: String, fields: [(name: String, kind: FieldKind)]) {
    self.owner = owner
    self.fields = fields
  }

  func kind(of name: String) -> FieldKind? { fields.first { $0.name == name }?.kind }
}
