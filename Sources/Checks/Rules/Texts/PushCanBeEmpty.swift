import Schema
import SourceText

extension LintRule {
  static let pushCanBeEmpty = LintRule(
    "push-can-be-empty", .warning, theme: .texts,
    .message { message, schema in
      guard message.send[.push] != false, let push = message.pushText(in: schema) else { return [] }
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
        "this push text is empty", zh: "这段推送文案是空的", at: template.range,
        help: LocalizedText("remove it, or set `push: false` under `send`", zh: "去掉它，或在 `send` 下写 `push: false`"))
    }
    return Finding(
      "this push text is empty when \(names.joined(separator: " and ")) is empty",
      zh: "\(names.joined(separator: "、")) 为空时，这段推送文案也是空的", at: template.range,
      help: LocalizedText("add fixed text, or a variant for that case", zh: "加上固定文字，或为这种情况加一个变体"))
  }
}
