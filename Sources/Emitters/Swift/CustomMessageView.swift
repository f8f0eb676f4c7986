import Schema
import Templating

/// One message as a case of `CustomMessage`.
struct MessageCaseView: View {
  /// Escaped: `redPacket`.
  let caseName: String
  private let message: Message
  private let spelling: SwiftSpelling

  static let fields: [ViewField<MessageCaseView>] = [
    .text("caseName", \.caseName), .written("type") { $0.writeType(to: &$1) },
    .lines("docs") { view, lines in
      if let doc = view.message.declaration.doc { Documentation.write(doc.value, to: &lines) }
    },
    .written("nameLiteral") { $1.append(quoted: $0.message.name) },
    // Patterns, list by list: `[5]`, `[8, .range(81...90)], [8, 153]`.
    .written("identities") { view, output in
      output.append(view.message.identity.entries, separator: ", ") { entry, output in
        output.literal("[")
        SwiftExpression.write(entry.places, to: &output)
        output.literal("]")
      }
    },
  ]

  init(_ message: Message, _ spelling: SwiftSpelling) {
    caseName = Self.caseName(of: message)
    self.message = message
    self.spelling = spelling
  }

  /// The attachment's type.
  func writeType(to output: inout Output) { spelling.writeAttachmentName(message.name, to: &output) }

  static func caseName(of message: borrowing Message) -> String {
    SwiftNames.escaped(SwiftNames.caseName(from: message.name))
  }
}

/// `CustomMessage.swift`: the enum of all messages.
struct CustomMessageView: View {
  var header: String
  var target: Target
  var messages: [MessageCaseView]

  static let fields: [ViewField<CustomMessageView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"),
    .text("conformances", \.target.conformances), .text("comparison", \.target.comparison),
    .flag("isEquatable") { $0.target.conformance != nil },
    .flag("isHashable") { $0.target.conformance == .hashable },
    .list("messages", \.messages),
  ]
}

/// `CustomMessageLayout.swift`: every layout entry.
struct LayoutFileView: View {
  var header: String
  var presets: [LayoutPresets.Function]
  var entries: [LayoutEntryView]

  static let fields: [ViewField<LayoutFileView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .list("presets", \.presets),
    .list("entries", \.entries), .flag("hasPresets") { !$0.presets.isEmpty },
    .flag("hasEntries") { !$0.entries.isEmpty },
  ]
}
