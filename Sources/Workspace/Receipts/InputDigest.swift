import SourceText

/// All that decides what a run finds and writes, in 128 bits: the tool itself, and the name and content of every file
/// that it reads, and which targets are compiled together. Nothing else does: no option, no clock, no locale, no place on
/// the disk.
public struct InputDigest: Hashable, Sendable {
  let hash: ContentHash

  /// - Parameters:
  ///   - build: tells this build of the tool from any other.
  ///   - files: the configuration and the schemas, in the order in which they are read.
  ///   - templates: the user's, by their paths, for each target.
  ///   - modules: what is known of each target's module, in words.
  public init(build: [UInt8], files: [SourceFile], templates: [[String: [UInt8]]], modules: [String] = []) {
    let hashes = files.map { ContentHash($0.bytes) }
    var list = DigestedList()
    list.append(build)
    list.append(count: files.count)
    list.reserve(files.count * 80)
    for place in files.indices { list.append(files[place].path, hashes[place]) }
    list.append(count: templates.count)
    for templates in templates {
      list.append(count: templates.count)
      for (path, bytes) in templates.sorted(by: { $0.key.byteOrder($1.key) < 0 }) {
        list.append(path, ContentHash(bytes))
      }
    }
    list.append(count: modules.count)
    for module in modules { list.append(Array(module.utf8)) }
    hash = list.hash
  }
}

/// Values one behind the other, so that no two lists are the same bytes: each says its length.
struct DigestedList {
  private var bytes: [UInt8] = []

  var hash: ContentHash { ContentHash(bytes) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func append(count: Int) { append(UInt64(count)) }

  mutating func append(_ part: [UInt8]) {
    append(count: part.count)
    bytes += part
  }

  mutating func append(_ path: String, _ hash: ContentHash) {
    append(count: path.utf8.count)
    bytes.append(contentsOf: path.utf8)
    append(hash.high)
    append(hash.low)
  }

  private mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
