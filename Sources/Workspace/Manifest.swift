import SourceText

/// What messagegen wrote into an output folder: `.messagegen-manifest` there.
///
/// A header line, then a line for each file (hash, name, schemas, with tabs between), sorted. A name may stand there
/// several times, each time with a content that is ours: so a run announces what it is about to write, and two
/// branches merge by keeping the lines of both.
struct Manifest: Sendable {
  static let name = ".messagegen-manifest"

  struct Entry: Hashable, Sendable {
    var name: String
    var hash: ContentHash
    /// Empty: all schemas.
    var sources: [String]

    init(name: String, hash: ContentHash, sources: [String]) {
      (self.name, self.hash, self.sources) = (name, hash, sources)
    }

    init(of file: GeneratedFile, _ hash: ContentHash) {
      self.init(name: file.name, hash: hash, sources: file.sources.map(Manifest.oneField))
    }

    /// The end of its line, to be compared.
    fileprivate var sourceField: String { sources.joined(separator: "\t") }
  }

  /// Of the tool that wrote it.
  var version: String
  var entries: [Entry]

  init(version: String, entries: [Entry] = []) {
    self.version = version
    self.entries = entries
  }

  /// Both manifests' files are ours: what is on the disk while a run replaces the one by the other.
  func union(_ other: Manifest) -> Manifest {
    let sorted = Manifest(version: other.version, entries: entries + other.entries).sortedEntries
    var union = Manifest(version: other.version)
    union.entries.reserveCapacity(sorted.count)
    for entry in sorted where entry != union.entries.last { union.entries.append(entry) }
    return union
  }

  /// In the order in which a run writes them, and none of them announced beside what is there.
  var namesEachFileOnce: Bool {
    zip(entries, entries.dropFirst()).allSatisfy { $0.name.byteOrder($1.name) < 0 }
  }

  /// By their names, then by what else is in their lines.
  private var sortedEntries: [Entry] {
    if namesEachFileOnce { return entries }
    var sorted = entries.inByteOrder { $0.name }
    var start = 0
    while start < sorted.count {
      let end = sorted[start...].firstIndex { $0.name.byteOrder(sorted[start].name) != 0 } ?? sorted.count
      if end - start > 1 { sorted[start..<end].sort { ($0.hash, $0.sourceField) < ($1.hash, $1.sourceField) } }
      start = end
    }
    return sorted
  }

  var bytes: [UInt8] {
    var text: [UInt8] = Array("# messagegen \(version) wrote these files; do not edit (manifest 1)\n".utf8)
    text.reserveCapacity(text.count + entries.count * 96)
    for entry in sortedEntries {
      entry.hash.appendDigits(to: &text)
      text.append(UInt8(ascii: "\t"))
      text.append(contentsOf: entry.name.utf8)
      text.append(UInt8(ascii: "\t"))
      for (number, source) in entry.sources.enumerated() {
        if number > 0 { text.append(UInt8(ascii: "\t")) }
        text.append(contentsOf: source.utf8)
      }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// A path without what would break its line.
  fileprivate static func oneField(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 }) else { return path }
    return String(String.UnicodeScalarView(path.unicodeScalars.map { $0.value < 0x20 ? "?" : $0 }))
  }
}
