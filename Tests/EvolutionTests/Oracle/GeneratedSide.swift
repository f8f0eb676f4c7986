import Emitters
import Schema
import SourceText

@testable import Evolution

/// The generated code of one side of a pair, as a module of its own.
struct GeneratedSide: Sendable {
  let module: String
  let schema: Schema
  /// By file names.
  let files: [String: String]
  let isPublic: Bool
  /// The app has to supply functions.
  let hasHooks: Bool

  init(_ schema: Schema, module: String) throws {
    let target = Target(schema.configuration.targets.first)
    var schema = schema.generated
    // A decoder of nothing does not compile.
    if !schema.messages.contains(where: target.has) { schema.messages.append(.placeholder) }
    self.schema = schema
    self.module = module
    isPublic = target.access == .public
    var files = ["Oracle.swift": Self.entry]
    for file in try Emitter.emit(schema, target: target, version: "0") {
      files[file.name] = String(decoding: file.bytes, as: UTF8.self)
    }
    hasHooks = files.values.contains { $0.contains("Hooks {}") }
    self.files = files
  }

  /// Another schema, for which the code is that of a module which is there.
  init(_ side: GeneratedSide, module: String) {
    (schema, files, isPublic, hasHooks) = (side.schema, side.files, side.isPublic, side.hasHooks)
    self.module = module
  }

  /// What the program calls.
  private static let entry = """
    import MessageRuntime

    public func decode(_ text: String, _ id: MessageIdentity?, _ slots: [String: String]) -> [String] {
      let message = CustomAttachmentDecoder().decode(text, externalID: id, slots: slots)
      if case .invalid(let invalid) = message { return [invalid.messageName] }
      guard let attachment = message.attachment else { return [] }
      return [type(of: attachment).messageName, message.encode()]
    }
    """
}

extension Message {
  fileprivate static let placeholder = Message(
    declaration: Declaration(name: Located("Placeholder", .nowhere), range: .nowhere), path: "Placeholder.yaml",
    ids: TypeIDs(
      all: [TypeID(components: [.value(.integer(999))], range: .nowhere)], range: .nowhere), envelope: Envelope.ID(0))
}

extension Target {
  /// One without an SDK, with the messages of all targets, on a runtime that all share.
  fileprivate init(_ target: Target?) {
    let runtime = Located(RuntimeSource.module("MessageRuntime"), .nowhere)
    self = target ?? Target(name: Located("Oracle", .nowhere), path: Located("Oracle", .nowhere))
    self.runtime = runtime
    sdks = []
    messages = []
  }
}
