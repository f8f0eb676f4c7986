import Schema

/// Finds the messages that may show what a change does.
struct ExampleSubjects {
  let pair: SchemaPair
  /// Whether the new schemas write and the release reads; otherwise it is the other way round.
  let isNew: Bool

  /// A type that many fields have is shown in a few of them.
  static let most = 8

  private var writer: Schema { isNew ? pair.new : pair.old }

  func all(of declaration: ChangedDeclaration) -> [ExampleSubject] {
    switch declaration {
    case .message(let name): return writers(of: name).map { whole($0) }
    case .ids(let name, let other):
      let (written, read) = isNew ? (name, other) : (other, name)
      return writer.messages.filter { $0.name == written }.map { whole($0, misreadAs: read) }
    case .rules(let name): return writers(of: name).map { ruled($0) }
    case .envelope(let name):
      return pair.messages.filter { pair.new[$0.new.envelope].name.value == name }.map {
        whole(isNew ? $0.new : $0.old)
      }
    case .field: return FieldSite.all(of: declaration, in: pair).prefix(Self.most).map { subject($0) }
    case .enumCase(let name, _, _):
      return FieldSite.all(of: declaration, in: pair).compactMap { subject($0, case: name) }
    }
  }

  // MARK: Whole messages

  /// The writer's messages by the name that they have in the new schemas.
  private func writers(of name: String) -> [Message] {
    if let both = pair.messages.first(where: { $0.new.name == name }) { return [isNew ? both.new : both.old] }
    return writer.messages.filter { $0.name == name }
  }

  private func whole(_ message: Message, misreadAs misreader: String? = nil) -> ExampleSubject {
    let dispatchedIDs = isNew ? pair.dispatchedIDs(ofNew: message) : pair.dispatchedIDs(ofOld: message)
    let ids = dispatchedIDs.map(\.written.id)
    let both = pair.messages.first { (isNew ? $0.new : $0.old).name == message.name }
    return ExampleSubject(
      schema: writer, message: message,
      candidates: ExampleCandidates(schema: writer, message: message).all(with: ids),
      reader: both.map { isNew ? $0.old : $0.new }, misreader: misreader)
  }

  private func ruled(_ message: Message) -> ExampleSubject {
    var subject = whole(message)
    let values = FieldValues(schema: writer, constants: Constants([pair.old, pair.new]))
    subject.isOfRules = true
    let examples = Array(values.examples(of: message).prefix(Self.mostValues))
    subject.candidates = ExampleCandidates(schema: writer, message: message).all(with: examples)
    return subject
  }

  // MARK: Fields

  private func subject(_ site: FieldSite) -> ExampleSubject {
    let (path, other) = isNew ? (site.newPath, site.oldPath) : (site.oldPath, site.newPath)
    let (ownContext, otherContext) = isNew ? (pair.newContext, pair.oldContext) : (pair.oldContext, pair.newContext)
    guard let field = path.last else { return subject(site, []) }
    // Without the field there is at least the object that it was in.
    let others = path.count >= other.count ? other.last.map { [($0, otherContext)] } ?? [] : []
    let values = FieldValues(schema: writer, constants: Constants([(field, ownContext)] + others))
    return subject(site, Array(values.values(of: field, depth: 1).prefix(Self.mostValues)))
  }

  /// Objects have too many values to try all of them.
  private static let mostValues = 200

  /// With one case of an enumeration: who writes it in the new schemas, or who has its raw value in the release.
  private func subject(_ site: FieldSite, case name: String) -> ExampleSubject? {
    let path = isNew ? site.newPath : site.oldPath
    guard let field = path.last, case .enumeration(let id) = field.type.leaf else { return nil }
    let raw = site.newPath.last.flatMap { field in
      if case .enumeration(let id) = field.type.leaf { pair.new[id].enumCase(named: name)?.raw.value } else { nil }
    }
    let own = writer[id]
    let written = isNew ? own.enumCase(named: name) : raw.flatMap { own.enumCase(of: $0) } ?? own.enumCase(named: name)
    guard let written else { return nil }
    return subject(site, [field.type.holding(.literal(.enumCase(written.name.value)))])
  }

  private func subject(_ site: FieldSite, _ values: [Schema.Example.Value]) -> ExampleSubject {
    let (message, reader) = isNew ? (site.new, site.old) : (site.old, site.new)
    let (path, other) = isNew ? (site.newPath, site.oldPath) : (site.oldPath, site.newPath)
    return ExampleSubject(
      schema: writer, message: message,
      candidates: ExampleCandidates(schema: writer, message: message).all(with: values, at: path),
      reader: reader, writtenPath: path, readPath: other)
  }
}
