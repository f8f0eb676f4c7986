import MessageRuntime
import Schema

@testable import Inspection

/// What a decoder makes of a message.
enum Reading: Sendable {
  case unrecognized
  /// With the message's name.
  case invalid(String)
  case decoded(String, PayloadObject)

  /// By a schema alone.
  init(_ payload: Payload, by inspector: Inspector) {
    let inspection = inspector.inspect(payload)
    switch inspection.result {
    case .unrecognized: self = .unrecognized
    case .invalid: self = .invalid(inspection.message?.name ?? "")
    case .decoded(let object): self = .decoded(inspection.message?.name ?? "", object)
    }
  }

  var name: String? {
    switch self {
    case .unrecognized: nil
    case .invalid(let name), .decoded(let name, _): name
    }
  }
}
