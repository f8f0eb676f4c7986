import Schema
import SourceText

extension LintRule {
  static let tuikitNearID = LintRule(
    "tuikit-near-id", .warning, theme: .ids,
    .schema { schema in
      schema.tuikitMessages.flatMap { message, _ in
        message.businessIDs(in: schema).compactMap { businessID in
          guard let id = businessID.id, !TUIKitID.isBuiltIn(id), let own = TUIKitID.near(id) else { return nil }
          return .near(id, own, businessID.range)
        }
      }
    })
}

extension TUIKitID {
  /// The built-in id that looks the same to people.
  static func near(_ id: String) -> String? {
    let folded = Names.folded(id)
    return builtIn.sorted().first { Names.folded($0) == folded }
  }
}

extension Finding {
  fileprivate static func near(_ id: String, _ own: String, _ range: SourceRange) -> Finding {
    Finding(
      LocalizedText(
        "id `\(id)` is nearly identical to TUIKit's own `\(own)`", zh: "ID `\(id)` 与 TUIKit 自己的 `\(own)` 几乎相同"),
      at: range,
      help: LocalizedText("choose an id that is easy to tell apart", zh: "换一个容易区分的 ID"))
  }
}
