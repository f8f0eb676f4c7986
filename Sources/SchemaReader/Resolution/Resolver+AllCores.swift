import Schema
import SourceText

/// Resolves messages on all cores: none looks at another one.
extension Resolver {
  /// Some messages, and the numbers of their first inline types.
  private struct Part: Sendable {
    let messages: ArraySlice<RawDeclaration>
    let numbers: InlineCount
  }

  private static let partSize = 64

  /// Does what resolving them one by one does; false, and nothing is done, for few messages, and where the number of
  /// inline types cannot be told from their keys, as in a schema with mistakes.
  mutating func resolveOnAllCores(_ raws: [RawDeclaration]) -> Bool {
    guard raws.count > Self.partSize else { return false }
    let parts = parts(of: raws)
    var blank = self
    blank.reading.findings = []
    blank.objectDefaults = []
    let resolver = blank
    let done = parts.mapOnAllCores(chunk: 1) { resolver.resolving($0) }
    guard zip(done, parts.dropFirst()).allSatisfy({ $0.numbers == $1.numbers }) else { return false }
    messages.reserveCapacity(raws.count)
    for part in done {
      reading.findings += part.reading.findings
      messages += part.messages
      objectDefaults += part.objectDefaults
    }
    objects.append(contentsOf: done.lazy.map(\.objects))
    enums.append(contentsOf: done.lazy.map(\.enums))
    return true
  }

  /// The numbers of the next types.
  private var numbers: InlineCount { InlineCount(objects: objects.count, enums: enums.count) }

  private func parts(of raws: [RawDeclaration]) -> [Part] {
    var numbers = numbers
    return stride(from: 0, to: raws.count, by: Self.partSize).map { start in
      let part = Part(messages: raws[start..<min(start + Self.partSize, raws.count)], numbers: numbers)
      for raw in part.messages {
        if let node = raw.entries["fields"] { numbers.count(below: node) }
        if let node = raw.entries["local"] { numbers.count(below: node) }
      }
      return part
    }
  }

  /// The part's messages and types, and what was found in them.
  private func resolving(_ part: Part) -> Resolver {
    var resolver = self
    resolver.objects = objects.part(from: part.numbers.objects)
    resolver.enums = enums.part(from: part.numbers.enums)
    resolver.messages = part.messages.compactMap { resolver.message($0) }
    return resolver
  }
}

/// A number of inline types, as far as keys tell.
private struct InlineCount: Equatable, Sendable {
  var objects: Int
  var enums: Int

  mutating func count(below node: YAMLNode) {
    for entry in node.entries {
      let value = entry.value
      guard value.kind != .scalar else { continue }
      if let key = entry.key.word {
        if key == "object" { objects += 1 }
        if key == "enum" { enums += 1 }
      }
      if value.kind == .mapping { count(below: value) }
    }
  }
}
