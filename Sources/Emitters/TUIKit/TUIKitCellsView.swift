import Schema
import Templating

/// `TUIKitMessageCells.swift`: a cell for each style that the app has.
struct TUIKitCellsView: View {
  struct Cell: View {
    let style: String
    /// As in `CustomMessageCell_Minimalist`.
    let name: String
    /// The class of the kit's.
    let base: String
    let isMinimalist: Bool

    static let fields: [ViewField<Cell>] = [
      .text("style", \.style), .text("name", \.name), .text("base", \.base), .flag("isMinimalist", \.isMinimalist),
    ]

    init(_ style: Target.TUIKitStyle) {
      self.style = style.rawValue
      name = "CustomMessageCell" + style.suffix
      base = "TUIBubbleMessageCell" + style.suffix
      isMinimalist = style == .minimalist
    }
  }

  let kit: TUIKitFrame
  var cells: [Cell]
  /// Some line in the middle has a text for screen readers.
  var hasTips: Bool

  static let fields: [ViewField<TUIKitCellsView>] =
    ViewField.frame(\.kit.frame) + [
      .view("kit", \.kit.dialect), .list("cells", \.cells), .flag("hasTaps", \.kit.hasTaps),
      .flag("hasContent", \.kit.hasContent), .flag("hasTips", \.hasTips),
    ]

  init(_ entries: [TUIKitRegistration], _ target: Target, _ kit: TUIKitFrame) {
    self.kit = kit
    cells = target.styles.map(Cell.init)
    hasTips = entries.contains(where: \.isSpokenTip)
  }
}
