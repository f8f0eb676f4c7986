/// What a section's body may name: the fields of a view, or `.` in a list of texts.
@usableFromInline
struct Scope: Sendable {
  /// What errors call it.
  @usableFromInline let owner: @Sendable () -> String
  @usableFromInline let fields: [(name: StaticString, kind: FieldKind)]

  /// The scope of an element of a list of texts.
  @usableFromInline static let text = Scope(
    owner: { "text" },
    fields: [(".", .text { frame, output in frame.read(as: String.self) { output.append($0) } })])

  /// The scope of one of several lines.
  static let line = Scope(
    owner: { "text" },
    fields: [(".", .text { frame, output in frame.read(as: UnsafeBufferPointer<UInt8>.self) { output.append($0) } })])

  /// Inlinable, for a scope is made for each section that is compiled.
  @inlinable init<V: View>(_ view: V.Type) {
    assert(Set(V.fields.map { "\($0.name)" }).count == V.fields.count, "two fields of `\(view)` have the same name")
    self.init(owner: { "\(view)" }, fields: V.fields.map { ($0.name, $0.kind) })
  }

  @usableFromInline init(owner: @escaping @Sendable () -> String, fields: [(name: StaticString, kind: FieldKind)]) {
    self.owner = owner
    self.fields = fields
  }

  /// - Parameter name: its bytes.
  func kind(of name: UnsafeBufferPointer<UInt8>) -> FieldKind? {
    for place in fields.indices where fields[place].name.bytes.isEqual(to: name) { return fields[place].kind }
    return nil
  }
}
