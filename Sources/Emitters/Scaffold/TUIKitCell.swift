import Schema
import Templating

/// The beginning of a cell on TUIKit: of what a schema's `content` says, else a label with the text fields.
struct TUIKitCell: View {
  /// How one of the messages fills the label.
  struct Filling: View {
    /// Of the cell data.
    var type: String
    /// Expressions, optional texts.
    var lines: [String]

    static let fields: [ViewField<Filling>] = [
      .text("type", \.type), .text("lines", { $0.lines.joined(separator: ", ") }),
    ]
  }

  var name: String
  var style: Target.TUIKitStyle
  var dialect: TUIKitDialect
  /// The messages that it shows.
  var messages: [Message]
  var fillings: [Filling]

  static let fields: [ViewField<TUIKitCell>] = [
    .constant("imports"), .text("name", \.name), .text("docs", \.docs),
    .text("base", { "CustomMessageCell" + $0.style.suffix }),
    .text("filling", \.dialect.filling), .flag("drawsContent", { $0.messages.haveContent }),
    .flag("isMinimalist", { $0.style == .minimalist }), .text("bottom", { $0.style == .minimalist ? "28" : "10" }),
    .flag("sizesItself", { $0.messages.contains(where: \.maySizeItself) }), .list("fillings", \.fillings),
  ]

  init(_ name: String, _ messages: [Message], _ style: Target.TUIKitStyle, _ target: Target) {
    self.name = name
    self.style = style
    self.messages = messages
    dialect = TUIKitDialect(target.tuikit)
    fillings = messages.map { message in
      let shown = message.shownFields.map {
        "data.attachment?.\(SwiftNames.escaped($0.swiftName))"
      }
      return Filling(
        type: target.prefix + message.name + "CellData",
        lines: shown.isEmpty ? ["data.attachment?.summary"] : shown)
    }
  }

  private var docs: String {
    "The cell of \(messages.map { "`\($0.name)`" }.joined(separator: ", ")) in TUIKit's \(style.rawValue) style."
  }
}
