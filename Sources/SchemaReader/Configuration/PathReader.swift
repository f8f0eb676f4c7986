import SourceText

/// Reads paths of the configuration: each is relative to its folder, and stays in it.
struct PathReader: ReportingReader {
  let forms: FormReader

  /// The path of a key, sound or not; nil if it is left out.
  func path(_ key: String, in entries: CheckedMapping) -> Located<String>? {
    guard var path = entries.text(key) else { return nil }
    // `Schemas/` is the folder `Schemas`.
    while path.value.count > 1, path.value.hasSuffix("/") { path.value.removeLast() }
    if path.value.isEmpty {
      report(.emptyValue(ofPath: key, at: path.range))
    } else if path.value.hasPrefix("/") || path.value.hasPrefix("~") {
      report(.badPath(absolute: key, at: path.range))
    } else if FolderPath(path.value) == nil {
      report(.badPath(leavingPackage: key, at: path.range))
    }
    return path
  }

  /// An output folder is messagegen's own: it is cleaned up, and its name is all that tells its files from others.
  func checkOutput(_ path: Located<String>, of key: String, sample: String, schemas: String) {
    guard !path.value.isEmpty else { return }
    let folder = FolderPath(path.value)
    if folder?.parts == [] {
      report(.badPath(ofConfiguration: key, sample: sample, at: path.range))
    } else if folder == FolderPath(schemas) {
      report(.badPath(ofSchemas: key, sample: sample, at: path.range))
    } else if folder != nil, path.value.split(separator: "/").contains("..") {
      report(.badPath(upwards: key, sample: sample, at: path.range))
    }
  }
}

/// A path of the configuration as the folders that it leads through, in one case: some disks ignore it.
struct FolderPath: Hashable {
  private(set) var parts: [String] = []

  /// Nil: the path leaves the package.
  init?(_ path: String) {
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part).foldedForDisks)
      } else if parts.popLast() == nil {
        return nil
      }
    }
  }
}
