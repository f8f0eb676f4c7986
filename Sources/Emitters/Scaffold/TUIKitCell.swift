import Schema
import Templating

/// The beginning of a cell on TUIKit: of what a schema's `content` says, else a label with the texts and numbers.
struct TUIKitCell: View {
  /// How one of the messages fills the label.
  struct Filling: View {
    /// Of the cell data.
    let type: String
    /// Expressions, optional texts, with commas.
    let lines: String

    static let fields: [ViewField<Filling>] = [.text("type", \.type), .text("lines", \.lines)]
  }

  let name: String
  let docs: String
  let base: String
  /// The type of what it is filled with.
  let filling: String
  let drawsContent: Bool
  let isMinimalist: Bool
  /// The padding of a label, in points.
  let top, side, bottom: String
  let sizesItself: Bool
  let fillings: [Filling]

  static let fields: [ViewField<TUIKitCell>] = [
    .constant("imports"), .text("name", \.name), .text("docs", \.docs), .text("base", \.base),
    .text("filling", \.filling), .flag("drawsContent", \.drawsContent), .flag("isMinimalist", \.isMinimalist),
    .text("top", \.top), .text("side", \.side), .text("bottom", \.bottom), .flag("sizesItself", \.sizesItself),
    .list("fillings", \.fillings),
  ]

  /// What the minimalist style has below the text for the time, in points.
  private static let time = 18

  init(_ name: String, _ messages: [Message], _ style: Target.TUIKitStyle, _ target: Target) {
    self.name = name
    docs =
      "The cell of \(messages.map { "`\($0.name)`" }.joined(separator: ", ")) in TUIKit's \(style.rawValue) style."
    base = "CustomMessageCell" + style.suffix
    filling = TUIKitDialect(target.tuikit).filling
    drawsContent = messages.haveContent
    isMinimalist = style == .minimalist
    top = String(ContentPadding.vertical)
    side = String(ContentPadding.horizontal)
    bottom = String(ContentPadding.vertical + (isMinimalist ? Self.time : 0))
    sizesItself = messages.contains(where: \.maySizeItself)
    fillings = messages.map { message in
      let shown = message.shownFields.map { field in
        let value = "data.attachment?.\(SwiftNames.escaped(field.swiftName))"
        return field.shownText(field.type == .string ? value : "(\(value))", isOptional: true)
      }
      return Filling(
        type: target.prefix + message.name + "CellData",
        lines: shown.isEmpty ? "data.attachment?.summary" : shown.joined(separator: ", "))
    }
  }
}
