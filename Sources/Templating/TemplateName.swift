import SourceText

/// The name of a template, such as `Enum.swift`, or of its file, such as `Enum.swift.mustache`.
public enum TemplateName {
  /// The name that is meant by one that is misspelled or lacks its endings; these do not count as letters in common.
  public static func nearest(to name: String, in names: [String]) -> String? {
    let stems = names.map(stem)
    let wanted = stem(name)
    let near = stems.firstIndex(of: wanted) ?? Spelling.nearest(to: wanted, in: stems).flatMap(stems.firstIndex)
    return near.map { names[$0] }
  }

  private static func stem(_ name: String) -> String {
    name.replacing(".mustache", with: "").replacing(".swift", with: "")
  }
}
