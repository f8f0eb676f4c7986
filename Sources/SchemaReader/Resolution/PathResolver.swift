import Schema
import SourceText

/// Finds the fields that dotted names stand for.
struct PathResolver: ResolvingReader {
  let context: ReaderContext

  /// The field that a possibly dotted name stands for; nil if there is none, which a finding says, or if it failed.
  func path(_ text: Located<String>, in scope: Scope) -> FieldPath? {
    let result = lookUp(text, in: scope)
    if case .found(let path) = result { return path }
    report(result, of: text)
    return nil
  }

  /// Says why a look-up found nothing, if that was not said elsewhere.
  func report(_ result: Resolution, of text: Located<String>) {
    switch result {
    case .found, .failed: break
    case .unknown(let name, let candidates, let rest):
      report(.unknownField(name, among: candidates, rest: rest))
    case .noObject(let name, let type):
      report(.unknownField(text, in: name.value, of: type.title))
    }
  }

  enum Resolution {
    case found(FieldPath)
    /// The name is there, but what it names could not be read.
    case failed
    /// Up to the step that is not there; what is behind that begins with a dot.
    case unknown(Located<String>, among: [String], rest: String)
    /// What is before a dot has no fields.
    case noObject(Located<String>, FieldType)
  }

  func lookUp(_ text: Located<String>, in scope: Scope) -> Resolution {
    guard !context.isRehearsal else { return .failed }
    var steps: [FieldPath.Step] = []
    var (fields, failed) = (scope.all, scope.failed)
    var rest = Substring(text.value)
    while true {
      let name = String(rest)
      let whole = fields.first { $0.name == name }
      let head = whole == nil ? rest.prefix { $0 != "." } : rest
      let headName = String(head)
      if failed.contains(name) || failed.contains(headName) { return .failed }
      guard let field = whole ?? fields.first(where: { $0.name == headName }) else {
        if scope.isOpen, steps.isEmpty { return .failed }
        return .unknown(
          Self.location(of: head, in: text), among: (fields.map(\.name) + failed.sorted()).map { prefix(steps) + $0 },
          rest: String(rest.dropFirst(head.count)))
      }
      steps.append(FieldPath.Step(field))
      rest = rest.dropFirst(head.count)
      guard !rest.isEmpty else { return .found(FieldPath(steps: steps, range: text.range)) }
      rest = rest.dropFirst()
      guard case .object(let id) = field.type else {
        return .noObject(Self.location(of: head, in: text), field.type)
      }
      (fields, failed) = (symbols[id].fields, symbols.failedFields[id] ?? [])
    }
  }

  private func prefix(_ steps: [FieldPath.Step]) -> String { steps.map { $0.name + "." }.joined() }

  /// The whole text stays the location; the name ends with the step that is not there.
  private static func location(of head: Substring, in text: Located<String>) -> Located<String> {
    Located(String(text.value[..<head.endIndex]), text.range)
  }
}
