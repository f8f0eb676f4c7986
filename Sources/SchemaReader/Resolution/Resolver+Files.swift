import Schema
import SourceText

/// The whole way from the files to what they declare.
extension Resolver {
  /// Reads the files in parallel, and resolves what they declare.
  mutating func resolve(_ files: [SourceFile]) {
    let blank = Reading(reading.files.values)
    let parts = files.parallelMap { file in
      var reading = blank
      let declared = reading.declarations(in: file)
      return (declared: declared, reading: reading)
    }
    for part in parts {
      reading.findings += part.reading.findings
      reading.ignoreComments += part.reading.ignoreComments
      for name in part.declared.failed { names[name] = .failed }
    }
    resolve(((profile.map { [$0] }) ?? []) + parts.flatMap(\.declared.declarations))
  }

  private mutating func resolve(_ raws: [RawDeclaration]) {
    var (unique, again): ([RawDeclaration], [RawDeclaration]) = ([], [])
    for raw in raws {
      if declare(raw) { unique.append(raw) } else { again.append(raw) }
    }
    resolveTypes(unique)
    checkCycles()
    sharedNames = shared
    for raw in unique where raw.kind == .message { resolveMessage(raw) }
    checkObjectDefaults()
    checkShadows()
    checkMenus()
    resolveDuplicates(again)
  }

  /// A message, if it can be read, and what its name means for others.
  private mutating func resolveMessage(_ raw: RawDeclaration) {
    guard let message = message(raw) else { return }
    messages.append(message)
    checkGeneratedName(of: message)
  }

  /// Enumerations, then objects: what a field may name is there before the fields of messages are read.
  private mutating func resolveTypes(_ raws: [RawDeclaration]) {
    for raw in raws where raw.kind == .enumeration { enumeration(raw) }
    let shared = raws.filter { $0.kind == .object }
    for raw in shared { fields(of: raw) }
    for raw in shared { rules(of: raw) }
  }

  /// Reads what is declared twice for its findings alone.
  private mutating func resolveDuplicates(_ raws: [RawDeclaration]) {
    if raws.isEmpty { return }
    let saved = (names, places, messages, objects, enums)
    for raw in raws {
      names[raw.name.value] = nil
      places[raw.name.value] = nil
      _ = enter(raw)
      resolveTypes([raw])
      if raw.kind == .message { _ = message(raw) }
    }
    checkObjectDefaults()
    checkShadows()
    (names, places, messages, objects, enums) = saved
  }
}
