import Schema
import SourceText

extension Rule {
  static let mixedRawValues = Rule("mixed-raw-values", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func mixedRawValues(_ item: EnumType.Case, after first: EnumType.Case) -> Diagnostic {
    let note =
      first.isInteger
      ? LocalizedText("the first case is an integer", zh: "第一个 case 是整数")
      : LocalizedText("the first case is a string", zh: "第一个 case 是字符串")
    return Diagnostic(
      .mixedRawValues, LocalizedText("raw values mix integers and strings", zh: "原始值混用了整数和字符串"), at: item.raw.range,
      notes: [.init(note, at: first.raw.range)], help: LocalizedText("quote all of them, or none", zh: "要么都加引号，要么都不加"))
  }
}
