import Schema

@testable import KitchenSink

/// What the page says of identities, slowly: every message is asked at every place.
extension Model {
  /// One way to recognise a message.
  private struct Way {
    var message: Message
    var envelope: Envelope
    var entry: Identity.Entry?
    var isForeign: Bool
  }

  /// The message that an object without an outside identity is; nil: none of them.
  func message(of json: JSONValue) -> String? {
    for isForeign in [false, true] {
      let ways = self.ways.filter { $0.isForeign == isForeign && !$0.envelope.isOutside }
      let envelopes = schema.configuration.envelopes
      for place in envelopes.filter({ !$0.present.isEmpty }) + envelopes.filter({ $0.present.isEmpty }) {
        let matching = ways.filter { looksAlike($0.envelope, place) && takes($0, json) }
        let best = matching.min { rank($0).lexicographicallyPrecedes(rank($1)) }
        if let best { return best.message.name }
      }
    }
    return ways.first { $0.envelope.isOutside && $0.entry == nil && !$0.envelope.isList }?.message.name
  }

  private var ways: [Way] {
    schema.messages.flatMap { message in
      let own = [(message.envelope, message.identity, false)]
      return (own + message.reads.map { ($0.envelope, $0.identity, true) }).flatMap { id, identity, isForeign in
        let entries: [Identity.Entry?] = identity.entries.isEmpty ? [nil] : Array(identity.entries)
        return entries.map { Way(message: message, envelope: schema[id], entry: $0, isForeign: isForeign) }
      }
    }
  }

  private func looksAlike(_ a: Envelope, _ b: Envelope) -> Bool {
    a.identity == b.identity && Set(a.present) == Set(b.present) && a.isOutside == b.isOutside
  }

  /// Exact before range before `_`, place by place; the envelope alone last.
  private func rank(_ way: Way) -> [Int] {
    way.entry?.places.map { place in
      switch place {
      case .value: return 0
      case .range: return 1
      case .any: return 2
      }
    } ?? [3]
  }

  private func takes(_ way: Way, _ json: JSONValue) -> Bool {
    for path in way.envelope.present {
      guard let value = value(json, path), !value.isNull else { return false }
    }
    guard let entry = way.entry else { return true }
    let values = way.envelope.identity.map { value(json, $0) }
    return values.count == entry.places.count
      && zip(entry.places, values).allSatisfy { takes($0, $1, isStrict: way.envelope.isStrict) }
  }

  private func takes(_ place: Identity.Place, _ json: JSONValue?, isStrict: Bool) -> Bool {
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
      return json.string?.utf8.elementsEqual(wanted.utf8) ?? false || !isStrict && integer.map { String($0) } == wanted
    }
  }

  private func value(_ json: JSONValue, _ path: Envelope.Path) -> JSONValue? {
    path.reduce(Optional(json)) { outer, key in outer?.members?.last { JSONKey($0.key) == key }?.value }
  }
}
