import SourceText

/// What is wrong with a target's templates as a set; what is wrong inside one is a `TemplateError`.
public enum EmitterError: Error, Hashable, CustomStringConvertible {
  /// Files in the target's templates folder that no built-in template is named like.
  case unknownTemplates([String], known: [String])

  public var description: String { text.english }

  public var text: LocalizedText {
    switch self {
    case .unknownTemplates(let names, let known):
      let (unknown, all) = (Self.list(names), Self.list(known))
      return LocalizedText(
        "no built-in template is named \(unknown); there are \(all)", zh: "没有名为 \(unknown) 的内置模板；内置模板有 \(all)")
    }
  }

  private static func list(_ names: [String]) -> LocalizedText { Wording.enumeration(names.map { "`\($0)`" }) }
}
