import SourceText

/// A file as a formatter sees it: documents, each with its comments in their places.
struct LayoutText: Sendable {
  struct Document: Sendable {
    /// Whether `---` stands before it, and where.
    var marker: Int?
    var isMarked: Bool { marker != nil }
    /// Comments before the `---`.
    var leading: [LayoutComment] = []
    var markerComment: LayoutComment?
    var isMarkerPrecededByBlank = false
    /// Comments at the top that are about the whole document.
    var header: [LayoutComment] = []
    var hasGap = false
    /// The root; nil if there is none.
    var root: LayoutItem?
    /// Comments that stand behind everything.
    var ending: [LayoutComment] = []
  }

  let file: SourceFile
  private(set) var documents: [Document]
  let comments: [LayoutComment]
  /// The lines of block scalars.
  let blocks: [Range<Int>]
  /// Whether a line break at the end would say something else.
  let endsOpenly: Bool

  /// Nil: the text has something that is left as it is, such as directives.
  init?(_ file: SourceFile) {
    guard !PlainLines.hasStrangeBreaks(file.bytes), let parsed = LayoutBuilder.parse(file) else { return nil }
    self.file = file
    endsOpenly = parsed.endsOpenly
    blocks = parsed.blocks
    let gaps = GapScan(file, leaves: parsed.leaves)
    comments = gaps.comments
    var placement = CommentPlacement(file: file, gaps: gaps)
    documents = placement.place(parsed.documents)
    for index in documents.indices { documents[index].root?.value.takeDeclaration() }
  }

  /// The column of an offset in bytes, from 0.
  static func column(of offset: Int, in file: SourceFile) -> Int { file.place(of: offset).column - 1 }
}
