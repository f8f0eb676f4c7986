import Schema
import SourceText

/// A release and the current schemas, message by message.
struct SchemaPair: Sendable {
  typealias Messages = (old: Message, new: Message)

  private(set) var old: Schema
  private(set) var new: Schema
  private let matched: MatchedMessages
  let oldContext: FieldContext
  let newContext: FieldContext
  /// Those of both schemas that correspond.
  private(set) var messages: [Messages]
  /// The sender profiles of both sides, compared as messages without an id are.
  let profile: Messages?
  /// Messages that no target of either side has.
  let unused: (old: [Message], new: [Message])
  /// For each id the message that the other side decodes, by the names of the messages.
  private let oldDispatchedIDs: [String: [DispatchedID]]
  private let newDispatchedIDs: [String: [DispatchedID]]

  init(_ matched: MatchedMessages) {
    let (old, new) = (matched.old, matched.new)
    (self.old, self.new, self.matched) = (old.schema, new.schema, matched)
    (oldContext, newContext) = (old.context, new.context)
    messages = matched.messages
    profile = old.schema.profile.map { ($0, new.schema.profile ?? $0.withoutFields) }
    unused = (old.unused, new.unused)
    oldDispatchedIDs = old.dispatchedIDs(by: new)
    newDispatchedIDs = new.dispatchedIDs(by: old)
  }

  var renamed: [Messages] { matched.renamed }
  var removed: [Message] { matched.removed }
  var added: [Message] { matched.added }

  /// The ids that the release writes, with the messages that the new side decodes them as.
  func dispatchedIDs(ofOld message: Message) -> [DispatchedID] { oldDispatchedIDs[message.name] ?? [] }

  /// The ids that the new side writes, with the messages that the release decodes them as.
  func dispatchedIDs(ofNew message: Message) -> [DispatchedID] { newDispatchedIDs[message.name] ?? [] }

  /// The ids that the release only read, with the messages that the new side decodes them as.
  func foreignDispatchedIDs(ofOld message: Message) -> [DispatchedID] {
    matched.old.foreignDispatchedIDs(of: message, by: matched.new)
  }

  /// Whether the new side does not recognize a message as others may write it, and the release does, because it requires
  /// more keys.
  func requiresMore(_ old: Message, _ new: Message) -> Bool {
    let required = self.old[old.envelope].requiredKeys
    guard self.new[new.envelope].requiredKeys.contains(where: { !required.contains($0) }) else { return false }
    return matched.old.least(of: old).contains { matched.new.dispatcher.reader(of: $0) == nil }
  }

  /// Whether they have the same name, or one was renamed to the other.
  func isSame(_ old: Message, _ new: Message) -> Bool {
    renamed.first { $0.old.name == old.name }.map { $0.new.name == new.name } ?? (old.name == new.name)
  }

  /// The same, with all fields marked that are sensitive in any of several schemas.
  func marked(by fields: SensitiveFields) -> SchemaPair {
    if fields.isEmpty { return self }
    var pair = self
    (pair.old, pair.new) = (fields.marked(in: old), fields.marked(in: new))
    func marked(_ message: Message, in schema: Schema) -> Message {
      schema.messages.first { $0.name == message.name } ?? message
    }
    pair.messages = messages.map { (marked($0.old, in: pair.old), marked($0.new, in: pair.new)) }
    return pair
  }
}

extension SchemaPair {
  /// All that is decoded field by field: messages, and the profile.
  var decoded: [Messages] { messages + [profile].compactMap { $0 } }

  /// Each with what it is made of.
  var messagePairs: [MessagePair] {
    decoded.map { MessagePair(TypeWalk((oldContext, $0.old), (newContext, $0.new), kept: nil)) }
  }
}

extension Message {
  /// Stands for a profile that was removed.
  fileprivate var withoutFields: Message {
    let declaration = Declaration(name: declaration.name, range: declaration.range)
    return Message(declaration: declaration, path: "", ids: ids, envelope: envelope)
  }
}

extension Schema {
  /// The sender's profile, as a message with its fields and rules would be.
  fileprivate var profile: Message? {
    configuration.profile.map { id in
      let object = self[id]
      return Message(
        declaration: object.declaration, path: "", ids: TypeIDs(all: [], range: object.declaration.range),
        envelope: Envelope.ID(0), fields: object.fields, rules: object.rules)
    }
  }
}
