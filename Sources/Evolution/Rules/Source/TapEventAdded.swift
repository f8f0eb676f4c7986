import Schema
import SourceText

extension EvolutionRule {
  static let tapEventAdded = EvolutionRule(
    "tap-event-added", .note,
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
