import Schema
import Templating

/// Writes what an app on Tencent's TUIKit needs beside the portable part of a target: cell data, cells, their
/// registration, the reading and sending of `V2TIMMessage`, taps, the "more" menu.
///
/// All of it stands behind `#if canImport`, so that the target still builds where there is no such kit.
struct TUIKitEmitter {
  /// The portable part.
  let swift: SwiftEmitter
  let templates: TUIKitTemplates

  func pages() -> [Page] {
    let (schema, target, messages) = (swift.schema, swift.target, swift.messages)
    let entries = TUIKitEntry.all(of: messages, in: schema, target: target)
    let taps = TapEvents(entries.filter { $0.kind == .bubble }.map(\.message))
    let kit = TUIKitFrame(messages, hasTaps: !taps.isEmpty, version: swift.version, target: target)
    let frame = kit.frame
    var pages = [
      Page("CustomMessageCellData.swift", templates.cellData, TUIKitCellDataView(entries, target, kit)),
      Page("CustomMessageBubble.swift", templates.bubble, kit),
      Page("TUIKitMessageCells.swift", templates.cells, TUIKitCellsView(entries, target, kit)),
      Page("TUIKitCustomMessages.swift", templates.registration, TUIKitRegistrationView(entries, target, kit, taps)),
      Page("V2TIMMessageReading.swift", templates.reading, TUIKitReadingView(messages, frame)),
      Page("V2TIMMessageSending.swift", templates.sending, frame),
    ]
    if !taps.isEmpty { pages.append(Page("TUIKitTaps.swift", templates.taps, TUIKitTapsView(taps, target, frame))) }
    if messages.contains(where: \.isBuiltIn) { pages.append(Page("TUIKitTexts.swift", templates.texts, kit)) }
    if let menu = TUIKitMenuView(messages, target, frame) {
      pages.append(Page("CustomMessageMenu.swift", templates.menu, menu))
    }
    return pages
  }
}
