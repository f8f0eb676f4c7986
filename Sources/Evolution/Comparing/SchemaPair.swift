import Schema

/// A release and the current schemas, message by message.
struct SchemaPair: Sendable {
  let old: Schema
  let new: Schema
  /// Of the old schema's messages and the new one's, which have one name.
  let messages: [(old: Message, new: Message)]
  let removed: [Message]
  let added: [Message]
  /// What messages of one name are made of.
  let containers: [ContainerPair]
  let enums: [EnumPair]
  let oldReaders: IDReaders
  let newReaders: IDReaders

  /// A released draft is not compared.
  init(old: Schema, new: Schema) {
    (self.old, self.new) = (old, new)
    let released = old.messages.filter { $0.stability != .draft }
    messages = new.messages.compactMap { message in
      released.first { $0.name == message.name }.map { ($0, message) }
    }
    removed = released.filter { message in !new.messages.contains { $0.name == message.name } }
    added = new.messages.filter { message in !old.messages.contains { $0.name == message.name } }
    var walk = TypeWalk(old: old, new: new)
    for (old, new) in messages { walk.add(old, new) }
    (containers, enums) = (walk.containers, walk.enums)
    oldReaders = IDReaders(old)
    newReaders = IDReaders(new)
  }
}

extension SchemaPair {
  /// Messages under another name.
  var renamed: [(old: Message, new: Message)] { messages.filter { $0.old.name != $0.new.name } }

  /// Each with what it is made of.
  var messagePairs: [MessagePair] {
    messages.map { old, new in
      var walk = TypeWalk(old: self.old, new: self.new)
      walk.add(old, new)
      return MessagePair(
        old: old, new: new, oldSide: Side(self.old), newSide: Side(self.new), containers: walk.containers)
    }
  }
}
