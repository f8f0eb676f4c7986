import MessageRuntime
import Schema
import TestSupport
import Testing

@testable import KitchenSink

/// Every value that some message wants at a place, in every form, beside every other: the decoder and the reference
/// agree on which message it is.
struct DispatchTests {
  private static let strangers = [
    "null", "true", "\"\"", "\"x\"", "7", "\"7\"", "7.0", "1.5", "-1", "99999999999999999999", "{}", "[5]",
  ]

  @Test func theDecoderAgreesWithTheReference() throws {
    let model = try Model.kitchenSink()
    var count = 0
    var messages: Set<String> = []
    for envelope in model.schema.configuration.envelopes where !envelope.hasExternalID {
      let identities = identities(of: envelope, model)
      for place in stride(from: 0, to: identities.count, by: Tier.stride) {
        let identity = identities[place]
        let text = text(envelope, identity)
        let json = try #require(JSONValue(json: text), "\(text)")
        let expected = model.message(of: json)
        let message = decode(text)
        try #require(message.dispatched == expected, "\(text) is \(message), expected \(expected ?? "none")")
        // What is written is read as the same message again.
        try #require(decode(message.encode()) == message, "\(text) is written as \(message.encode())")
        count += 1
        if let expected { messages.insert(expected) }
      }
    }
    if Tier.hasEverything {
      // All of those whose id is in the JSON, and the one without `id`.
      #expect(messages.isSuperset(of: ["ExactPair", "ExactPairTurned", "ExactPairAny", "ExactPairs", "LoosePairs"]))
      #expect(messages.isSuperset(of: ["ExactSeveral", "ExactInLoose", "LooseRange", "PairAny", "OutsideAny"]))
    }
    #expect(messages.count > 20)
    print("identities: \(count) cases, \(messages.count) messages")
  }

  /// JSON texts for each id key: everything beside everything.
  private func identities(of envelope: Envelope, _ model: Model) -> [[String]] {
    envelope.idKeys.indices.reduce([[]]) { identities, place in
      let texts = forms(model.places(envelope, place)) + (envelope.idKeys.count > 2 ? ["null"] : Self.strangers)
      return identities.flatMap { identity in texts.map { identity + [$0] } }
    }
  }

  private func forms(_ places: Set<TypeID.Component>) -> [String] {
    var texts: Set<String> = []
    for place in places {
      switch place {
      case .any: break
      case .range(let range):
        for value in [range.lowerBound - 1, range.lowerBound, range.upperBound, range.upperBound + 1] {
          texts.formUnion(forms("\(value)"))
        }
      case .value(.integer(let value)): texts.formUnion(forms("\(value)"))
      case .value(.string(let text)): texts.formUnion(forms(text))
      }
    }
    return texts.sorted()
  }

  private func forms(_ text: String) -> [String] {
    Int64(text) == nil ? [JSONValue(text).json] : [text, "\"\(text)\"", "\(text).0", "\"\(text).0\"", "\"0\(text)\""]
  }

  /// An object with what must be present, and an id.
  private func text(_ envelope: Envelope, _ identity: [String]) -> String {
    var object: JSONValue = [:]
    for path in envelope.requiredKeys { object = object.with("1", at: path.map(\.text)[...]) }
    for (path, text) in zip(envelope.idKeys, identity) { object = object.with(text, at: path.map(\.text)[...]) }
    return object.json
  }
}

extension Model {
  /// What messages want at one place of an id.
  fileprivate func places(_ envelope: Envelope, _ place: Int) -> Set<TypeID.Component> {
    var places: Set<TypeID.Component> = []
    for message in schema.messages {
      for (id, ids) in [(message.envelope, message.ids)] + message.alsoReads.map({ ($0.envelope, $0.ids) })
      where schema[id].idKeys == envelope.idKeys {
        places.formUnion(ids.all.map { $0.components[place] })
      }
    }
    return places
  }
}

extension JSONValue {
  /// The object with another value at a path.
  fileprivate func with(_ text: String, at path: ArraySlice<String>) -> JSONValue {
    guard let key = path.first else { return JSONValue(json: text) ?? nil }
    let inner: JSONValue = self[key] ?? [:]
    let others = (members ?? []).filter { !$0.key.utf8.elementsEqual(key.utf8) }
    return JSONValue(members: others + [(key: key, value: inner.with(text, at: path.dropFirst()))])
  }
}

extension CustomMessage {
  /// The message that it is, or failed to be.
  fileprivate var dispatched: String? {
    switch self {
    case .invalid(let message): return message.messageName
    case .unrecognized: return nil
    default: return kind?.rawValue
    }
  }
}
