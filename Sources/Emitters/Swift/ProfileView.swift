import Schema
import SourceText
import Templating

/// The file of the profile: the object, its place in a message's extension data, and where else to look for it.
struct ProfileView: View {
  let header: String
  let object: ObjectView

  static let fields: [ViewField<ProfileView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .text("type", \.object.object.name),
    .text("conformances", \.object.object.expression.spelling.target.conformances),
    // The whole declaration.
    .written("declaration") { $0.object.templates.object.render($0.object, into: &$1) },
    .list("codings", \.object.object.codings),
    // How the object is read.
    .texts("options") { $0.object.object.expression.spelling.schema.configuration.isLenient ? [] : ["[.strict]"] },
    // String literals.
    .written("keys") { view, output in
      let keys = view.object.object.fields.flatMap { [$0.field.keyText] + $0.field.aliases.map(\.value) }
      output.append(keys, separator: ", ") { $1.append(quoted: $0) }
    },
  ]
}

/// `ProfileBindings.swift`: the profile in the SDKs' messages.
struct ProfileBindingsView: View {
  var header: String
  var type: String
  var nimkit: Bool
  var nimV2: Bool

  static let fields: [ViewField<ProfileBindingsView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .text("type", \.type),
    .flag("nimkit", \.nimkit),
    .flag("nimV2", \.nimV2),
  ]
}

extension SwiftEmitter {
  /// The profile's file, and that of its bindings; none without a profile.
  func profile() throws(TemplateError) -> [GeneratedFile] {
    guard let id = schema.configuration.profile else { return [] }
    let header = Header.text(version: version)
    let object = ObjectView(object: self.object(id), templates: templates)
    let name = object.object.name
    let files = [file(name + ".swift", try templates.profile(), ProfileView(header: header, object: object))]
    let bindings = ProfileBindingsView(
      header: header, type: name, nimkit: target.sdks.contains(.nimkit),
      nimV2: target.sdks.contains(.nimV2))
    guard bindings.nimkit || bindings.nimV2 else { return files }
    return files + [file("ProfileBindings.swift", try templates.profileBindings(), bindings)]
  }
}
