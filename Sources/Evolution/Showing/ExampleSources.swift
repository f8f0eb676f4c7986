import Schema

/// Which releases have the same messages to show a change with: what is found in one of them is found in the others.
struct ExampleSources {
  /// What a change is looked for in.
  private struct Source: Hashable {
    /// The index of the first release that takes each id for the same message.
    let reader: Int
    /// Of both sides. Releases share a message if nothing differs that it is made of.
    let messages: [ObjectIdentifier]
  }

  private let releases: [ReleasePairs.Distinct]
  /// For each release the first one that takes each id for the same message.
  private let readers: [Int: Int]

  init(_ pairs: ReleasePairs, _ sensitive: SensitiveFields) {
    releases = pairs.distinct
    var first: [Reader: Int] = [:]
    var readers: [Int: Int] = [:]
    for release in pairs.distinct {
      let schemas = [release.current.old, pairs.releases[release.index].schema]
      let reader = Reader(
        isStrict: release.compared.isStrict, claims: release.current.old.claims,
        hidden: schemas.map { sensitive.namesElsewhere(than: $0) })
      readers[release.index] = first[reader] ?? release.index
      first[reader] = readers[release.index]
    }
    self.readers = readers
  }

  /// For each of some releases the first of them that shows a change in the same way.
  func alike(_ indices: Set<Int>, for change: ChangedDeclaration) -> [Int: Int] {
    var first: [Source: Int] = [:]
    var alike: [Int: Int] = [:]
    for release in releases where indices.contains(release.index) {
      guard let source = source(of: change, in: release) else {
        alike[release.index] = release.index
        continue
      }
      alike[release.index] = first[source] ?? release.index
      first[source] = alike[release.index]
    }
    return alike
  }

  /// nil: it may be anything in the release.
  private func source(of change: ChangedDeclaration, in release: ReleasePairs.Distinct) -> Source? {
    switch change {
    case .field, .enumCase:
      let sites = FieldSite.all(of: change, in: release.current)
      return readers[release.index].map { reader in
        Source(reader: reader, messages: sites.flatMap { [ObjectIdentifier($0.old), ObjectIdentifier($0.new)] })
      }
    case .message, .ids, .envelope, .rules: return nil
    }
  }
}

/// How messages are found and what of them is hidden.
private struct Reader: Hashable {
  let isStrict: Bool
  let claims: [Claim]
  /// The names of sensitive fields that may be anywhere.
  let hidden: [Set<String>]

  struct Claim: Hashable {
    let message: String
    let group: Dispatch.Group.Key
    let envelope: Envelope.ID
    let components: [TypeID.Component]?
    let isStrict: Bool
  }
}

extension Schema {
  /// Who takes which id.
  fileprivate var claims: [Reader.Claim] {
    (Dispatch(self).groups + Dispatch(readsOf: self).groups).flatMap { group in
      group.claims.map { claim in
        Reader.Claim(
          message: messages[claim.message].name, group: group.key, envelope: claim.envelope,
          components: claim.typeID?.components, isStrict: claim.isStrict)
      }
    }
  }
}
