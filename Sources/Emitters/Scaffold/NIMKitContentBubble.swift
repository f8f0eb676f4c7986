import Schema
import Templating

/// The beginning of a bubble view on NIMKit that shows what a schema's `content` says.
struct NIMKitContentBubble: View {
  var name: String
  /// The messages that it shows.
  var messages: [Message]

  static let fields: [ViewField<NIMKitContentBubble>] = [
    .text("name", \.name),
    .text("docs", { "The bubble of \($0.messages.map { "`\($0.name)`" }.joined(separator: ", "))." }),
  ]
}
