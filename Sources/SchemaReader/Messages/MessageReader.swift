import Language
import Schema
import SourceText

/// Reads a message with all that it consists of.
struct MessageReader: ResolvingReader {
  let context: ReaderContext

  private var typeIDs: TypeIDReader { TypeIDReader(context: context) }
  private var layouts: LayoutReader { LayoutReader(context: context) }
  private var presentation: PresentationReader { PresentationReader(context: context) }

  /// A message with everything in it; nil if its id or envelope could not be read.
  func message(_ raw: RawDeclaration) -> Message? {
    let entries = raw.entries
    let id = envelope(entries, raw.name)
    let envelope = id.map { configuration.envelopes[$0.index] }
    let ids = envelope.flatMap { typeIDs.ids(entries, of: raw.subject, in: $0) }
    let fields = MessageFieldReader(context: context, raw: raw)
    var scope = fields.scope()
    scope.ids = ids
    scope.isStrict = envelope?.isStrict ?? false
    if ids == nil { scope.failed.formUnion(["id", "$id"]) }
    if let envelope {
      if let ids { typeIDs.checkArguments(ids, scope, in: envelope) }
      EnvelopeFieldCheck(context: context, raw: raw, scope: scope, envelope: envelope).check()
    }
    let alsoReads = self.alsoReads(entries, ids)
    var rules = fields.includedRules
    if let node = entries["validate"] { rules += ValidationReader(context: context).rules(node, in: scope) }
    let examples = entries["examples"].map { ExampleReader(context: context).examples($0, in: scope) } ?? []
    scope.isPresentation = true
    let layout = entries["layout"].flatMap { layouts.layout($0, in: scope) }
    let texts = presentation.texts(of: entries, in: scope)
    let behavior = entries["behavior"].map(presentation.behavior) ?? [:]
    let tap = entries["tap"].flatMap { TapReader(context: context).tap($0, in: scope) }
    let transfer = entries["transfer"].flatMap { TransferReader(context: context).transfer($0, in: scope) }
    let send = entries["send"].map(presentation.send) ?? Send()
    let inputMenu = entries["inputMenu"].flatMap {
      InputMenuReader(context: context).inputMenu($0, ofMessage: raw.name.value)
    }
    guard let ids, let id else { return nil }
    let message = Message(
      declaration: raw.declaration, path: raw.path, in: configuration.schemas.value, ids: ids, envelope: id,
      alsoReads: alsoReads, owner: entries.text("owner"), stability: entries.wordOrDefault("stability"),
      isHidden: entries.boolOrDefault("hidden"), isBuiltIn: entries.boolOrDefault("builtIn"), fields: scope.fields,
      locals: scope.locals, rules: rules, examples: examples, layout: layout, texts: texts, behavior: behavior,
      tap: tap, transfer: transfer, send: send, inputMenu: inputMenu)
    ViewReader(context: context).checkViews(of: message)
    return message
  }

  private func envelope(_ entries: CheckedMapping, _ name: Located<String>) -> Envelope.ID? {
    guard !entries.mentions("envelope") || entries.text("envelope") != nil else { return nil }
    return typeIDs.envelope(
      entries.text("envelope") ?? Located(entries.form.defaultText(of: "envelope"), name.range))
  }

  private func alsoReads(_ entries: CheckedMapping, _ ids: TypeIDs?) -> [Message.ReadOnlyID] {
    guard let node = entries["alsoReads"] else { return [] }
    if let ids, ids.all.first?.components.contains(.any) == true, let key = entries.keyRange("alsoReads") {
      report(.badID(readsAt: key, of: ids))
      return []
    }
    return node.items.compactMap { item in
      guard let entries = forms.open(item, as: .alsoReads), let name = entries.text("envelope"),
        let id = typeIDs.envelope(name),
        let ids = typeIDs.ids(
          entries, of: Located(Form.alsoReads.title, item.range), in: configuration.envelopes[id.index])
      else { return nil }
      return Message.ReadOnlyID(envelope: id, ids: ids)
    }
  }
}
