import Evolution
import Schema
import SourceText
import TestSupport
import Testing

/// What findings say is what decoders do: messages of either side, in all their forms, read by the other one.
struct OracleTests {
  @Test(arguments: RuleCase.all)
  func decodersDoWhatFindingsSay(_ example: RuleCase) throws {
    let oracle = Oracle(releases: try example.releases(), new: try Schema(example.example.new))
    #expect(oracle.differences == [])
  }

  /// A field's type on either side, of every two types, in all ways to read them; for each change half of the pairs, in one of
  /// the ways in turn.
  @Test(arguments: FieldTypes.all)
  func everyTypeIsReadAsFindingsSay(_ type: String) throws {
    var differences: [String] = []
    let first = FieldTypes.all.firstIndex(of: type) ?? 0
    for (number, other) in FieldTypes.all.enumerated() where other >= type {
      guard Tier.hasEverything || (first + number).isMultiple(of: 2) else { continue }
      let turn = (first + number) / 2 % FieldTypes.Manner.all.count
      for (index, manner) in FieldTypes.Manner.all.enumerated() where Tier.hasEverything || index == turn {
        let oracle = Oracle(releases: [try manner.schema(type, from: 100)], new: try manner.schema(other))
        differences += oracle.differences.map { "\(type) → \(other), \(manner): \($0)" }
      }
    }
    #expect(differences == [])
  }
}

/// Types of a field, and how they are read.
enum FieldTypes {
  static let all = [
    "string", "bool", "int", "int32", "int64", "uint32", "uint64", "double", "url", "data", "seconds", "milliseconds",
    "json", "object", "text", "number", "[string]", "[int32]", "[object]", "[json]", "{string: string}",
    "{string: int32}",
  ]

  struct Manner: CustomStringConvertible {
    let isLenient: Bool
    let suffix: String
    let isClosed: Bool

    static let all = [true, false].flatMap { isLenient in
      [("", false), ("?", false), ("", true)].map { Manner(isLenient: isLenient, suffix: $0, isClosed: $1) }
    }

    var description: String { (isLenient ? "lenient" : "strict") + suffix + (isClosed ? ", known" : "") }

    func schema(_ type: String, from file: Int = 0) throws -> Schema {
      try Schema(
        Example(
          """
          === messagegen.yaml
          version: 1
          lenient: \(isLenient)
          === Schemas/Example.yaml
          message: Gift
          id: 7
          fields: { value: { \(field(type)) } }
          """), from: file)
    }

    private func field(_ type: String) -> String {
      let known = isClosed ? ", known: true" : ""
      return switch type {
      case "seconds": "type: timestamp\(suffix), unit: s"
      case "milliseconds": "type: timestamp\(suffix), unit: ms"
      case "object": "type: object\(suffix), object: { name: string }"
      case "text": "type: enum\(suffix), enum: { a: a, five: \"5\" }\(known)"
      case "number": "type: enum\(suffix), enum: { one: 1, nine: 9 }\(known)"
      case "[object]": "type: [object], object: { name: string }"
      default: type.hasPrefix("{") || type.hasPrefix("[") ? "type: \(type)" : "type: \(type)\(suffix)"
      }
    }
  }
}
