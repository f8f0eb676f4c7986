import Templating

/// The templates of the TUIKit bindings, compiled against their views.
struct TUIKitTemplates: Sendable {
  let cellData: Template<TUIKitCellDataView>
  let bubble: Template<TUIKitFrame>
  let cells: Template<TUIKitCellsView>
  let registration: Template<TUIKitRegistrationView>
  let taps: Template<TUIKitTapsView>
  let reading: Template<TUIKitReadingView>
  let sending: Template<BindingFrame>
  let menu: Template<TUIKitMenuView>
  let texts: Template<TUIKitFrame>

  init(_ set: TemplateSet) throws(TemplateError) {
    cellData = try set.template("CustomMessageCellData.swift", for: TUIKitCellDataView.self)
    bubble = try set.template("CustomMessageBubble.swift", for: TUIKitFrame.self)
    cells = try set.template("TUIKitMessageCells.swift", for: TUIKitCellsView.self)
    registration = try set.template("TUIKitCustomMessages.swift", for: TUIKitRegistrationView.self)
    taps = try set.template("TUIKitTaps.swift", for: TUIKitTapsView.self)
    reading = try set.template("V2TIMMessageReading.swift", for: TUIKitReadingView.self)
    sending = try set.template("V2TIMMessageSending.swift", for: BindingFrame.self)
    menu = try set.template("CustomMessageMenu.swift", for: TUIKitMenuView.self)
    texts = try set.template("TUIKitTexts.swift", for: TUIKitFrame.self)
  }
}
