import Schema
import SourceText
import Templating

/// Writes what ties a target's portable part to NIM's V2 API and its UI kit.
struct NIMv2Emitter {
  let swift: SwiftEmitter
  let templates: NIMv2Templates

  func files() -> [GeneratedFile] {
    let header = Header.text(version: swift.version)
    let spelling = swift.expression.spelling
    var files = [
      swift.file(
        "V2CustomMessages.swift", templates.messages, V2MessagesView(swift.messages, spelling, header: header))
    ]
    let cells = V2CellsView(swift.messages, spelling, header: header)
    if !cells.cells.isEmpty { files.append(swift.file("CustomMessageCells.swift", templates.cells, cells)) }
    return files
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
