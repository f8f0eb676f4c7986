import SourceText

/// The names of a view model, as people who write templates look them up.
public struct ViewModelNames: Sendable {
  private let scope: Scope

  public init<V: View>(_ view: V.Type) { scope = Scope(view) }

  /// The name of its type.
  public var owner: String { scope.owner }

  /// A line for each name, with what it is; those of view models in it are indented below.
  public func lines(in language: Language) -> [String] { Self.lines(scope, language, within: []) }

  /// - Parameter within: the owners of the scopes around; view models may contain lists of themselves.
  private static func lines(_ scope: Scope, _ language: Language, within: [String]) -> [String] {
    let comma = LocalizedText(", ", zh: "，").text(in: language)
    return scope.fields.flatMap { name, kind -> [String] in
      let line = "\(name): \(kind.noun.text(in: language))"
      guard let nested = kind.scope, !(within + [scope.owner]).contains(nested.owner) else {
        return [kind.scope.map { line + comma + $0.owner } ?? line]
      }
      return [line + comma + nested.owner] + lines(nested, language, within: within + [scope.owner]).map { "  " + $0 }
    }
  }
}
