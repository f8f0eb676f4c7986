import Schema
import SourceText

extension EvolutionRule {
  static let messageRemoved = EvolutionRule(
    "message-removed", .error, .schema { pair in pair.removed.map { .removed($0, pair) } })
}

extension Change {
  fileprivate static func removed(_ message: Message, _ pair: SchemaPair) -> Change {
    let name = message.name
    let isUnrecognized = pair.dispatchedIDs(ofOld: message).contains { $0.reader == nil }
    let unused = pair.unused.new.first { $0.name == name }
    return Change(
      at: name,
      unused == nil
        ? LocalizedText("`\(name)` is gone", zh: "`\(name)` 已被删除")
        : LocalizedText("no target has `\(name)` any more", zh: "不再有包含 `\(name)` 的 target"),
      help: unused == nil
        ? LocalizedText(
          "keep it, and mark it as `deprecated`", zh: "保留它，并标记为 `deprecated`")
        : LocalizedText("put it back in `messages` of a target", zh: "把它放回某个 target 的 `messages`"),
      at: (unused ?? message).declaration.name.range, released: message.declaration.name.range, symbol: name,
      (isUnrecognized ? [.newReadsOld(.unrecognized)] : []) + [.source])
  }
}
