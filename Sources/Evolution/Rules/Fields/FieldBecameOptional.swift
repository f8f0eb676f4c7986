import Schema
import SourceText

extension EvolutionRule {
  static let fieldBecameOptional = EvolutionRule(
    "field-became-optional", .error,
    .field { field in
      field.old.needsKey && !field.old.mayBeMissing && field.new.mayBeMissing ? [.becameOptional(field)] : []
    })
}

extension Change {
  fileprivate static func becameOptional(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText("`\(field.new.name)` may be missing from now on", zh: "`\(field.new.name)` 可能缺失"),
      help: field.new.isOptional
        ? LocalizedText(
          "add a `default`, which is always sent, instead of `?`", zh: "去掉 `?`，改用 `default`，这样总会发送一个值")
        : LocalizedText("remove `omit`, so that the value is always sent", zh: "删除 `omit`，这样总会发送该值"),
      field.oldContext.outcomes(without: field.old).map { .oldReadsNew($0) }
        + (field.old.isOptional != field.new.isOptional ? [.source] : []))
  }
}
