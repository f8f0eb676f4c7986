import Schema
import Templating

/// The beginning of a bubble view on NIMKit that shows what a schema's `content` says.
struct NIMKitContentBubble: View {
  let name: String
  let docs: String

  static let fields: [ViewField<NIMKitContentBubble>] = [.text("name", \.name), .text("docs", \.docs)]

  /// - Parameter messages: those that it shows.
  init(_ name: String, _ messages: [Message]) {
    self.name = name
    docs = "The bubble of \(messages.map { "`\($0.name)`" }.joined(separator: ", "))."
  }
}
