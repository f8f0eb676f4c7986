import Schema
import SourceText

extension Resolver {
  /// A message with everything in it; nil if its identity or envelope could not be read.
  mutating func message(_ raw: RawDeclaration) -> Message? {
    let entries = raw.entries
    let id = messageEnvelope(entries, raw.name)
    let envelope = id.map { configuration.envelopes[$0.index] }
    let identity = envelope.flatMap { self.identity(entries, of: raw.name, in: $0) }
    var scope = messageFields(raw)
    scope.identity = identity
    if identity == nil { scope.failed.insert("id") }
    if let envelope, let identity { checkArguments(identity, scope, in: envelope) }
    if let envelope { checkFields(scope, of: raw, in: envelope) }
    let reads = self.reads(entries, identity)
    var result = Message(
      declaration: raw.declaration, path: raw.path, identity: identity ?? Identity(entries: [], range: raw.name.range),
      envelope: id ?? Envelope.ID(0), reads: reads, owner: entries.text("owner"),
      stability: entries.word("stability") ?? .stable, isHidden: entries.bool("hidden") ?? false,
      isBuiltIn: entries.bool("builtIn") ?? false, fields: scope.fields, locals: scope.locals,
      schemaPath: schemaPath(raw.path))
    result.rules = includedRules(entries)
    if let node = entries["validate"] { result.rules += rules(node, in: scope) }
    scope.isPresentation = true
    present(&result, entries, in: scope)
    guard identity != nil, id != nil else { return nil }
    return result
  }

  private mutating func present(_ message: inout Message, _ entries: Entries, in scope: Scope) {
    message.layout = entries["layout"].flatMap { layout($0, in: scope) }
    if let node = entries["surfaces"] { message.surfaces = surfaces(node, in: scope) }
    if let node = entries["behavior"] { message.behavior = reading.behavior(node) }
    message.tap = entries["tap"].flatMap { tap($0, in: scope) }
    message.transfer = entries["transfer"].flatMap { transfer($0, in: scope) }
    if let node = entries["send"] { message.send = reading.send(node) }
    message.menu = entries["menu"].flatMap { menu($0, of: message) }
  }

  /// The path of a file in the folder of the schemas.
  private func schemaPath(_ path: String) -> String {
    var (folder, whole) = (configuration.schemas.value, path)
    return whole.withUTF8 { path in
      folder.withUTF8 { folder in
        guard path.count > folder.count, path[folder.count] == UInt8(ascii: "/"), path.starts(with: folder) else {
          return String(decoding: path, as: UTF8.self)
        }
        return String(decoding: path[(folder.count + 1)...], as: UTF8.self)
      }
    }
  }

  private mutating func messageEnvelope(_ entries: Entries, _ name: Located<String>) -> Envelope.ID? {
    guard !entries.mentions("envelope") || entries.text("envelope") != nil else { return nil }
    return envelope(entries.text("envelope") ?? Located("default", name.range))
  }

  private mutating func reads(_ entries: Entries, _ identity: Identity?) -> [Message.Reading] {
    guard let node = entries["reads"] else { return [] }
    if identity?.entries.first?.places.contains(.any) == true, let key = entries.keyRange("reads") {
      reading.report(
        .badIdentity,
        Phrase(
          "a message whose first identity has a `_` cannot be read otherwise",
          zh: "首个标识含 `_` 的消息不能用其他方式读取"),
        at: key, notes: [.init(Phrase("the identity is here", zh: "标识在这里"), at: identity?.range)],
        help: Phrase("there would be no value for the `_`: remove `reads`", zh: "那样 `_` 就没有值：删除 `reads`"))
      return []
    }
    return node.items.compactMap { item in
      guard let entries = reading.open(item, as: .reading), let name = entries.text("envelope"),
        let id = envelope(name),
        let identity = self.identity(entries, of: name, in: configuration.envelopes[id.index])
      else { return nil }
      return Message.Reading(envelope: id, identity: identity, range: item.range)
    }
  }
}
