import SourceText

/// Finds what git left of a merge: libyaml would lose its way in it.
enum MergeCheck {
  /// - Parameter tree: What was read of the file. A line of a quoted text that is like a marker is the author's, unless a
  ///   conflict begins in the text.
  static func finding(in file: SourceFile, _ tree: YAMLTree) -> Diagnostic? {
    let markers = MergeMarker.all(in: file)
    if markers.isEmpty { return nil }
    let texts = tree.quotedTexts
    let left = markers.first { marker in
      marker.value == .start || !texts.contains { $0.contains(marker.range.start) }
    }
    return left.map { .mergeConflict(at: $0.range) }
  }
}
