import Schema
import Templating

/// `CustomMessageControllers.swift`: the kit's controllers with the sizes of custom messages, and the routes to them.
struct V2ControllersView: View {
  struct Style: View {
    let name: String
    /// Of the names of the classes.
    let prefix: String
    /// The kit's classes.
    let p2p, team, history, multiForward: String
    /// The kit's list of a merged forward sets sizes itself.
    let hasSizes: Bool

    static let fields: [ViewField<Style>] = [
      .text("name", \.name), .text("prefix", \.prefix), .text("p2p", \.p2p), .text("team", \.team),
      .text("history", \.history), .text("multiForward", \.multiForward), .flag("hasSizes", \.hasSizes),
    ]

    init(_ style: Target.ChatStyle) {
      name = style.rawValue
      prefix = style.prefix
      p2p = prefix + "P2PChatViewController"
      team = prefix + "TeamChatViewController"
      history = prefix + "HistoryMessageController"
      multiForward = (style == .fun ? "Fun" : "Normal") + "MultiForwardViewController"
      hasSizes = style == .fun
    }
  }

  let frame: BindingFrame
  let styles: [Style]
  /// Some row is empty.
  let hasHidden: Bool

  static let fields: [ViewField<V2ControllersView>] =
    ViewField.frame(\.frame) + [.list("styles", \.styles), .flag("hasHidden", \.hasHidden)]

  init(_ entries: [V2Registration], _ target: Target, _ frame: BindingFrame) {
    self.frame = frame
    styles = target.chatStyles.map(Style.init)
    hasHidden = entries.contains { $0.appearance == .hidden }
  }
}
