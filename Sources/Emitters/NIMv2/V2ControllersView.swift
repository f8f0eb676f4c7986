import Schema
import Templating

/// `CustomMessageControllers.swift`: the kit's controllers with the sizes of custom messages, and the routes to them.
struct V2ControllersView: View {
  struct Style: View {
    let style: Target.ChatStyle

    var name: String { style.rawValue }
    /// Of the names of the classes.
    var prefix: String { style.prefix }
    // The kit's classes.
    var p2p: String { prefix + "P2PChatViewController" }
    var team: String { prefix + "TeamChatViewController" }
    var history: String { prefix + "HistoryMessageController" }
    var multiForward: String { (style == .fun ? "Fun" : "Normal") + "MultiForwardViewController" }
    /// The kit's list of a merged forward sets sizes itself.
    var hasSizes: Bool { style == .fun }

    static let fields: [ViewField<Style>] = [
      .text("name", \.name), .text("prefix", \.prefix), .text("p2p", \.p2p), .text("team", \.team),
      .text("history", \.history), .text("multiForward", \.multiForward), .flag("hasSizes", \.hasSizes),
    ]
  }

  let frame: BindingFrame
  let styles: [Style]
  /// Some row is empty.
  let hasHidden: Bool

  static let fields: [ViewField<V2ControllersView>] =
    ViewField.frame(\.frame) + [.list("styles", \.styles), .flag("hasHidden", \.hasHidden)]

  init(_ entries: [V2Registration], _ target: Target, _ frame: BindingFrame) {
    self.frame = frame
    styles = target.chatStyles.map { Style(style: $0) }
    hasHidden = entries.contains { $0.appearance == .hidden }
  }
}
