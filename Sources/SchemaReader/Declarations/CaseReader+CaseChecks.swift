import Schema
import SourceText

extension CaseReader {
  /// The cases whose names and raw values are one of a kind.
  func consistent(_ cases: [EnumType.Case]) -> [EnumType.Case] {
    var names: [String: Int] = [:]
    var raws: [EnumType.Raw: Int] = [:]
    let isInteger = cases.first?.isInteger ?? false
    var isMixed = false
    var dropped: Set<Int> = []
    for (place, item) in cases.enumerated() {
      if let first = raws[item.raw.value].map({ cases[$0] }) {
        report(item, equalTo: first)
        dropped.insert(place)
        continue
      }
      if let first = names[item.name.value].map({ cases[$0] }) {
        report(.duplicateName(of: item, after: first, raw: Self.text(item.raw.value)))
        dropped.insert(place)
        continue
      }
      if item.isInteger != isInteger {
        if !isMixed {
          report(
            .mixedRawValues, Phrase("the raw values are integers and strings", zh: "原始值里既有整数又有字符串"),
            at: item.raw.range, notes: [.init(Self.firstCase(isInteger: isInteger), at: cases[0].raw.range)],
            help: Phrase("quote all of them, or none", zh: "要么都加引号，要么都不加"))
        }
        isMixed = true
        dropped.insert(place)
        continue
      }
      names[item.name.value] = place
      raws[item.raw.value] = place
    }
    return dropped.isEmpty ? cases : cases.indices.filter { !dropped.contains($0) }.map { cases[$0] }
  }

  private func report(_ item: EnumType.Case, equalTo first: EnumType.Case) {
    let (text, firstText) = (Self.text(item.raw.value), Self.text(first.raw.value))
    let notes = [Diagnostic.Note(Wording.firstIsHere, at: first.raw.range)]
    guard text.utf8.elementsEqual(firstText.utf8) else {
      let scalars = text.unicodeScalars.dropFirst().dropLast().map { "U+" + Self.hex($0.value) }.joined(separator: " ")
      return report(
        .equalRawValues,
        Phrase(
          "the raw value \(text) (\(scalars)) is canonically equal to that of `\(first.name.value)`",
          zh: "原始值 \(text)（\(scalars)）与 `\(first.name.value)` 的原始值规范等价"),
        at: item.raw.range, notes: notes,
        help: Phrase(
          "remove one of the two, or use `string` for any value", zh: "删除两者之一，或用 `string` 表示任意值"))
    }
    report(
      .equalRawValues,
      Phrase(
        "`\(first.name.value)` has the raw value \(text) already", zh: "`\(first.name.value)` 已经使用了原始值 \(text)"),
      at: item.raw.range, notes: notes,
      help: Phrase("each case has a raw value of its own", zh: "每个 case 的原始值各不相同"))
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  private static func firstCase(isInteger: Bool) -> Phrase {
    isInteger
      ? Phrase("the first case is an integer", zh: "第一个 case 是整数")
      : Phrase("the first case is a string", zh: "第一个 case 是字符串")
  }

  private static func text(_ raw: EnumType.Raw) -> String {
    switch raw {
    case .integer(let value): String(value)
    case .string(let value): "\"\(value)\""
    }
  }
}
