import SourceText
import TestSupport

/// Schemas of two messages with fields of all kinds, and random edits of them.
struct RandomSchema {
  struct Field {
    var name: String
    var type: String
    var isOptional: Bool
    /// By their keys.
    var settings: [String: String]

    /// Of a type that holds itself, with a value that ends.
    var finite: Field {
      var field = self
      if type.contains("Shared") { for key in ["nonEmpty", "present", "count"] { field.settings[key] = nil } }
      return field
    }

    var text: String {
      let others = settings.sorted { $0.key < $1.key }.map { ", \($0.key): \($0.value)" }.joined()
      // An inline type is a key.
      let inline = ["enum", "object"].first { type.hasPrefix($0 + " ") }
      let declared = inline.map { "\($0): \(type.dropFirst($0.count + 1))" } ?? "type: \(type)"
      return "  \(name)\(isOptional ? "?" : ""): { \(declared)\(others) }\n"
    }
  }

  /// An entry of `validate`, by the places of fields: one that is renamed is meant still.
  struct Rule {
    enum Kind: CaseIterable { case anyOf, oneOf, nonEmpty, present }

    let kind: Kind
    let fields: [Int]
    /// What `when` says of the last field: there is none for `nil`.
    let condition: String?

    /// None of a field that is gone.
    func text(_ all: [Field]) -> String? {
      guard fields.allSatisfy(all.indices.contains) else { return nil }
      let names = fields.map { all[$0].name }
      let condition = condition.map { ", when: { \(names[names.count - 1]): \($0) }" } ?? ""
      return switch kind {
      case .anyOf: "{ anyOf: [\(names.joined(separator: ", "))]\(condition) }"
      case .oneOf: "{ oneOf: [\(names.joined(separator: ", "))]\(condition) }"
      case .nonEmpty: "{ field: \(names[0]), nonEmpty: true\(condition) }"
      case .present: "{ field: \(names[0]), present: true\(condition) }"
      }
    }
  }

  private var fields: [[Field]] = []
  private var rules: [[Rule]] = [[], []]
  private var ids = ["7", "8"]
  private var isLenient = true
  private var envelope = "id: type, payload: data"
  private var sharedFields: [Field] = []
  private var cases = ["a: 1", "b: 2", "c: 3"]

  init(_ random: inout Randomness) {
    isLenient = !random.chance(4)
    fields = (0..<2).map { _ in (0..<1 + random.below(3)).map { Self.field("f\($0)", &random) } }
    sharedFields = (0..<2).map { Self.field("g\($0)", &random) }
  }

  /// The same with rules over the fields of a message.
  func withRules(_ random: inout Randomness) -> RandomSchema {
    var copy = self
    copy.rules = fields.map { $0.count > 1 ? [Self.rule(&random)] : [] }
    return copy
  }

  var example: Example {
    var text = "=== messagegen.yaml\nversion: 1\nlenient: \(isLenient)\nenvelopes: { default: { \(envelope) } }\n"
    text += "=== Schemas/Example.yaml\n"
    for (index, name) in ["Gift", "Poll"].enumerated() {
      let rules = rules[index].compactMap { $0.text(fields[index]) }.joined(separator: ", ")
      text += "message: \(name)\nids: [\(ids[index])]\nfields:\n\(fields[index].map(\.text).joined())"
      text += (rules.isEmpty ? "" : "validate: [\(rules)]\n") + "---\n"
    }
    text += "object: Shared\nfields:\n\(sharedFields.map(\.finite.text).joined())---\n"
    return Example(text + "enum: Kind\ncases: { \(cases.joined(separator: ", ")) }\n")
  }

  // MARK: Fields

  private static func field(_ name: String, _ random: inout Randomness) -> Field {
    var field = Field(name: name, type: type(&random), isOptional: random.chance(3), settings: [:])
    for _ in 0..<random.below(3) { set(&field, &random) }
    return field
  }

  private static func rule(_ random: inout Randomness) -> Rule {
    Rule(
      kind: random.pick(Rule.Kind.allCases), fields: random.chance(2) ? [0, 1] : [1, 0],
      condition: random.chance(2) ? nil : random.pick(["present", "absent", "nonEmpty", "empty"]))
  }

  private static func type(_ random: inout Randomness) -> String {
    random.pick([
      "string", "string", "bool", "int", "int32", "int64", "uint32", "uint64", "double", "url", "data", "timestamp",
      "json", "enum { a: 1, b: 2 }", "enum { a: x, b: y }", "object { p: string, q: int32? }", "[string]", "[int32]",
      "[Shared]", "{string: string}", "{string: Shared}", "Shared", "Kind", "[Kind]", "[url]", "[json]",
    ])
  }

  /// One setting more, less or otherwise; what does not go together the reader refuses.
  private static func set(_ field: inout Field, _ random: inout Randomness) {
    let (key, values) = random.pick(settings)
    field.settings[key] = random.chance(4) ? nil : random.pick(values)
    if field.settings["unit"] == nil, field.type == "timestamp" { field.settings["unit"] = random.pick(["s", "ms"]) }
  }

  private static let settings: [(String, [String])] = [
    ("default", ["\"\"", "a", "5", "1", "true", "[]", "1.5", "2"]), ("omit", ["default", "empty", "nil", "never"]),
    ("omit", ["default", "empty"]), ("key", ["k", "l", "f0", "f1"]), ("aliases", ["[m]", "[k, m]", "[f0]", "[n, l]"]),
    ("writeAliases", ["true"]), ("encoding", ["string", "int", "json-string"]), ("nonEmpty", ["true"]),
    ("present", ["true"]), ("range", ["1..9", "0..", "..100", "-5..5", "0..4294967295"]),
    ("length", ["1..5", "0..20", "2..", "0.."]), ("count", ["1..2", "0..3", "0.."]), ("maxBytes", ["6", "20"]),
    ("known", ["true"]), ("schemes", ["[https]", "[https, http]"]), ("lenient", ["true", "false"]),
    ("lenient", ["false"]), ("unit", ["s", "ms"]), ("slot", ["text", "desc", "envelope"]),
  ]

  // MARK: Edits

  /// The same with one or two changes.
  func edited(_ random: inout Randomness) -> RandomSchema {
    var copy = self
    for _ in 0..<1 + random.below(2) { copy.edit(&random) }
    return copy
  }

  /// The same with a field that is written or looked for elsewhere.
  func rekeyed(_ random: inout Randomness) -> RandomSchema {
    var copy = self
    let message = random.below(2)
    let index = random.below(fields[message].count)
    let key = random.chance(4) ? "aliases" : "key"
    copy.fields[message][index].settings[key] = random.pick(key == "key" ? ["k", "l", "n"] : ["[m]", "[n]", "[k, m]"])
    return copy
  }

  private mutating func edit(_ random: inout Randomness) {
    switch random.below(14) {
    case 0:
      ids = random.pick([
        ["7", "9"], ["8", "7"], ["7, 8", "9"], ["5..9", "8"], ["9", "7"], ["\"7\"", "8"], ["7..8", "9"],
      ])
    case 1:
      envelope = random.pick([
        "id: type, payload: body", "id: kind, payload: data", "id: type",
        "id: type, payload: data, encoding: json-string",
        "id: type, payload: data, encoding: object-or-json-string", "id: type, payload: data, strict: true",
        "id: type, payload: data, constants: { v: 1 }", "id: type, payload: data, requiredKeys: v, constants: { v: 1 }",
      ])
    case 2: isLenient.toggle()
    case 3:
      cases = random.pick([
        ["a: 1", "b: 2"], ["a: 2", "b: 1", "c: 3"], ["a: 1", "b: 2", "d: 3"], ["a: 1", "b: 2", "c: 3", "d: 4"],
        ["a: 1", "b: 2", "c: 4"], ["a: x", "b: y", "c: z"],
      ])
    case 4, 5: Self.edit(&sharedFields, "g", &random)
    default:
      let message = random.below(2)
      Self.edit(&fields[message], "f", &random)
    }
  }

  private static func edit(_ fields: inout [Field], _ prefix: String, _ random: inout Randomness) {
    let index = random.below(fields.count)
    switch random.below(8) {
    case 0: fields.append(field("\(prefix)\(fields.count + random.below(2))", &random))
    case 1: if fields.count > 1 { fields.remove(at: index) }
    case 2: fields[index].name = "r\(random.below(2))"
    case 3:
      fields[index].settings["key"] = fields[index].settings["key"] ?? fields[index].name
      fields[index].name = "r\(random.below(2))"
    case 4: fields[index].isOptional.toggle()
    case 5: fields[index].type = type(&random)
    default: set(&fields[index], &random)
    }
  }
}
