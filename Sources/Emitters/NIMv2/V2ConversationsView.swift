import Schema
import Templating

/// `CustomMessageConversations.swift` and the same for the kit's local list: summaries in the list of conversations.
struct V2ConversationsView: View {
  let frame: BindingFrame
  /// The kit's pod.
  let module: String
  /// Which list it is.
  let what: String
  /// The kit's types.
  let config, controller, funController, base, funBase: String
  /// Without `.swift` the name of the file, too.
  let name: String
  let cell, funCell: String

  static let fields: [ViewField<V2ConversationsView>] =
    ViewField.frame(\.frame) + [
      .text("module", \.module), .text("what", \.what), .text("name", \.name), .text("config", \.config),
      .text("controller", \.controller), .text("funController", \.funController), .text("cell", \.cell),
      .text("funCell", \.funCell), .text("base", \.base), .text("funBase", \.funBase),
    ]

  private init(_ infix: String, _ what: String, _ frame: BindingFrame) {
    self.frame = frame
    self.what = what
    module = "NE\(infix)ConversationUIKit"
    config = infix + "ConversationUIConfig"
    controller = "NEBase\(infix)ConversationController"
    funController = "Fun\(infix)ConversationController"
    base = infix + "ConversationListCell"
    funBase = "Fun\(infix)ConversationListCell"
    name = "CustomMessage\(infix)Conversations"
    cell = "CustomMessage\(infix)ConversationCell"
    funCell = "FunCustomMessage\(infix)ConversationCell"
  }

  /// The conversations that the cloud keeps.
  static func cloud(_ frame: BindingFrame) -> V2ConversationsView {
    V2ConversationsView("", "which the cloud keeps", frame)
  }

  /// Those that the device keeps: another pod, with other names.
  static func local(_ frame: BindingFrame) -> V2ConversationsView {
    V2ConversationsView("Local", "which the device keeps", frame)
  }
}
