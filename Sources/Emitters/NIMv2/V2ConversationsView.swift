import Schema
import Templating

/// `CustomMessageConversations.swift` and the same for the kit's local list: summaries in the list of conversations.
struct V2ConversationsView: View {
  let frame: BindingFrame
  /// What the kit's names of the list have in them.
  let infix: String
  /// Which list it is.
  let what: String

  /// The kit's pod.
  var module: String { "NE\(infix)ConversationUIKit" }
  // The kit's types.
  var config: String { infix + "ConversationUIConfig" }
  var controller: String { "NEBase\(infix)ConversationController" }
  var funController: String { "Fun\(infix)ConversationController" }
  var base: String { infix + "ConversationListCell" }
  var funBase: String { "Fun\(infix)ConversationListCell" }
  /// Without `.swift` the name of the file, too.
  var name: String { "CustomMessage\(infix)Conversations" }
  var cell: String { "CustomMessage\(infix)ConversationCell" }
  var funCell: String { "Fun" + cell }

  static let fields: [ViewField<V2ConversationsView>] =
    ViewField.frame(\.frame) + [
      .text("module", \.module), .text("what", \.what), .text("name", \.name), .text("config", \.config),
      .text("controller", \.controller), .text("funController", \.funController), .text("cell", \.cell),
      .text("funCell", \.funCell), .text("base", \.base), .text("funBase", \.funBase),
    ]

  /// The conversations that the cloud keeps.
  static func cloud(_ frame: BindingFrame) -> V2ConversationsView {
    V2ConversationsView(frame: frame, infix: "", what: "which the cloud keeps")
  }

  /// Those that the device keeps: another pod, with other names.
  static func local(_ frame: BindingFrame) -> V2ConversationsView {
    V2ConversationsView(frame: frame, infix: "Local", what: "which the device keeps")
  }
}
