import Templates
import Templating

/// The templates of one target: the built-in ones, replaced by the user's of the same names.
struct TemplateSet: Sendable {
  /// Template texts by file name, such as `Attachment.swift.mustache`.
  private let texts: [String: [UInt8]]
  /// The same by their names without `.mustache`.
  private let partials: [String: [UInt8]]
  /// Some of them are the user's.
  let hasUserTemplates: Bool

  /// - Throws: `EmitterError.unknownTemplates` for a user template that replaces nothing.
  init(userTemplates: [String: [UInt8]]) throws(EmitterError) {
    let builtIn = BuiltInTemplates.all
    let strangers = userTemplates.keys.filter { builtIn[$0] == nil }.sorted()
    guard strangers.isEmpty else {
      throw EmitterError.unknownTemplates(strangers, known: builtIn.keys.sorted())
    }
    hasUserTemplates = !userTemplates.isEmpty
    texts = builtIn.merging(userTemplates) { _, user in user }
    partials = Dictionary(uniqueKeysWithValues: texts.map { (String($0.dropLast(".mustache".count)), $1) })
  }

  /// Compiles a template against the view that fills it; every other template may be included as a partial, by its
  /// name without `.mustache`.
  func template<V: View>(_ name: String, for _: V.Type) throws(TemplateError) -> Template<V> {
    let file = name + ".mustache"
    var partials = partials
    partials[name] = nil
    return try Template<V>(name: file, text: texts[file] ?? [], partials: partials)
  }
}
