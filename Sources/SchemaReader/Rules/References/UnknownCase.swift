import Schema
import SourceText
import YAML

extension Rule {
  static let unknownCase = Rule("unknown-case", .error, isConfigurable: false, theme: .references)
}

extension Diagnostic {
  static func unknownCase(_ name: Located<String>, of type: EnumType) -> Diagnostic {
    let problem = LocalizedText(
      "`\(name.value)` is not a case of `\(type.name)`", zh: "`\(type.name)` 没有名为 `\(name.value)` 的 case")
    guard let meant = type.cases.first(where: { $0.raw.value.text == name.value })?.name.value else {
      return Diagnostic(.unknownCase, problem, name, among: type.cases.map(\.name.value))
    }
    let written = PlainScalar.misreading(meant) == nil ? meant : Wording.quoted(meant)
    return Diagnostic(
      .unknownCase, problem, at: name.range,
      help: LocalizedText("this is a raw value; use the case `\(written)`", zh: "这是原始值，对应的 case 是 `\(written)`"),
      fixIts: [.init(Wording.replace(with: written), replace: name.range, with: written, isSafe: true)])
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
