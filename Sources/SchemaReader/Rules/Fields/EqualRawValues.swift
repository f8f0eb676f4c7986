import Schema
import SourceText

extension Rule {
  static let equalRawValues = Rule("equal-raw-values", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func equalRawValues(_ item: EnumType.Case, after first: EnumType.Case) -> Diagnostic {
    let (text, name) = (item.raw.value.source, first.name.value)
    let notes = [Note(Wording.firstIsHere, at: first.raw.range)]
    guard text.utf8.elementsEqual(first.raw.value.source.utf8) else {
      let scalars = text.unicodeScalars.dropFirst().dropLast().map(\.shownByNumber).joined(separator: " ")
      return Diagnostic(
        .equalRawValues, "the raw value \(text) (\(scalars)) is canonically equal to that of `\(name)`",
        zh: "原始值 \(text)（\(scalars)）与 `\(name)` 的原始值规范等价", at: item.raw.range, notes: notes,
        help: LocalizedText("remove one of the two, or use `string` for any value", zh: "删除两者之一，或用 `string` 表示任意值"))
    }
    return Diagnostic(
      .equalRawValues, "`\(name)` already has the raw value \(text)", zh: "`\(name)` 已经使用了原始值 \(text)",
      at: item.raw.range, notes: notes, help: LocalizedText("raw values must be unique", zh: "原始值不能重复"))
  }
}
