import Templates
import Templating

/// The templates of one target: the built-in ones, replaced by the user's of the same names.
struct TemplateSet: Sendable {
  /// Template texts by file name, such as `Attachment.swift.mustache`.
  private let userTemplates: [String: [UInt8]]
  private let constants: [Constant]

  /// - Parameter constants: what is the same in all files of the target.
  /// - Throws: `EmitterError.unknownTemplates` for a user template that replaces nothing.
  init(userTemplates: [String: [UInt8]], constants: [Constant] = []) throws(EmitterError) {
    let strangers = userTemplates.keys.filter { BuiltInTemplates.text(of: $0) == nil }.sorted()
    guard strangers.isEmpty else {
      throw EmitterError.unknownTemplates(strangers, known: BuiltInTemplates.all.map(\.file).sorted())
    }
    self.userTemplates = userTemplates
    self.constants = constants
  }

  /// Compiles a template against the view that fills it; every other template may be included as a partial, by its
  /// name without `.mustache`.
  func template<V: View>(_ name: String, for _: V.Type) throws(TemplateError) -> Template<V> {
    let others = Partials(
      names: { BuiltInTemplates.all.map { String($0.file.dropLast(".mustache".count)) }.filter { $0 != name } },
      text: { $0 == name ? nil : text($0) })
    return try Template<V>(
      name: name + ".mustache", text: text(name) ?? [], partials: others, constants: constants)
  }

  /// The page that a view fills a template for; without a view there is none, but a mistake in the template shows in any
  /// project.
  /// - Parameter name: the template's, where that is not the file's.
  func page<V: View>(_ file: String, by name: String? = nil, _ view: V?) throws(TemplateError) -> Page? {
    let template = try template(name ?? file, for: V.self)
    return view.map { Page(file, template, $0) }
  }

  private func text(_ name: String) -> [UInt8]? {
    let file = name + ".mustache"
    return userTemplates[file] ?? BuiltInTemplates.text(of: file)
  }
}
