import Schema
import Templating

/// `TUIKitMessageCells.swift`: a cell for each style that the app has.
struct TUIKitCellsView: View {
  struct Cell: View {
    let style: Target.TUIKitStyle

    /// As in `CustomMessageCell_Minimalist`.
    var name: String { "CustomMessageCell" + style.suffix }
    /// The class of the kit's.
    var base: String { "TUIBubbleMessageCell" + style.suffix }

    static let fields: [ViewField<Cell>] = [
      .text("style", \.style.rawValue), .text("name", \.name), .text("base", \.base),
      .flag("isMinimalist") { $0.style == .minimalist },
    ]
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
    cells = target.styles.map { Cell(style: $0) }
    hasTips = entries.contains(where: \.isSpokenTip)
  }
}
