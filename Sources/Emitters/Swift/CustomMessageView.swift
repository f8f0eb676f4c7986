import Schema
import Templating

/// One message as a case of `CustomMessage`.
struct MessageCaseView: View {
  /// Escaped: `redPacket`.
  var caseName: String
  /// The attachment's type.
  var type: String
  var docs: [String]
  var nameLiteral: String
  /// Patterns, list by list: `[5]`, `[8, .range(81...90)], [8, 153]`.
  var identities: String

  static let fields: [ViewField<MessageCaseView>] = [
    .text("caseName", \.caseName), .text("type", \.type), .texts("docs", \.docs),
    .text("nameLiteral", \.nameLiteral), .text("identities", \.identities),
  ]

  init(_ message: Message, _ spelling: SwiftSpelling) {
    caseName = Self.caseName(of: message)
    type = spelling.target.attachmentName(of: message)
    docs = message.declaration.doc.map { SwiftLiteral.commentLines($0.value) } ?? []
    nameLiteral = SwiftLiteral.string(message.name)
    identities = message.identity.entries
      .map { "[" + $0.places.map(SwiftExpression.pattern).joined(separator: ", ") + "]" }
      .joined(separator: ", ")
  }

  static func caseName(of message: Message) -> String {
    SwiftNames.escaped(SwiftNames.caseName(from: message.name))
  }
}

/// `CustomMessage.swift`: the enum of all messages.
struct CustomMessageView: View {
  var header: String
  var access: String
  var conformances: String
  var messages: [MessageCaseView]

  static let fields: [ViewField<CustomMessageView>] = [
    .text("header", \.header), .text("access", \.access), .text("conformances", \.conformances),
    .list("messages", \.messages),
  ]
}

/// `CustomMessageLayout.swift`: every layout entry.
struct LayoutFileView: View {
  var header: String
  var access: String
  var entries: [LayoutEntryView]
  var hasContent: Bool

  static let fields: [ViewField<LayoutFileView>] = [
    .text("header", \.header), .text("access", \.access), .list("entries", \.entries),
    .flag("hasContent", \.hasContent),
  ]
}

/// `MessageSupport.swift`, which is the same for all schemas.
struct SupportFileView: View {
  var header: String
  var target: Target

  static let fields: [ViewField<SupportFileView>] = [
    .text("header", \.header), .text("access", \.target.access.rawValue),
    .text("conformances", \.target.conformances), .text("enumConformances", \.target.enumConformances),
  ]
}
