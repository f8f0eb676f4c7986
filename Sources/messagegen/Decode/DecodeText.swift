import Inspection
import Reports
import Schema
import SourceText

/// An inspection for people: what became of a payload, and why.
struct DecodeText {
  let inspection: Inspection
  let payload: PayloadText
  let locations: SchemaLocations
  let style: TextStyle
  let language: Language
  var recognition: ReleaseRecognition?

  var text: String {
    var text = title + "\n"
    if payload.hasMark { text += line(.note, Self.mark) }
    if let message = inspection.message, message.isHidden { text += line(.note, Self.hidden(message.name)) }
    if let recognized = recognition?.text { text += line(.note, recognized) }
    if let help = OtherTarget(inspection)?.help { text += line(.help, help) }
    switch inspection.outcome {
    case .decoded, .invalid: text += "\n" + message
    case .unrecognized: text += "\n" + mismatches(inspection.mismatches)
    case .noJSON: break
    }
    return text
  }

  /// Why it is not the message that somebody takes it for.
  func text(whyNot message: String) -> String {
    let title =
      inspection.message.map {
        LocalizedText("this is \($0.name), not \(message)", zh: "这是 \($0.name)，而不是 \(message)")
      } ?? LocalizedText("this is not \(message)", zh: "这不是 \(message)")
    if inspection.outcome == .noJSON { return text }
    return style.heading(title.text(in: language)) + "\n\n"
      + mismatches(inspection.mismatches(for: message), hasNearest: false)
  }

  private static let mark = LocalizedText(
    "it begins with a byte order mark, which decoders skip", zh: "开头有字节顺序标记（BOM），解析时会跳过")

  private static func hidden(_ name: String) -> LocalizedText {
    LocalizedText(
      "\(name) is hidden: it is never a row in the conversation", zh: "\(name) 是信令，不会显示在会话中")
  }

  private func line(_ heading: Heading, _ text: LocalizedText) -> String {
    heading.word.text(in: language) + Heading.colon.text(in: language) + TerminalText.shown(text.text(in: language))
      + "\n"
  }

  private var title: String {
    let count = inspection.failures.count
    let verdict = inspection.verdict(
      on: payload,
      failures: LocalizedText("\(count) \(count == 1 ? "failure" : "failures")", zh: "\(count) 处失败"),
      mismatches: LocalizedText("it is none of the messages of the schemas", zh: "不是 schema 中的任何一种消息"))
    let help = inspection.problem(in: payload)?.help
    return heading(verdict) + (help.map { "\n" + line(.help, $0).dropLast() } ?? "")
  }

  private func heading(_ text: LocalizedText) -> String { style.heading(TerminalText.shown(text.text(in: language))) }

  // MARK: A message

  private var message: String {
    guard let explanation = inspection.explanation else { return "" }
    var text = DecodeTable(rows: explanation.rows, locations: locations, style: style, language: language).text
    let absent = explanation.absentFields
    if !absent.isEmpty {
      let names = Wording.enumeration(absent)
      let more = LocalizedText(
        "\(absent.count) optional \(absent.count == 1 ? "field is" : "fields are") missing: \(names)",
        zh: "缺少 \(absent.count) 个可选字段：\(names)")
      text += more.text(in: language) + "\n"
    }
    for help in explanation.failures.compactMap(\.help) { text += line(.help, help) }
    guard let encoded = inspection.shownEncoding else { return text }
    text += "\n" + style.heading("encode()") + "\n" + TerminalText.shown(encoded) + "\n"
    let texts = inspection.texts()
    if texts.isEmpty { return text }
    text += "\n" + style.heading(LocalizedText("Texts", zh: "文本").text(in: language)) + "\n"
    let hook = LocalizedText("from the app's hook", zh: "由 App 的 hook 提供").text(in: language)
    let width = texts.map(\.name.count).max() ?? 0
    for shown in texts {
      let name = shown.name.padding(to: width)
      text += "\(name)  \(shown.text.map { TerminalText.shown($0) } ?? "(\(hook))")\n"
    }
    return text
  }

  // MARK: No message

  private func mismatches(_ mismatches: [EnvelopeMismatch], hasNearest: Bool = true) -> String {
    let rows = mismatches.map { mismatch in
      (mismatch.envelopes.joined(separator: ", "), TerminalText.shown(mismatch.problem.text(in: language)), mismatch)
    }
    let names = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    let problems = rows.map { DisplayWidth.of($0.1) }.max() ?? 0
    var text = ""
    for (name, problem, mismatch) in rows {
      text += "\(name.padding(to: names))  \(problem.padding(to: problems))  \(locations.text(of: mismatch.range))\n"
    }
    if hasNearest, let nearest = inspection.nearestMismatch {
      let name = nearest.envelopes.joined(separator: ", ")
      let problem = nearest.problem
      let words = LocalizedText("nearest: \(name): \(problem)", zh: "最接近的是 \(name)：\(problem)")
      text += "\n" + TerminalText.shown(words.text(in: language)) + "\n"
      if let help = nearest.help { text += line(.help, help) }
    } else if mismatches.count == 1, let help = mismatches[0].help {
      text += line(.help, help)
    }
    return text
  }
}

extension String {
  /// With spaces up to a number of columns.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }
}
