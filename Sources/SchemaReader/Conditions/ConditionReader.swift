import Language
import Schema
import SourceText
import YAML

/// Reads `when`.
struct ConditionReader: ResolvingReader {
  let context: ReaderContext

  private var paths: PathResolver { PathResolver(context: context) }
  private var typeIDs: TypeIDReader { TypeIDReader(context: context) }
  private var literals: LiteralReader { LiteralReader(context: context) }

  /// A `when`; nil if an entry could not be read.
  func condition(_ node: YAMLNode, in scope: Scope) -> Condition? {
    guard forms.isMapping(node, what: .verbatim("`when`"), help: Wording.condition(meantBy: node.text)) else {
      return nil
    }
    guard !node.entries.isEmpty else { return fail(.emptyValue(ofConditionAt: node.range)) }
    let entries = forms.distinct(node).map { entry($0, in: scope) }
    let read = entries.compactMap { $0 }
    return read.count == entries.count ? Condition(clauses: read, range: node.range) : nil
  }

  private func entry(_ entry: YAMLEntry, in scope: Scope) -> Condition.Clause? {
    let name = forms.name(entry.key)
    guard !forms.reportRunTogether(entry),
      !forms.isMissing(entry.value, what: .verbatim("`\(name.value)`"), key: entry.key, isText: false),
      !context.isRehearsal
    else { return nil }
    let range = name.range.through(entry.value.range)
    if let (subject, predicate) = special(name, entry.value, in: scope) {
      return predicate.map { Condition.Clause(subject: subject, predicate: $0, range: range) }
    }
    guard let path = paths.path(name, in: scope), let predicate = predicate(entry.value, of: path) else { return nil }
    return Condition.Clause(subject: .field(path), predicate: predicate, range: range)
  }

  /// A test of `$id`, `id`, `direction` or `session`; nil for other names, and where a field has that name.
  private func special(
    _ name: Located<String>, _ node: YAMLNode, in scope: Scope
  ) -> (subject: Condition.Subject, predicate: Condition.Predicate?)? {
    guard !scope.failed.contains(name.value), !scope.all.contains(where: { $0.name == name.value }) else { return nil }
    switch name.value {
    case "$id", "id":
      return scope.ids.map {
        (.id, typeIDs.idPredicate(node, name, of: $0, isStrict: scope.isStrict))
      }
    case "direction" where scope.isPresentation:
      let isDirection = forms.isWord(
        node, among: Words(of: Condition.Direction.self), what: .verbatim("`direction`"))
      return (.direction, isDirection ? Condition.Direction(rawValue: node.text).map { .direction($0) } : nil)
    case "session" where scope.isPresentation: return (.session, sessionPredicate(node))
    case "direction", "session":
      report(.unsupportedCondition(outsidePresentation: name))
      return (.direction, nil)
    default: return nil
    }
  }

  private func sessionPredicate(_ node: YAMLNode) -> Condition.Predicate? {
    let nodes = node.kind == .sequence ? Array(node.items) : [node]
    guard !nodes.isEmpty else { return fail(.emptyValue(ofSessionsAt: node.range)) }
    let words = Words(of: Condition.Session.self)
    let sessions = nodes.filter { forms.isWord($0, among: words, what: .verbatim("`session`")) }
      .compactMap { Condition.Session(rawValue: $0.text) }
    return sessions.count == nodes.count ? .sessions(sessions) : nil
  }

  private func predicate(_ node: YAMLNode, of path: FieldPath) -> Condition.Predicate? {
    if node.isPlain, let predicate = Condition.Predicate(word: node.text) {
      if predicate.fits(path) { return predicate }
      return fail(.unsupportedCondition(node.locatedText, of: path))
    }
    let nodes = node.kind == .sequence ? Array(node.items) : [node]
    guard !nodes.isEmpty else { return fail(.emptyValue(ofValuesAt: node.range)) }
    let values = nodes.compactMap { literals.literal($0, of: path.type, use: .predicate) }
    return values.count == nodes.count ? .values(values) : nil
  }
}

extension Condition.Predicate {
  fileprivate init?(word: String) {
    switch word {
    case "present": self = .present
    case "absent": self = .absent
    case "empty": self = .empty
    case "nonEmpty": self = .nonEmpty
    default: return nil
    }
  }

  /// Whether a test by a word can hold for some values of a field, and not for others.
  fileprivate func fits(_ path: FieldPath) -> Bool {
    self == .present || self == .absent ? path.isOptional : path.type.takesNonEmpty
  }
}
