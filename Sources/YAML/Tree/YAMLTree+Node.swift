extension YAMLTree {
  /// A scalar, a collection whose children are behind it, or an alias.
  struct Node: Sendable {
    var kind: YAMLNode.Kind
    /// How a scalar is written.
    var style: YAMLNode.Style
    var marks: Marks
    /// Byte offsets in the file.
    var start: Int
    var end: Int
    /// The end with the blank lines that are part of a block scalar.
    var writtenEnd: Int
    /// A scalar's content, or an alias's name.
    var text: String
    /// Of a collection's elements or entries.
    var count = 0
    /// The number of the node behind all that are in a collection; for an alias, the number of its anchor's node.
    var next: Int

    init(
      kind: YAMLNode.Kind, style: YAMLNode.Style = .plain, marks: Marks = [], start: Int, end: Int,
      writtenEnd: Int? = nil, text: String = "", next: Int = 0
    ) {
      self.kind = kind
      self.style = style
      self.marks = marks
      self.start = start
      self.end = end
      self.writtenEnd = writtenEnd ?? end
      self.text = text
      self.next = next
    }

    var isBlockScalar: Bool { style == .literal || style == .folded }

    /// Whether this is a scalar without quotes and without a tag.
    var isPlain: Bool { kind == .scalar && style == .plain && !marks.contains(.tag) }
  }

  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    /// A collection written with braces or brackets.
    static let flow = Marks(rawValue: 1)
    static let tag = Marks(rawValue: 2)
    /// Stands for another node.
    static let alias = Marks(rawValue: 4)
    /// Is no part of the collection around it; a finding says so.
    static let dropped = Marks(rawValue: 8)
  }
}
