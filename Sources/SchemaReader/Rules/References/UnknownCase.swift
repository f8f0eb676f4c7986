import Schema
import SourceText

extension Rule {
  static let unknownCase = Rule("unknown-case", .error, isConfigurable: false, theme: .references)
}

extension Diagnostic {
  static func unknownCase(_ name: Located<String>, of type: EnumType) -> Diagnostic {
    let isRaw = type.cases.first { $0.raw.value.text == name.value }
    return Diagnostic(
      .unknownCase,
      LocalizedText(
        "`\(name.value)` is not a case of `\(type.name)`",
        zh: "`\(type.name)` 没有名为 `\(name.value)` 的 case"),
      name, among: isRaw.map { [$0.name.value] } ?? type.cases.map(\.name.value),
      help: isRaw.map {
        LocalizedText(
          "this is a raw value; use the case `\($0.name.value)`", zh: "这是原始值，对应的 case 是 `\($0.name.value)`")
      })
  }
}

extension EnumType.Raw {
  fileprivate var text: String {
    switch self {
    case .integer(let value): String(value)
    case .string(let value): value
    }
  }
}
