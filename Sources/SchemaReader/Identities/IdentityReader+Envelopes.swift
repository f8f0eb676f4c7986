import Schema
import SourceText
import YAML

extension IdentityReader {
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
    _ entries: Entries, of subject: @autoclosure () -> Located<Phrase>, in envelope: Envelope
  ) -> Identity? {
    if entries.mentions("id"), entries.mentions("ids"), let range = entries.keyRange("ids") {
      report(.conflictingKeys(idsAt: range, idAt: entries.keyRange("id")))
      return nil
    }
    let node = entries["id"] ?? entries["ids"]
    guard let node else {
      guard !entries.mentions("id"), !entries.mentions("ids") else { return nil }
      return withoutIdentity(subject(), in: envelope)
    }
    guard !envelope.identity.isEmpty || envelope.isOutside else {
      report(
        .unexpectedID,
        Phrase(
          "the envelope `\(envelope.name.value)` has no place for an identity",
          zh: "封套 `\(envelope.name.value)` 没有放标识的位置"),
        at: node.range, notes: [.init(Self.envelopeIsHere, at: envelope.name.range)],
        help: Phrase("remove the identity, or give the envelope an `id`", zh: "删除这个标识，或给封套加上 `id`"))
      return nil
    }
    if entries["id"] != nil, reportNestedIdentity(node, in: envelope) { return nil }
    let read = entries["id"] != nil ? identity(node).map { [$0] } : identities(node)
    guard let list = read else { return nil }
    let keys = envelope.isOutside ? 1 : envelope.identity.count
    var isFitting = true
    for entry in list where entry.places.count != keys {
      isFitting = false
      let isList = entry.places.count > 1 && keys == 1
      let values = Wording.count(entry.places.count, "value", zh: "个值")
      let wanted = Wording.count(keys, "identity key", zh: "个标识键")
      report(
        .identityArity,
        Phrase(
          "\(values) for \(wanted) of the envelope `\(envelope.name.value)`",
          zh: "封套 `\(envelope.name.value)` 有 \(wanted)，这里写了 \(values)"),
        at: entry.range, notes: [.init(Self.envelopeIsHere, at: envelope.name.range)],
        help: isList
          ? Wording.severalIdentities : Phrase("one value for each identity key", zh: "每个标识键写一个值"))
    }
    return isFitting ? Identity(entries: list, range: node.range) : nil
  }

  /// `id: [[a, b]]`, a list in a list, whatever it is meant for; false where there is none.
  private func reportNestedIdentity(_ node: YAMLNode, in envelope: Envelope) -> Bool {
    if node.kind == .mapping, !node.entries.isEmpty {
      let values = node.entries.map { forms.source($0.value.range) }
      let id = values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
      report(
        .badIdentity,
        Phrase("an identity is an integer or a string, not a mapping", zh: "标识是整数或字符串，而不是映射"), at: node.range,
        help: Wording.write("id: \(id)"))
      return true
    }
    guard let inner = node.items.first(where: { $0.kind == .sequence }) else { return false }
    let (list, one) = (forms.source(node.range), forms.source(inner.range))
    let isOne = node.items.count == 1
    let keys = envelope.isOutside ? 1 : envelope.identity.count
    let several = "ids: \(isOne && keys == 1 ? one : list)"
    report(
      .badIdentity,
      Phrase("an identity is an integer or a string, not a list", zh: "标识是整数或字符串，而不是列表"), at: inner.range,
      help: isOne && keys > 1
        ? Phrase("write `id: \(one)`, or `\(several)` for several", zh: "写成 `id: \(one)`；若有多个，写成 `\(several)`")
        : Phrase("for several identities, write `\(several)`", zh: "若有多个标识，写成 `\(several)`"),
      fixIts: isOne && keys > 1 ? [.init(Wording.write("id: \(one)"), replace: node.range, with: one)] : [])
    return true
  }

  private func withoutIdentity(_ subject: Located<Phrase>, in envelope: Envelope) -> Identity? {
    guard !envelope.identity.isEmpty else { return Identity(entries: [], range: subject.range) }
    report(
      .missingID,
      Phrase(
        "\(subject.value) has no `id`, and the envelope `\(envelope.name.value)` needs one",
        zh: "\(subject.value)没有 `id`，而封套 `\(envelope.name.value)` 需要它"),
      at: subject.range,
      help: Phrase("add `id: …`, or name another `envelope`", zh: "加上 `id: …`，或换一个 `envelope`"))
    return nil
  }

  private static let envelopeIsHere = Phrase("the envelope is here", zh: "封套在这里")

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
      report(
        .misfitTest,
        Phrase("the message has one identity: a test for it says nothing", zh: "这个消息只有一个标识，判断它没有意义"),
        at: name.range, help: Phrase("test for `id` where there are several", zh: "有多个标识时才判断 `id`"))
      return nil
    }
    let arity = identity.entries[0].places.count
    let isOne = node.kind == .scalar || arity > 1 && node.items.allSatisfy { $0.kind == .scalar }
    let read = isOne ? self.identity(node).map { [$0] } : identities(node)
    guard let entries = read else { return nil }
    for entry in entries {
      guard !identity.entries.contains(where: { $0.places.overlaps(entry.places, strictly: isStrict) }) else {
        continue
      }
      report(
        .unmatchedIdentity, Phrase("the message has no such identity", zh: "这个消息没有这样的标识"), at: entry.range,
        notes: [.init(Phrase("its identities are here", zh: "它的标识在这里"), at: identity.range)])
      return nil
    }
    return .identities(entries.map(\.places))
  }
}
