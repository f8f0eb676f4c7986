import Schema
import Templating

/// A message's file: the attachment struct, its texts, its JSON and its checks.
final class AttachmentView: View {
  struct Text: View {
    let text: SurfaceText
    let writer: TextWriter
    let surface: SurfaceKind

    static let fields: [ViewField<Text>] = [
      .text("surface", \.surface.rawValue),
      .lines("statements") { view, lines in
        view.writer.write(view.text, to: &lines)
      },
    ]
  }

  /// A computed property or function body.
  struct Body: View {
    var name: String
    var statements: [String]

    static let fields: [ViewField<Body>] = [.text("name", \.name), .texts("statements", \.statements)]
  }

  struct Requirement: View {
    var docs: [String]
    var declaration: String

    static let fields: [ViewField<Requirement>] = [
      .texts("docs", \.docs),
      .texts("declaration") { SwiftLines.broken([$0.declaration], indentation: 2) },
    ]
  }

  struct Hooks: View {
    var `protocol`: String
    var requirements: [Requirement]

    static let fields: [ViewField<Hooks>] = [.text("protocol", \.protocol), .list("requirements", \.requirements)]
  }

  let message: Message
  let object: ObjectView
  /// Only of the first message of a file.
  let header: Header?
  /// The name of the writing variable, which no property has.
  let json: String
  let envelope: EnvelopeWriter
  let texts: [Text]
  let tap: Body?
  let transfers: [Body]
  let upload: Body?
  let codings: [ObjectCodingView]
  let hooks: Hooks?

  static let fields: [ViewField<AttachmentView>] = [
    .written("header") { $0.header?.write(to: &$1) }, .constant("imports"), .flag("isFirst", { $0.header != nil }),
    .constant("access"), .written("type") { $0.object.object.writeType(to: &$1) },
    .written("nameLiteral") { $1.append(quoted: $0.message.name) }, .flag("isHidden", { $0.message.isHidden }),
    // The arguments; none or one.
    .texts("behavior") { arguments($0.message.behavior) },
    .flag("hasSending") { !arguments($0.message.send).isEmpty },
    .texts("sending") { view in
      arguments(view.message.send).flatMap { SwiftLines.broken(["MessageSending(\($0))"], indentation: 4) }
    },
    .view("object", \.object), .text("json", \.json),
    .lines("encoding") { $0.envelope.write(json: $0.json, $0.object.object.expression.spelling, to: &$1) },
    .list("texts", \.texts),
    .flag("hasTexts", { !$0.texts.isEmpty }),
    .flag("otherTexts", { $0.texts.count < SurfaceKind.allCases.count }), .optional("tap", \.tap),
    .list("transfers", \.transfers), .optional("upload", \.upload),
    // The body of `slots()`; empty where nothing travels beside the JSON.
    .lines("slots") { SlotWriter(object: $0.object.object).write(to: &$1) },
    .flag("hasSlots") { SlotWriter(object: $0.object.object).hasSlots },
    .list("codings", \.codings), .optional("hooks", \.hooks),
  ]

  init(
    _ message: Message, _ object: SwiftObject, claims: ClaimsWriter?, header: Header?, templates: SwiftTemplates
  ) {
    self.message = message
    self.object = ObjectView(object: object, templates: templates)
    self.header = header
    json = object.plumbing("json")
    let expression = object.expression
    envelope = EnvelopeWriter(message, expression.spelling)
    var texts: [Text] = []
    for kind in SurfaceKind.allCases {
      guard let text = kind.text(in: message.surfaces) else { continue }
      texts.append(Text(text: text, writer: TextWriter(message, expression, hook: kind), surface: kind))
    }
    self.texts = texts
    tap = message.tap.map { Body(name: "tap", statements: TapWriter(expression: expression).statements($0)) }
    transfers = message.transfer.map { TransferWriter(expression: expression).bodies($0) } ?? []
    upload = message.transfer.flatMap { TransferWriter(expression: expression).upload($0) }
    codings = object.allCodings(ObjectCodingView(object, claims: claims))
    hooks = Hooks(message, object)
  }
}

/// The surfaces, by their names in the language and in generated code.
enum SurfaceKind: String, CaseIterable {
  case summary, push, copy, accessibility, fallback

  /// The app's function for `hook`.
  var hookName: String {
    switch self {
    case .summary: "appSummary"
    case .push: "appPush"
    case .copy: "appCopy"
    case .accessibility: "appAccessibility"
    case .fallback: "appFallback"
    }
  }

  func text(in surfaces: Surfaces) -> SurfaceText? {
    switch self {
    case .summary: surfaces.summary?.value
    case .push: surfaces.push?.value
    case .copy: surfaces.copy?.value
    case .accessibility: surfaces.accessibility?.value
    case .fallback: surfaces.fallback?.value
    }
  }
}
