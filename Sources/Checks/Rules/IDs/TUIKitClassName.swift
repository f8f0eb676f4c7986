import Schema
import SourceText

extension LintRule {
  static let tuikitClassName = LintRule(
    "tuikit-class-name", .error, theme: .ids,
    .schema { schema in
      schema.configuration.targets.filter { $0.sdks.contains(.tuikit) }.flatMap { target in
        let messages = schema.messages.filter { target.has($0) }
        let taken = SwiftNames.typesInUse.union(messages.map { target.attachmentName(of: $0) })
          .union(schema.objects.filter { $0.container == .shared }.map(\.name))
          .union(schema.enums.filter { $0.container == .shared }.map(\.name))
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
  /// The classes that the app writes for its cells, where they are: `view`, else what is made of the message's name.
  fileprivate func cellNames(in target: Target) -> [Located<String>] {
    guard !isHidden, let layout, layout.kind == .bubble else { return [] }
    guard let view = target.sdks.contains(.nimkit) ? nil : layout.base.view else {
      return layout.contents.isEmpty ? [Located(name + "Cell", declaration.name.range)] : []
    }
    switch view.value {
    case .one(let name), .style(_, let name): return [Located(name, view.range)]
    case .styles(let classic, let minimalist):
      return [Located(classic, view.range), Located(minimalist, view.range)]
    }
  }
}

extension Finding {
  fileprivate static func taken(_ name: String, _ message: Message, _ target: Target) -> Finding {
    Finding(
      "the cell data class of `\(message.name)` would be named `\(name)`, like another generated type",
      zh: "`\(message.name)` 的 cellData 会叫 `\(name)`，与生成代码中的另一个类型同名",
      at: message.declaration.name.range, notes: [tuikitNote(target)],
      help: LocalizedText(
        "rename the message, or change the `prefix` or `suffix` of `\(target.name.value)`",
        zh: "给消息改名，或修改 `\(target.name.value)` 的 `prefix` 或 `suffix`"))
  }

  fileprivate static func taken(_ cell: Located<String>, _ message: Message, _ target: Target) -> Finding {
    Finding(
      "the cell class of `\(message.name)` would be named `\(cell.value)`, like another generated type",
      zh: "`\(message.name)` 的 cell 会叫 `\(cell.value)`，与生成代码中的另一个类型同名",
      at: cell.range, notes: [tuikitNote(target)],
      help: LocalizedText("choose another class name with `view`", zh: "用 `view` 给 cell 换一个名称"))
  }

  fileprivate static func sameClass(_ name: String, _ message: Message, _ target: Target) -> Finding {
    Finding(
      "the cell data class of `\(message.name)` would be named `\(name)`, like a TUIKit class",
      zh: "`\(message.name)` 的 cellData 会叫 `\(name)`，与 TUIKit 的类同名",
      at: message.declaration.name.range, notes: [tuikitNote(target)],
      help: LocalizedText(
        "rename the message, or set another `prefix` on the target", zh: "给消息改名，或给 target 换一个 `prefix`"))
  }
}
