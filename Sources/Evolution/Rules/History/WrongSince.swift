import Schema
import SourceText

extension Rule {
  public static let wrongSince = Rule("wrong-since", .warning, theme: .evolution)
}

extension Evolution {
  /// Each `since` that is not the first release with the declaration.
  ///
  /// What came before the first release in the record is not known.
  ///
  /// - Parameter releases: The latest one last.
  public static func wrongSince(in schema: Schema, _ releases: [Release]) -> [Diagnostic] {
    let dated = schema.declarationPaths.filter { $0.declaration.since != nil }
    if dated.isEmpty { return [] }
    let recorded = releases.compactMap { release in
      ReleaseVersion(release.name).map { ($0, Set(release.schema.releasedPaths)) }
    }
    var moved: [ReleaseVersion: Set<String>] = [:]
    func lacks(_ version: ReleaseVersion, _ path: String) -> Bool {
      let known = moved[version] ?? schema.movedPaths(since: releases.first { ReleaseVersion($0.name) == version })
      moved[version] = known
      return !known.contains(path)
    }
    return dated.compactMap { path, declaration in
      guard let since = declaration.since, let version = ReleaseVersion(since.value) else { return nil }
      if let first = recorded.first(where: { $1.contains(path) })?.0 {
        if version > first { return .since(since, of: declaration, isIn: first) }
        let lacking = recorded.first { $0.0 >= version && $0.0 < first }?.0
        guard let lacking, lacks(lacking, path) else { return nil }
        return .since(since, of: declaration, isNotIn: lacking, first: first)
      }
      guard recorded.contains(where: { $0.0 == version }), lacks(version, path) else { return nil }
      return .since(since, of: declaration, isNotIn: version, first: nil)
    }
  }
}

extension Schema {
  /// The current paths of a release's declarations.
  fileprivate func movedPaths(since release: Release?) -> Set<String> {
    guard let old = release?.schema else { return [] }
    let paths = MovedPaths(from: old, to: self)
    return Set(old.releasedPaths.map(paths.path))
  }

  /// Of what was not a draft.
  fileprivate var releasedPaths: [String] {
    var schema = self
    schema.messages.removeAll { $0.stability == .draft }
    return schema.declarationPaths.map(\.path)
  }
}

extension Diagnostic {
  fileprivate static func since(
    _ since: Located<String>, of declaration: Declaration, isIn first: ReleaseVersion
  ) -> Diagnostic {
    let name = declaration.name.value
    return Diagnostic(
      .wrongSince,
      "`\(name)` is already in \(first.description)", zh: "\(first.description) 中已经有 `\(name)`", at: since.range,
      help: Wording.write("\"\(first)\""), fixIts: [.first(first, at: since.range)])
  }

  fileprivate static func since(
    _ since: Located<String>, of declaration: Declaration, isNotIn version: ReleaseVersion, first: ReleaseVersion?
  ) -> Diagnostic {
    let name = declaration.name.value
    return Diagnostic(
      .wrongSince,
      "`\(name)` is not in \(version.description)", zh: "\(version.description) 中没有 `\(name)`", at: since.range,
      help: first.map { Wording.write("\"\($0)\"") }
        ?? LocalizedText("write the version that will be released next", zh: "写下一个要发布的版本"),
      fixIts: first.map { [.first($0, at: since.range)] } ?? [])
  }
}

extension Diagnostic.FixIt {
  fileprivate static func first(_ version: ReleaseVersion, at range: SourceRange) -> Diagnostic.FixIt {
    let text = "\"\(version)\""
    return Diagnostic.FixIt(Wording.write(text), replace: range, with: text)
  }
}
