import Schema
import SourceText

/// Turns a schema into the files of a target.
public enum Emitter {
  /// Hands each file over as soon as it is made, so that its text need not be kept; on all cores, in no particular
  /// order.
  ///
  /// - Parameters:
  ///   - userTemplates: the target's own templates by file name; each replaces the built-in one of that name.
  ///   - handOver: what becomes of a file.
  /// - Returns: What became of the files, in an order that does not depend on the cores.
  /// - Throws: `EmitterError` or `TemplateError` for a user's template that cannot be used; or what `handOver` throws.
  public static func emit<Taken: Sendable>(
    _ schema: Schema, target: Target, version: String, userTemplates: [String: [UInt8]] = [:],
    handOver: @Sendable (GeneratedFile) throws -> Taken
  ) throws -> [Taken] {
    let templates = try TemplateSet(userTemplates: userTemplates)
    let schema = schema.withFlatSlots.withCustomHeights(for: target)
    let swift = SwiftEmitter(
      schema: schema, target: target, version: version, templates: try SwiftTemplates(templates))
    var taken = try swift.files(handOver: handOver)
    if target.sdks.contains(.nimkit) || target.sdks.contains(.tuikit) {
      taken += try UIKitEmitter(swift: swift, templates: UIKitTemplates(templates)).files().map(handOver)
    }
    if target.sdks.contains(.nimkit) {
      taken += try NIMKitEmitter(swift: swift, templates: NIMKitTemplates(templates)).files().map(handOver)
    }
    if target.sdks.contains(.nimV2) {
      taken += try NIMv2Emitter(swift: swift, templates: NIMv2Templates(templates)).files().map(handOver)
    }
    if target.sdks.contains(.tuikit) {
      taken += try TUIKitEmitter(swift: swift, templates: TUIKitTemplates(templates)).files().map(handOver)
    }
    return taken
  }
}

extension Schema {
  /// The schema where `slot: envelope` is an ordinary field in an envelope whose payload is that very object.
  fileprivate var withFlatSlots: Schema {
    let areFlat = configuration.envelopes.map(\.holdsPayloadBesideIdentity)
    guard areFlat.contains(true) else { return self }
    var schema = self
    for index in messages.indices
    where areFlat[messages[index].envelope.index] && messages[index].fields.haveSomeBesideIdentity {
      let places = messages[index].fields.indices.filter { messages[index].fields[$0].slot?.value == .envelope }
      var fields = messages[index].fields
      for place in places { fields[place].slot = nil }
      schema.messages[index] = messages[index].with(fields: fields)
    }
    return schema
  }
}
