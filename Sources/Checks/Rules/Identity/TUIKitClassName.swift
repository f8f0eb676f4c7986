import Schema
import SourceText

extension Rule {
  static let tuikitClassName = Rule(
    "tuikit-class-name", .error,
    summary: "a class for TUIKit that is called like one of TUIKit's, or like another generated type",
    why: """
      TUIKit keeps the heights of cells under the bare name of the class of their data, whatever module it is from. \
      Of two classes of one name each gets the other's height, now and then. Two types of one module do not compile.
      """,
    bad: [
      """
               ↓
      message: Link
      envelope: flat
      id: my_link
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit], prefix: TUI }]
      """,
      """
               ↓
      message: CustomMessage
      envelope: flat
      id: custom
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Link
      envelope: flat
      id: my_link
                      ↓
      layout: { view: CustomMessageCell }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
    ],
    good: [
      """
      message: Link
      envelope: flat
      id: my_link
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .schema { schema in
      schema.configuration.targets.filter { $0.sdks.contains(.tuikit) }.flatMap { target in
        let messages = schema.messages.filter { target.has($0) }
        let taken = SwiftNames.typesInUse.union(messages.map { target.attachmentName(of: $0) })
          .union(schema.objects.filter { $0.owner == .shared }.map(\.name))
          .union(schema.enums.filter { $0.owner == .shared }.map(\.name))
        return messages.filter { !$0.isBuiltIn }.flatMap { message -> [Finding] in
          let name = target.cellDataName(of: message)
          if TUIKitNames.cellData.contains(name) { return [.sameClass(name, message, target)] }
          if taken.contains(name) { return [.taken(name, message, target)] }
          return message.cellNames(in: target).filter { taken.contains($0.value) }.map { .taken($0, message, target) }
        }
      }
    })
}

extension Target {
  /// The class that generated code declares for TUIKit.
  func cellDataName(of message: Message) -> String { "\(prefix)\(message.name)CellData" }
}

extension Message {
  /// The classes that the app writes for its cells, where they stand: `view`, else what is made of the message's name.
  fileprivate func cellNames(in target: Target) -> [Located<String>] {
    guard !isHidden, let layout, layout.kind == .bubble else { return [] }
    guard let view = target.sdks.contains(.nimkit) ? nil : layout.base.view else {
      return layout.contents.isEmpty ? [Located(name + "Cell", declaration.name.range)] : []
    }
    switch view.value {
    case .one(let name): return [Located(name, view.range)]
    case .styles(let classic, let minimalist):
      return [Located(classic, view.range), Located(minimalist, view.range)]
    }
  }
}

extension Finding {
  fileprivate static func taken(_ name: String, _ message: Message, _ target: Target) -> Finding {
    Finding(
      "the cell data of `\(message.name)` would be called `\(name)`, like another type of the generated code",
      at: message.declaration.name.range, notes: [tuikitNote(target)],
      help: "rename the message, or change the `prefix` or `suffix` of `\(target.name.value)`")
  }

  fileprivate static func taken(_ cell: Located<String>, _ message: Message, _ target: Target) -> Finding {
    Finding(
      "the cell of `\(message.name)` would be called `\(cell.value)`, like another type of the generated code",
      at: cell.range, notes: [tuikitNote(target)], help: "give the cell another name with `view`")
  }

  fileprivate static func sameClass(_ name: String, _ message: Message, _ target: Target) -> Finding {
    Finding(
      "the cell data of `\(message.name)` would be called `\(name)`, like a class of TUIKit's",
      at: message.declaration.name.range, notes: [tuikitNote(target)],
      help: "rename the message, or give the target another `prefix`")
  }
}
