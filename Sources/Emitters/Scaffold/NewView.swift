import Schema
import SourceText
import Templating

/// The bubble views and cells that an app has to write: what `messagegen new` begins them with, once.
public enum NewView {
  /// A file for each view or cell that the layouts of some messages leave to the app, by the class's name.
  ///
  /// - Parameter messages: names; only the views of these messages are given.
  public static func files(
    _ schema: Schema, target: Target, messages: [String], userTemplates: [String: SourceFile] = [:]
  ) throws -> [GeneratedFile] {
    let templates = TemplateSet(userTemplates: userTemplates, constants: [.imports(of: target)])
    let scaffold = Scaffold(shown: schema.messages.filter(target.has), wanted: messages)
    var files: [GeneratedFile] = []
    if target.sdks.contains(.nimkit) { files += try scaffold.views(templates) }
    if target.sdks.contains(.tuikit) {
      for style in target.styles { files += try scaffold.cells(style, target, templates) }
    }
    if target.sdks.contains(.nimV2) {
      for style in target.chatStyles { files += try scaffold.chatCells(style, target, schema, templates) }
    }
    return files
  }
}

/// The classes to begin: of the wanted messages, each showing every message of the target that names it.
private struct Scaffold {
  /// The target's.
  var shown: [Message]
  /// Names.
  var wanted: [String]

  func views(_ templates: TemplateSet) throws -> [GeneratedFile] {
    let plain = try templates.template("NIMKitContentView.swift", for: NIMKitContentView.self)
    let content = try templates.template("NIMKitContentBubble.swift", for: NIMKitContentBubble.self)
    return classes(\.contentViewNames).map { name, messages in
      messages.haveContent
        ? Self.file(name, content, NIMKitContentBubble(name, messages))
        : Self.file(name, plain, NIMKitContentView(name, messages))
    }
  }

  func cells(
    _ style: Target.TUIKitStyle, _ target: Target, _ templates: TemplateSet
  ) throws -> [GeneratedFile] {
    let template = try templates.template("TUIKitCell.swift", for: TUIKitCell.self)
    return classes { message in message.tuikitCell(style, in: target).map { [$0] } ?? [] }.map { name, messages in
      Self.file(name, template, TUIKitCell(name, messages, style, target))
    }
  }

  /// The V10 UI kit finds only messages with an integer.
  func chatCells(
    _ style: Target.ChatStyle, _ target: Target, _ schema: Schema, _ templates: TemplateSet
  ) throws -> [GeneratedFile] {
    let template = try templates.template("ChatCell.swift", for: ChatCell.self)
    let found = classes { message in
      message.kitTypes(in: schema).isEmpty ? [] : message.chatCell(style, in: target).map { [$0] } ?? []
    }
    return found.map { name, messages in Self.file(name, template, ChatCell(name, messages, style)) }
  }

  /// - Parameter names: the classes that a message asks for.
  private func classes(_ names: (Message) -> [String]) -> [(name: String, messages: [Message])] {
    var found: [String] = []
    for message in shown where wanted.contains(message.name) {
      // A class of another module is there already.
      for name in names(message) where !found.contains(name) && !name.contains(".") { found.append(name) }
    }
    return found.map { name in (name, shown.filter { names($0).contains(name) }) }
  }

  private static func file<V: View>(_ name: String, _ template: Template<V>, _ view: V) -> GeneratedFile {
    Page(name + ".swift", template, view).file
  }
}
