import SourceText

/// The pages of rules, as `messagegen explain` prints them.
public enum RulePages {
  /// By theme and id, such as `wire/unbounded-string.md`.
  public static let all = EmbeddedText.all(in: "Rules")

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// nil: there is none of that rule.
  public static func page(of id: String) -> RulePage? {
    byName[id + ".md"].flatMap { RulePage.read(SourceFile(id: .init(0), path: $0.path, bytes: $0.bytes)).value }
  }
}

extension Rule {
  /// What people read about it; tests find a rule without one.
  public var page: RulePage { RulePages.page(of: id) ?? RulePage(id: id) }
}
