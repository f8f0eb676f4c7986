import Schema
import SourceText

extension LintRule {
  /// About an id of a message as TUIKit sees it, held against the kit's own ids.
  static let businessIDRules: [LintRule] = [
    .businessID("tuikit-reserved-id", .error, isConfigurable: false) { id, message, target, _ in
      guard !message.isBuiltIn, TUIKitID.isBuiltIn(id.value) else { return nil }
      return Finding(
        "`\(id.value)` is the id of a built-in TUIKit message", zh: "`\(id.value)` 是 TUIKit 内置消息的 ID",
        at: id.range, notes: [Finding.tuikitNote(target)],
        help: LocalizedText(
          "choose another id for `\(message.name)`, or set `builtIn: true` if it is TUIKit's own message",
          zh: "给 `\(message.name)` 换一个 ID；如果它就是 TUIKit 的消息，写上 `builtIn: true`"))
    },
    .businessID("tuikit-near-id", .warning) { id, message, _, _ in
      guard !message.isBuiltIn, !TUIKitID.isBuiltIn(id.value), let own = TUIKitID.near(id.value) else { return nil }
      return Finding(
        "id `\(id.value)` is nearly identical to TUIKit's own `\(own)`",
        zh: "ID `\(id.value)` 与 TUIKit 自己的 `\(own)` 几乎相同",
        at: id.range, help: LocalizedText("choose an id that is easy to tell apart", zh: "换一个容易区分的 ID"))
    },
    .businessID("tuikit-unknown-built-in", .warning) { id, message, _, _ in
      guard message.isBuiltIn, !TUIKitID.isBuiltIn(id.value) else { return nil }
      let near = TUIKitID.near(id.value) ?? Spelling.nearest(to: id.value, in: TUIKitID.builtIn.sorted())
      return Finding(
        "TUIKit has no built-in message `\(id.value)`", zh: "TUIKit 没有内置消息 `\(id.value)`", at: id.range,
        help: near.map(Wording.didYouMean)
          ?? LocalizedText("remove `builtIn`, so that a cell is generated", zh: "去掉 `builtIn`，以便生成 cell"),
        fixIts: message.fixIts(taking: near, for: id.value, at: id.range))
    },
    .businessID("tuikit-id-shape", .note) { id, message, _, schema in
      guard !message.isBuiltIn, !TUIKitID.isBuiltIn(id.value), !isUsual(id.value) else { return nil }
      let taken = message.ids.all.map(\.yaml)
      let suggestion = [id.value, message.name].lazy.map { SwiftNames.words(of: $0).joined(separator: "_") }
        .first { isUsual($0) && !taken.contains($0) && !schema.history.hasUsed($0, besides: message.name) }
      return Finding(
        "id `\(id.value)` should consist of lowercase letters, digits and underscores, 64 at most",
        zh: "ID `\(id.value)` 应由小写字母、数字和下划线组成，且不超过 64 个字符", at: id.range,
        help: suggestion.map {
          LocalizedText("if it is not in use yet, change it to `\($0)`", zh: "如果尚未上线，改为 `\($0)`")
        }
          ?? LocalizedText(
            "choose a shorter id of lowercase letters, digits and underscores", zh: "换一个更短、只含小写字母、数字和下划线的 ID"),
        fixIts: message.fixIts(taking: suggestion, for: id.value, at: id.range))
    },
  ]

  /// With the first target that has TUIKit and the message.
  private static func businessID(
    _ id: String, _ severity: Diagnostic.Severity?, isConfigurable: Bool = true,
    _ finding: @escaping @Sendable (Located<String>, Message, Target, Schema) -> Finding?
  ) -> LintRule {
    LintRule(
      id, severity, isConfigurable: isConfigurable, theme: .ids,
      .message { message, schema in
        guard let target = schema.tuikitTarget(of: message) else { return [] }
        return message.businessIDs(in: schema).compactMap { businessID in
          businessID.id.flatMap { finding(Located($0, businessID.range), message, target, schema) }
        }
      })
  }
}

extension TUIKitID {
  /// The built-in id that looks the same to people.
  fileprivate static func near(_ id: String) -> String? {
    let folded = NameComparison.folded(id)
    return builtIn.sorted().first { NameComparison.folded($0) == folded }
  }
}

private func isUsual(_ id: String) -> Bool {
  guard id.unicodeScalars.count <= 64, let first = id.unicodeScalars.first, ("a"..."z").contains(first) else {
    return false
  }
  return id.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "_" }
}
