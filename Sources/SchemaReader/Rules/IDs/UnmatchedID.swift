import Schema
import SourceText

extension Rule {
  static let unmatchedID = Rule("unmatched-id", .error, isConfigurable: false, theme: .ids)
}

extension Diagnostic {
  static func unmatchedID(at range: SourceRange, in ids: TypeIDs) -> Diagnostic {
    Diagnostic(
      .unmatchedID, LocalizedText("the message has no such id", zh: "这种消息没有这样的 ID"), at: range,
      notes: [.init(LocalizedText("its ids are declared here", zh: "它的 ID 在这里"), at: ids.range)])
  }
}
