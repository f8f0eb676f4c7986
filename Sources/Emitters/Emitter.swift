import Schema
import SourceText
import Templating

/// Turns a schema into the files of a target.
public enum Emitter {
  /// The files in an order that depends on nothing but the schema: those of messages, what they share, the bindings.
  ///
  /// - Parameter userTemplates: the target's own templates by file name; each replaces the built-in one of that name.
  /// - Throws: `EmitterError` or `TemplateError` for a user's template that cannot be used.
  public static func emit(
    _ schema: Schema, target: Target, version: String, userTemplates: [String: [UInt8]] = [:]
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
    _ schema: Schema, _ target: Target, version: String, _ userTemplates: [String: [UInt8]]
  ) throws {
    let templates = try TemplateSet(
      userTemplates: userTemplates, constants: [Constant("access", target.access.rawValue), .imports(of: target)])
    self.init(
      schema: schema.withFlatSlots.withCustomHeights(for: target), target: target, version: version,
      templates: try SwiftTemplates(templates), set: templates)
  }

  /// What ties the portable part to the SDKs of the target.
  fileprivate func bindings() throws -> [Page] {
    let sdks = target.sdks
    var pages: [Page] = []
    if sdks.contains(.nimkit) || sdks.contains(.tuikit) { pages += try UIKitEmitter(swift: self).pages() }
    if sdks.contains(.nimkit) { pages += try NIMKitEmitter(swift: self).pages() }
    if sdks.contains(.nimV2) { pages += try NIMv2Emitter(swift: self).pages() }
    if sdks.contains(.tuikit) { pages += try TUIKitEmitter(swift: self).pages() }
    return pages
  }
}

extension Constant {
  /// What files import beside Foundation: the runtime's module, if the target does not embed it.
  static func imports(of target: Target) -> Constant {
    Constant("imports", target.runtime.map { "\nimport " + $0.importedModule } ?? "")
  }
}

extension Schema {
  /// The schema where `slot: envelope` is an ordinary field in an envelope whose payload is that very object.
  fileprivate var withFlatSlots: Schema {
    let areFlat = configuration.envelopes.map(\.holdsPayloadBesideID)
    guard areFlat.contains(true) else { return self }
    var schema = self
    for index in messages.indices where areFlat[messages[index].envelope.index] {
      for fieldIndex in messages[index].fields.indices where messages[index].fields[fieldIndex].slot?.value == .envelope
      {
        schema.messages[index].fields[fieldIndex].slot = nil
      }
    }
    return schema
  }
}
