import Schema
import Templating

/// The file of the profile: the object, its key in a message's extension data, and where else to look for it.
struct ProfileView: View {
  let header: String
  let type: String
  let conformances: String
  /// Whole.
  let declaration: String
  let codings: [ObjectCodingView]
  /// How the object is read.
  let options: [String]
  /// String literals.
  let keys: String

  static let fields: [ViewField<ProfileView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .text("type", \.type),
    .text("conformances", \.conformances), .text("declaration", \.declaration), .list("codings", \.codings),
    .texts("options", \.options), .text("keys", \.keys),
  ]

  init(_ object: SwiftObject, _ templates: DeclarationTemplates, header: String) {
    let spelling = object.expression.spelling
    self.header = header
    type = object.name
    conformances = spelling.target.conformances
    declaration = templates.text(ObjectView(object, templates))
    codings = object.codings()
    options = spelling.schema.configuration.isLenient ? [] : ["[.strict]"]
    keys = object.fields.flatMap { [$0.field.key.value] + $0.field.aliases.map(\.value) }.map(SwiftLiteral.string)
      .joined(separator: ", ")
  }
}

/// `ProfileBindings.swift`: the profile in the SDKs' messages.
struct ProfileBindingsView: View {
  let header: String
  let type: String
  let nimkit: Bool
  let nimV2: Bool

  static let fields: [ViewField<ProfileBindingsView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .text("type", \.type),
    .flag("nimkit", \.nimkit), .flag("nimV2", \.nimV2),
  ]
}

extension ProfileBindingsView {
  /// nil: no SDK of the target can send a profile.
  init?(_ profile: ProfileView, _ target: Target) {
    header = profile.header
    type = profile.type
    nimkit = target.sdks.contains(.nimkit)
    nimV2 = target.sdks.contains(.nimV2)
    if !nimkit && !nimV2 { return nil }
  }
}

extension SwiftEmitter {
  /// The profile's file, and that of its bindings; none without a profile.
  func profile(_ header: String) throws(TemplateError) -> [Page] {
    let profile = schema.configuration.profile.map { ProfileView(object($0), templates.declarations, header: header) }
    return [
      try set.page((profile?.type ?? "Profile") + ".swift", by: "Profile.swift", profile),
      try set.page("ProfileBindings.swift", profile.flatMap { ProfileBindingsView($0, target) }),
    ].compactMap { $0 }
  }
}
