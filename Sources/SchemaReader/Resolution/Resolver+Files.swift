import Schema
import SourceText

/// The whole way from the files to what they declare.
extension Resolver {
  /// Reads and resolves files on all cores; false where that cannot be done, and nothing is right then.
  mutating func resolve(_ files: ArraySlice<SourceFile>) -> Bool {
    var parts = parts(of: files)
    // What is declared again meets the inline types of the first declaration, which parts do not hand on.
    guard declare(&parts).isEmpty, resolveOnAllCores(&parts) else { return false }
    checkWhole()
    return true
  }

  /// The same one by one.
  mutating func resolveInOnePart(_ files: ArraySlice<SourceFile>) {
    var parts = parts(of: files)
    let again = declare(&parts)
    for part in parts {
      for raw in part.declarations { resolveMessage(raw) }
    }
    checkWhole()
    resolveDuplicates(again)
  }

  private mutating func parts(of files: ArraySlice<SourceFile>) -> [RawPart] {
    let parts = RawPart.parts(of: files, among: reading.files)
    for part in parts {
      reading.findings += part.findings
      reading.ignoreComments += part.ignoreComments
      for name in part.failed { names.set(name, to: .failed) }
    }
    return (profile.map { [RawPart([$0])] } ?? []) + parts
  }

  /// Resolves the types that stand on their own; gives back the declarations whose name is taken. Messages with a name
  /// of their own remain.
  private mutating func declare(_ parts: inout [RawPart]) -> [RawDeclaration] {
    let again = enter(&parts)
    var types: [RawDeclaration] = []
    for place in parts.indices where parts[place].hasTypes { types += parts[place].removeTypes() }
    resolveTypes(types)
    checkCycles()
    sharedNames = shared
    return again
  }

  /// A message, if it can be read, and what its name means for others.
  mutating func resolveMessage(_ raw: RawDeclaration) {
    guard let message = message(raw) else { return }
    messages.append(message)
    checkGeneratedName(of: message)
  }

  private mutating func checkWhole() {
    checkObjectDefaults()
    checkShadows()
    checkMenus()
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
    let saved = (names, messages, objects, enums)
    for raw in raws {
      names.remove(raw.name.value)
      _ = enter(raw)
      resolveTypes([raw])
      if raw.kind == .message { _ = message(raw) }
    }
    checkObjectDefaults()
    checkShadows()
    (names, messages, objects, enums) = saved
  }
}
