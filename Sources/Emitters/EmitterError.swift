/// What is wrong with a target's templates as a set; what is wrong inside one is a `TemplateError`.
public enum EmitterError: Error, Hashable, CustomStringConvertible {
  /// Files in the target's templates folder that no built-in template is named like.
  case unknownTemplates([String], known: [String])

  public var description: String {
    switch self {
    case .unknownTemplates(let names, let known):
      "no built-in template is named \(names.map { "`\($0)`" }.joined(separator: ", ")); there are "
        + known.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
