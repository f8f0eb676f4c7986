import MessageRuntime
import Schema

@testable import Inspection

/// What a decoder makes of a message.
enum DecodingResult: Sendable {
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

  /// By generated code, whose values are what it writes again.
  init(_ result: [String], of payload: Payload, by inspector: Inspector) {
    guard let name = result.first else {
      self = .unrecognized
      return
    }
    guard result.count > 1 else {
      self = .invalid(name)
      return
    }
    var again = payload
    again.text = result[1]
    let same = DecodingResult(again, by: inspector)
    self = same.name == name ? same : .unrecognized
  }

  var name: String? {
    switch self {
    case .unrecognized: nil
    case .invalid(let name), .decoded(let name, _): name
    }
  }
}
