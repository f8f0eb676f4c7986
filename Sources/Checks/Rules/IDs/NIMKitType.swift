import Schema
import SourceText

extension LintRule {
  static let nimKitType = LintRule(
    "nim-kit-type", .error, theme: .ids,
    summary: LocalizedText(
      "an id that the V10 UI kit of a `nim-v2` target cannot read or uses itself",
      zh: "`nim-v2` target 的 V10 UI 组件不接受或自己占用的 ID"),
    why: LocalizedText(
      """
      NetEase's V10 UI kit takes the integer under `type` at the root of the JSON as the type of a custom message \
      and looks up its cell by that number, next to its own: a message with 1 to 17 replaces the cell of texts, \
      images and so on, 101 and 102 are read as a merged forward or rich text, and a message without an integer \
      there is shown as unknown. If your app has `nim-v2` targets but does not use that kit, turn this rule off.
      """,
      zh: """
        网易的 V10 UI 组件把 JSON 根部 `type` 下的整数当作自定义消息的类型，并用这个数字在自己的 cell 中查找：1 到 \
        17 的消息会顶替文本、图片等内置 cell，101 或 102 会被当成合并转发或富文本，那里没有整数的消息则显示为未知消\
        息。用了 `nim-v2` 而没有用这套 UI 组件的 App，可以关闭这条规则。
        """),
    bad: [
      """
      message: Gift
          ↓
      id: 102
      ---
      message: Dice
          ↓
      id: 5
      ---
      message: Poll
            ↓
      ids: [10..30, 34]
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nim-v2] }]
      """,
      """
      message: Gift
          ↓
      id: gift
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nim-v2] }]
      """,
      """
      message: Gift
      envelope: flat
          ↓
      id: 20
      layout: { size: [200, 50] }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nim-v2] }]
      """,
    ],
    good: [
      """
      message: Gift
      id: 20
      ---
      message: Signal
      envelope: flat
      id: call
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nim-v2] }]
      """,
      """
      message: Gift
      id: 5
      ---
      message: Card
      id: 1000
      === messagegen.yaml
      version: 1
      targets:
        - { name: Old, path: Sources/Old/Generated, sdk: [nimkit] }
        - { name: New, path: Sources/New/Generated, sdk: [nim-v2], messages: [Card] }
      """,
    ],
    .dispatch { rounds, schema in
      schema.messages.flatMap { message -> [Finding] in
        let targets = schema.configuration.targets
        guard let target = targets.first(where: { $0.sdks.contains(.nimV2) && $0.has(message) }) else { return [] }
        guard message.isIdentifiedByNIMKitType(in: schema) else {
          return message.layout == nil || message.isHidden ? [] : [.withoutType(message, target)]
        }
        return message.ids.all.compactMap { .kitType($0, message, target, rounds.replacements[$0]) }
      }
    })
}

extension Finding {
  fileprivate static func withoutType(_ message: Message, _ target: Target) -> Finding {
    Finding(
      LocalizedText(
        "the V10 UI kit finds no integer `type` in the JSON of `\(message.name)` and shows it as an unknown message",
        zh: "V10 UI 组件在 `\(message.name)` 的 JSON 中找不到整数 `type`，会把它显示为未知消息"),
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
