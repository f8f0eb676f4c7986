import Schema
import SourceText
import YAML

/// Reads what a message is told by.
struct IdentityReader: ResolvingReader {
  let context: ReaderContext

  /// The envelope of that name.
  func envelope(_ name: Located<String>) -> Envelope.ID? {
    if let place = configuration.envelopes.firstIndex(where: { $0.name.value == name.value }) {
      return Envelope.ID(place)
    }
    guard !context.written.envelopes.contains(name.value) else { return nil }
    report(.unknownEnvelope(name, among: configuration.envelopes.map(\.name.value)))
    return nil
  }

  /// What `id` or `ids` says, checked against the envelope; nil if that failed.
  ///
  /// - Parameter subject: What has the identity, as findings say it.
  func identity(
    _ entries: Entries, of subject: @autoclosure () -> Located<LocalizedText>, in envelope: Envelope
  ) -> Identity? {
    if entries.mentions("id"), entries.mentions("ids"), let range = entries.keyRange("ids") {
      report(.conflictingKeys(idsAt: range, idAt: entries.keyRange("id")))
      return nil
    }
    guard let node = entries["id"] ?? entries["ids"] else {
      guard !entries.mentions("id"), !entries.mentions("ids") else { return nil }
      let subject = subject()
      guard !envelope.identity.isEmpty else { return Identity(entries: [], range: subject.range) }
      report(.missingID(of: subject, in: envelope))
      return nil
    }
    guard envelope.keyCount > 0 else {
      report(.unexpectedID(at: node.range, in: envelope))
      return nil
    }
    if entries["id"] != nil, reportNestedIdentity(node, in: envelope) { return nil }
    guard let list = entries["id"] != nil ? entry(node).map({ [$0] }) : self.entries(node) else { return nil }
    let misfits = list.filter { $0.places.count != envelope.keyCount }
    for entry in misfits { report(.idArity(of: entry, in: envelope)) }
    return misfits.isEmpty ? Identity(entries: list, range: node.range) : nil
  }

  /// `id: [[a, b]]`, a list in a list, whatever it is meant for; false where there is none.
  private func reportNestedIdentity(_ node: YAMLNode, in envelope: Envelope) -> Bool {
    if node.kind == .mapping, !node.entries.isEmpty {
      report(.badID(mapping: node.range, values: node.entries.map { source($0.value.range) }))
      return true
    }
    guard let inner = node.items.first(where: { $0.kind == .sequence }) else { return false }
    let (list, one) = (Located(source(node.range), node.range), Located(source(inner.range), inner.range))
    report(.badID(list: list, holding: one, isOnly: node.items.count == 1, keyCount: envelope.keyCount))
    return true
  }

  /// What varies beside a `_` is an argument of the initialiser beside the fields, named after its key.
  func checkArguments(_ identity: Identity, _ scope: Scope, in envelope: Envelope) {
    for (index, path) in envelope.identity.enumerated() {
      guard let key = path.last, let place = identity.placesOfTheirOwn?[index] else { continue }
      if case .value = place { continue }
      let name = Identity.propertyName(key, index)
      guard let field = scope.all.first(where: { $0.swiftName == name }) else { continue }
      report(.swiftNameCollision(field, argument: name, isAny: place == .any, of: identity))
    }
  }

  /// A test of `when: { id: … }`, whose entries the message must be able to have.
  func identityTest(
    _ node: YAMLNode, _ name: Located<String>, of identity: Identity, isStrict: Bool
  ) -> Condition.Test? {
    guard identity.isRemembered else {
      report(.unsupportedCondition(ofOnlyIdentityAt: name.range))
      return nil
    }
    let arity = identity.entries[0].places.count
    let isOne = node.kind == .scalar || arity > 1 && node.items.allSatisfy { $0.kind == .scalar }
    guard let entries = isOne ? entry(node).map({ [$0] }) : entries(node) else { return nil }
    for entry in entries {
      guard !identity.entries.contains(where: { $0.places.overlaps(entry.places, strictly: isStrict) }) else {
        continue
      }
      report(.unmatchedID(at: entry.range, in: identity))
      return nil
    }
    return .identities(entries.map(\.places))
  }

  /// What `$id` says in an example: a value for each id key, in the form that the message has declared.
  func exampleIdentity(
    _ node: YAMLNode, _ name: Located<String>, of identity: Identity, isStrict: Bool
  ) -> [Identity.Value]? {
    guard identity.isRemembered else {
      report(.invalidExample(ofOnlyIDAt: name.range, identity))
      return nil
    }
    guard let entry = entry(node) else { return nil }
    let declared = identity.entries.first { $0.places.overlaps(entry.places, strictly: isStrict) }
    guard let declared, entry.places.allSatisfy({ if case .value = $0 { true } else { false } }) else {
      report(.invalidExample(idAt: entry.range, of: identity))
      return nil
    }
    return zip(entry.places, declared.places).compactMap { place, declared in
      if case .value(let value) = declared { return value }
      guard case .value(let value) = place else { return nil }
      // Where both are read alike, a number of a range is a number.
      guard case .range = declared else { return value }
      return value.integer(strictly: isStrict).map { .integer($0) }
    }
  }

  /// What `id` says: one entry, of one place or of several.
  private func entry(_ node: YAMLNode) -> Identity.Entry? {
    guard node.kind == .sequence else { return place(node).map { Identity.Entry(places: [$0], range: node.range) } }
    let nodes = node.items
    guard !nodes.isEmpty else {
      report(.badID(emptyListAt: node.range))
      return nil
    }
    let places = nodes.compactMap { place($0) }
    return places.count == nodes.count ? Identity.Entry(places: places, range: node.range) : nil
  }

  /// What `ids` says: several entries.
  private func entries(_ node: YAMLNode) -> [Identity.Entry]? {
    guard node.kind == .sequence, !node.items.isEmpty else {
      report(.badID(noList: node))
      return nil
    }
    let entries = node.items.compactMap { entry($0) }
    return entries.count == node.items.count ? entries : nil
  }

  private func place(_ node: YAMLNode) -> Identity.Place? {
    guard node.kind == .scalar else {
      report(.badID(collection: node))
      return nil
    }
    guard node.isPlain else { return stringPlace(node) }
    let text = node.text
    if text == "_" { return .any }
    if node.isNull || PlainScalar.bool(text) != nil {
      report(.badID(word: node))
      return nil
    }
    if forms.reportAmbiguous(node) { return nil }
    if PlainScalar.isNumber(text) { return integerPlace(node) }
    guard Self.looksLikeRange(text) else { return stringPlace(node) }
    return RangeReader(forms: forms).integers(node, what: LocalizedText("an id", zh: "ID")).map { .range($0) }
  }

  private static func looksLikeRange(_ text: String) -> Bool {
    let ends = text.split(omittingEmptySubsequences: true) { $0 == "." || $0 == "<" }
    return text.contains("..") && !ends.isEmpty && ends.allSatisfy { PlainScalar.isInteger(String($0)) }
  }

  private func integerPlace(_ node: YAMLNode) -> Identity.Place? {
    if let value = Int64(node.text) { return .value(.integer(value)) }
    report(.badID(number: node))
    return nil
  }

  private func stringPlace(_ node: YAMLNode) -> Identity.Place? {
    guard !node.text.isEmpty else {
      report(.badID(emptyTextAt: node.range))
      return nil
    }
    forms.warnIfMisread(node)
    return .value(.string(node.text))
  }
}

extension Envelope {
  /// How many values an identity has.
  var keyCount: Int { hasExternalID ? 1 : identity.count }
}
