import Schema
import SourceText

extension DecoderView {
  /// - Parameter messages: those of the target; the others are known, and unrecognized.
  init(_ messages: [MessageCaseView], _ spelling: SwiftSpelling, header: String) {
    let schema = spelling.schema
    self.header = header
    let target = spelling.target
    let places = schema.messages.indices.filter { target.messages.isEmpty || target.has(schema.messages[$0]) }
    readings = zip(places, messages).map { Reading(number: $0, message: $1) }
    let all = Dispatch(schema).groups + Dispatch(readsOf: schema).groups
    let used = all.filter { !$0.claims.isEmpty }
    var table = EnvelopeTable(schema: schema, groups: used)
    groups = used.enumerated().map { Group($0.element, number: $0.offset, &table) }
    shortcut = Self.shortcut(used, schema)
    remembered = Self.remembered(used, schema) { target.messages.isEmpty || target.has($0) }
    envelopes = separated(table.literals)
  }

  private static func remembered(
    _ groups: [Dispatch.Group], _ schema: Schema, _ isIncluded: (Message) -> Bool
  ) -> [Remembered] {
    var places: [Int: Int] = [:]
    for (number, group) in groups.enumerated() {
      for claim in group.claims where !claim.isForeign { places[claim.message] = number }
    }
    return schema.messages.indices.compactMap { place in
      let message = schema.messages[place]
      guard message.identity.isRemembered, isIncluded(message), let group = places[place] else { return nil }
      return Remembered(message: place, name: message.name, group: group)
    }
  }

  /// Most projects tell their messages by one key at the root, with the payload under another. Where these two keys
  /// are all that the root has, a group can be tried first if those before it need some other key.
  private static func shortcut(_ groups: [Dispatch.Group], _ schema: Schema) -> String {
    var earlier: [Dispatch.Group.Key] = []
    for (index, group) in groups.enumerated() where !group.key.isOutside {
      if let keys = twoKeys(of: group, schema), earlier.allSatisfy({ $0.needsMore(than: keys) }) {
        let (id, data) = (SwiftLiteral.string(keys[0].text), SwiftLiteral.string(keys[1].text))
        return "JSONShortcut(group: \(index), id: \(id), data: \(data))"
      }
      earlier.append(group.key)
    }
    return "nil"
  }

  /// The keys of the identity and of the payload, if these are one each, at the root, for every message of the group.
  private static func twoKeys(of group: Dispatch.Group, _ schema: Schema) -> [JSONKey]? {
    guard group.key.present.isEmpty, group.key.identity.count == 1, let id = group.key.identity.first, id.count == 1,
      group.claims.allSatisfy({ !$0.isForeign && !$0.isStrict })
    else { return nil }
    // Envelopes are few, and mostly there is but one.
    let envelopes = Set(group.claims.map(\.envelope.index))
    let payloads = Set(envelopes.map { schema.configuration.envelopes[$0].payload ?? [] })
    guard payloads.count == 1, let data = payloads.first, data.count == 1 else { return nil }
    return id + data
  }
}

extension Dispatch.Group.Key {
  /// Whether nothing is of this group whose root has but these keys.
  fileprivate func needsMore(than keys: [JSONKey]) -> Bool {
    (identity + present).contains { path in path.first.map { !keys.contains($0) } ?? false }
  }
}

extension DecoderView.Group {
  init(_ group: Dispatch.Group, number: Int, _ table: inout EnvelopeTable) {
    self.number = number
    var arguments: [String] = []
    let key = group.key
    if !key.identity.isEmpty { arguments.append("identity: \(Self.paths(key.identity))") }
    if !key.present.isEmpty { arguments.append("present: \(Self.paths(key.presentPaths))") }
    if key.isOutside { arguments.append("isOutside: true") }
    self.arguments = arguments.joined(separator: ", ")
    hasOneKey = key.isOutside || key.identity.count == 1
    integers = []
    texts = []
    patterns = []
    let claims = group.claims
    for place in group.order { claims.lend(place) { add($0, table.candidate($0)) } }
  }

  private static func paths(_ paths: [Envelope.Path]) -> String {
    "[" + paths.map { SwiftLiteral.strings($0) }.joined(separator: ", ") + "]"
  }

  private mutating func add(_ claim: Dispatch.Claim, _ candidate: DecoderView.Candidate) {
    guard let entry = claim.entry else {
      alone = candidate
      return
    }
    let test = claim.isStrict ? "matchesExactly" : "matches"
    guard hasOneKey, let place = entry.places.first else {
      let places = SwiftExpression.patterns(entry.places)
      patterns.append(.init(pattern: .text("\(test)([\(places)])"), candidate: candidate))
      return
    }
    switch place {
    case .value(let value):
      if let integer = value.integer(strictly: false) {
        integers.append(.init(pattern: .integer(integer, Self.form(of: value, claim)), candidate: candidate))
      } else if case .string(let text) = value {
        texts.append(.init(pattern: .exactly(text), candidate: candidate))
      }
    case .range(let range):
      let form = Self.form(of: .integer(range.lowerBound), claim)
      integers.append(.init(pattern: .text("\(range.lowerBound)...\(range.upperBound)\(form)"), candidate: candidate))
    case .any: patterns.append(.init(pattern: .text("\(test)(.any)"), candidate: candidate))
    }
  }

  /// What a strict envelope demands besides: the switch is over the integer that is in a text, too.
  private static func form(of value: Identity.Value, _ claim: Dispatch.Claim) -> String {
    guard claim.isStrict else { return "" }
    return switch value {
    case .integer: " where identity.form == .integer"
    case .string: " where identity.form == .text"
    }
  }
}
