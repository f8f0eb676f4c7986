import Foundation
import MessageRuntime
import Schema
import TestSupport
import Testing

@testable import KitchenSink

/// Every key of every message: dropped, null, of every JSON kind, duplicated, under its aliases, in nested objects, too;
/// each outcome compared with the reference.
struct SurgeryTests {
  /// Every JSON kind, and strings that leniency takes for another one.
  private static let grafts = [
    "null", "true", "false", "5", "-7", "2.0", "1.5", "-2.75", "4294967296", "99999999999999999999", "\"\"", "\"x\"",
    "\"5\"", "\" -6 \"", "\"7up\"", "\"yes\"", "\"1.5\"", "\"aGk=\"", "{}", "{\"a\":1}", "{\"x\":3,\"a\":null}", "[]",
    "[5]", "[null]", "[\"x\",{}]", "[[]]", "\"{}\"", "\"[]\"", "\"[5]\"", "\"null\"", "\"{\\\"x\\\":4}\"", "\"{\"",
  ].compactMap { JSONValue(json: $0) }

  /// One message with a payload that can be replaced.
  private struct Patient {
    var subject: Subject
    var fields: [Field]
    var slots: [String: String]
    var prefix: String
    var suffix: String
    var isText: Bool
    var payload: JSONValue

    init(_ subject: Subject, _ value: any CustomAttachment & JSONObject & Hashable, _ model: Model) throws {
      self.subject = subject
      fields = model.fields(of: subject.kind.rawValue)
      slots = value.slots()
      var json = JSONWriter()
      json.raw("{")
      value.writeMembers(&json)
      json.raw("}")
      let members = json.finish()
      payload = try #require(JSONValue(json: members))
      isText = [.wrapped, .boxText, .boxInText].contains(subject.kind)
      let inner = String(members.dropFirst().dropLast())
      let whole = value.encode()
      let range = try #require(whole.range(of: isText ? Self.escaped(inner) : inner))
      prefix = String(whole[..<range.lowerBound])
      suffix = String(whole[range.upperBound...])
    }

    private static func escaped(_ text: String) -> String { String(JSONValue(text).json.dropFirst().dropLast()) }

    func text(_ members: String) -> String {
      let before = members.isEmpty && prefix.last == "," ? String(prefix.dropLast()) : prefix
      return before + (isText ? Self.escaped(members) : members) + suffix
    }
  }

  /// Two keys of `TwinComposed` are one to Swift's texts, by which this goes.
  private static let subjects = Subject.all.filter { $0.kind != .bare && $0.kind != .twinComposed }

  @Test(arguments: subjects) func everyKey(_ subject: Subject) throws {
    let model = try Model.kitchenSink()
    var random = Randomness(2)
    var count = 0
    for _ in 0..<(Tier.hasEverything ? 2 : 1) {
      var value = subject.value(&random, strangers: false)
      for _ in 0..<200 where !value.validate().isEmpty { value = subject.value(&random, strangers: false) }
      let patient = try Patient(subject, value, model)
      let operations = operations(patient.fields, patient.payload, model)
      for place in stride(from: 0, to: operations.count, by: Tier.stride) {
        count += 1
        try check(operations[place](), patient, model)
      }
    }
    print("keys of \(subject.kind): \(count) cases; SEED=\(Randomness.seed)")
  }

  private func check(_ members: String, _ patient: Patient, _ model: Model) throws {
    let text = patient.text(members)
    let payload = try #require(JSONValue(json: "{\(members)}"), "\(members)")
    let expected = model.object(patient.fields, payload)
    let message = decode(text, externalID: patient.subject.externalID, slots: patient.slots)
    // Describing a message takes longer than decoding it.
    var context: Comment {
      "SEED=\(Randomness.seed) \(text) is \(message), expected \(expected)"
    }
    // Without its token, a plugin's text is another message's.
    if patient.subject.kind == .plugin && message.kind != .plugin && message.messageName != "Plugin" { return }
    let cannotBeRead = message.failures.filter { !$0.reason.isOfARule }
    if message.attachment != nil {
      try #require(message.kind == patient.subject.kind, context)
      try #require(expected.failures.isEmpty, context)
      try #require(message.encode() == patient.text(expected.members), context)
    } else {
      try #require(message.encode() == text, context)
      try #require(!message.failures.isEmpty, context)
      try #require(cannotBeRead.map(\.path) == expected.failures, context)
    }
  }

  // MARK: Operations

  /// Gives the members of the object after an operation; most are never asked for.
  private typealias Operation = () -> String

  private func operations(_ fields: [Field], _ json: JSONValue, _ model: Model) -> [Operation] {
    let members = json.members ?? []
    var results: [Operation] = []
    func add(_ members: @escaping @autoclosure () -> [(key: String, value: JSONValue)]) {
      results.append { texts(members()).joined(separator: ",") }
    }
    add(members)
    for field in fields {
      let key = field.keyText
      let others = members.filter { $0.key != key }
      let value: JSONValue = members.first { $0.key == key }?.value ?? nil
      add(others)
      for graft in Self.grafts {
        add(members.map { $0.key == key ? ($0.key, graft) : $0 })
        add([(key, graft)] + others + [(key, value)])
        add(members + [(key, graft)])
      }
      for alias in field.aliases.map(\.value) {
        add(others.filter { $0.key != alias } + [(alias, value)])
        add([(alias, value)] + others.filter { $0.key != alias } + [(key, "")])
        for graft in Self.grafts { add(members + [(alias, graft)]) }
        for graft in Self.grafts { add(others + [(alias, graft)]) }
      }
      for nested in self.nested(field.type, value, model) {
        add(members.map { $0.key == key ? ($0.key, JSONValue(json: nested()) ?? nil) : $0 })
      }
    }
    return results
  }

  /// Operations on an object inside, in a list, or in a map.
  private func nested(_ type: FieldType, _ json: JSONValue, _ model: Model) -> [Operation] {
    switch type {
    case .object(let id) where json.members != nil:
      // Trees hold trees; one level is enough.
      let fields = model.schema[id].fields.filter { $0.type.leaf != type.leaf }
      return operations(fields, json, model).map { inner in { "{\(inner())}" } }
    case .list(let element):
      guard let first = json.elements?.first else { return [] }
      return nested(element, first, model).prefix(100).map { inner in { "[\(inner())]" } }
    case .map(let element):
      guard let first = json.members?.first else { return [] }
      let key = JSONValue(first.key).json
      return nested(element, first.value, model).prefix(100).map { inner in { "{\(key):\(inner())}" } }
    default: return []
    }
  }

  private func texts(_ members: [(key: String, value: JSONValue)]) -> [String] {
    members.map { JSONValue($0.key).json + ":" + $0.value.json }
  }
}

extension CustomMessage {
  fileprivate var messageName: String? {
    if case .invalid(let message) = self { return message.messageName }
    return nil
  }
}

extension MessageFailure.Reason {
  /// The value could be read, and breaks a rule.
  var isOfARule: Bool {
    switch self {
    case .missing, .wrongType, .outOfRange, .unreadable, .tooDeep: return false
    default: return true
    }
  }
}
