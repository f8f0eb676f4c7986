import Schema
import SourceText

/// The sentence of a note: what happens to whom.
struct ConsequenceText {
  let consequence: Consequence
  let releases: ReleaseNames
  let example: BreakingExample?
  /// How the app's code uses what changed.
  let use: SourceUse

  var text: LocalizedText {
    guard let outcome = consequence.outcome else {
      return consequence.direction == .display
        ? LocalizedText("the new app shows or handles it differently", zh: "新 App 的显示或处理会不同")
        : use.text
    }
    return example.map(shown) ?? plain(outcome)
  }

  private var isOld: Bool { consequence.direction == .oldReadsNew }
  private var reader: LocalizedText { isOld ? releases.text : LocalizedText("the new app", zh: "新 App") }
  /// The reader is several releases.
  private var isPlural: Bool { isOld && releases.isPlural }

  /// In English.
  private func verb(_ verb: String) -> String { isPlural ? verb : verb + "s" }

  // MARK: With an example

  /// What ends the words about histories in a sentence that goes on.
  private var comma: String { isOld ? "" : "," }

  private func shown(_ example: BreakingExample) -> LocalizedText {
    let message =
      isOld
      ? example.noun
      : LocalizedText(
        "\(example.noun) from \(releases.text), also in histories", zh: "\(releases.text) 发送的 \(example.noun)（包括历史消息）")
    switch example.outcome {
    case .misread(let name):
      return LocalizedText(
        "\(reader) \(verb("decode")) \(message)\(comma) as `\(name)`", zh: "\(reader) 会把\(message)解析成 `\(name)`")
    case .unrecognized(let fallback): return unrecognized(fallback, message)
    case .invalid(let failure):
      return LocalizedText(
        "\(reader) \(verb("reject")) \(message): \(failure)", zh: "\(reader) 会拒绝\(message)：\(failure)")
    case .altered(let path, let values): return altered(path, values, message)
    case .absent(let path, nil):
      return LocalizedText(
        "\(reader) \(verb("decode")) \(message)\(comma) without `\(path)`", zh: "\(reader) 解析\(message)时得不到 `\(path)`")
    case .absent(let path, let standard?):
      return LocalizedText(
        "\(reader) \(verb("decode")) \(message)\(comma) with the default `\(standard)` for `\(path)`",
        zh: "\(reader) 解析\(message)时，`\(path)` 是默认值 `\(standard)`")
    case .dropped(let path, let failure):
      return LocalizedText(
        "\(reader) \(verb("drop")) `\(path)` of \(message): \(failure)",
        zh: "\(reader) 会丢弃\(message)中的 `\(path)`：\(failure)")
    case .unlisted(let path, let raw):
      return LocalizedText(
        "\(reader) \(verb("decode")) `\(path)` of \(message)\(comma) as `.unrecognized(\(raw ?? Field.redaction))`",
        zh: "\(reader) 会把\(message)中的 `\(path)` 解析成 `.unrecognized(\(raw ?? Field.redaction))`")
    }
  }

  private func unrecognized(_ fallback: BreakingExample.Fallback, _ message: LocalizedText) -> LocalizedText {
    let what =
      switch fallback {
      case .text(let text):
        LocalizedText("its `fallback`, `\(Self.line(text))`", zh: "`fallback` 文本 `\(Self.line(text))`")
      case .hook: LocalizedText("its `fallback`", zh: "`fallback` 文本")
      case .none: LocalizedText("an unknown message", zh: "未知消息")
      }
    return LocalizedText(
      "\(reader) \(isPlural ? "do" : "does") not recognize \(message)\(comma) and \(verb("show")) \(what)",
      zh: "\(reader) 不认识\(message)，只显示\(what)")
  }

  private func altered(_ path: String, _ values: BreakingExample.Values?, _ message: LocalizedText) -> LocalizedText {
    guard let values, let read = values.read else {
      return LocalizedText(
        "\(reader) \(verb("decode")) `\(path)` of \(message)\(comma) as another value",
        zh: "\(reader) 会把\(message)中的 `\(path)` 解析成另一个值")
    }
    guard let meant = values.meant else {
      return LocalizedText(
        "\(reader) \(verb("decode")) `\(path)` of \(message)\(comma) as `\(read)` instead of nothing",
        zh: "\(reader) 会把\(message)中的 `\(path)` 解析成 `\(read)`，而不是没有值")
    }
    return LocalizedText(
      "\(reader) \(verb("decode")) `\(path)` of \(message)\(comma) as `\(read)` instead of `\(meant)`",
      zh: "\(reader) 会把\(message)中的 `\(path)` 解析成 `\(read)`，而不是 `\(meant)`")
  }

  fileprivate static func line(_ text: String) -> String {
    Excerpt.cut(text.replacing("`", with: "'").replacing("\n", with: " "), to: 60)
  }

  // MARK: Without one

  private func plain(_ outcome: DecodingOutcome) -> LocalizedText {
    let sent =
      isOld
      ? LocalizedText("what the new app sends", zh: "新 App 发送的消息")
      : LocalizedText("what \(releases.text) sent, also in histories", zh: "\(releases.text) 发送的消息（包括历史消息）")
    return switch outcome {
    case .misread: LocalizedText("\(reader) may decode \(sent) as another message", zh: "\(reader) 可能把\(sent)解析成另一种消息")
    case .unrecognized: LocalizedText("\(reader) may not recognize \(sent)", zh: "\(reader) 可能不认识\(sent)")
    case .invalid: LocalizedText("\(reader) may reject \(sent)", zh: "\(reader) 可能拒绝\(sent)")
    case .altered: LocalizedText("\(reader) may decode another value from \(sent)", zh: "\(reader) 可能从\(sent)中解析出另一个值")
    case .absent: LocalizedText("\(reader) may not find the value in \(sent)", zh: "\(reader) 可能从\(sent)中得不到这个值")
    case .dropped: LocalizedText("\(reader) may drop elements of \(sent)", zh: "\(reader) 可能丢弃\(sent)中的元素")
    case .unlisted:
      LocalizedText("\(reader) may have no case for a value in \(sent)", zh: "\(reader) 可能没有\(sent)中某个值的 case")
    case .foreign:
      LocalizedText(
        "\(reader) no longer \(verb("decode")) all that other clients may send", zh: "\(reader) 不再能解析其他客户端可能发送的全部内容")
    case .ignored: LocalizedText("\(reader) \(verb("keep")) it among the unknown fields", zh: "\(reader) 会把它保留为未知字段")
    }
  }
}

extension BreakingExample {
  /// The message as a sentence names it.
  fileprivate var noun: LocalizedText {
    let code = LocalizedText.verbatim("`\(excerpt)`")
    if let slot, let text = slots[slot] {
      let text = ConsequenceText.line(text)
      return LocalizedText("\(code) with `\(text)` in the slot `\(slot)`", zh: "\(code)（slot `\(slot)` 为 `\(text)`）")
    }
    return externalID.map {
      LocalizedText("\(code) with the external id `\($0.description)`", zh: "\(code)（外部 ID `\($0.description)`）")
    } ?? code
  }
}
