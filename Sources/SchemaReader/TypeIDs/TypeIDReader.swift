import Schema
import SourceText
import YAML

/// Reads the ids of messages.
struct TypeIDReader: ResolvingReader {
  let context: ReaderContext

  /// The envelope of that name.
  func envelope(_ name: Located<String>) -> Envelope.ID? {
    if let component = configuration.envelopes.firstIndex(where: { $0.name.value == name.value }) {
      return Envelope.ID(component)
    }
    guard !context.written.envelopes.contains(name.value) else { return nil }
    return fail(.unknownEnvelope(name, among: configuration.envelopes.map(\.name.value)))
  }

  /// What `id` or `ids` says, checked against the envelope; nil if that failed.
  ///
  /// - Parameter subject: What has the id, as findings say it.
  func ids(
    _ entries: CheckedMapping, of subject: @autoclosure () -> Located<LocalizedText>, in envelope: Envelope
  ) -> TypeIDs? {
    if entries.mentions("id"), entries.mentions("ids"), let range = entries.keyRange("ids") {
      return fail(.conflictingKeys(idsAt: range, idAt: entries.keyRange("id")))
    }
    guard let node = entries["id"] ?? entries["ids"] else {
      guard !entries.mentions("id"), !entries.mentions("ids") else { return nil }
      let subject = subject()
      guard !envelope.idKeys.isEmpty else { return TypeIDs(all: [], range: subject.range) }
      return fail(.missingID(of: subject, in: envelope))
    }
    guard envelope.keyCount > 0 else { return fail(.unexpectedID(at: node.range, in: envelope)) }
    if entries["id"] != nil, reportNestedID(node, in: envelope) { return nil }
    guard let list = entries["id"] != nil ? entry(node).map({ [$0] }) : self.entries(node) else { return nil }
    let misfits = list.filter { $0.components.count != envelope.keyCount }
    for entry in misfits { report(.idArity(of: entry, in: envelope)) }
    return misfits.isEmpty ? TypeIDs(all: list, range: node.range) : nil
  }

  /// `id: [[a, b]]`, a list in a list, whatever it is meant for; false where there is none.
  private func reportNestedID(_ node: YAMLNode, in envelope: Envelope) -> Bool {
    if node.kind == .mapping, !node.entries.isEmpty {
      report(.badID(mapping: node.range, values: node.entries.map { source($0.value.range) }))
      return true
    }
    guard let inner = node.items.first(where: { $0.kind == .sequence }) else { return false }
    let (list, one) = (Located(source(node.range), node.range), Located(source(inner.range), inner.range))
    report(.badID(list: list, holding: one, isOnly: node.items.count == 1, keyCount: envelope.keyCount))
    return true
  }

  /// What varies beside a `_` is an argument of the initializer beside the fields, named after its key.
  func checkArguments(_ ids: TypeIDs, _ scope: Scope, in envelope: Envelope) {
    for (index, path) in envelope.idKeys.enumerated() {
      guard let key = path.last, let component = ids.variableComponents?[index] else { continue }
      if case .value = component { continue }
      let name = TypeIDs.propertyName(key, index)
      guard let field = scope.all.first(where: { $0.swiftName == name }) else { continue }
      report(.swiftNameCollision(field, argument: name, isAny: component == .any, of: ids))
    }
  }

  /// A test of `when: { id: … }`, whose entries the message must be able to have.
  func idPredicate(
    _ node: YAMLNode, _ name: Located<String>, of ids: TypeIDs, isStrict: Bool
  ) -> Condition.Predicate? {
    guard ids.isStored else { return fail(.unsupportedCondition(ofOnlyIdentityAt: name.range)) }
    let arity = ids.all[0].components.count
    let isOne = node.kind == .scalar || arity > 1 && node.items.allSatisfy { $0.kind == .scalar }
    guard let entries = isOne ? entry(node).map({ [$0] }) : entries(node) else { return nil }
    for entry in entries {
      guard !ids.all.contains(where: { $0.components.overlaps(entry.components, strictly: isStrict) }) else {
        continue
      }
      return fail(.unmatchedID(at: entry.range, in: ids))
    }
    return .ids(entries.map(\.components))
  }

  /// What `$id` says in an example: a value for each id key, in the form that the message has declared.
  func exampleIdentity(
    _ node: YAMLNode, _ name: Located<String>, of ids: TypeIDs, isStrict: Bool
  ) -> [TypeID.Value]? {
    guard ids.isStored else { return fail(.invalidExample(ofOnlyIDAt: name.range, ids)) }
    guard let entry = entry(node) else { return nil }
    let declared = ids.all.first { $0.components.overlaps(entry.components, strictly: isStrict) }
    guard let declared, entry.components.allSatisfy({ if case .value = $0 { true } else { false } }) else {
      return fail(.invalidExample(idAt: entry.range, of: ids))
    }
    return zip(entry.components, declared.components).compactMap { component, declared in
      if case .value(let value) = declared { return value }
      guard case .value(let value) = component else { return nil }
      // Where both are read alike, a number of a range is a number.
      guard case .range = declared else { return value }
      return value.integer(strictly: isStrict).map { .integer($0) }
    }
  }

  /// What `id` says: one entry, with one component or with several.
  private func entry(_ node: YAMLNode) -> TypeID? {
    guard node.kind == .sequence else { return component(node).map { TypeID(components: [$0], range: node.range) } }
    let nodes = node.items
    guard !nodes.isEmpty else { return fail(.badID(emptyListAt: node.range)) }
    let components = nodes.compactMap { component($0) }
    return components.count == nodes.count ? TypeID(components: components, range: node.range) : nil
  }

  /// What `ids` says: several entries.
  private func entries(_ node: YAMLNode) -> [TypeID]? {
    guard node.kind == .sequence, !node.items.isEmpty else { return fail(.badID(noList: node)) }
    let entries = node.items.compactMap { entry($0) }
    return entries.count == node.items.count ? entries : nil
  }

  private func component(_ node: YAMLNode) -> TypeID.Component? {
    guard node.kind == .scalar else { return fail(.badID(collection: node)) }
    guard node.isPlain, node.text.utf8.count <= FormReader.maximumNameLength else { return stringComponent(node) }
    let text = node.text
    if text == "_" { return .any }
    if node.isNull || PlainScalar.bool(text) != nil { return fail(.badID(word: node)) }
    if forms.reportAmbiguous(node) { return nil }
    if PlainScalar.isNumber(text) { return integerComponent(node) }
    if Self.looksLikeNumbers(text) {
      report(.unquotedText(ofNumbers: node.locatedText))
      return .value(.string(forms.name(node).value))
    }
    guard Self.looksLikeRange(text) else { return stringComponent(node) }
    return RangeReader(forms: forms).integers(node, what: LocalizedText("an id", zh: "ID")).map { .range($0) }
  }

  private static func looksLikeRange(_ text: String) -> Bool {
    let ends = text.split(omittingEmptySubsequences: true) { $0 == "." || $0 == "<" }
    return text.contains("..") && !ends.isEmpty && ends.allSatisfy { PlainScalar.isInteger(String($0)) }
  }

  /// `1001-1005`, `1001, 1002`, `1,002`, `１００１`, no date.
  private static func looksLikeNumbers(_ text: String) -> Bool {
    text.first?.isNumber == true && text.allSatisfy { $0.isNumber || "-–~～,，、 ".contains($0) }
      && PlainScalar.misreading(text) == nil
  }

  private func integerComponent(_ node: YAMLNode) -> TypeID.Component? {
    if let value = Int64(node.text) { return .value(.integer(value)) }
    return fail(.badID(number: node))
  }

  private func stringComponent(_ node: YAMLNode) -> TypeID.Component? {
    guard !node.text.isEmpty else { return fail(.badID(emptyTextAt: node.range)) }
    forms.warnIfMisread(node)
    return .value(.string(forms.name(node).value))
  }
}

extension Envelope {
  /// How many values an id has.
  var keyCount: Int { hasExternalID ? 1 : idKeys.count }
}
