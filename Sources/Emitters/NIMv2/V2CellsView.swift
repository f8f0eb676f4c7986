import Schema
import Templating

/// `CustomMessageCells.swift`: the cells that the V10 UI kit is to show, by its keys.
struct V2CellsView: View {
  let frame: BindingFrame
  /// The statements that fill the registry.
  let cells: [String]
  /// What the kit adds to a bubble's height, points.
  let margins: String
  let time: String
  let reply: String

  static let fields: [ViewField<V2CellsView>] =
    ViewField.frame(\.frame) + [
      .texts("cells", \.cells), .text("margins", \.margins), .text("time", \.time), .text("reply", \.reply),
    ]

  init(_ messages: [Message], _ spelling: SwiftSpelling, _ frame: BindingFrame) {
    self.frame = frame
    margins = String(CustomHeight.margins)
    time = String(CustomHeight.time)
    reply = String(CustomHeight.reply)
    cells = messages.flatMap { message in
      message.v2Cell.map { cell in message.kitTypes(in: spelling.schema).map { Self.statement($0, cell: cell) } } ?? []
    }
  }

  private static func statement(_ types: ClosedRange<Int64>, cell: String) -> String {
    if types.count == 1 { return "cells[\"\(types.lowerBound)\"] = \(cell).self" }
    return "for type in \(types.lowerBound)...\(types.upperBound) { cells[String(type)] = \(cell).self }"
  }
}

extension Message {
  /// The class that the app writes for its cell in the V10 UI kit; nil: it has none.
  var v2Cell: String? { layout != nil && !isHidden ? name + "Cell" : nil }
}
