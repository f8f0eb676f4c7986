import Schema
import SourceText

extension EvolutionRule {
  static let propertyTypeChanged = EvolutionRule(
    "property-type-changed", .note,
    summary: LocalizedText("a property of another Swift type", zh: "属性换了 Swift 类型"),
    why: LocalizedText(
      "The JSON is the same, but code that uses the property has to be changed.",
      zh: "JSON 没有变，但使用这个属性的代码需要修改。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { note: string? }
          """,
        to: """
          message: Gift
          id: 7
          fields: { note: { type: string, default: "" } }
          """,
        breaks: ["Gift/fields/note source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { from: Place, to: Place }
          ---
          object: Place
          fields: { city: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { from: Place, to: Address }
          ---
          object: Place
          fields: { city: string }
          ---
          object: Address
          fields: { city: string }
          """,
        breaks: ["Gift/fields/to source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { sentAt: { type: timestamp?, unit: s } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { sentAt: { type: timestamp?, unit: s, doc: When it was sent. } }
          """),
    ],
    .message { pair in
      let fields = pair.containers.flatMap(\.fields).filter { $0.hasOtherSwiftType && !$0.isSourceSaid }
      let locals = pair.locals.filter { !$0.hasOneType || $0.hasOtherSwiftType }
      return (fields + locals).map { .otherType($0) }
    })
}

extension FieldPair {
  /// A rule about the wire finds the same change, and names the code.
  var isSourceSaid: Bool {
    let rules = [EvolutionRule.fieldBecameOptional, .fieldBecameRequired, .defaultChanged]
    return hasOtherType
      || rules.flatMap(\.checks).contains { check in
        guard case .field(let check) = check else { return false }
        return check(self).contains { $0.consequences.contains(.source) }
      }
  }

  /// The name of the message or object around it.
  var owner: String { String(at.prefix { $0 != "/" }) }

  /// One that is only renamed is another rule's.
  fileprivate var hasOtherSwiftType: Bool {
    old.isOptional != new.isOptional || typesOfOtherNames.map { newSide.schema.declares($0.old) } ?? false
  }
}

extension Change {
  fileprivate static func otherType(_ field: FieldPair) -> Change {
    let name = field.new.swiftName
    return Change(
      at: field.at,
      LocalizedText("the property `\(name)` has another Swift type", zh: "属性 `\(name)` 换了 Swift 类型"),
      help: LocalizedText("keep the type, or change the code that uses it", zh: "保留原来的类型，或修改使用它的代码"),
      at: field.new.typeRange, released: field.old.typeRange, symbol: name, [.source])
  }
}
