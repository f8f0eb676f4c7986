import Language
import Schema
import SourceText

extension MessageReader {
  /// A message with everything in it; nil if its identity or envelope could not be read.
  func message(_ raw: RawDeclaration) -> Message? {
    let entries = raw.entries
    let id = messageEnvelope(entries, raw.name)
    let envelope = id.map { configuration.envelopes[$0.index] }
    let identity =
      if let envelope { IdentityReader(context: context).identity(entries, of: raw.subject, in: envelope) } else {
        nil as Identity?
      }
    var scope = messageFields(raw)
    scope.identity = identity
    scope.isStrict = envelope?.isStrict ?? false
    if identity == nil { scope.failed.insert("id") }
    if let envelope, let identity { IdentityReader(context: context).checkArguments(identity, scope, in: envelope) }
    if let envelope { checkFields(scope, of: raw, in: envelope) }
    let reads = self.reads(entries, identity)
    var rules = includedRules(entries)
    if let node = entries["validate"] { rules += ConstraintReader(context: context).rules(node, in: scope) }
    scope.isPresentation = true
    let layout = entries["layout"].flatMap { LayoutReader(context: context).layout($0, in: scope) }
    let surfaces =
      entries["surfaces"].map { PresentationReader(context: context).surfaces($0, in: scope) } ?? Surfaces()
    let behavior = entries["behavior"].map { PresentationReader(context: context).behavior($0) } ?? Behavior()
    let tap = entries["tap"].flatMap { PresentationReader(context: context).tap($0, in: scope) }
    let transfer = entries["transfer"].flatMap { PresentationReader(context: context).transfer($0, in: scope) }
    let send = entries["send"].map { PresentationReader(context: context).send($0) } ?? Send()
    let menu = entries["menu"].flatMap { PresentationReader(context: context).menu($0, ofMessage: raw.name.value) }
    guard let identity, let id else { return nil }
    let message = Message(
      declaration: raw.declaration, path: raw.path, in: configuration.schemas.value, identity: identity, envelope: id,
      reads: reads, owner: entries.text("owner"), stability: entries.word("stability") ?? .stable,
      isHidden: entries.bool("hidden") ?? false, isBuiltIn: entries.bool("builtIn") ?? false, fields: scope.fields,
      locals: scope.locals, rules: rules, layout: layout, surfaces: surfaces, behavior: behavior, tap: tap,
      transfer: transfer, send: send, menu: menu)
    LayoutReader(context: context).checkViews(of: message)
    return message
  }

  private func messageEnvelope(_ entries: Entries, _ name: Located<String>) -> Envelope.ID? {
    guard !entries.mentions("envelope") || entries.text("envelope") != nil else { return nil }
    return IdentityReader(context: context).envelope(entries.text("envelope") ?? Located("default", name.range))
  }

  private func reads(_ entries: Entries, _ identity: Identity?) -> [Message.Reading] {
    guard let node = entries["reads"] else { return [] }
    if identity?.entries.first?.places.contains(.any) == true, let key = entries.keyRange("reads") {
      report(
        .badIdentity,
        Phrase(
          "a message whose first identity has a `_` cannot be read otherwise",
          zh: "首个标识含 `_` 的消息不能用其他方式读取"),
        at: key, notes: [.init(Phrase("the identity is here", zh: "标识在这里"), at: identity?.range)],
        help: Phrase("there would be no value for the `_`: remove `reads`", zh: "那样 `_` 就没有值：删除 `reads`"))
      return []
    }
    return node.items.compactMap { item in
      guard let entries = forms.open(item, as: .reading), let name = entries.text("envelope"),
        let id = IdentityReader(context: context).envelope(name),
        let identity = IdentityReader(context: context).identity(
          entries, of: Located(Form.reading.title, item.range), in: configuration.envelopes[id.index])
      else { return nil }
      return Message.Reading(envelope: id, identity: identity, range: item.range)
    }
  }
}
