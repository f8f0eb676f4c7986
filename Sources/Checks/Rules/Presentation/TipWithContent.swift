import Schema
import SourceText

extension LintRule {
  static let tipWithContent = LintRule(
    "tip-with-content", .warning, theme: .presentation,
    .layout { message, _ in
      guard let layout = message.layout, layout.kind == .tip else { return [] }
      return layout.contents.map { .noPlace("content", $0.root.range) }
        + (message.tap.map { [.noPlace("tap", $0.range)] } ?? [])
    })
}

extension Tap {
  /// Of what is opened, told or sent.
  fileprivate var range: SourceRange {
    switch self {
    case .open(let path, _): path.range
    case .event(let name): name.range
    case .sendText(let template): template.range
    }
  }
}

extension Finding {
  fileprivate static func noPlace(_ key: String, _ range: SourceRange) -> Finding {
    Finding(
      LocalizedText("`\(key)` has no effect in a tip", zh: "`\(key)` 在提示消息中不起作用"), at: range,
      help: LocalizedText("remove it, or change the message to a bubble", zh: "删除它，或把消息改为气泡"))
  }
}
