import Schema
import SourceText
import Templating

/// Turns a schema into the files of a target.
public enum Emitter {
  /// The files in an order that depends on nothing but the schema: those of messages, what they share, the bindings.
  ///
  /// - Parameter userTemplates: the target's own templates by file name; each replaces the built-in one of that name.
  /// - Throws: `TemplateError` for a user's template that ``TemplateCatalog`` finds mistakes in.
  public static func emit(
    _ schema: Schema, target: Target, version: String, userTemplates: [String: SourceFile] = [:]
  ) throws -> [GeneratedFile] {
    let emitter = try SwiftEmitter(schema, target, version: version, userTemplates)
    let shared = try emitter.sharedPages() + emitter.bindings()
    let messages = emitter.messageFiles.parallelMap { emitter.page(of: $0).file }
    return messages + shared.map(\.file) + emitter.runtime
  }

  /// What fills the built-in templates of each file, for people to read, in the same order.
  public static func dumps(of schema: Schema, target: Target, version: String) throws -> [(file: String, text: String)]
  {
    try views(of: schema, target: target, version: version).map { page in
      (page.file, page.views.map { "# \($0.view)\n\n\($0.dump)" }.joined(separator: "\n"))
    }
  }

  static func views(
    of schema: Schema, target: Target, version: String
  ) throws -> [(file: String, views: [FilledTemplate])] {
    let emitter = try SwiftEmitter(schema, target, version: version, [:])
    let pages = try emitter.messageFiles.map(emitter.page(of:)) + emitter.sharedPages() + emitter.bindings()
    return pages.map { ($0.name, $0.parts) }
  }
}

extension SwiftEmitter {
  fileprivate init(
    _ schema: Schema, _ target: Target, version: String, _ userTemplates: [String: SourceFile]
  ) throws {
    let templates = TemplateSet(
      userTemplates: userTemplates, constants: [Constant("access", target.access.rawValue), .imports(of: target)])
    self.init(
      schema: schema.asGenerated(for: target), target: target, version: version,
      templates: try SwiftTemplates(templates), set: templates)
  }

  /// What ties the portable part to the SDKs of the target.
  fileprivate func bindings() throws -> [Page] {
    let sdks = target.sdks
    var pages: [Page] = []
    if !sdks.isEmpty { pages += try uiKitPages() }
    if sdks.contains(.nimkit) { pages += try nimKitPages() }
    if sdks.contains(.nimV2) { pages += try nimV2Pages() }
    if sdks.contains(.tuikit) { pages += try tuikitPages() }
    return pages
  }
}

extension Constant {
  /// What files import beside Foundation: the runtime's module, if the target does not embed it.
  static func imports(of target: Target) -> Constant {
    Constant("imports", target.runtime.map { "\nimport " + $0.importedModule } ?? "")
  }
}
