import SourceText
import Templates
import Templating

/// The templates of one target: the built-in ones, replaced by the user's of the same names.
struct TemplateSet: Sendable {
  /// By file name, such as `Attachment.swift.mustache`.
  private let userTemplates: [String: SourceFile]
  private let constants: [Constant]

  /// - Parameter constants: what is the same in all files of the target.
  init(userTemplates: [String: SourceFile], constants: [Constant] = []) {
    self.userTemplates = userTemplates
    self.constants = constants
  }

  /// Compiles a template against the view that fills it; every other template may be included as a partial, by its
  /// name without `.mustache`.
  func template<V: View>(_ name: String, for _: V.Type) throws(TemplateError) -> Template<V> {
    let others = Partials(
      names: { BuiltInTemplates.names.filter { $0 != name } }, text: { $0 == name ? nil : text($0) },
      file: { userTemplates[BuiltInTemplates.file($0)]?.id })
    let file = BuiltInTemplates.file(name)
    return try Template<V>(
      name: file, text: text(name) ?? [], file: userTemplates[file]?.id, partials: others, constants: constants)
  }

  /// The page that a view fills a template for; without a view there is none, but a mistake in the template shows in any
  /// project.
  /// - Parameter name: the template's, where that is not the file's.
  func page<V: View>(_ file: String, by name: String? = nil, _ view: V?) throws(TemplateError) -> Page? {
    let template = try template(name ?? file, for: V.self)
    return view.map { Page(file, template, $0) }
  }

  private func text(_ name: String) -> [UInt8]? {
    let file = BuiltInTemplates.file(name)
    return userTemplates[file]?.bytes ?? BuiltInTemplates.text(of: file)
  }
}

extension BuiltInTemplates {
  /// Without `.mustache`.
  static var names: [String] { all.map { String($0.name.dropLast(".mustache".count)) }.sorted() }

  static func file(_ name: String) -> String { name + ".mustache" }
}
