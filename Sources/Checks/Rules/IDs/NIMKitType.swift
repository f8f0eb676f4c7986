import Schema
import SourceText

extension LintRule {
  static let nimKitType = LintRule(
    "nim-kit-type", .error, theme: .ids,
    .dispatch { rounds, schema in
      schema.messages.flatMap { message -> [Finding] in
        let targets = schema.configuration.targets
        guard let target = targets.first(where: { $0.sdks.contains(.nimV2) && $0.has(message) }) else { return [] }
        guard message.isIdentifiedByNIMKitType(in: schema) else {
          return message.layout == nil || message.isHidden ? [] : [.withoutType(message, target)]
        }
        let ids = message.ids.all.filter { !message.isBuiltIn || !$0.isOfNIMKit }
        return ids.compactMap { .kitType($0, message, target, rounds.replacements[$0]) }
      }
    })
}

extension TypeID {
  /// One of the kit's own messages, which a schema with `builtIn: true` describes.
  fileprivate var isOfNIMKit: Bool {
    switch components.first {
    case .value(.integer(let value)): NIMKitType.ownMessages.contains(value)
    case .range(let range): range.clamped(to: NIMKitType.ownMessages) == range
    case .value(.string), .any, nil: false
    }
  }
}

extension Finding {
  fileprivate static func withoutType(_ message: Message, _ target: Target) -> Finding {
    Finding(
      "the V10 UI kit finds no integer `type` in the JSON of `\(message.name)` and shows it as an unknown message",
      zh: "V10 UI 组件在 `\(message.name)` 的 JSON 中找不到整数 `type`，会把它显示为未知消息",
      at: message.ids.range, notes: [note(target)],
      help: LocalizedText(
        "use an envelope whose `id` is `type`, or remove `layout`",
        zh: "给它一个 `id` 为 `type` 的信封，或去掉它的 `layout`"))
  }

  /// nil: the kit can take the id.
  fileprivate static func kitType(
    _ typeID: TypeID, _ message: Message, _ target: Target, _ free: String?
  ) -> Finding? {
    guard
      let problem = problem(
        with: typeID, "id \(typeID.yaml) of `\(message.name)`", "`\(message.name)` 的 ID \(typeID.yaml)")
    else { return nil }
    return Finding(
      problem, at: typeID.range, notes: [note(target)],
      help: free.map {
        LocalizedText(
          "choose an integer other than 1–17, 101 and 102; the next free id is \($0)",
          zh: "选一个不是 1–17、101 或 102 的整数；下一个可用的 ID 是 \($0)")
      }
        ?? LocalizedText("choose an integer other than 1–17, 101 and 102", zh: "选一个不是 1–17、101 或 102 的整数"),
      fixIts: typeID.fixIts(taking: free))
  }

  /// What the kit does with the id, which is named in both languages.
  private static func problem(with typeID: TypeID, _ english: String, _ chinese: String) -> LocalizedText? {
    switch typeID.components.first {
    case .value(.integer(let value)):
      owner(of: value...value).map { LocalizedText("\(english) is \($0)", zh: "\(chinese) 属于 \($0)") }
    case .range(let range):
      owner(of: range).map { LocalizedText("\(english) includes \($0)", zh: "\(chinese) 包含 \($0)") }
    case .value(.string):
      LocalizedText(
        "\(english) is a string, but the V10 UI kit only reads integers", zh: "\(chinese) 是字符串，而 V10 UI 组件只识别整数")
    case .any, nil:
      LocalizedText(
        "\(english) can be any value, including those of the V10 UI kit", zh: "\(chinese) 可以是任意值，包括 V10 UI 组件自己的")
    }
  }

  private static func owner(of integers: ClosedRange<Int64>) -> LocalizedText? {
    if NIMKitType.ownMessages.overlaps(integers) {
      return LocalizedText("one of the V10 UI kit's own messages", zh: "V10 UI 组件自己的消息")
    }
    return NIMKitType.builtInCells.overlaps(integers)
      ? LocalizedText("a built-in cell of the V10 UI kit", zh: "V10 UI 组件的内置 cell") : nil
  }

  private static func note(_ target: Target) -> Diagnostic.Note {
    .init(LocalizedText("the `nim-v2` target is declared here", zh: "带 `nim-v2` 的 target 在这里声明"), at: target.name.range)
  }
}
