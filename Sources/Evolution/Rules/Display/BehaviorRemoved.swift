import Schema
import SourceText

extension EvolutionRule {
  static let behaviorRemoved = EvolutionRule(
    "behavior-removed", .warning,
    summary: LocalizedText("an action that users no longer have", zh: "用户不再能使用的操作"),
    why: LocalizedText(
      "People who forwarded, revoked or quoted such messages find the action gone.",
      zh: "用户以前可以转发、撤回或回复这种消息，现在却找不到这些操作。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          behavior: { forward: true, reply: false }
          """,
        to: """
          message: Gift
          id: 7
          behavior: { forward: false, reply: false, revoke: false }
          """,
        breaks: ["Gift/behavior/forward display", "Gift/behavior/revoke display"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          behavior: { forward: false }
          """,
        to: """
          message: Gift
          id: 7
          behavior: { forward: true, reply: true }
          """),
    ],
    .app { pair in
      pair.messages.filter { !$0.new.isHidden }.flatMap { old, new in
        zip(old.behavior.named, new.behavior.named).filter { $0.0.value != false && $0.1.value == false }
          .map { .removed($0.0.key, old, new) }
      }
    })
}

extension Behavior {
  /// Each by its key. What is not said is the UI kit's, which allows it.
  fileprivate var named: [(key: String, value: Bool?)] {
    [
      ("forward", forward), ("revoke", revoke), ("reply", reply), ("multiSelect", multiSelect),
      ("longPress", longPress),
    ]
  }
}

extension Change {
  fileprivate static func removed(_ key: String, _ old: Message, _ new: Message) -> Change {
    Change(
      at: "\(new.name)/behavior/\(key)",
      LocalizedText("`\(new.name)` no longer allows `\(key)`", zh: "`\(new.name)` 不再允许 `\(key)`"),
      help: LocalizedText("remove `\(key): false`", zh: "去掉 `\(key): false`"),
      at: new.declaration.name.range, released: old.declaration.name.range, symbol: new.name, [.display])
  }
}
