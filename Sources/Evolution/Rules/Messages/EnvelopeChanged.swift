import Schema
import SourceText

extension EvolutionRule {
  static let envelopeChanged = EvolutionRule(
    "envelope-changed", .error, .schema { pair in pair.messages.compactMap { .envelopeChange($0.old, $0.new, pair) } })
}

extension SchemaPair {
  /// Whether the id of a message has moved, or is the same and is not found nevertheless.
  func hasMovedID(_ old: Message, _ new: Message) -> Bool {
    hasMovedEnvelope(old, new) || old.ids.all.map(\.components) == new.ids.all.map(\.components)
  }

  func hasMovedEnvelope(_ old: Message, _ new: Message) -> Bool {
    Dispatch.Group.Key(self.old[old.envelope]) != Dispatch.Group.Key(self.new[new.envelope])
  }

  /// What was edited: the envelope, or a message that is now in another one.
  func edit(of old: Message, _ new: Message) -> (name: String, range: SourceRange) {
    let envelope = self.new[new.envelope]
    let isNewName = self.old[old.envelope].name.value != envelope.name.value
    let wasThere = self.old.configuration.envelopes.contains { $0.name.value == envelope.name.value }
    return isNewName && wasThere ? (new.name, new.ids.range) : ("envelopes/" + envelope.name.value, envelope.range)
  }
}

extension Change {
  /// An id that changed without moving is reported by another rule.
  fileprivate static func envelopeChange(_ old: Message, _ new: Message, _ pair: SchemaPair) -> Change? {
    // What is decoded as another message is reported by another rule.
    func outcome(_ dispatchedIDs: [DispatchedID], as message: Message, in context: FieldContext) -> DecodingOutcome? {
      let isUnknown = dispatchedIDs.contains { $0.reader == nil } && pair.hasMovedID(old, new)
      let own = dispatchedIDs.filter { $0.reader.map { context.schema.messages[$0.message].name } == message.name }
      return isUnknown ? .unrecognized : own.compactMap { $0.outcome(of: message.fields, in: context) }.max()
    }
    let ofOld = outcome(pair.dispatchedIDs(ofNew: new), as: old, in: pair.oldContext)
    let ofNew = outcome(pair.dispatchedIDs(ofOld: old), as: new, in: pair.newContext)
    let isForeignUnknown = ofNew != .unrecognized && pair.requiresMore(old, new)
    let foreign = isForeignUnknown ? DecodingOutcome.foreign : nil
    let consequences =
      [ofOld].compactMap { $0 }.map { Consequence.oldReadsNew($0) }
      + [ofNew, foreign].compactMap { $0 }.map { Consequence.newReadsOld($0) }
    guard !consequences.isEmpty else { return nil }
    let name = pair.new[new.envelope].name.value
    let edit = pair.edit(of: old, new)
    return Change(
      at: edit.name,
      edit.name == new.name
        ? LocalizedText("`\(new.name)` is now in the envelope `\(name)`", zh: "`\(new.name)` 移到了信封 `\(name)`")
        : LocalizedText("the envelope `\(name)` changed", zh: "信封 `\(name)` 变了"),
      help: help(from: pair.old[old.envelope], to: pair.new[new.envelope]),
      at: edit.range, released: pair.old[old.envelope].range, symbol: name, consequences)
  }

  /// Ids under the same keys are decoded in one way, so a payload cannot be in two of them.
  private static func help(from old: Envelope, to new: Envelope) -> LocalizedText {
    if Dispatch.Group.Key(old) != Dispatch.Group.Key(new) {
      return LocalizedText(
        "release a version that reads both first, with `alsoReads`", zh: "先用 `alsoReads` 发布一个两种都能解析的版本")
    }
    guard old.payload == new.payload, old.isList == new.isList, old.encoding != new.encoding else { return keep }
    if old.encoding == .either {
      return LocalizedText("keep `encoding: object-or-json-string`", zh: "保留 `encoding: object-or-json-string`")
    }
    // Both are read by what writes an object.
    return old.encoding == .object
      ? LocalizedText(
        "release a version that reads both first, with `encoding: object-or-json-string`",
        zh: "先用 `encoding: object-or-json-string` 发布一个两种都能解析的版本")
      : keep
  }

  private static let keep = LocalizedText(
    "keep it, and give new messages another envelope, with its id elsewhere", zh: "保留它；新消息使用另一个信封，ID 放在别处")
}
