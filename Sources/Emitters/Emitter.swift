import Schema
import SourceText
import Templating

/// Turns a schema into the files of a target.
public enum Emitter {
  /// Makes the files of some part of a target, and hands each over.
  private typealias Piece = @Sendable (_ handOver: (GeneratedFile) throws -> Void) throws -> Void

  /// - Parameter userTemplates: the target's own templates by file name; each replaces the built-in one of that name.
  /// - Throws: `EmitterError` or `TemplateError` for a user's template that cannot be used.
  public static func emit(
    _ schema: Schema, target: Target, version: String, userTemplates: [String: [UInt8]] = [:]
  ) throws -> [GeneratedFile] {
    let templates = try TemplateSet(
      userTemplates: userTemplates, constants: [Constant("access", target.access.rawValue), .imports(of: target)])
    let schema = schema.withFlatSlots.withCustomHeights(for: target)
    // What is spared with each message is more, then, than what it takes to compile templates twice.
    let isForMany = schema.messages.count > 64
    let swift = SwiftEmitter(
      schema: schema, target: target, version: version,
      templates: try SwiftTemplates(templates, isForMany: isForMany))
    // What is of all messages takes longest: so it is begun first.
    let ofAll = [{ try swift.makeProjectFiles($0) }] + kits(of: swift, templates)
    let messages = swift.messagePieces()
    let ofEach = messages.map { piece -> Piece in { try swift.makeFiles(of: piece, $0) } }
    let pieces = ofAll + ofEach
    let files = try pieces.mapOnAllCores(chunk: messages.count > 1 ? 1 : pieces.count) { piece in
      var files: [GeneratedFile] = []
      try piece { files.append($0) }
      return files
    }
    return files.flatMap { $0 }
  }

  private static func kits(of swift: SwiftEmitter, _ templates: TemplateSet) -> [Piece] {
    let sdks = swift.target.sdks
    var kits: [Piece] = []
    if sdks.contains(.nimkit) || sdks.contains(.tuikit) {
      kits.append { try UIKitEmitter(swift: swift, templates: UIKitTemplates(templates)).files().forEach($0) }
    }
    if sdks.contains(.nimkit) {
      kits.append { try NIMKitEmitter(swift: swift, templates: NIMKitTemplates(templates)).files().forEach($0) }
    }
    if sdks.contains(.nimV2) {
      kits.append { try NIMv2Emitter(swift: swift, templates: NIMv2Templates(templates)).files().forEach($0) }
    }
    if sdks.contains(.tuikit) {
      kits.append { try TUIKitEmitter(swift: swift, templates: TUIKitTemplates(templates)).files().forEach($0) }
    }
    return kits
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
    let areFlat = configuration.envelopes.map(\.holdsPayloadBesideIdentity)
    guard areFlat.contains(true) else { return self }
    var schema = self
    for index in messages.indices
    where areFlat[messages[index].envelope.index] && messages[index].hasEnvelopeSlots {
      let places = messages[index].fields.indices.filter { messages[index].fields[$0].slot?.value == .envelope }
      var fields = messages[index].fields
      for place in places { fields[place].slot = nil }
      schema.messages[index] = messages[index].with(fields: fields)
    }
    return schema
  }
}
