extension [Diagnostic] {
  /// By file and place, the weightier first at one place; equal findings once.
  public func inOrder() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { a, b in
      if a.range != b.range { return a.range < b.range }
      if a.severity != b.severity { return a.severity > b.severity }
      return (a.id, a.message.english) < (b.id, b.message.english)
    }
  }

  /// For a terminal, where reading begins at the bottom: notes first, then warnings, and the errors next to the line
  /// that counts them; findings of one severity keep their order.
  ///
  /// rustc and swiftc print as they find, which puts an error above a screen full of warnings; they find few enough
  /// at a time. A run here finds everything in all schemas at once.
  public func weightiestLast() -> [Diagnostic] {
    Diagnostic.Severity.allCases.sorted().flatMap { severity in filter { $0.severity == severity } }
  }
}
