import Inspection
import SourceText

extension Inspection {
  /// What became of a payload, in a line.
  ///
  /// - Parameters:
  ///   - failures: What to say of those of an invalid message.
  ///   - mismatches: Why it is none of the messages, unless it is one of another target.
  func verdict(
    on payload: PayloadText, failures: @autoclosure () -> LocalizedText, mismatches: @autoclosure () -> LocalizedText
  ) -> LocalizedText {
    let name = message?.name ?? ""
    switch outcome {
    case .decoded: return LocalizedText("\(name) is valid", zh: "\(name) 有效")
    case .invalid:
      let reason = failures()
      return LocalizedText("\(name) is invalid: \(reason)", zh: "\(name) 无效：\(reason)")
    case .unrecognized:
      let reason = OtherTarget(self)?.text ?? mismatches()
      return LocalizedText("unrecognized: \(reason)", zh: "无法识别：\(reason)")
    case .noJSON: return problem(in: payload)?.message ?? .verbatim("")
    }
  }

  /// Why a text is not JSON; nil: it is.
  func problem(in payload: PayloadText) -> (message: LocalizedText, help: LocalizedText?)? {
    syntaxError.map { payload.problem(at: $0.offset, followsDocument: $0.followsDocument) }
  }
}
