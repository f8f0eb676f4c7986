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

  func index(of name: String) -> Int? { fields.firstIndex { $0.name == name } }

  /// What to say about a name that none of these scopes has.
  static func message(unknown name: String, in scopes: [Scope]) -> LocalizedText {
    let near = Spelling.nearest(to: name, in: scopes.flatMap { $0.fields.map(\.name) })
    let contents = scopes.map { scope in
      let names = Wording.enumeration(scope.fields.map { "`\($0.name)`" })
      return LocalizedText("`\(scope.owner)` has \(names)", zh: "`\(scope.owner)` 有 \(names)")
    }
    let english = contents.map(\.english).joined(separator: "; ")
    let chinese = contents.map(\.chinese).joined(separator: "；")
    let hint = near.map { LocalizedText(", did you mean `\($0)`?", zh: "，是不是想写 `\($0)`？") } ?? .verbatim("")
    return LocalizedText("unknown name `\(name)`\(hint) (\(english))", zh: "未知名称 `\(name)`\(hint)（\(chinese)）")
  }
}
