import Schema
import SourceText

extension LintRule {
  /// About an id of a message, whichever others there are.
  static let typeIDRules: [LintRule] = [
    .typeID("id-zero", .warning, theme: .ids) { typeID, message, _, _ in
      guard !typeID.components.isEmpty, typeID.components.allSatisfy({ $0.integers?.contains(0) ?? false })
      else { return nil }
      return Finding(
        "hand-written decoders cannot tell id \(typeID.yaml) of `\(message.name)` from a missing key",
        zh: "手写的解析代码无法区分 `\(message.name)` 的 ID \(typeID.yaml) 和缺失的键", at: typeID.range,
        help: LocalizedText(
          "start at 1, unless messages with id 0 are already in use", zh: "从 1 开始，除非 ID 为 0 的消息已经上线"))
    },
    .typeID("reserved-id", .error, isConfigurable: false, theme: .ids) { typeID, message, rounds, schema in
      guard !message.isBuiltIn, let integers = typeID.components.first?.integers,
        let reserved = schema.configuration.reservedIDs.first(where: { $0.value.overlaps(integers) })
      else { return nil }
      let free = rounds.replacements[typeID]
      return Finding(
        "id \(typeID.yaml) of `\(message.name)` is reserved", zh: "`\(message.name)` 的 ID \(typeID.yaml) 是保留的",
        at: typeID.range, notes: [.init(LocalizedText("reserved here", zh: "在这里保留"), at: reserved.range)],
        help: free.map(LocalizedText.nextFree) ?? LocalizedText("choose another id", zh: "换一个 ID"),
        fixIts: typeID.fixIts(taking: free))
    },
    .typeID("id-not-allowed", .error, theme: .ids) { typeID, message, rounds, schema in
      guard !message.isBuiltIn, let allowed = schema.configuration.allowedIDs,
        let integers = typeID.components.first?.integers, integers.clamped(to: allowed.value) != integers
      else { return nil }
      let bounds = "\(allowed.value.lowerBound)..\(allowed.value.upperBound)"
      let free = rounds.replacements[typeID]
      return Finding(
        "id \(typeID.yaml) of `\(message.name)` is outside the allowed range \(bounds)",
        zh: "`\(message.name)` 的 ID \(typeID.yaml) 超出允许的范围 \(bounds)", at: typeID.range,
        notes: [.init(LocalizedText("the allowed range is set here", zh: "允许的范围在这里设置"), at: allowed.range)],
        help: free.map(LocalizedText.nextFree)
          ?? LocalizedText(
            "choose an id in \(bounds), or widen `ids.allowed`", zh: "在 \(bounds) 中选一个 ID，或放宽 `ids.allowed`"),
        fixIts: typeID.fixIts(taking: free))
    },
    .typeID("nim-unknown-built-in", .warning, theme: .ids) { typeID, message, _, schema in
      guard message.isBuiltIn, message.isIdentifiedByNIMKitType(in: schema),
        schema.configuration.targets.contains(where: { $0.sdks.contains(.nimV2) && $0.has(message) }),
        let integers = typeID.components.first?.integers, !NIMKitType.isTaken(integers)
      else { return nil }
      return Finding(
        "the V10 UI kit has no built-in message with the id \(typeID.yaml) of `\(message.name)`",
        zh: "V10 UI 组件没有 ID 为 \(typeID.yaml) 的内置消息（`\(message.name)`）", at: typeID.range,
        help: LocalizedText("remove `builtIn`, so that a cell is registered", zh: "去掉 `builtIn`，以便注册 cell"))
    },
  ]
}
