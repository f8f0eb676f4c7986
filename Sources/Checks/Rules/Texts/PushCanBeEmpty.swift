import Schema
import SourceText

extension LintRule {
  static let pushCanBeEmpty = LintRule(
    "push-can-be-empty", .warning, theme: .texts,
    summary: LocalizedText("a push text that may be empty", zh: "对某些消息来说为空的推送文案"),
    why: LocalizedText(
      """
      A push without text is not shown, or is shown as an empty line; Tencent's server does not send it at all. \
      Users see this on their lock screen, the developer never does. In TUIKit, `fallback` is used when there is no \
      push text.
      """,
      zh: """
        没有文本的推送不会显示，或者显示成空行；腾讯的服务器则根本不发送。锁屏时看到这些的是用户，写代码的人永远看不到。在 TUIKit 中，没有推送文案时用的是 `fallback`。
        """),
    bad: [
      """
      message: Gift
      id: 7
      fields:
        note: string?
      texts:
              ↓
        push: "{note}"
      """,
      """
      message: Gift
      envelope: flat
      id: gift
      fields:
        names: { type: [string], default: [] }
        note: string?
      texts:
                  ↓
        fallback: "{names.joined} {note}"
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        note: string?
        title: string
      texts:
        push:
          - { when: { note: nonEmpty }, text: "{note}" }
          - { text: "礼物：{title}" }
      ---
      message: Card
      id: 8
      fields:
        title: string
      texts: { push: "{title}" }
      """
    ],
    .message { message, schema in
      guard message.send.push != false, let push = message.pushText(in: schema) else { return [] }
      return push.value.leaves.filter { $0.canBeEmpty(in: CompositeType.message(message)) }.map {
        .emptyPush($0.template)
      }
    })
}

extension Message {
  /// What a push shows, as far as the schema says.
  fileprivate func pushText(in schema: Schema) -> Located<PresentationText>? {
    if let push = texts.push { return push }
    return isHidden || schema.tuikitTarget(of: self) == nil ? nil : texts.fallback
  }
}

extension TextLeaf {
  fileprivate func canBeEmpty(in type: CompositeType) -> Bool {
    template.literal.allSatisfy(\.isWhitespace)
      && template.segments.allSatisfy { segment in
        switch segment {
        case .literal: true
        case .field(let path), .count(let path): !isGuarded(path) && type.canBeEmpty(path)
        case .joined(let path): !isGuarded(path) && type.canHaveNoElements(path)
        }
      }
  }

  private func isGuarded(_ path: FieldPath) -> Bool { conditions.contains { $0.guards(path) } }
}

extension CompositeType {
  /// nil, or without a least count.
  fileprivate func canHaveNoElements(_ path: FieldPath) -> Bool {
    guard let field = fields.first(where: { $0.name == path.text }) else { return true }
    return !constraints(of: field).contains { constraint in
      if case .count(1..., _) = constraint.value { !field.isOptional } else { constraint.value == .nonEmpty }
    }
  }

  /// nil or an empty default; a required text is taken for one.
  fileprivate func canBeEmpty(_ path: FieldPath) -> Bool {
    guard let field = fields.first(where: { $0.name == path.text }) else { return path.isOptional }
    let isChecked = constraints(of: field).contains { $0.value == .nonEmpty || $0.value == .present }
    return !isChecked && (field.isOptional || field.defaultValue?.value == .string(""))
  }
}

extension Finding {
  fileprivate static func emptyPush(_ template: TextTemplate) -> Finding {
    let names = template.fields.map { "`\($0.text)`" }
    if names.isEmpty {
      return Finding(
        LocalizedText("this push text is empty", zh: "这段推送文案是空的"), at: template.range,
        help: LocalizedText("remove it, or set `push: false` under `send`", zh: "去掉它，或在 `send` 下写 `push: false`"))
    }
    return Finding(
      LocalizedText(
        "this push text is empty when \(names.joined(separator: " and ")) is empty",
        zh: "\(names.joined(separator: "、")) 为空时，这段推送文案也是空的"),
      at: template.range,
      help: LocalizedText("add fixed text, or a variant for that case", zh: "加上固定文字，或为这种情况加一个变体"))
  }
}
