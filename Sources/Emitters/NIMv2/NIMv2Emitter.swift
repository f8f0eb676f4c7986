import Schema
import Templating

/// Writes what ties a target's portable part to NIM's V2 API and its UI kit.
struct NIMv2Emitter {
  /// The portable part.
  let swift: SwiftEmitter

  func pages() throws(TemplateError) -> [Page] {
    let (set, messages, spelling) = (swift.set, swift.messages, swift.expression.spelling)
    let frame = BindingFrame(version: swift.version, target: swift.target)
    let cells = V2CellsView(messages, spelling, frame)
    return [
      try set.page("V2CustomMessages.swift", V2MessagesView(messages, spelling, frame)),
      try set.page("CustomMessageCells.swift", cells.cells.isEmpty ? nil : cells),
    ].compactMap { $0 }
  }
}
