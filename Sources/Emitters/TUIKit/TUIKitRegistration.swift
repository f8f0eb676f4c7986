import Schema

/// A message that is registered with the kit, and the ids under which it looks for it.
///
/// The kit looks at one key, the string `businessID` at the root of the JSON. A message without it cannot be
/// registered; what the kit has itself must not be.
struct TUIKitRegistration {
  typealias Appearance = KitAppearance

  var message: Message
  /// Each of them once in a target; the kit stops a debug build otherwise.
  var ids: [String]
  var appearance: Appearance

  /// In the schema's order.
  static func all(of messages: [Message], in schema: Schema) -> [TUIKitRegistration] {
    var taken: Set<String> = []
    var ids: [[String]] = messages.map { message in
      guard !message.isBuiltIn else { return [] }
      return message.ids.businessIDs(in: schema[message.envelope]).filter { taken.insert($0).inserted }
    }
    // What is only read comes after what is written, as in the decoder; and never what the kit has itself.
    taken.formUnion(messages.filter(\.isBuiltIn).flatMap { $0.ids.businessIDs(in: schema[$0.envelope]) })
    for (index, message) in messages.enumerated() where !message.isBuiltIn {
      let read = message.alsoReads.flatMap { $0.ids.businessIDs(in: schema[$0.envelope]) }
      ids[index] += read.filter { !TUIKitID.isBuiltIn($0) && taken.insert($0).inserted }
    }
    return zip(messages, ids).compactMap { message, ids in
      ids.isEmpty ? nil : TUIKitRegistration(message: message, ids: ids, appearance: Appearance(message))
    }
  }

  /// A line of the kit's own that a screen reader says otherwise.
  var isSpokenTip: Bool { appearance == .tip && message.texts.accessibility != nil }

  /// The class of its cell data.
  func dataName(_ target: Target) -> String { target.prefix + message.name + "CellData" }
}

extension TypeIDs {
  /// The texts under the key that the kit looks at.
  fileprivate func businessIDs(in envelope: Envelope) -> [String] {
    guard envelope.idKeys == [[TUIKitID.key]], !envelope.isList else { return [] }
    return all.compactMap { typeID in
      if case .value(.string(let id))? = typeID.components.first, !id.isEmpty { id } else { nil }
    }
  }
}
