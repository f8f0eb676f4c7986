import Schema
import SourceText

extension LintRule {
  static let sharedClassName = LintRule(
    "shared-class-name", .warning, theme: .ids,
    .schema { schema in
      var owners: [String: Target] = [:]
      var findings: [Finding] = []
      for target in schema.configuration.targets where target.sdks.contains(.tuikit) && target.tuikit == .swift {
        let names = schema.messages.filter { !$0.isBuiltIn && target.has($0) }.map { target.cellDataName(of: $0) }
        if let name = names.first(where: { owners[$0] != nil }), let owner = owners[name] {
          findings.append(.shared(name, target, owner))
        }
        for name in names where owners[name] == nil { owners[name] = target }
      }
      return findings
    })
}

extension Finding {
  fileprivate static func shared(_ name: String, _ target: Target, _ owner: Target) -> Finding {
    Finding(
      "targets `\(target.name.value)` and `\(owner.name.value)` both generate a class `\(name)`",
      zh: "target `\(target.name.value)` 和 `\(owner.name.value)` 都会生成类 `\(name)`", at: target.name.range,
      notes: [.init(LocalizedText("the other target is declared here", zh: "另一个 target 在这里声明"), at: owner.name.range)],
      help: LocalizedText(
        "set a `prefix` on one of them, or turn this rule off if no app uses both",
        zh: "给其中一个加上 `prefix`；如果没有 App 同时使用两者，就关闭这条规则"))
  }
}
