import SourceText

extension BreakingChange.Break {
  /// What happens to whom.
  func text(of use: SourceUse) -> LocalizedText {
    let releases = LocalizedText("\(names(last: " and ", else: ", "))", zh: "\(names(last: "、", else: "、"))")
    let effect = consequence.outcome?.effect ?? .verbatim("")
    return switch consequence.direction {
    case .source: use.text
    case .display: LocalizedText("users no longer see it as before", zh: "用户看到的内容会改变")
    case .oldReadsNew:
      LocalizedText("in \(releases), what the new schemas send \(effect)", zh: "新 schema 发送的内容在 \(releases) 中\(effect)")
    case .newReadsOld:
      LocalizedText("what \(releases) sent \(effect), also in histories", zh: "\(releases) 发送的内容\(effect)，历史消息也一样")
    }
  }

  private func names(last: String, else separator: String) -> String {
    guard releases.count > 1, let latest = releases.last else { return releases.first ?? "" }
    return releases.dropLast().joined(separator: separator) + last + latest
  }
}

extension ReadOutcome {
  /// What becomes of what was sent.
  fileprivate var effect: LocalizedText {
    switch self {
    case .misread: LocalizedText("is decoded as another message", zh: "会被解析成另一种消息")
    case .unrecognized: LocalizedText("is an unrecognized message", zh: "是未知消息")
    case .invalid: LocalizedText("is an invalid message", zh: "是无效消息")
    case .altered: LocalizedText("is decoded as another value", zh: "会被解析成另一个值")
    case .absent: LocalizedText("is missing or decoded as the default", zh: "会缺失或变成默认值")
    case .dropped: LocalizedText("is left out of its list or map", zh: "会从列表或字典中丢弃")
    case .unlisted: LocalizedText("has no case and is decoded as unrecognized", zh: "没有对应的 case，按未知值解析")
    case .foreign: LocalizedText("is invalid if others write it beside the schema", zh: "在第三方不按 schema 编码时无效")
    case .ignored: LocalizedText("is kept among the unknown fields", zh: "保留为未知字段")
    }
  }
}
