import Schema
import SourceText

extension LintRule {
  static let localInText = LintRule(
    "local-in-text", .warning, theme: .texts,
    .message { message, _ in
      let locals = Set(message.locals.map(\.name))
      guard !locals.isEmpty else { return [] }
      let texts = [MessageTexts.Kind.summary, .copy, .accessibility].flatMap { kind in
        message.texts[kind]?.value.seen(without: locals) ?? []
      }
      let contents = message.layout?.contentsSeen(without: locals) ?? []
      return (contents.flatMap { $0.seen(without: locals) } + texts).filter { $0.isIn(locals) }.map { .local($0) }
    })
}

extension Layout {
  fileprivate func contentsSeen(without locals: Set<String>) -> [ContentElement] {
    let seen = variants.filter { !$0.condition.asks(for: locals) }.map(\.properties)
    return ([base] + seen).compactMap(\.content)
  }
}

extension ContentElement {
  /// The fields that are shown where nobody asked for a local one.
  fileprivate func seen(without locals: Set<String>) -> [FieldPath] {
    guard condition?.asks(for: locals) != true else { return [] }
    return texts.flatMap { $0.seen(without: locals) } + boundFields + children.flatMap { $0.seen(without: locals) }
  }
}

extension PresentationText {
  fileprivate func seen(without locals: Set<String>) -> [FieldPath] {
    leaves.filter { !$0.conditions.contains { $0.asks(for: locals) } }.flatMap(\.template.fields)
  }
}

extension Condition {
  /// What it is for is the sender's own, or there is another text where the field is empty.
  fileprivate func asks(for locals: Set<String>) -> Bool {
    clauses.contains { clause in
      if case .field(let path) = clause.subject { return path.isIn(locals) }
      return clause.predicate == .direction(.outgoing)
    }
  }
}

extension FieldPath {
  fileprivate func isIn(_ names: Set<String>) -> Bool { steps.first.map { names.contains($0.name) } ?? false }
}

extension Finding {
  fileprivate static func local(_ path: FieldPath) -> Finding {
    Finding(
      "local field `\(path.text)` is never sent, so receivers see an empty value",
      zh: "`\(path.text)` 是本地字段，不会发送，接收方看到的是空值", at: path.range,
      help: LocalizedText(
        "move it to `fields`, or show it only `when: { direction: outgoing }`",
        zh: "把它放进 `fields`，或只在 `when: { direction: outgoing }` 下显示"))
  }
}
