import Schema
import SourceText

/// One id of a message as TUIKit sees it; it looks at the root of the JSON alone.
struct BusinessID {
  /// nil: TUIKit finds none.
  var id: String?
  /// Where the schema says so.
  var range: SourceRange
}

extension Schema {
  /// The first target with TUIKit that has the message.
  func tuikitTarget(of message: Message) -> Target? {
    configuration.targets.first { $0.sdks.contains(.tuikit) && $0.has(message) }
  }

  /// The same of a message that the app registers there; nil also where TUIKit or a plugin has it built in.
  func ownTUIKitTarget(of message: Message) -> Target? { message.isBuiltIn ? nil : tuikitTarget(of: message) }

  /// Some target shows the message in this style of TUIKit.
  func isShown(_ message: Message, in style: Target.TUIKitStyle) -> Bool {
    configuration.targets.contains { $0.sdks.contains(.tuikit) && $0.styles.contains(style) && $0.has(message) }
  }

  /// The messages that an app registers with TUIKit, each with its first target there.
  var tuikitMessages: [(message: Message, target: Target)] {
    guard configuration.targets.contains(where: { $0.sdks.contains(.tuikit) }) else { return [] }
    return messages.compactMap { message in
      guard let target = ownTUIKitTarget(of: message) else { return nil }
      return (message, target)
    }
  }
}

extension Message {
  /// What TUIKit takes each of its ids for.
  func businessIDs(in schema: Schema) -> [BusinessID] {
    let encodedForm = EncodedForm(self, in: schema)
    let entries: [TypeID?] = ids.all.isEmpty ? [nil] : ids.all
    return entries.map { typeID in
      BusinessID(id: encodedForm.tuikitID(of: typeID), range: typeID?.range ?? ids.range)
    }
  }
}

extension EncodedForm {
  /// In TUIKit's order: the id itself, customer service, chat bots.
  fileprivate func tuikitID(of typeID: TypeID?) -> String? {
    if let id = text(at: TUIKitID.key, of: typeID) { return id }
    if isThere(TUIKitNames.servicePlugin), let source = text(at: "src", of: typeID) {
      return TUIKitNames.servicePlugin.text + source
    }
    return isThere(TUIKitNames.botPlugin) ? TUIKitNames.botPlugin.text : nil
  }

  private func isThere(_ key: JSONKey) -> Bool {
    switch presence(at: [key]) {
    case .sometimes, .always: true
    case .never, .unknown: false
    }
  }

  /// A text that is not empty and always the same.
  private func text(at key: JSONKey, of typeID: TypeID?) -> String? {
    guard case .value(.string(let text))? = component(at: [key], of: typeID), !text.isEmpty else { return nil }
    return text
  }
}

extension Finding {
  /// Where a target says that it has TUIKit.
  static func tuikitNote(_ target: Target) -> Diagnostic.Note {
    .init(LocalizedText("the `tuikit` target is declared here", zh: "带 `tuikit` 的 target 在这里声明"), at: target.name.range)
  }
}
