import Foundation
import MessageRuntime
import Schema
import TestSupport
import Testing

@testable import KitchenSink

/// Every message in every envelope of its `reads`, with random keys in all objects: what is written is compared with a
/// model that moves a tree of values.
struct ReadsPropertyTests {
  @Test func nothingIsLostOrDoubled() throws {
    let schema = try Model.kitchenSink().schema
    var random = Randomness(7)
    var count = 0
    for message in schema.messages where message.name.hasPrefix("Box") {
      for way in message.alsoReads {
        for round in 0..<Tier.trials(60) {
          count += 1
          var move = Move(schema, message, way)
          let text = move.text(&random)
          let context: Comment = "SEED=\(Randomness.seed) \(message.name) round \(round): \(text)"
          let read = decode(text)
          try #require(read.kind?.rawValue == message.name, "\(context) is \(read)")
          let written = read.encode()
          let json = try #require(JSONValue(json: written), context)
          try #require(Node(json, text: move.own.textPath).text == move.expected().text, "\(context) as \(written)")
          try #require(decode(written) == read, "\(context) as \(written)")
          try #require(decode(written).encode() == written, "\(context) as \(written)")
        }
      }
    }
    #expect(count == 64 * Tier.trials(60))
    print("alsoReads: \(count) cases; SEED=\(Randomness.seed)")
  }
}

/// JSON whose objects have each key once.
private indirect enum Node {
  case object([(key: String, value: Node)])
  case leaf(String)

  /// - Parameter text: a path at which a string stands for the object in it.
  init(_ json: JSONValue, text: [String]? = nil) {
    if let text, text.isEmpty, let inside = json.string.flatMap({ JSONValue(json: $0) }) {
      self = Node(inside)
    } else if let members = json.members {
      self = .object(
        members.map { member in
          (member.key, Node(member.value, text: text?.first == member.key ? Array(text?.dropFirst() ?? []) : nil))
        })
    } else {
      self = .leaf(json.json)
    }
  }

  /// One text for all orders of members. A key that is there twice is there twice.
  var text: String {
    switch self {
    case .leaf(let json): json
    case .object(let members):
      "{" + members.map { JSONValue($0.key).json + ":" + $0.value.text }.sorted().joined(separator: ",") + "}"
    }
  }

  var members: [(key: String, value: Node)] { if case .object(let members) = self { members } else { [] } }
  var isObject: Bool { if case .object = self { true } else { false } }

  subscript(key: String) -> Node? { members.first { $0.key == key }?.value }

  mutating func set(_ path: [String], _ value: Node) {
    guard let key = path.first else { return }
    var members = members
    let place = members.firstIndex { $0.key == key } ?? members.count
    if place == members.count { members.append((key, .object([]))) }
    if path.count == 1 {
      members[place].value = value
    } else {
      members[place].value.set(Array(path.dropFirst()), value)
    }
    self = .object(members)
  }

  func shuffled(_ random: inout Randomness) -> Node {
    guard isObject else { return self }
    var members = members.map { (key: $0.key, value: $0.value.shuffled(&random)) }
    members.shuffle(using: &random)
    return .object(members)
  }
}

extension Envelope {
  fileprivate var identityPaths: [[String]] { idKeys.map { $0.map(\.text) } }
  fileprivate var requiredPaths: [[String]] { requiredKeys.map { $0.map(\.text) } }
  fileprivate var payloadPath: [String] { payload?.map(\.text) ?? [] }
  fileprivate var textPath: [String]? { encoding == .jsonString ? payload?.map(\.text) : nil }

  /// All that has a meaning, as paths; without the payload.
  fileprivate var places: [[String]] { identityPaths + constants.map { [$0.key.text] } + requiredPaths }
}

/// A message on its way from one envelope to another.
private struct Move {
  private static let names = [
    "seq", "a", "title", "title_", "note", "hint", "height", "outer", "inner", "payload", "content", "meta", "boxData",
    "boxPlain", "boxFlat", "boxKind", "boxDeep", "group", "group_", "number", "boxMark", "boxMark_", "type", "中",
  ]
  private let schema: Schema
  private let message: Message
  private let way: Message.ReadOnlyID
  let own: Envelope
  private let read: Envelope
  private var title = ""
  private var note: Int?
  private var height: Int?
  /// Where the members without a meaning are: those of the payload, and all others.
  private var unknown: [(key: String, value: Node)] = []
  private var others = Node.object([])

  init(_ schema: Schema, _ message: Message, _ way: Message.ReadOnlyID) {
    (self.schema, self.message, self.way) = (schema, message, way)
    own = schema[message.envelope]
    read = schema[way.envelope]
  }

  private func heightPath(_ envelope: Envelope) -> [String] {
    (envelope.identityPaths.first?.dropLast() ?? []) + ["height"]
  }

  // MARK: The text

  mutating func text(_ random: inout Randomness) -> String {
    title = "t\(random.below(1000))"
    note = random.chance(2) ? random.below(1000) : nil
    height = message.hasEnvelopeSlots && random.chance(2) ? random.below(1000) : nil
    var marker = 100_000
    let payload = read.payloadPath
    let fields = ["title", "note", "hint"]
    var known = read.places + [payload]
    if message.hasEnvelopeSlots { known.append(heightPath(read)) }
    let objects = Set(known.flatMap { path in path.indices.map { Array(path[..<$0]) } } + [payload])
    for object in objects.sorted(by: { $0.joined(separator: "/") < $1.joined(separator: "/") }) {
      var taken = known.filter { $0.starts(with: object) && $0.count > object.count }.map { $0[object.count] }
      if object == payload { taken += fields }
      for _ in 0..<random.below(5) {
        let name = random.pick(Self.names)
        if taken.contains(name) { continue }
        taken.append(name)
        let value = stray(&random, &marker)
        if object == payload { unknown.append((name, value)) } else { others.set(object + [name], value) }
      }
    }
    // The order is that of the text.
    unknown.shuffle(using: &random)
    others = others.shuffled(&random)
    return json(&random)
  }

  private func stray(_ random: inout Randomness, _ marker: inout Int) -> Node {
    marker += 1
    guard random.chance(3) else { return .leaf("\(marker)") }
    return .object([(random.pick(Self.names), stray(&random, &marker))])
  }

  private func json(_ random: inout Randomness) -> String {
    var root = others
    for (path, place) in zip(read.identityPaths, way.ids.all[0].components) {
      root.set(path, .leaf(text(of: place)))
    }
    for constant in read.constants { root.set([constant.key.text], .leaf(constant.json)) }
    for path in read.requiredPaths where !read.constants.contains(where: { [$0.key.text] == path }) {
      root.set(path, .leaf("1"))
    }
    if let height { root.set(heightPath(read), .leaf("\(height)")) }
    var payload = read.payloadPath
    for member in unknown { root.set(payload + [member.key], member.value) }
    root.set(payload + ["title"], .leaf("\"\(title)\""))
    if let note { root.set(payload + [random.chance(2) ? "note" : "hint"], .leaf("\"\(note)\"")) }
    guard read.encoding != .object, read.encoding == .jsonString || random.chance(2) else { return plain(root) }
    var inside = root
    while let key = payload.first {
      inside = inside[key] ?? .object([])
      payload.removeFirst()
    }
    root.set(read.payloadPath, .leaf(JSONValue(plain(inside)).json))
    return plain(root)
  }

  private func text(of place: TypeID.Component) -> String {
    if case .value(.integer(let value)) = place { return String(value) }
    return "null"
  }

  /// With the members in their order.
  private func plain(_ node: Node) -> String {
    guard case .object(let members) = node else { return node.text }
    return "{" + members.map { JSONValue($0.key).json + ":" + plain($0.value) }.joined(separator: ",") + "}"
  }

  // MARK: What is expected

  func expected() -> Node {
    var root = Node.object([])
    for (path, place) in zip(own.identityPaths, message.ids.all[0].components) {
      root.set(path, .leaf(text(of: place)))
    }
    for constant in own.constants { root.set([constant.key.text], .leaf(constant.json)) }
    let payload = own.payloadPath
    var keys: [[String]: [String]] = [payload: ["title", "note", "hint"]]
    if message.hasEnvelopeSlots { keys[Array(heightPath(own).dropLast()), default: []].append("height") }
    if let height { root.set(heightPath(own), .leaf("\(height)")) }
    root.set(payload + ["title"], .leaf("\"\(title)\""))
    if let note { root.set(payload + ["note"], .leaf("\"\(note)\"")) }
    for path in own.places + [payload] {
      for index in path.indices { keys[Array(path[..<index]), default: []].append(path[index]) }
    }
    let isMoved = payload != read.payloadPath
    var members: [[String]: [(key: String, value: Node, isMoved: Bool, isTaken: Bool)]] = [:]
    func add(_ key: String, _ value: Node, _ object: [String], isMoved: Bool) {
      let isWritten = keys[object]?.contains(key) ?? false
      if isWritten, value.isObject, keys[object + [key]] != nil {
        for member in value.members { add(member.key, member.value, object + [key], isMoved: isMoved) }
        return
      }
      let isReserved = isMoved && object == payload && reserved.contains(key)
      members[object, default: []].append((key, value, isMoved, isWritten || isReserved))
    }
    for member in unknown { add(member.key, member.value, payload, isMoved: isMoved) }
    for member in others.members { add(member.key, member.value, [], isMoved: false) }
    for (object, list) in members {
      var taken = Set((keys[object] ?? []) + list.filter { !$0.isTaken && !$0.isMoved }.map(\.key))
      let stays = list.map { !$0.isTaken && !($0.isMoved && taken.contains($0.key)) }
      for (place, member) in list.enumerated() where stays[place] { taken.insert(member.key) }
      for (place, member) in list.enumerated() {
        var key = member.key
        if !stays[place] {
          while taken.contains(key) || key == member.key { key += "_" }
          taken.insert(key)
        }
        root.set(object + [key], member.value)
      }
    }
    return root
  }

  /// Keys in the payload's object by which earlier messages are told.
  private var reserved: [String] {
    let all = schema.configuration.envelopes
    let written = all.indices.filter { place in schema.messages.contains { $0.envelope.index == place } }
    let envelopes = written.map { all[$0] }.filter { !$0.hasExternalID }
    let order = envelopes.filter { !$0.requiredKeys.isEmpty } + envelopes.filter { $0.requiredKeys.isEmpty }
    let payload = own.payloadPath
    return order.prefix { $0.name.value != own.name.value }.flatMap { $0.identityPaths + $0.requiredPaths }
      .filter { $0.starts(with: payload) && $0.count > payload.count }.map { $0[payload.count] }
  }
}
