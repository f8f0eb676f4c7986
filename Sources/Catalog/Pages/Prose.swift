import SourceText
import Templating

/// A text for people in which what is between backticks is code.
struct Prose: View, Equatable {
  struct Run: View {
    let text: String
    let isCode: Bool

    static let fields: [ViewField<Run>] = [
      .text("text", \.text), .flag("isCode", \.isCode), .flag("isText") { !$0.isCode },
    ]
  }

  let text: String

  /// One backtick more than there are ends stands for itself.
  var runs: [Run] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    if parts.count % 2 == 0 { return [Run(text: text, isCode: false)] }
    return parts.enumerated().map { Run(text: $1, isCode: $0 % 2 == 1) }.filter { !$0.text.isEmpty }
  }

  static let fields: [ViewField<Prose>] = [.list("runs", \.runs)]

  /// Of what empty lines divide.
  static func paragraphs(_ doc: Located<String>?) -> [Prose] { doc?.value.paragraphs.map { Prose(text: $0) } ?? [] }
}
