import Schema
import Templating

/// One message as a case of `CustomMessage`.
struct MessageCaseView: View {
  /// Escaped: `redPacket`.
  let caseName: String
  /// The attachment's.
  let type: String
  let docs: [String]
  let nameLiteral: String
  /// Patterns, list by list: `[5]`, `[8, .range(81...90)], [8, 153]`.
  let identities: String

  static let fields: [ViewField<MessageCaseView>] = [
    .text("caseName", \.caseName), .text("type", \.type), .texts("docs", \.docs), .text("nameLiteral", \.nameLiteral),
    .text("identities", \.identities),
  ]

  init(_ message: Message, _ spelling: SwiftSpelling) {
    caseName = message.caseName
    type = spelling.target.attachmentName(of: message)
    docs = Documentation.lines(message.declaration.doc?.value)
    nameLiteral = SwiftLiteral.string(message.name)
    identities = message.ids.all.map { "[\(SwiftExpression.patterns($0.components))]" }.joined(separator: ", ")
  }
}

extension Message {
  /// Of `CustomMessage`, escaped: `redPacket`.
  var caseName: String { SwiftNames.escaped(SwiftNames.caseName(from: name)) }
}

/// `CustomMessage.swift`: the enum of all messages.
struct CustomMessageView: View {
  let header: String
  let conformances: String
  let comparison: String
  let isEquatable: Bool
  let isHashable: Bool
  let messages: [MessageCaseView]

  static let fields: [ViewField<CustomMessageView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .text("conformances", \.conformances),
    .text("comparison", \.comparison), .flag("isEquatable", \.isEquatable), .flag("isHashable", \.isHashable),
    .list("messages", \.messages), .flag("hasMessages") { !$0.messages.isEmpty },
  ]

  init(_ messages: [MessageCaseView], _ target: Target, header: String) {
    self.header = header
    self.messages = messages
    conformances = target.conformances
    comparison = target.comparison
    isEquatable = target.conformance != nil
    isHashable = target.conformance == .hashable
  }
}

/// `CustomMessageLayout.swift`: every layout entry.
struct LayoutFileView: View {
  let header: String
  let presets: [LayoutPresets.Function]
  let entries: [LayoutPropertiesView]

  static let fields: [ViewField<LayoutFileView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .list("presets", \.presets),
    .list("entries", \.entries), .flag("hasPresets") { !$0.presets.isEmpty },
    .flag("hasEntries") { !$0.entries.isEmpty },
  ]
}
