import Evolution
import Reports
import SchemaReader
import SourceText
import Templating

/// All there is to say about one rule.
struct Explanation {
  let rule: Rule
  let page: RulePage
  let style: TextStyle
  /// In columns.
  let width: Int
  let language: Language

  var text: String {
    let examples = CheckedExample.reported(in: page, by: rule)
    let parts = [head, paragraph(page.why), found(examples), accepted] + fixes(examples) + endings
    return parts.joined(separator: "\n")
  }

  private var head: String {
    let hasMilder = rule.isOfBreaking && rule.severity != .note
    let word = text(hasMilder ? Self.atMost(rule.severityWord) : rule.severityWord)
    let severity = rule.severity.map { style.paint(word, as: $0) } ?? word
    return style.heading(rule.id) + ": " + severity + "\n" + paragraph(page.summary)
  }

  private func found(_ examples: [CheckedExample]) -> String {
    let frames = examples.map { example in
      (example.change.map { changed($0) + "\n" } ?? "")
        + TextPrinter(files: example.files, style: style, language: language).print(example.findings)
    }
    return heading(Self.finds) + frames.joined(separator: "\n")
  }

  private var accepted: String {
    let harmless = page.changes.filter(\.breaks.isEmpty).map(changed)
    return heading(Self.accepts) + (page.good.map { indented($0.source) } + harmless).joined(separator: "\n")
  }

  /// The schemas of both sides.
  private func changed(_ example: EvolutionExample) -> String {
    let released = example.releases.map { name, schemas in
      indented("# " + text(Self.released(in: name)) + "\n" + schemas.source)
    }
    return (released + [indented("# " + text(Self.now) + "\n" + example.new.source)]).joined(separator: "\n")
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
      rule.isSuppressible ? heading(Self.silence) + comment : acceptance ?? paragraph(whyNoComment),
      heading(Self.change) + indented("lint:\n  rules:\n    \(rule.id): \(other)"),
    ]
  }

  /// How a breaking change is accepted.
  private var acceptance: String? {
    guard let at = page.changes.first?.breaks.first?.prefix(while: { $0 != " " }) else { return nil }
    return heading(Self.acceptance)
      + indented("messagegen breaking --accept \(rule.id)@\(at) --reason \"\(text(Self.acceptanceReason))\"")
  }

  private var whyNoComment: LocalizedText {
    rule.theme == .evolution ? Self.commentsAreNoAcceptance : Self.commentsHaveNoSay
  }

  private var whyFinal: LocalizedText {
    let isOfRecord = rule.theme == .evolution || SchemaReader.releaseRules.contains { $0.id == rule.id }
    if isOfRecord { return Self.recordIsFinal }
    if rule.theme == .templates { return Self.templatesAreFinal }
    return rule.isFoundAfterReading ? Self.lintIsFinal : Self.readerIsFinal
  }

  private func heading(_ phrase: LocalizedText) -> String { style.heading(text(phrase)) + "\n\n" }

  private func paragraph(_ phrase: LocalizedText) -> String { Paragraph(text: text(phrase)).wrapped(width) }

  private func text(_ phrase: LocalizedText) -> String { phrase.text(in: language) }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ($0.isEmpty ? "" : "  " + $0) + "\n" }.joined()
  }

  // MARK: Words

  static let finds = LocalizedText("reported:", zh: "会报告：")
  static let accepts = LocalizedText("not reported:", zh: "不会报告：")
  static let fix = LocalizedText("how to fix it:", zh: "如何修正：")
  static let silence = LocalizedText(
    "to suppress one finding, put this on the line before it:", zh: "如何忽略单个问题（写在它的前一行）：")
  static let commentsHaveNoSay = LocalizedText(
    "This rule checks comments, so a comment cannot suppress it.", zh: "它检查的就是注释，因此不能用注释忽略。")
  static let commentsAreNoAcceptance = LocalizedText(
    "A comment cannot suppress it.", zh: "不能用注释忽略。")
  static let acceptance = LocalizedText(
    "to accept one finding until the next release; a comment cannot suppress it:",
    zh: "如何接受单个问题，直到下一个版本（不能用注释忽略）：")
  static let acceptanceReason = LocalizedText("why it is intended", zh: "这样改的原因")
  static let now = LocalizedText("now", zh: "现在")

  /// Of a rule whose findings are as severe as what they break.
  static func atMost(_ severity: LocalizedText) -> LocalizedText {
    LocalizedText("\(severity) at most", zh: "最高为\(severity)")
  }

  static func released(in name: String) -> LocalizedText {
    LocalizedText("released in \(name)", zh: "\(name) 中发布")
  }

  static let reason = LocalizedText("why this is fine here", zh: "忽略的原因")
  static let change = LocalizedText(
    "to change the severity, in messagegen.yaml (`error`, `warning`, `note` or `off`):",
    zh: "如何更改严重级别（在 messagegen.yaml 中，可取 `error`、`warning`、`note` 或 `off`）：")
  static let readerIsFinal = LocalizedText(
    "It is reported while schemas are read: it cannot be suppressed, and its severity cannot be changed.",
    zh: "它在解析 schema 时报告：不能忽略，也不能更改严重级别。")
  static let recordIsFinal = LocalizedText(
    "It is reported while the record of releases is read: it cannot be suppressed, and its severity cannot be changed.",
    zh: "它在读取发布记录时报告：不能忽略，也不能更改严重级别。")
  static let templatesAreFinal = LocalizedText(
    "It is reported while templates are read: it cannot be suppressed, and its severity cannot be changed.",
    zh: "它在解析模板时报告：不能忽略，也不能更改严重级别。")
  static let lintIsFinal = LocalizedText(
    """
    It is always an error, because the schema would otherwise be ambiguous or unsafe: it cannot be suppressed, and \
    its severity cannot be changed.
    """,
    zh: "它始终是错误，否则 schema 的含义不明确：不能忽略，也不能更改严重级别。")
}
