extension YAMLTree {
  /// A node in four numbers: of all files of a project, each with a node for every word or so, the trees are held at
  /// once.
  struct Node: Sendable {
    /// From the lowest bit: the style of a scalar or what a collection is, the marks, the count.
    private var bits: UInt32
    /// Byte offsets in the file.
    var start: Int32
    var end: Int32
    /// Where a scalar's text begins: in the file or, below zero, `~first` in `pool`. For a collection, the number of
    /// the node behind all that are in it; for an alias, the number of its anchor's node.
    var first: Int32

    init(
      kind: YAMLNode.Kind, style: YAMLNode.Style = .plain, marks: Marks = [], start: Int32, end: Int32,
      first: Int32 = 0, count: Int32 = 0
    ) {
      bits =
        switch kind {
        case .scalar: UInt32(style.rawValue)
        case .sequence: Self.sequence
        case .mapping: Self.mapping
        }
      (self.start, self.end, self.first) = (start, end, first)
      self.marks = marks
      self.count = count
    }

    // Behind those of the styles.
    private static let sequence: UInt32 = 5
    private static let mapping: UInt32 = 6
    private static let shapes: UInt32 = 0b111
    private static let allMarks: UInt32 = 0b1111 << 3

    var kind: YAMLNode.Kind {
      switch bits & Self.shapes {
      case Self.sequence: .sequence
      case Self.mapping: .mapping
      default: .scalar
      }
    }

    var style: YAMLNode.Style { YAMLNode.Style(rawValue: UInt8(bits & Self.shapes)) ?? .plain }

    var marks: Marks {
      get { Marks(rawValue: UInt8((bits & Self.allMarks) >> 3)) }
      set { bits = bits & ~Self.allMarks | UInt32(newValue.rawValue) << 3 }
    }

    /// Of a scalar's text in bytes; of a collection's elements or entries. There is room for 32 MiB, and no text is more
    /// than half as long again as its file: in double quotes `\L` stands for three bytes.
    var count: Int32 {
      get { Int32(bits >> 7) }
      set {
        precondition(newValue >> 25 == 0)
        bits = bits & 0x7F | UInt32(newValue) << 7
      }
    }

    /// Whether this is a scalar without quotes and without a tag.
    var isPlain: Bool { bits & (Self.shapes | UInt32(Marks.tag.rawValue) << 3) == 0 }
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
