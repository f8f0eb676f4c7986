import SourceText

/// A timestamp without its unit, which is beside the type: what to write instead.
struct MissingUnit {
  let use: TypeResolver.Use
  /// The field with a type of milliseconds.
  let field: String
  /// The type as it is written, the name in it being a timestamp, with a unit beside it; nil over several lines.
  let replacement: String?

  /// Nil: there is a unit, or the type that the name means needs none.
  ///
  /// - Parameter suffix: The `?` behind the type, or nothing.
  init?(_ name: Located<String>, of type: String?, suffix: String, use: TypeResolver.Use, forms: FormReader) {
    guard type == "timestamp", !use.mentions("unit") else { return nil }
    self.use = use
    replacement = Self.replacement(name, suffix, use, forms)
    let mark = forms.diagnostics.restOfLine(after: use.field.range).hasPrefix("?") ? "?" : ""
    field = "\(use.field.value)\(mark): \(replacement ?? "{ type: timestamp, unit: ms }")"
  }

  private static func replacement(
    _ name: Located<String>, _ suffix: String, _ use: TypeResolver.Use, _ forms: FormReader
  ) -> String? {
    let whole = use.range
    guard whole.file == name.range.file, whole.start <= name.range.start, name.range.end <= whole.end else {
      return nil
    }
    let before = forms.source(SourceRange(file: whole.file, start: whole.start, end: name.range.start))
    let after = forms.source(SourceRange(file: whole.file, start: name.range.end, end: whole.end))
    guard !(before + after).contains(where: \.isNewline) else { return nil }
    let type = "\(before)timestamp\(suffix)\(after)"
    guard let entries = use.entries else {
      return before.isEmpty || before.first == "[" || before.first == "{" ? "{ type: \(type), unit: ms }" : nil
    }
    guard !entries.node.isFlow else { return "\(type), unit: ms" }
    guard let key = entries.keyRange("type"), let file = forms.diagnostics.files[key.file] else { return nil }
    return type + "\n" + String(repeating: " ", count: file.location(of: key.start).column - 1) + "unit: ms"
  }
}
