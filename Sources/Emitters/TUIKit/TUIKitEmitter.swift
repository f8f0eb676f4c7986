import Schema
import SourceText
import Templating

/// Writes what an app on Tencent's TUIKit needs beside the portable part of a target: cell data, cells, their
/// registration, the reading and sending of `V2TIMMessage`, taps, the "more" menu.
///
/// All of it stands behind `#if canImport`, so that the target still builds where there is no such kit.
struct TUIKitEmitter {
  /// The portable part.
  let swift: SwiftEmitter
  let templates: TUIKitTemplates

  func files() -> [GeneratedFile] {
    let (schema, target, version) = (swift.schema, swift.target, swift.version)
    var frame = TUIKitFrame(swift.messages, version: version, target: target)
    let entries = TUIKitEntry.all(of: swift.messages, in: schema, target: target)
    let taps = TUIKitTapsView(entries.filter { $0.kind == .bubble }.map(\.message), target, frame)
    frame.hasTaps = !taps.isEmpty
    var files = [
      swift.file("CustomMessageCellData.swift", templates.cellData, TUIKitCellDataView(entries, target, frame)),
      swift.file("CustomMessageBubble.swift", templates.bubble, frame),
      swift.file("TUIKitMessageCells.swift", templates.cells, TUIKitCellsView(entries, target, frame)),
      swift.file(
        "TUIKitCustomMessages.swift", templates.registration, TUIKitRegistrationView(entries, target, frame, taps)),
      swift.file("V2TIMMessageReading.swift", templates.reading, TUIKitReadingView(swift.messages, frame)),
      swift.file(
        "V2TIMMessageSending.swift", templates.sending, V2TIMSendingView(version: version, target: target)),
    ]
    if !taps.isEmpty { files.append(swift.file("TUIKitTaps.swift", templates.taps, taps)) }
    if swift.messages.contains(where: \.isBuiltIn) {
      files.append(swift.file("TUIKitTexts.swift", templates.texts, frame))
    }
    if let menu = TUIKitMenuView(swift.messages, version: version, target: target) {
      files.append(swift.file("CustomMessageMenu.swift", templates.menu, menu))
    }
    return files
  }
}
