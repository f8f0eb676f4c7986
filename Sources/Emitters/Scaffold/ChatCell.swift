import Schema
import Templating

/// The beginning of a cell on NetEase's V10 UI kit: of what a schema's `content` says, else a label with the texts and
/// numbers.
struct ChatCell: View {
  /// How one of the messages fills the label.
  struct Filling: View {
    let caseName: String
    /// `(let attachment)`, or nothing.
    let binding: String
    /// Expressions, texts or optional ones, with commas.
    let lines: String

    static let fields: [ViewField<Filling>] = [
      .text("caseName", \.caseName), .text("binding", \.binding), .text("lines", \.lines),
    ]
  }

  let name: String
  let docs: String
  let base: String
  let drawsContent: Bool
  /// The padding of a label, in points.
  let vertical, side: String
  let sizesItself: Bool
  let fillings: [Filling]

  static let fields: [ViewField<ChatCell>] = [
    .constant("imports"), .text("name", \.name), .text("docs", \.docs), .text("base", \.base),
    .flag("drawsContent", \.drawsContent), .text("vertical", \.vertical), .text("side", \.side),
    .flag("sizesItself", \.sizesItself), .list("fillings", \.fillings),
  ]

  init(_ name: String, _ messages: [Message], _ style: Target.ChatStyle) {
    self.name = name
    docs =
      "The cell of \(messages.map { "`\($0.name)`" }.joined(separator: ", ")) in the V10 UI kit's \(style.rawValue) style."
    base = style.generatedCell
    drawsContent = messages.haveContent
    vertical = String(ContentPadding.vertical)
    side = String(ContentPadding.horizontal)
    sizesItself = messages.contains(where: \.maySizeItself)
    fillings = messages.map { message in
      let shown = message.shownFields.map { field in
        field.shownText("attachment.\(SwiftNames.escaped(field.swiftName))", isOptional: field.isOptional)
      }
      return Filling(
        caseName: message.caseName, binding: shown.isEmpty ? "" : "(let attachment)",
        lines: shown.isEmpty ? "message.summary" : shown.joined(separator: ", "))
    }
  }
}
