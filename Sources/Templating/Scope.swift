import SourceText

/// What a section's body may name: the fields of a view, or `.` in a list of texts.
struct Scope: Sendable {
  /// What errors call it.
  let owner: String
  let fields: [(name: String, kind: FieldKind)]

  /// The scope of an element of a list of texts.
  static let text = Scope(owner: "text", fields: [(".", .text)])

  init<V: View>(_ view: V.Type) {
    self.init(owner: "\(view)", fields: V.fields.map { ($0.name, $0.kind) })
    precondition(Set(fields.map(\.name)).count == fields.count, "two fields of `\(view)` have the same name")
  }

  private init(owner: String, fields: [(name: String, kind: FieldKind)]) {
    self.owner = owner
    self.fields = fields
  }

  func place(of name: String) -> Int? { fields.firstIndex { $0.name == name } }

  /// What to say about a name that none of these scopes has.
  static func message(unknown name: String, in scopes: [Scope]) -> String {
    let near = Spelling.nearest(to: name, in: scopes.flatMap { $0.fields.map(\.name) })
    let contents = scopes.map { scope in
      "`\(scope.owner)` has " + scope.fields.map { "`\($0.name)`" }.joined(separator: ", ")
    }
    return "unknown name `\(name)`" + (near.map { ", did you mean `\($0)`?" } ?? "")
      + " (" + contents.joined(separator: "; ") + ")"
  }
}
