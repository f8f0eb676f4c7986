import Schema
import Templating

/// How a kit's declarations are spelt in Swift: those of the pods in Swift, or of the Objective-C ones as Swift imports
/// them.
struct TUIKitDialect: View {
  let isSwift: Bool
  /// The parameter of `getCellData` and `getDisplayString`.
  let message: String
  let incoming: String
  let outgoing: String
  /// What a bubble's cell is filled with: the headers of the Objective-C bubbles narrow it.
  let filling: String
  /// What a cell for a line in the middle is filled with.
  let fillingTip: String
  /// What a cell's size is asked for; `TUIMessageCell.h` says nothing about nil.
  let measured: String

  static let fields: [ViewField<TUIKitDialect>] = [
    .flag("isSwift", \.isSwift), .text("message", \.message), .text("incoming", \.incoming),
    .text("outgoing", \.outgoing), .text("filling", \.filling), .text("fillingTip", \.fillingTip),
    .text("measured", \.measured),
  ]

  init(_ kind: Target.TUIKitDialect) {
    isSwift = kind == .swift
    switch kind {
    case .swift:
      message = "message"
      incoming = ".incoming"
      outgoing = ".outgoing"
      filling = "TUICommonCellData"
      fillingTip = "TUICommonCellData"
      measured = "TUIMessageCellData"
    case .objc:
      message = "_ message"
      incoming = ".MsgDirectionIncoming"
      outgoing = ".MsgDirectionOutgoing"
      filling = "TUIBubbleMessageCellData"
      fillingTip = "TUISystemMessageCellData?"
      measured = "TUIMessageCellData?"
    }
  }
}
