/// What a section's body may name: the fields of a view, or `.` in a list of texts.
struct Scope {
  let owner: String
  let fields: [(name: String, kind: FieldKind)]

  /// The scope of an element of a list of texts.
  static let text = Scope(owner: "text", fields: [(".", .text)])

  init<V: View>(_: V.Type) {
    precondition(Set(V.fields.map(\.name)).count == V.fields.count, "two fields of `\(V.self)` have the same name")
    self.init(owner: "\(V.self)", fields: V.fields.map { ($0.name, $0.kind) })
  }

  private init(owner: String, fields: [(name: String, kind: FieldKind)]) {
    self.owner = owner
    self.fields = fields
  }

  func index(of name: String) -> Int? { fields.firstIndex { $0.name == name } }
}

/// What a name may be used for. Scopes are made when asked for, since views may contain lists of themselves.
enum FieldKind: Sendable {
  case text
  case flag
  case list(@Sendable () -> Scope)
  case optional(@Sendable () -> Scope)
  case view(@Sendable () -> Scope)

  var noun: String {
    switch self {
    case .text: "a text"
    case .flag: "a flag"
    case .list: "a list"
    case .optional: "an optional view"
    case .view: "a view"
    }
  }
}
