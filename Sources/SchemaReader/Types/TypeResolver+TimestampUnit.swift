import Schema
import SourceText

/// A timestamp without its unit, which stands beside the type: what to write instead.
extension TypeResolver {
  func lacksUnit(_ context: TypeContext) -> Bool { context.entries?.mentions("unit") != true }

  /// - Parameter suffix: The `?` behind the type, or nothing.
  func unitHelp(_ name: Located<String>, _ suffix: String, _ context: TypeContext) -> Phrase {
    guard context.entries == nil else {
      return Phrase("add `unit: s` or `unit: ms`", zh: "加上 `unit: s` 或 `unit: ms`")
    }
    let long = withUnit(name, suffix, context) ?? "{ type: timestamp, unit: ms }"
    let mark = diagnostics.restOfLine(after: context.field.range).hasPrefix("?") ? "?" : ""
    let field = "\(context.field.value)\(mark): \(long)"
    return Phrase("write `\(field)`, or `unit: s`", zh: "写成 `\(field)`，或 `unit: s`")
  }

  /// Milliseconds, which the author has to confirm.
  func unitFixIts(_ name: Located<String>, _ suffix: String, _ context: TypeContext) -> [Diagnostic.FixIt] {
    guard let text = withUnit(name, suffix, context) else { return [] }
    return [
      .init(Phrase("add a unit of milliseconds", zh: "加上毫秒单位"), replace: context.place, with: text)
    ]
  }

  /// The type as it is written, the name in it being a timestamp, with a unit beside it; nil over several lines.
  private func withUnit(_ name: Located<String>, _ suffix: String, _ context: TypeContext) -> String? {
    let place = context.place
    guard place.file == name.range.file, place.start <= name.range.start, name.range.end <= place.end else {
      return nil
    }
    let before = forms.source(SourceRange(file: place.file, start: place.start, end: name.range.start))
    let after = forms.source(SourceRange(file: place.file, start: name.range.end, end: place.end))
    guard !(before + after).contains(where: \.isNewline) else { return nil }
    let type = "\(before)timestamp\(suffix)\(after)"
    guard let entries = context.entries else {
      return before.isEmpty || before.first == "[" || before.first == "{" ? "{ type: \(type), unit: ms }" : nil
    }
    guard !entries.node.isFlow else { return "\(type), unit: ms" }
    guard let key = entries.keyRange("type"), let file = diagnostics.files[key.file] else { return nil }
    return type + "\n" + String(repeating: " ", count: file.place(of: key.start).column - 1) + "unit: ms"
  }
}
