/// What a section's body may name: the fields of a view, or `.` in a list of texts.
struct Scope: Sendable {
  /// What findings call it.
  let owner: String
  let fields: [(name: String, kind: FieldKind)]
  /// The section's own name is unknown: nobody knows what its body may name.
  let isUnknown: Bool

  /// The scope of an element of a list of texts.
  static let text = Scope(owner: "text", fields: [(".", .text)])
  static let unknown = Scope(owner: "", fields: [], isUnknown: true)

  init<V: View>(_ view: V.Type) {
    self.init(owner: "\(view)", fields: V.fields.map { ($0.name, $0.kind) })
    precondition(Set(fields.map(\.name)).count == fields.count, "two fields of `\(view)` have the same name")
  }

  private init(owner: String, fields: [(name: String, kind: FieldKind)], isUnknown: Bool = false) {
    self.owner = owner
    self.fields = fields
    self.isUnknown = isUnknown
  }

  func index(of name: String) -> Int? { fields.firstIndex { $0.name == name } }
}
