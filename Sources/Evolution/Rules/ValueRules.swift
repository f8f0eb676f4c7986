import Schema
import SourceText

extension EvolutionRule {
  /// About the values of a field: their type, unit and encoding.
  static let valueRules: [EvolutionRule] = [
    EvolutionRule(
      "type-changed", .error,
      .field { field in
        guard field.hasOtherType else { return [] }
        // From another slot nothing is read.
        let isRead = field.old.slot?.value == field.new.slot?.value
        return [
          field.change(
            "the type of `\(field.new.name)` changed", zh: "`\(field.new.name)` 的类型变了",
            help: keepField, at: field.new.typeRange, released: field.old.typeRange,
            (isRead ? field.consequences : []) + [.source])
        ]
      }),
    EvolutionRule(
      "unit-changed", .error,
      .field { field in
        guard !field.isReused, case .timestamp(let old) = field.old.type.leaf,
          case .timestamp(let new) = field.new.type.leaf, old != new
        else { return [] }
        return [
          field.change(
            "the unit of `\(field.new.name)` changed", zh: "`\(field.new.name)` 的单位变了",
            help: keepField, at: field.new.typeRange, released: field.old.typeRange,
            [.oldReadsNew(.altered), .newReadsOld(.altered)])
        ]
      }),
    EvolutionRule(
      "encoding-changed", .error,
      .field { field in
        // Another type is another rule's.
        guard field.old.encoding != field.new.encoding, field.hasOneType else { return [] }
        let consequences = field.consequences { $0.written.encoding = $0.read.encoding }
        guard !consequences.isEmpty else { return [] }
        return [
          field.change(
            "the encoding of `\(field.new.name)` changed", zh: "`\(field.new.name)` 的编码变了",
            help: LocalizedText(
              "keep the `encoding`, and add a new field with a new key", zh: "保留 `encoding`，再用新的键添加一个字段"),
            consequences)
        ]
      }),
  ]
}

private let keepField = LocalizedText(
  "keep the field, and add a new one with a new key", zh: "保留这个字段，再用新的键添加一个字段")

extension FieldPair {
  /// A key that another field had is another rule's.
  var hasOtherType: Bool {
    !isReused
      && WireType(old.type, in: oldContext.schema).withoutUnits
        != WireType(new.type, in: newContext.schema).withoutUnits
  }
}
