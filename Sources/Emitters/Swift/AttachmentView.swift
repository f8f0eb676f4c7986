import Schema
import Templating

/// A message's file: the attachment struct, its texts, its JSON and its checks.
struct AttachmentView: View {
  struct Text: View {
    let textKind: String
    let statements: [String]

    static let fields: [ViewField<Text>] = [.text("textKind", \.textKind), .texts("statements", \.statements)]
  }

  /// A computed property or function body.
  struct Body: View {
    let name: String
    let statements: [String]

    static let fields: [ViewField<Body>] = [.text("name", \.name), .texts("statements", \.statements)]
  }

  struct Requirement: View {
    let docs: [String]
    /// In several lines, if it is long.
    let declaration: [String]

    static let fields: [ViewField<Requirement>] = [.texts("docs", \.docs), .texts("declaration", \.declaration)]

    init(doc: String, _ declaration: String) {
      docs = [doc]
      self.declaration = SwiftLines.broken([declaration], indentation: 2)
    }
  }

  struct Hooks: View {
    let `protocol`: String
    let requirements: [Requirement]

    static let fields: [ViewField<Hooks>] = [.text("protocol", \.protocol), .list("requirements", \.requirements)]
  }

  /// Only of the first message of a file.
  let header: String?
  let type: String
  let nameLiteral: String
  let isHidden: Bool
  /// The arguments; none or one.
  let behavior: [String]
  let sending: [String]
  let object: ObjectView
  /// The name of the writing variable, which no property has.
  let json: String
  let encoding: [String]
  let texts: [Text]
  let tap: Body?
  let transfers: [Body]
  let upload: Body?
  /// The body of `slots()`; empty where nothing is sent beside the JSON.
  let slots: [String]
  let codings: [ObjectCodingView]
  let hooks: Hooks?

  static let fields: [ViewField<AttachmentView>] = [
    .text("header") { $0.header ?? "" }, .constant("imports"), .flag("isFirst") { $0.header != nil },
    .constant("access"), .text("type", \.type), .text("nameLiteral", \.nameLiteral), .flag("isHidden", \.isHidden),
    .texts("behavior", \.behavior), .flag("hasSending") { !$0.sending.isEmpty }, .texts("sending", \.sending),
    .view("object", \.object), .text("json", \.json), .texts("encoding", \.encoding), .list("texts", \.texts),
    .flag("hasTexts") { !$0.texts.isEmpty }, .flag("otherTexts") { $0.texts.count < MessageTexts.Kind.allCases.count },
    .optional("tap", \.tap), .list("transfers", \.transfers), .optional("upload", \.upload), .texts("slots", \.slots),
    .flag("hasSlots") { !$0.slots.isEmpty }, .list("codings", \.codings), .optional("hooks", \.hooks),
  ]

  init(
    _ message: Message, _ object: SwiftObject, claims: ClaimsWriter?, header: String?, _ templates: DeclarationTemplates
  ) {
    let expression = object.expression
    self.header = header
    type = object.type
    nameLiteral = SwiftLiteral.string(message.name)
    isHidden = message.isHidden
    behavior = Self.arguments(message.behavior)
    sending = Self.arguments(message.send).flatMap { SwiftLines.broken(["MessageSending(\($0))"], indentation: 4) }
    self.object = ObjectView(object, templates)
    json = object.plumbing("json")
    encoding = EnvelopeWriter(message, expression.spelling).statements(json: json)
    texts = message.texts.all.map { kind, text in
      Text(textKind: kind.rawValue, statements: TextWriter(message, expression, hook: kind).body(text.value))
    }
    tap = message.tap.map { Body(name: "tap", statements: [expression.tap($0)]) }
    transfers = message.transfer.map { TransferWriter(expression: expression).bodies($0) } ?? []
    upload = message.transfer.flatMap { TransferWriter(expression: expression).upload($0) }
    slots = SlotWriter(object: object).statements()
    codings = object.codings(claims: claims)
    hooks = Hooks(message, type: object.type)
  }
}
