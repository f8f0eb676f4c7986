import Schema
import SourceText

extension EvolutionRule {
  static let declarationRemoved = EvolutionRule(
    "declaration-removed", .note,
    .app { pair in
      Change.removedTypes(pair) + pair.removedTargets.map { .removed($0) }
        + pair.targets.flatMap { Change.smaller($0, pair) }
    }, .message { pair in pair.removedLocals.map { .removed($0, of: pair) } })
}

extension Change {
  /// Those that are declared no longer; one that is only unused is said where the use was.
  fileprivate static func removedTypes(_ pair: SchemaPair) -> [Change] {
    let gone = SwiftTypes(pair.old).all.filter { !pair.new.declaresShared($0.name.value) }
    if gone.isEmpty { return [] }
    let renamed = pair.messagePairs.flatMap(\.renamedTypes).map(\.old.path) + pair.renamedProfile.map(\.old.name)
    return gone.filter { !renamed.contains($0.name.value) }.map { type in
      let name = type.name.value
      return removed(name, .verbatim("`\(name)`"), at: name, in: type.name.range, released: type.name.range)
    }
  }

  fileprivate static func removed(_ field: Field, of message: MessagePair) -> Change {
    removed(
      field.swiftName, .verbatim("`\(field.name)`"), at: message.path(of: field),
      in: message.new.declaration.name.range,
      released: field.range)
  }

  fileprivate static func removed(_ target: Target) -> Change {
    let name = target.name.value
    return removed(
      name, LocalizedText("the target `\(name)`", zh: "target `\(name)`"), at: "targets/\(name)",
      in: target.name.range, released: target.name.range)
  }

  private static func removed(
    _ name: String, _ what: LocalizedText, at path: String, in range: SourceRange, released: SourceRange
  ) -> Change {
    Change(
      at: path, LocalizedText("\(what) is gone", zh: "\(what) 已被删除"),
      help: LocalizedText("keep it, or change the code that uses it", zh: "保留它，或修改使用它的代码"),
      at: range, released: released, symbol: name, [.source])
  }

  /// What a target has no longer.
  fileprivate static func smaller(_ target: TargetPair, _ pair: SchemaPair) -> [Change] {
    let (old, new) = (target.old, target.new)
    let messages = pair.messages.filter { old.has($0.old) && !new.has($0.new) }.map(\.new.name)
    let sdks = old.sdks.filter { !new.sdks.contains($0) }.map(\.rawValue)
    let kept = old.sdks.filter(new.sdks.contains)
    let styles =
      (kept.contains(.tuikit) ? old.styles.filter { !new.styles.contains($0) }.map(\.rawValue) : [])
      + (kept.contains(.nimV2) ? old.chatStyles.filter { !new.chatStyles.contains($0) }.map(\.rawValue) : [])
    var changes: [Change] = []
    for (key, lost) in [("messages", messages), ("sdk", sdks), ("styles", styles)] where !lost.isEmpty {
      changes.append(.lost(key, lost, target))
    }
    if old.runtime?.value.importedModule != new.runtime?.value.importedModule { changes.append(.moved(target)) }
    return changes
  }

  private static func lost(_ key: String, _ lost: [String], _ target: TargetPair) -> Change {
    let name = target.new.name.value
    let list = Wording.enumeration(lost.map { "`\($0)`" })
    let symbol = key == "messages" ? target.old.attachmentName(ofMessage: lost[0]) : lost[0]
    return Change(
      at: target.path(key),
      LocalizedText(
        "`\(key)` of the target `\(name)` no longer has \(list)", zh: "target `\(name)` 的 `\(key)` 不再包含 \(list)"),
      help: LocalizedText("keep it, or change the code that uses it", zh: "保留它，或修改使用它的代码"),
      at: target.new.name.range, released: target.old.name.range, symbol: symbol, [.source])
  }

  /// The runtime's types are in another module.
  private static func moved(_ target: TargetPair) -> Change {
    let module = (target.new.runtime ?? target.old.runtime)?.value.importedModule ?? ""
    let name = target.new.name.value
    return Change(
      at: target.path("runtime"),
      LocalizedText(
        "the runtime of the target `\(name)` is in another module", zh: "target `\(name)` 的运行时换了模块"),
      help: target.new.runtime == nil
        ? LocalizedText(
          "remove `import \(module)` from files that use its types", zh: "在使用其类型的文件中去掉 `import \(module)`")
        : LocalizedText("add `import \(module)` to files that use its types", zh: "在使用其类型的文件中添加 `import \(module)`"),
      at: target.new.name.range, released: target.old.name.range, symbol: "MessageContext", [.source])
  }
}
