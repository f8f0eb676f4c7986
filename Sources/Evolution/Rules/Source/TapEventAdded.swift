import Schema
import SourceText

extension EvolutionRule {
  static let tapEventAdded = EvolutionRule(
    "tap-event-added", .note,
    summary: LocalizedText("a tap that the app must handle from now on", zh: "App 从此必须处理的点按"),
    why: LocalizedText(
      "The generated protocol has a function for each event, so the app does not compile without it.",
      zh: "生成的协议为每个事件要求一个函数，没有它 App 就不能编译。"),
    examples: [
      EvolutionExample(
        from: """
          === messagegen.yaml
          version: 1
          targets:
            - { name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }
            - { name: Portable, path: Sources/Portable/Generated }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          layout: { kind: bubble, view: GiftView, size: [10, 10] }
          tap: { event: OpenGift }
          """,
        to: """
          === messagegen.yaml
          version: 1
          targets:
            - { name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }
            - { name: Portable, path: Sources/Portable/Generated }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          layout: { kind: bubble, view: GiftView, size: [10, 10] }
          tap: { event: ShowGift }
          """,
        breaks: ["Gift/tap source"]),
      EvolutionExample(
        from: """
          === messagegen.yaml
          version: 1
          targets:
            - { name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }
            - { name: Portable, path: Sources/Portable/Generated }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          layout: { kind: bubble, content: [{ button: Open, tap: { event: OpenGift } }, { button: Keep }] }
          tap: { event: ShowGift }
          """,
        to: """
          === messagegen.yaml
          version: 1
          targets:
            - { name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }
            - { name: Portable, path: Sources/Portable/Generated }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          layout:
            kind: bubble
            content: [{ button: Open, tap: { event: UnpackGift } }, { button: Keep, tap: { event: KeepGift } }]
          tap: { event: EnterGift }
          """,
        breaks: ["Gift/tap source", "Gift/tap/KeepGift source", "Gift/tap/UnpackGift source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          layout: { kind: bubble, size: [10, 10] }
          tap: { event: OpenGift }
          """,
        to: """
          message: Gift
          id: 7
          layout: { kind: bubble, size: [10, 10] }
          tap: { event: ShowGift }
          """),
    ],
    .app { pair in
      guard pair.new.configuration.targets.contains(where: \.hasTapHandler) else { return [] }
      return pair.messages.filter { !$0.new.isHidden }.flatMap { old, new -> [Change] in
        let known = old.tapEvents.map(\.value)
        var events: Set<String> = []
        return new.tapEvents.filter { !known.contains($0.value) && events.insert($0.value).inserted }
          .map { Change.added($0, to: new, old) }
      }
    })
}

extension Target {
  /// Whether generated code calls the app for taps.
  fileprivate var hasTapHandler: Bool { sdks.contains(.nimkit) || sdks.contains(.tuikit) }
}

extension Message {
  /// Of the bubble, which buttons come after.
  fileprivate var tapEvents: [Located<String>] {
    let taps = [tap].compactMap { $0 } + buttonTaps
    return taps.compactMap { if case .event(let name) = $0 { name } else { nil } }
  }
}

extension Change {
  fileprivate static func added(_ event: Located<String>, to message: Message, _ old: Message) -> Change {
    let function = SwiftNames.caseName(from: event.value)
    let isOfBubble = message.tap == .event(event)
    return Change(
      at: message.name + (isOfBubble ? "/tap" : "/tap/\(event.value)"),
      LocalizedText(
        "`\(message.name)` has the new tap event `\(event.value)`", zh: "`\(message.name)` 新增点按事件 `\(event.value)`"),
      help: LocalizedText("implement its function in the tap handler", zh: "在点按处理对象中实现对应的函数"),
      at: event.range, released: old.declaration.name.range, use: .implementing(function), [.source])
  }
}
