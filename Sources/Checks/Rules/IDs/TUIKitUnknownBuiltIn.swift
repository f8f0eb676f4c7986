import Schema
import SourceText

extension LintRule {
  static let tuikitUnknownBuiltIn = LintRule(
    "tuikit-unknown-built-in", .warning, theme: .ids,
    .message { message, schema in
      guard message.isBuiltIn, schema.tuikitTarget(of: message) != nil else { return [] }
      return message.businessIDs(in: schema).compactMap { businessID in
        guard let id = businessID.id, !TUIKitID.isBuiltIn(id) else { return nil }
        return .notBuiltIn(id, businessID.range, message)
      }
    })
}

extension Finding {
  fileprivate static func notBuiltIn(_ id: String, _ range: SourceRange, _ message: Message) -> Finding {
    let near = TUIKitID.near(id) ?? Spelling.nearest(to: id, in: TUIKitID.builtIn.sorted())
    return Finding(
      LocalizedText("TUIKit has no built-in message `\(id)`", zh: "TUIKit 没有内置消息 `\(id)`"), at: range,
      help: near.map { LocalizedText("did you mean `\($0)`?", zh: "是不是想写 `\($0)`？") }
        ?? LocalizedText("remove `builtIn`, so that a cell is generated", zh: "去掉 `builtIn`，以便生成 cell"),
      fixIts: message.fixIts(taking: near, for: id, at: range))
  }
}
