import Inspection
import Schema

@testable import Evolution

/// The decoder of one side: by its schema alone, or its generated code.
struct SideDecoder {
  /// With messages that no target has.
  let declared: Schema
  let schema: Schema
  /// What generated code makes of a payload; nil: there is none.
  private let generated: ((Payload) -> [String]?)?
  private let inspector: Inspector

  init(_ schema: Schema, generated: ((Payload) -> [String]?)? = nil) {
    declared = schema
    self.schema = schema.generated
    self.generated = generated
    inspector = Inspector(self.schema)
  }

  func read(_ payload: Payload) -> DecodingResult {
    guard let generated else { return DecodingResult(payload, by: inspector) }
    return DecodingResult(generated(payload) ?? [], of: payload, by: inspector)
  }

  /// Whether it reads a text as it writes it.
  func means(_ payload: Payload) -> Bool {
    guard let generated else { return inspector.inspect(payload).encoded == payload.text }
    return generated(payload)?.last == payload.text
  }
}
