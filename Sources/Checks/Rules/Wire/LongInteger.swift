import Schema
import SourceText

extension LintRule {
  static let longInteger = LintRule(
    "long-integer", .note, theme: .wire,
    .schemaIndex { schemaIndex, schema in
      guard schemaIndex.sizedIntegers.contains(where: \.isLongInteger) else { return [] }
      return schema.messages.flatMap { message -> [Finding] in
        let long = schema.longIntegers(of: message)
        guard !long.isEmpty, schema.tuikitTarget(of: message) == nil else { return [] }
        return long.filter { !$0.isMeasure }.map { .rounded($0) }
      }
    })
}

extension Field {
  /// By its name a size, an amount or a time, which never needs so many digits.
  fileprivate var isMeasure: Bool { SwiftNames.words(of: name).last.map(measures.contains) ?? false }
}

private let measures: Set<String> = [
  "length", "size", "bytes", "width", "height", "count", "total", "amount", "price", "fee", "balance", "duration",
  "time", "timestamp", "date", "at", "seconds", "milliseconds", "ms",
]

extension Finding {
  fileprivate static func rounded(_ field: Field) -> Finding {
    Finding(
      LocalizedText(
        "`\(field.name)` may exceed the integers that JavaScript represents exactly",
        zh: "`\(field.name)` 可能超出 JavaScript 能精确表示的整数范围"),
      at: field.typeRange,
      help: .exactInteger)
  }
}
