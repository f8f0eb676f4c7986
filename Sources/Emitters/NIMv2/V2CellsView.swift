import Schema
import Templating

/// `CustomMessageChatCells.swift`: a cell for each style of the V10 UI kit that the app uses.
struct V2CellsView: View {
  struct Cell: View {
    let style: Target.ChatStyle

    var name: String { style.generatedCell }
    /// The class of the kit's.
    var base: String { style == .fun ? "FunChatMessageBaseCell" : "NormalChatMessageBaseCell" }

    static let fields: [ViewField<Cell>] = [
      .text("style", \.style.rawValue), .text("name", \.name), .text("base", \.base),
    ]
  }

  let kit: V2KitFrame
  let cells: [Cell]
  let hasTips: Bool
  let hasHidden: Bool

  static let fields: [ViewField<V2CellsView>] =
    ViewField.frame(\.kit.frame) + [
      .list("cells", \.cells), .flag("hasContent", \.kit.hasContent), .flag("hasTaps", \.kit.hasTaps),
      .flag("hasTips", \.hasTips), .flag("hasHidden", \.hasHidden),
    ]

  init(_ entries: [V2Registration], _ target: Target, _ kit: V2KitFrame) {
    self.kit = kit
    cells = target.chatStyles.map { Cell(style: $0) }
    hasTips = entries.contains { $0.appearance == .tip }
    hasHidden = entries.contains { $0.appearance == .hidden }
  }
}
