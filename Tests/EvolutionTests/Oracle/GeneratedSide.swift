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

  init(_ schema: Schema, module: String) throws {
    let target = Target(schema.configuration.targets.first)
    self.schema = schema
    self.module = module
    isPublic = target.access == .public
    var files = ["Oracle.swift": Self.entry]
    for file in try Emitter.emit(schema, target: target, version: "0") {
      files[file.name] = String(decoding: file.bytes, as: UTF8.self)
    }
    self.files = files
  }

  /// Another schema, for which the code is that of a module which is there.
  init(_ side: GeneratedSide, module: String) {
    (schema, files, isPublic) = (side.schema, side.files, side.isPublic)
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

extension Target {
  /// One without an SDK, on a runtime that all share.
  fileprivate init(_ target: Target?) {
    let runtime = Located(RuntimeSource.module("MessageRuntime"), .nowhere)
    self = target ?? Target(name: Located("Oracle", .nowhere), path: Located("Oracle", .nowhere))
    self.runtime = runtime
    sdks = []
  }
}
