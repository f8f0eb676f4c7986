/// A mapping of the language: what messages call it, and the keys it has.
///
/// Forms are data: unknown, duplicate and missing keys and values of the wrong kind are found from them in one place,
/// and an editor's schema can be written from them.
struct Form: Sendable {
  struct Key: Sendable {
    let name: String
    let shape: Shape
    let isRequired: Bool
    let summary: String

    init(_ name: String, _ shape: Shape, required: Bool = false, _ summary: String) {
      self.name = name
      self.shape = shape
      isRequired = required
      self.summary = summary
    }
  }

  /// With its article: `a message`.
  let title: String
  let keys: [Key]

  init(_ title: String, _ keys: [Key]) {
    self.title = title
    self.keys = keys
  }

  subscript(name: String) -> Key? { keys.first { $0.name == name } }
}
