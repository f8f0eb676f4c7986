import Schema
import SourceText

extension LintRule {
  static let tuikitIDShape = LintRule(
    "tuikit-id-shape", .note, theme: .ids,
    .schema { schema in
      schema.tuikitMessages.flatMap { message, _ in
        message.businessIDs(in: schema).compactMap { businessID in
          guard let id = businessID.id, !TUIKitID.isBuiltIn(id), !isUsual(id) else { return nil }
          return .unusual(id, businessID.range, message, schema.history)
        }
      }
    })
}

private func isUsual(_ id: String) -> Bool {
  guard id.unicodeScalars.count <= 64, let first = id.unicodeScalars.first, ("a"..."z").contains(first) else {
    return false
  }
  return id.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "_" }
}

extension Finding {
  fileprivate static func unusual(
    _ id: String, _ range: SourceRange, _ message: Message, _ history: ReleaseHistory
  ) -> Finding {
    let taken = message.ids.all.map(\.yaml)
    let suggestion = [id, message.name].lazy.map { SwiftNames.words(of: $0).joined(separator: "_") }
      .first { isUsual($0) && !taken.contains($0) && !history.hasUsed($0, besides: message.name) }
    return Finding(
      LocalizedText(
        "id `\(id)` should consist of lowercase letters, digits and underscores, 64 at most",
        zh: "ID `\(id)` 应由小写字母、数字和下划线组成，且不超过 64 个字符"),
      at: range,
      help: suggestion.map {
        LocalizedText("if it is not in use yet, change it to `\($0)`", zh: "如果尚未上线，改为 `\($0)`")
      }
        ?? LocalizedText(
          "choose a shorter id of lowercase letters, digits and underscores", zh: "换一个更短、只含小写字母、数字和下划线的 ID"),
      fixIts: message.fixIts(taking: suggestion, for: id, at: range))
  }
}
