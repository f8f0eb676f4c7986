import Schema
import SourceText

extension Rule {
  static let pushCanBeEmpty = Rule(
    "push-can-be-empty", .warning,
    summary: "a push text that is empty for some messages",
    why: """
      A push without text is not shown, or is shown as an empty line. That is seen by people whose phone is locked, \
      and never by the one who wrote the code.
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
      """
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
    .message { message, _ in
      guard message.send.push != false, let push = message.surfaces.push else { return [] }
      return push.leaves.filter { $0.canBeEmpty(in: Holder(message)) }.map { .emptyPush($0.template) }
    })
}

extension SurfaceLeaf {
  fileprivate func canBeEmpty(in holder: Holder) -> Bool {
    template.literal.allSatisfy(\.isWhitespace)
      && template.fields.allSatisfy { path in
        !conditions.contains { $0.guards(path) } && holder.canBeEmpty(path)
      }
  }
}

extension Holder {
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
