/// As much of a shape as can be told at a glance, which is enough for nearly all values.
enum Outline: Sendable {
  case anything, text, bool, notation, mapping
  /// Only a closer look tells.
  case unclear

  init(_ shape: Shape) {
    self =
      switch shape {
      case .text: .text
      case .bool: .bool
      case .form: .mapping
      case .notation(.literal): .anything
      case .notation: .notation
      case .integer, .number, .word, .bounds, .list, .map, .either: .unclear
      }
  }

  /// Whether a closer look would find nothing.
  func clearlyFits(_ node: YAMLTree.Node, of tree: YAMLTree) -> Bool {
    switch self {
    case .anything: true
    case .text: node.kind == .scalar && !tree.isDubious(node)
    case .bool: node.isPlain && tree.withText(of: node) { PlainScalar.bool($0) } != nil
    case .notation: !tree.isNull(node)
    case .mapping: node.kind == .mapping
    case .unclear: false
    }
  }
}
