import Schema
import Templating

/// `TUIKitMessageCells.swift`: a cell for each style that the app has.
struct TUIKitCellsView: View {
  struct Cell: View {
    /// As in `CustomMessageCell_Minimalist`.
    var style: Target.TUIKitStyle

    static let fields: [ViewField<Cell>] = [
      .text("style", \.style.rawValue), .text("name", \.name),
      .text("base", { "TUIBubbleMessageCell" + $0.style.suffix }),
      .flag("isMinimalist", { $0.style == .minimalist }),
    ]

    var name: String { "CustomMessageCell" + style.suffix }
  }

  var frame: TUIKitFrame
  var cells: [Cell]
  /// Some line in the middle has a text for screen readers.
  var hasTips: Bool

  static let fields: [ViewField<TUIKitCellsView>] = [
    .text("header", \.frame.header), .constant("imports"), .text("access", \.frame.access), .text("open", \.frame.open),
    .view("kit", \.frame.dialect), .list("cells", \.cells), .flag("hasTaps", \.frame.hasTaps),
    .flag("hasContent", \.frame.hasContent), .flag("hasTips", \.hasTips),
  ]

  init(_ entries: [TUIKitEntry], _ target: Target, _ frame: TUIKitFrame) {
    self.frame = frame
    cells = target.styles.map { Cell(style: $0) }
    hasTips = entries.contains(where: \.isSpokenTip)
  }
}
