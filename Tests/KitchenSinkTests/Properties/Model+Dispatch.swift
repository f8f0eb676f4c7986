import MessageRuntime
import Schema

@testable import KitchenSink

/// What the page says of ids, slowly: every message is asked at every place.
extension Model {
  /// One way to recognize a message.
  struct Way: Sendable {
    var message: String
    var envelope: Envelope
    var identity: [TypeID.Component]?
    var isForeign: Bool
  }

  static func ways(in schema: Schema) -> [Way] {
    schema.messages.flatMap { message in
      let own = [(message.envelope, message.ids, false)]
      let others = message.alsoReads.map { ($0.envelope, $0.ids, true) }
      return (own + others).flatMap { envelope, ids, isForeign in
        let identities: [[TypeID.Component]?] = ids.all.isEmpty ? [nil] : ids.all.map { $0.components }
        return identities.map {
          Way(message: message.name, envelope: schema[envelope], identity: $0, isForeign: isForeign)
        }
      }
    }
  }

  /// The message that an object without an outside id is; nil: none of them.
  func message(of json: JSONValue) -> String? {
    for isForeign in [false, true] {
      let ways = self.ways.filter { $0.isForeign == isForeign && !$0.envelope.hasExternalID }
      let envelopes = schema.configuration.envelopes
      for place in envelopes.filter({ !$0.requiredKeys.isEmpty }) + envelopes.filter({ $0.requiredKeys.isEmpty }) {
        let matching = ways.filter { looksAlike($0.envelope, place) && takes($0, json) }
        let best = matching.min { rank($0).lexicographicallyPrecedes(rank($1)) }
        if let best { return best.message }
      }
    }
    return ways.first { $0.envelope.hasExternalID && $0.identity == nil && !$0.envelope.isList }?.message
  }

  private func looksAlike(_ a: Envelope, _ b: Envelope) -> Bool {
    a.idKeys == b.idKeys && Set(a.requiredKeys) == Set(b.requiredKeys) && a.hasExternalID == b.hasExternalID
  }

  /// Exact before range before `_`, place by place; the envelope alone last.
  private func rank(_ way: Way) -> [Int] {
    way.identity?.map { place in
      switch place {
      case .value: return 0
      case .range: return 1
      case .any: return 2
      }
    } ?? [3]
  }

  private func takes(_ way: Way, _ json: JSONValue) -> Bool {
    for path in way.envelope.requiredKeys {
      guard let value = value(json, path), !value.isNull else { return false }
    }
    guard let identity = way.identity else { return true }
    let values = way.envelope.idKeys.map { value(json, $0) }
    return values.count == identity.count
      && zip(identity, values).allSatisfy { takes($0, $1, isStrict: way.envelope.isStrict) }
  }

  private func takes(_ place: TypeID.Component, _ json: JSONValue?, isStrict: Bool) -> Bool {
    guard let json else { return false }
    let integer: Int64?
    if let text = json.string {
      if text.isEmpty { return false }
      integer = isStrict ? nil : Int64(text).flatMap { String($0) == text ? $0 : nil }
    } else if let value = Int64(json.json), String(value) == json.json {
      integer = value
    } else if let value = json.double, let whole = Int64(exactly: value), !isStrict {
      integer = whole
    } else {
      return false
    }
    switch place {
    case .any: return true
    case .range(let range): return integer.map(range.contains) ?? false
    case .value(.integer(let wanted)): return integer == wanted
    case .value(.string(let wanted)):
      return json.string.map { JSONKey($0) } == JSONKey(wanted) || !isStrict && integer.map { String($0) } == wanted
    }
  }

  private func value(_ json: JSONValue, _ path: [JSONKey]) -> JSONValue? {
    path.reduce(Optional(json)) { outer, key in outer?.members?.last { JSONKey($0.key) == key }?.value }
  }
}
