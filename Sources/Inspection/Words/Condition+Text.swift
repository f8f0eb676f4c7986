import Schema
import SourceText

extension Condition {
  /// Such as "`encrypted` is true and `direction` is outgoing".
  public var text: LocalizedText {
    clauses.dropFirst().reduce(clauses.first?.text ?? .verbatim("")) { text, clause in
      LocalizedText("\(text) and \(clause.text)", zh: "\(text)且\(clause.text)")
    }
  }
}

extension Condition.Clause {
  /// Such as "`encrypted` is true".
  var text: LocalizedText {
    let subject =
      switch self.subject {
      case .field(let path): path.text
      case .id: "id"
      case .direction: "direction"
      case .session: "session"
      }
    switch predicate {
    case .values(let literals):
      // With several, which one it is may be sensitive.
      let texts = literals.map(\.shown)
      let values = Wording.enumeration(texts)
      return texts.count == 1
        ? LocalizedText("`\(subject)` is \(values)", zh: "`\(subject)` 为 \(values)")
        : LocalizedText("`\(subject)` is one of \(values)", zh: "`\(subject)` 为 \(values) 之一")
    case .present: return LocalizedText("`\(subject)` is present", zh: "`\(subject)` 存在")
    case .absent: return LocalizedText("`\(subject)` is missing", zh: "`\(subject)` 缺失")
    case .empty: return LocalizedText("`\(subject)` is empty", zh: "`\(subject)` 为空")
    case .nonEmpty: return LocalizedText("`\(subject)` is not empty", zh: "`\(subject)` 不为空")
    case .ids(let entries):
      let ids = entries.map { $0.map(\.shown).bracketed }
      return LocalizedText(
        "the id is \(ids.joined(separator: " or "))", zh: "ID 为 \(ids.joined(separator: " 或 "))")
    case .direction(.incoming): return LocalizedText("the message is incoming", zh: "消息是收到的")
    case .direction(.outgoing): return LocalizedText("the message is outgoing", zh: "消息是发出的")
    case .sessions(let sessions):
      let (english, chinese) = (sessions.map(\.name.english), sessions.map(\.name.chinese))
      return LocalizedText(
        "the conversation is \(english.joined(separator: " or "))", zh: "会话是\(chinese.joined(separator: "或"))")
    }
  }
}

extension Condition.Session {
  fileprivate var name: LocalizedText {
    switch self {
    case .p2p: LocalizedText("with one user", zh: "单聊")
    case .team: LocalizedText("a group", zh: "群聊")
    case .chatroom: LocalizedText("a chat room", zh: "聊天室")
    }
  }
}

extension Literal {
  fileprivate var shown: String {
    switch self {
    case .string(let text): Escaping.jsonString(text)
    case .bool(let flag): String(flag)
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number): String(number)
    case .enumCase(let name): name
    case .json(let text): text
    case .data, .emptyList, .emptyMap, .emptyObject: "…"
    }
  }
}

extension TypeID.Component {
  var shown: String {
    switch self {
    case .value(let value): value.description
    case .range(let range): "\(range.lowerBound)..\(range.upperBound)"
    case .any: "_"
    }
  }
}
