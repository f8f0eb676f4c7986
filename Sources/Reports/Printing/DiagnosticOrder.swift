import SourceText

extension [Diagnostic] {
  /// By file and range, the more severe first at one location; equal findings once.
  public func inOrder() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { a, b in
      if a.range != b.range { return a.range < b.range }
      if a.severity != b.severity { return a.severity > b.severity }
      return (a.id, a.message.english) < (b.id, b.message.english)
    }
  }
}
