import Schema
import SourceText

extension EvolutionRule {
  static let propertyTypeChanged = EvolutionRule(
    "property-type-changed", .note,
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
