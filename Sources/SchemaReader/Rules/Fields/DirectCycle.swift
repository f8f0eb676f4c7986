import Schema
import SourceText

extension Rule {
  static let directCycle = Rule("direct-cycle", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  /// - Parameters:
  ///   - objects: each holds the next, and the last the first.
  ///   - field: of the last one.
  static func directCycle(through objects: [String], closedBy field: Field) -> Diagnostic {
    let way = (objects + objects.prefix(1)).joined(separator: " → ")
    return Diagnostic(
      .directCycle, LocalizedText("`\(objects[0])` contains itself: \(way)", zh: "`\(objects[0])` 包含了自身：\(way)"),
      at: field.typeRange,
      help: LocalizedText(
        "use a list, a map or an optional in between: `\(field.name)?`",
        zh: "通过列表、字典或可选字段包含它：`\(field.name)?`"))
  }
}
