import Schema
import Templating

/// A message's file: the attachment struct, its texts, its JSON and its checks.
final class AttachmentView: View {
  struct Text: View {
    var surface: String
    var statements: [String]

    static let fields: [ViewField<Text>] = [.text("surface", \.surface), .texts("statements", \.statements)]
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

    static let fields: [ViewField<Requirement>] = [.texts("docs", \.docs), .text("declaration", \.declaration)]
  }

  struct Hooks: View {
    var `protocol`: String
    var requirements: [Requirement]

    static let fields: [ViewField<Hooks>] = [.text("protocol", \.protocol), .list("requirements", \.requirements)]
  }

  let object: ObjectView
  let message: Message
  /// Only of the first message of a file.
  let header: String?
  /// The name of the writing variable, which no property has.
  let json: String
  let texts: [Text]
  let hooks: Hooks?

  init(_ object: SwiftObject, _ message: Message, header: String?, templates: SwiftTemplates) {
    self.object = ObjectView(object: object, templates: templates)
    self.message = message
    self.header = header
    var names = object.names
    json = names.free("json")
    texts = SurfaceKind.allCases.compactMap { kind in
      guard let text = kind.text(in: message.surfaces) else { return nil }
      let writer = TextWriter(expression: object.expression, hook: "Self.\(kind.hookName)(of: self, in: context)")
      return Text(surface: kind.rawValue, statements: writer.statements(text))
    }
    hooks = Hooks(message, type: object.type)
  }

  static let fields: [ViewField<AttachmentView>] = [
    .text("header", { $0.header ?? "" }), .flag("isFirst", { $0.header != nil }),
    .text("access", \.object.object.access),
    .text("type", \.object.object.type), .written("nameLiteral") { $1.append(quoted: $0.message.name) },
    .flag("isHidden", \.message.isHidden),
    // The arguments; none or one.
    .texts("behavior", \.behavior), .texts("sending", \.sending),
    .view("object", \.object), .text("json", \.json),
    .lines("encoding") { view, lines in
      EnvelopeWriter.write(view.message, view.expression.spelling, json: view.json, to: &lines)
    },
    .list("texts", \.texts), .flag("hasTexts", { !$0.texts.isEmpty }),
    .flag("otherTexts", { $0.texts.count < SurfaceKind.allCases.count }), .optional("tap", \.tap),
    .list("transfers", \.transfers), .optional("upload", \.upload),
    // The body of `slots()`; empty where nothing travels beside the JSON.
    .lines("slots") { SlotWriter(object: $0.object.object).write(to: &$1) },
    .flag("hasSlots") { SlotWriter(object: $0.object.object).hasSlots },
    .list("codings") { $0.object.object.all.map { ObjectCodingView($0) } },
    .optional("hooks", \.hooks),
  ]
}

/// The surfaces, by their names in the language and in generated code.
enum SurfaceKind: String, CaseIterable {
  case summary, push, copy, accessibility, fallback

  /// The app's function for `hook`.
  var hookName: String { "app" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

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
