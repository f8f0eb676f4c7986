import Schema
import Templating

extension SwiftEmitter {
  /// What an app on Tencent's TUIKit needs beside the portable part of a target: cell data, cells, their registration,
  /// the reading and sending of `V2TIMMessage`, taps, the "more" menu.
  ///
  /// All of it is behind `#if canImport`, so that the target still builds where there is no such kit.
  func tuikitPages() throws(TemplateError) -> [Page] {
    let entries = TUIKitRegistration.all(of: messages, in: schema)
    let taps = TapEvents(entries.filter { $0.appearance == .bubble }.map(\.message))
    let kit = TUIKitFrame(messages, hasTaps: !taps.isEmpty, version: version, target: target)
    let frame = kit.frame
    let hasBuiltIn = messages.contains(where: \.isBuiltIn)
    return [
      try set.page("CustomMessageCellData.swift", TUIKitCellDataView(entries, target, kit)),
      try set.page("CustomMessageBubble.swift", kit),
      try set.page("TUIKitMessageCells.swift", TUIKitCellsView(entries, target, kit)),
      try set.page("TUIKitCustomMessages.swift", TUIKitRegistrationView(entries, target, kit, taps)),
      try set.page("V2TIMMessageReading.swift", TUIKitReadingView(messages, frame)),
      try set.page("V2TIMMessageSending.swift", TUIKitSendingView(messages, target, frame)),
      try set.page("TUIKitTaps.swift", TUIKitTapsView(taps, target, frame)),
      try set.page("TUIKitTexts.swift", hasBuiltIn ? kit : nil),
      try set.page("CustomMessageMenu.swift", TUIKitMenuView(messages, target, frame)),
    ].compactMap { $0 }
  }
}
