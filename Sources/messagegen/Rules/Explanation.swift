import Evolution
import SourceText
import Templating

/// All there is to say about one rule.
struct Explanation {
  let rule: Rule
  let style: TextStyle
  /// In columns.
  let width: Int
  let language: Language

  var text: String {
    let examples = rule.bad.map { CheckedExample($0, of: rule) }
    let parts = [head, paragraph(rule.why), found(examples), accepted] + fixes(examples) + endings
    return parts.joined(separator: "\n")
  }

  private var head: String {
    let severity = rule.severity.map { style.paint(text(rule.severityWord), as: $0) } ?? text(rule.severityWord)
    return style.heading(rule.id) + ": " + severity + "\n" + paragraph(rule.summary)
  }

  private func found(_ examples: [CheckedExample]) -> String {
    let frames = examples.map { TextPrinter(files: $0.files, style: style, language: language).print($0.findings) }
    return heading(Self.finds) + frames.joined(separator: "\n")
  }

  private var accepted: String {
    heading(Self.accepts) + rule.good.map { indented($0.source) }.joined(separator: "\n")
  }

  /// What the findings above say that there is to do, each once.
  private func fixes(_ examples: [CheckedExample]) -> [String] {
    var helps: [LocalizedText] = []
    for help in examples.flatMap(\.findings).compactMap(\.help) where !helps.contains(help) { helps.append(help) }
    guard !helps.isEmpty else { return [] }
    return [heading(Self.fix) + helps.map { Paragraph(text: text($0)).wrapped(width, bullet: "- ") }.joined()]
  }

  /// How to live with it.
  private var endings: [String] {
    if !rule.isConfigurable { return [paragraph(whyFinal)] }
    let other = rule.severity == nil ? "warning" : "off"
    let comment = indented("# messagegen:ignore \(rule.id) -- \(text(Self.reason))")
    return [
      rule.isSuppressible ? heading(Self.silence) + comment : paragraph(whyNoComment),
      heading(Self.change) + indented("lint:\n  rules:\n    \(rule.id): \(other)"),
    ]
  }

  private var whyNoComment: LocalizedText {
    rule.theme == .evolution ? Self.commentsAreNoAcceptance : Self.commentsHaveNoSay
  }

  private var whyFinal: LocalizedText {
    if rule.theme == .templates { return Self.templatesAreFinal }
    if rule.theme == .evolution { return Self.recordIsFinal }
    return rule.lint == nil ? Self.readerIsFinal : Self.lintIsFinal
  }

  private func heading(_ phrase: LocalizedText) -> String { style.heading(text(phrase)) + "\n\n" }

  private func paragraph(_ phrase: LocalizedText) -> String { Paragraph(text: text(phrase)).wrapped(width) }

  private func text(_ phrase: LocalizedText) -> String { phrase.text(in: language) }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ($0.isEmpty ? "" : "  " + $0) + "\n" }.joined()
  }
}
