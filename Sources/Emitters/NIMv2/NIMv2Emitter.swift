import Schema
import Templating

/// Writes what ties a target's portable part to NIM's V2 API and its UI kit.
struct NIMv2Emitter {
  let swift: SwiftEmitter
  let templates: NIMv2Templates

  func pages() -> [Page] {
    let frame = BindingFrame(version: swift.version, target: swift.target)
    let spelling = swift.expression.spelling
    let messages = Page(
      "V2CustomMessages.swift", templates.messages, V2MessagesView(swift.messages, spelling, frame))
    let cells = V2CellsView(swift.messages, spelling, frame)
    return [messages] + (cells.cells.isEmpty ? [] : [Page("CustomMessageCells.swift", templates.cells, cells)])
  }
}

/// The templates of the V2 part, compiled against their views.
struct NIMv2Templates: Sendable {
  let messages: Template<V2MessagesView>
  let cells: Template<V2CellsView>

  init(_ set: TemplateSet) throws(TemplateError) {
    messages = try set.template("V2CustomMessages.swift", for: V2MessagesView.self)
    cells = try set.template("CustomMessageCells.swift", for: V2CellsView.self)
  }
}
