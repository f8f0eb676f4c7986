import SourceText
import YAML

/// A file as a formatter sees it: documents, each with its comments in their places.
struct FormatText: Sendable {
  struct Document: Sendable {
    /// Whether `---` is before it, and where.
    var marker: Int?
    var isMarked: Bool { marker != nil }
    /// Comments before the `---`.
    var leading: [FormatComment] = []
    var markerComment: FormatComment?
    var isMarkerPrecededByBlank = false
    /// Comments at the top that are about the whole document.
    var header: [FormatComment] = []
    var hasGap = false
    /// The root; nil if there is none.
    var root: FormatItem?
    /// Comments that are behind everything.
    var ending: [FormatComment] = []
  }

  let file: SourceFile
  private(set) var documents: [Document]
  let comments: [FormatComment]
  /// The lines of block scalars.
  let blocks: [Range<Int>]
  /// Whether a line break at the end would say something else.
  let endsOpenly: Bool

  /// Nil: the text has something that is left as it is, such as directives.
  init?(_ file: SourceFile, _ tree: YAMLTree) {
    let isStrange = tree.documents.contains { $0.hasDirectives || $0.hasEndMarker }
    guard !isStrange, !LineEndings.hasStrangeBreaks(file.bytes) else { return nil }
    self.file = file
    blocks = tree.blocks
    endsOpenly = tree.endsWithBlock && blocks.last?.upperBound == file.bytes.count && file.bytes.last != 0x0A
    let trivia = Trivia(file, leaves: tree.leaves)
    comments = trivia.comments
    var placement = CommentPlacement(file: file, trivia: trivia)
    documents = placement.place(
      tree.documents.map { ($0.marker, tree.root(of: $0).map { FormatNode($0, in: file) }) })
    for index in documents.indices { documents[index].root?.value.takeDeclaration() }
  }

  /// The column of an offset in bytes, from 0.
  static func column(of offset: Int, in file: SourceFile) -> Int { file.location(of: offset).column - 1 }
}
