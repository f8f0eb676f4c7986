import Schema
import SourceText

extension Rule {
  static let pushCanBeEmpty = Rule(
    "push-can-be-empty", .warning,
    summary: "a push text that is empty for some messages",
    why: """
      A push without text is not shown, or is shown as an empty line; Tencent's server sends none at all. That is \
      seen by people whose phone is locked, and never by the one who wrote the code. For TUIKit the fallback is the \
      push text where there is none.
      """,
    bad: [
      """
      message: Gift
      id: 7
      fields:
        note: string?
      surfaces:
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
      surfaces:
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
      surfaces:
        push:
          - { when: { note: nonEmpty }, text: "{note}" }
          - { text: "礼物：{title}" }
      ---
      message: Card
      id: 8
      fields:
        title: string
      surfaces: { push: "{title}" }
      """
    ],
    .message { message, schema in
      guard message.send.push != false, let push = message.pushText(in: schema) else { return [] }
      return push.value.leaves.filter { $0.canBeEmpty(in: Holder(message)) }.map { .emptyPush($0.template) }
    })
}

extension Message {
  /// What a push shows, as far as the schema says.
  fileprivate func pushText(in schema: Schema) -> Located<SurfaceText>? {
    if let push = surfaces.push { return push }
    return isHidden || schema.tuikitTarget(of: self) == nil ? nil : surfaces.fallback
  }
}

extension SurfaceLeaf {
  fileprivate func canBeEmpty(in holder: Holder) -> Bool {
    template.literal.allSatisfy(\.isWhitespace)
      && template.segments.allSatisfy { segment in
        switch segment {
        case .literal: true
        case .field(let path), .count(let path): !isGuarded(path) && holder.canBeEmpty(path)
        case .joined(let path): !isGuarded(path) && holder.canHaveNoElements(path)
        }
      }
  }

  private func isGuarded(_ path: FieldPath) -> Bool { conditions.contains { $0.guards(path) } }
}

extension Holder {
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
    let names = template.fields.map { "`\($0.text)`" }.joined(separator: " and ")
    return Finding(
      names.isEmpty ? "this push text is empty" : "this push text is empty where \(names) is", at: template.range,
      help: names.isEmpty
        ? "leave it out, or say `push: false` under `send`" : "add words around it, or a variant for that case")
  }
}
