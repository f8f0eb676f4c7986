import Schema
import SourceText

extension LintRule {
  static let kitType = LintRule(
    "kit-type", .error, theme: .identity,
    summary: Phrase(
      "an id that the V10 UI kit of a `nim-v2` target cannot take, or has for itself",
      zh: "`nim-v2` 目标的 V10 UI kit 不接受或自己占用的标识"),
    why: Phrase(
      """
      NetEase's V10 UI kit takes the integer under `type` at the root of the JSON for the type of a custom message and \
      looks for its cell under that number, among its own: a message with 1 to 17 replaces the cell of texts, images \
      and so on, one with 101 or 102 is read as a merged forward or a rich text, and one without an integer there is \
      shown as an unknown message. An app that has `nim-v2` without that kit turns the rule off.
      """,
      zh: """
        网易的 V10 UI kit 把 JSON 根部 `type` 下的整数当作自定义消息的类型，并用这个数字在自己的 cell 中查找：1 到 \
        17 的消息会顶替文本、图片等内置 cell，101 或 102 会被当成合并转发或富文本，那里没有整数的消息则显示为未知消\
        息。用了 `nim-v2` 而没有用这套 UI kit 的 App，可以关闭这条规则。
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
    .message { message, schema in
      let targets = schema.configuration.targets
      guard let place = targets.indices.first(where: { targets[$0].sdks.contains(.nimV2) && targets[$0].has(message) })
      else { return [] }
      let target = targets[place]
      guard message.isToldByKitType(in: schema) else {
        return message.layout == nil || message.isHidden ? [] : [.withoutType(message, target)]
      }
      return message.identity.entries.compactMap { .kitType($0, message, target, in: schema) }
    })
}

extension Finding {
  fileprivate static func withoutType(_ message: Message, _ target: Target) -> Finding {
    Finding(
      Phrase(
        "the V10 UI kit finds no integer `type` in the JSON of `\(message.name)`, and shows it as an unknown message",
        zh: "V10 UI kit 在 `\(message.name)` 的 JSON 中找不到整数 `type`，会把它显示为未知消息"),
      at: message.identity.range, notes: [note(target)],
      help: Phrase(
        "give it an envelope whose `id` is `type`, or leave its `layout` out",
        zh: "给它一个 `id` 为 `type` 的封套，或去掉它的 `layout`"))
  }

  /// nil: the kit can take the identity.
  fileprivate static func kitType(
    _ entry: Identity.Entry, _ message: Message, _ target: Target, in schema: Schema
  ) -> Finding? {
    guard
      let problem = problem(with: entry, "id \(entry.yaml) of `\(message.name)`", "`\(message.name)` 的标识 \(entry.yaml)")
    else { return nil }
    let free = schema.freeFirst(like: entry, in: message.envelope)
    return Finding(
      problem, at: entry.range, notes: [note(target)],
      help: free.map {
        Phrase(
          "choose an integer that is not in 1..17, 101 or 102; the next free id is \($0)",
          zh: "选一个不是 1..17、101 或 102 的整数；下一个可用的标识是 \($0)")
      }
        ?? Phrase("choose an integer that is not in 1..17, 101 or 102", zh: "选一个不是 1..17、101 或 102 的整数"),
      fixIts: entry.fixIts(taking: free))
  }

  /// What the kit does with the identity, which is named in both languages.
  private static func problem(with entry: Identity.Entry, _ english: String, _ chinese: String) -> Phrase? {
    switch entry.places.first {
    case .value(.integer(let value)):
      owner(of: value...value).map { Phrase("\(english) is \($0)", zh: "\(chinese) 属于 \($0)") }
    case .range(let range): owner(of: range).map { Phrase("\(english) meets \($0)", zh: "\(chinese) 涉及 \($0)") }
    case .value(.string):
      Phrase(
        "\(english) is a string, and the V10 UI kit reads an integer alone", zh: "\(chinese) 是字符串，而 V10 UI kit 只读整数")
    case .any, nil:
      Phrase("\(english) may be any, those of the V10 UI kit among them", zh: "\(chinese) 可以是任意值，包括 V10 UI kit 自己的")
    }
  }

  private static func owner(of integers: ClosedRange<Int64>) -> Phrase? {
    if KitType.ownMessages.overlaps(integers) {
      return Phrase("one of the V10 UI kit's own messages", zh: "V10 UI kit 自己的消息")
    }
    return KitType.builtInCells.overlaps(integers)
      ? Phrase("a built-in cell of the V10 UI kit", zh: "V10 UI kit 的内置 cell") : nil
  }

  private static func note(_ target: Target) -> Diagnostic.Note {
    .init(Phrase("the target with `nim-v2` is here", zh: "带有 `nim-v2` 的目标在这里"), at: target.name.range)
  }
}
