import Schema
import SourceText

/// Resolves messages on all cores: none looks at another one.
extension Resolver {
  /// Some messages, and the numbers of their first inline types.
  private struct Part: Sendable {
    /// Freed with the text of their files as soon as they are resolved: much of a large project is never held at once.
    let messages: Handover<[RawDeclaration]>
    let numbers: InlineCount
  }

  /// What became of a part.
  private struct Resolved: Sendable {
    let messages: [Message]
    let objects: TypeList<ObjectType>
    let enums: TypeList<EnumType>
    let findings: [Diagnostic]
    let objectDefaults: [ObjectDefault]

    /// The numbers of the next types.
    var numbers: InlineCount { InlineCount(objects: objects.count, enums: enums.count) }
  }

  /// Does what resolving them one by one does, and takes the parts for it; false where the number of inline types cannot
  /// be told from their keys, as in a schema with mistakes.
  mutating func resolveOnAllCores(_ raws: inout [RawPart]) -> Bool {
    let parts = takeParts(of: &raws)
    var blank = self
    blank.reading.findings = []
    blank.objectDefaults = []
    let resolver = blank
    let done = parts.parallelMap { resolver.resolving($0) }
    guard zip(done, parts.dropFirst()).allSatisfy({ $0.numbers == $1.numbers }) else { return false }
    messages.reserveCapacity(done.reduce(0) { $0 + $1.messages.count })
    for part in done {
      reading.findings += part.findings
      messages += part.messages
      objectDefaults += part.objectDefaults
    }
    objects.append(contentsOf: done.lazy.map(\.objects))
    enums.append(contentsOf: done.lazy.map(\.enums))
    return true
  }

  private func takeParts(of raws: inout [RawPart]) -> [Part] {
    var numbers = InlineCount(objects: objects.count, enums: enums.count)
    var parts: [Part] = []
    parts.reserveCapacity(raws.count)
    // Where only types were declared nothing is left to do, and for one part no other core need be woken.
    for raw in raws where !raw.declarations.isEmpty {
      parts.append(Part(messages: Handover(raw.declarations), numbers: numbers))
      numbers += raw.inlineTypes
    }
    raws = []
    return parts
  }

  private func resolving(_ part: Part) -> Resolved {
    var resolver = self
    resolver.separateReferences()
    resolver.objects = objects.part(from: part.numbers.objects)
    resolver.enums = enums.part(from: part.numbers.enums)
    let messages = part.messages.take() ?? []
    resolver.messages.reserveCapacity(messages.count)
    messages.lendEach {
      resolver.inlineNames = InlineNames()
      resolver.resolveMessage($0)
    }
    return Resolved(
      messages: resolver.messages, objects: resolver.objects, enums: resolver.enums,
      findings: resolver.reading.findings, objectDefaults: resolver.objectDefaults)
  }
}
