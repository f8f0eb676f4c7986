import Schema
import Templating

/// A message's file: the attachment struct, its texts, its JSON and its checks.
struct AttachmentView: View {
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

  /// Only of the first message of a file.
  var header: String?
  var access: String
  var type: String
  var nameLiteral: String
  var isHidden: Bool
  /// The arguments; none or one.
  var behavior: [String]
  var sending: [String]
  var object: ObjectView
  /// The name of the writing variable, which no field has.
  var json: String
  var encoding: [String]
  var texts: [Text]
  var tap: Body?
  var transfers: [Body]
  var upload: Body?
  /// The body of `slots()`; empty where nothing travels beside the JSON.
  var slots: [String]
  var codings: [ObjectCodingView]
  var hooks: Hooks?

  static let fields: [ViewField<AttachmentView>] = [
    .text("header", { $0.header ?? "" }), .flag("isFirst", { $0.header != nil }), .text("access", \.access),
    .text("type", \.type), .text("nameLiteral", \.nameLiteral),
    .flag("isHidden", \.isHidden), .texts("behavior", \.behavior), .texts("sending", \.sending),
    .view("object", \.object), .text("json", \.json), .texts("encoding", \.encoding), .list("texts", \.texts),
    .flag("hasTexts", { !$0.texts.isEmpty }),
    .flag("otherTexts", { $0.texts.count < SurfaceKind.allCases.count }), .optional("tap", \.tap),
    .list("transfers", \.transfers), .optional("upload", \.upload), .texts("slots", \.slots),
    .flag("hasSlots", { !$0.slots.isEmpty }), .list("codings", \.codings),
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
