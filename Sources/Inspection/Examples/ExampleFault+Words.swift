import MessageRuntime
import SourceText

extension ExampleFault {
  /// What is wrong, as a finding says it.
  public var message: LocalizedText {
    switch reason {
    case .failure(let reason):
      MessageFailure(path: path, reason: reason).sentence(of: LocalizedText("the example", zh: "示例"))
    case .id(let other): LocalizedText("this id is decoded as `\(other)`", zh: "这个 ID 会被解析为 `\(other)`")
    }
  }

  /// The way out, for an example that is written.
  public var help: LocalizedText {
    switch reason {
    case .failure(.anyOf): LocalizedText("give one of them a value", zh: "给其中一个写上值")
    case .failure(.oneOf): LocalizedText("give exactly one of them a value", zh: "只给其中一个写上值")
    case .failure(.notAbsent): LocalizedText("remove the field from the example", zh: "从示例中删除该字段")
    case .id: LocalizedText("write another of the message's ids", zh: "换成该消息的另一个 ID")
    default:
      isWritten
        ? LocalizedText("change the value", zh: "修改这个值")
        : LocalizedText("add `\(path)` to the example", zh: "在示例中写上 `\(path)`")
    }
  }
}
