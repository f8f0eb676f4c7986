import Schema
import SourceText

extension LintRule {
  /// About a sensitive field in what people see, or in what is sent in plain text.
  static let sensitiveFieldRules: [LintRule] = [
    .part("sensitive-in-text", .warning, theme: .texts, of: \.sensitiveInTexts) { field, _, _ in
      Finding(
        "`\(field.path.text)` is sensitive but used in the \(field.text)",
        zh: "`\(field.path.text)` 是敏感字段，却用在了\(field.text)中", at: field.path.range,
        help: LocalizedText("remove it from the \(field.text)", zh: "从\(field.text)中去掉它"))
    },
    .part("sensitive-in-sent-text", .note, theme: .texts, of: \.sensitiveInSummary) { path, message, schema in
      let isSent = schema.configuration.targets.contains { $0.sdks.contains(.nimV2) && $0.has(message) }
      let isField = message.fields.contains { $0.slot?.value == .named("text") }
      guard isSent, !isField, message.texts.fallback == nil else { return nil }
      return Finding(
        "`\(path.text)` is sensitive but sent in plain text beside the JSON",
        zh: "`\(path.text)` 是敏感字段，却会以明文随 JSON 一起发送",
        at: path.range, help: LocalizedText("add a `fallback` without it", zh: "写一个不含它的 `fallback`"))
    },
    .part("sensitive-in-content", .note, theme: .texts, of: \.sensitiveInContent) { path, _, _ in
      Finding(
        "`\(path.text)` is sensitive but shown in the bubble", zh: "`\(path.text)` 是敏感字段，却会显示在气泡里",
        at: path.range, help: LocalizedText("show it only after a tap", zh: "点击之后再显示"))
    },
  ]
}

extension Message {
  /// In its texts but the push and the copied one, and in what a tap sends, with the name of the text.
  fileprivate var sensitiveInTexts: [(path: Located<FieldPath>, text: LocalizedText)] {
    let texts = texts.all.filter { ![.push, .copy].contains($0.kind) }.flatMap { kind, text in
      text.value.sensitive.map { (path: $0, text: LocalizedText.verbatim("`\(kind.rawValue)`")) }
    }
    let sent = taps.flatMap { tap in
      if case .sendText(let template) = tap { template.sensitive } else { [] as [Located<FieldPath>] }
    }
    let name = LocalizedText("text sent by a tap", zh: "点击后发送的文本")
    return texts + sent.map { (path: $0, text: name) }
  }

  fileprivate var sensitiveInSummary: [Located<FieldPath>] { texts.summary?.value.sensitive ?? [] }

  fileprivate var sensitiveInContent: [Located<FieldPath>] {
    contentElements.flatMap { element in
      element.texts.flatMap(\.sensitive) + element.boundFields.filter(\.isSensitive).map { Located($0, $0.range) }
    }
  }
}

extension PresentationText {
  fileprivate var sensitive: [Located<FieldPath>] { leaves.flatMap(\.template.sensitive) }
}

extension TextTemplate {
  /// Each where the template is.
  fileprivate var sensitive: [Located<FieldPath>] { fields.filter(\.isSensitive).map { Located($0, range) } }
}
