import Schema
import SourceText
import Templating

/// The file of the profile: the object, its place in a message's extension data, and where else to look for it.
struct ProfileView: View {
  var header: String
  var access: String
  var type: String
  var conformances: String
  /// The whole declaration.
  var declaration: String
  var codings: [ObjectCodingView]
  /// String literals.
  var keys: String

  static let fields: [ViewField<ProfileView>] = [
    .text("header", \.header), .text("access", \.access), .text("type", \.type),
    .text("conformances", \.conformances), .text("declaration", \.declaration),
    .list("codings", \.codings), .text("keys", \.keys),
  ]
}

/// `ProfileBindings.swift`: the profile in the SDKs' messages.
struct ProfileBindingsView: View {
  var header: String
  var access: String
  var type: String
  var nimkit: Bool
  var nimV2: Bool

  static let fields: [ViewField<ProfileBindingsView>] = [
    .text("header", \.header), .text("access", \.access), .text("type", \.type), .flag("nimkit", \.nimkit),
    .flag("nimV2", \.nimV2),
  ]
}

extension SwiftEmitter {
  /// The profile's file, and that of its bindings; none without a profile.
  func profile() -> [GeneratedFile] {
    guard let id = schema.configuration.profile else { return [] }
    let object = schema[id]
    let header = Header.text(version: version)
    let written = self.object(object, id)
    let keys = object.fields.flatMap { [$0.key.value] + $0.aliases.map(\.value) }.map(SwiftLiteral.string)
    let view = ProfileView(
      header: header, access: access, type: object.name, conformances: target.conformances,
      declaration: written.declaration, codings: written.codings, keys: keys.joined(separator: ", "))
    let files = [file(object.name + ".swift", templates.profile, view)]
    let bindings = ProfileBindingsView(
      header: header, access: access, type: object.name, nimkit: target.sdks.contains(.nimkit),
      nimV2: target.sdks.contains(.nimV2))
    guard bindings.nimkit || bindings.nimV2 else { return files }
    return files + [file("ProfileBindings.swift", templates.profileBindings, bindings)]
  }
}
