import Schema
import SourceText

/// The second stage: over all files, names become what they name.
///
/// What cannot be resolved is left out, and its name remembered, so that one mistake is one finding.
struct Resolver: Sendable {
  /// What a declared name stands for.
  enum Name: Sendable {
    case message
    case object(ObjectType.ID)
    case enumeration(EnumType.ID)
    /// Declared, but not readable.
    case failed
  }

  typealias ObjectDefault = (id: ObjectType.ID, range: SourceRange)

  var reading: Reading
  let configuration: Configuration
  /// Those of the configuration, which every message is read with.
  let envelopes: [Reference<Envelope>]
  let targets: [Reference<Target>]
  var names = DeclaredNames()
  var messages: [Message] = []
  var objects = TypeList<ObjectType>()
  var enums = TypeList<EnumType>()
  /// Fields of an object that could not be read; a reference to one is no second mistake.
  var failedFields: [ObjectType.ID: Set<String>] = [:]
  var inlineNames = InlineNames()
  /// Where the types are that stand on their own.
  var sharedNames: [String: SourceRange] = [:]
  /// `default: {}` of an object type, to be checked when all objects are there.
  var objectDefaults: [ObjectDefault] = []
  /// The presets of the configuration as they are written; nil for one with mistakes of its own.
  var presets: [String: Entries?] = [:]
  /// The profile of the configuration as it is written.
  var profile: RawDeclaration?
  /// Envelopes of the configuration with mistakes of their own.
  var unreadableEnvelopes: Set<String> = []
  /// No message stands behind a look-up: presets are being checked by themselves.
  var isRehearsal = false

  init(_ reading: Reading, _ configuration: Configuration) {
    self.reading = reading
    self.configuration = configuration
    envelopes = configuration.envelopes.map { Reference($0) }
    targets = configuration.targets.map { Reference($0) }
  }

  var schema: Schema {
    var configuration = configuration
    if let profile, case .object(let id)? = names[profile.name.value] { configuration.profile = id }
    return Schema(configuration: configuration, messages: messages, objects: objects.elements, enums: enums.elements)
  }

  /// Reads and resolves files on all cores; false where that cannot be done, and nothing is right then.
  mutating func resolve(_ files: [SourceFile]) -> Bool {
    var parts = parts(of: files)
    // What is declared again meets the inline types of the first declaration, which parts do not hand on.
    guard declare(&parts).isEmpty, resolveOnAllCores(&parts) else { return false }
    checkWhole()
    return true
  }

  /// The same one by one.
  mutating func resolveInOnePart(_ files: [SourceFile]) {
    var parts = parts(of: files)
    let again = declare(&parts)
    sharedNames = shared
    for part in parts {
      for raw in part.declarations { resolveMessage(raw) }
    }
    checkWhole()
    resolveDuplicates(again)
  }

  private mutating func parts(of files: [SourceFile]) -> [RawPart] {
    let parts = RawPart.parts(of: files, among: reading.files)
    for part in parts {
      reading.findings += part.findings
      reading.ignoreComments += part.ignoreComments
      for name in part.failed { names.set(name, to: .failed) }
    }
    return [RawPart([profile].compactMap { $0 })] + parts
  }

  /// Resolves the types that stand on their own; gives back the declarations whose name is taken. Messages with a name
  /// of their own remain.
  private mutating func declare(_ parts: inout [RawPart]) -> [RawDeclaration] {
    let again = enter(&parts)
    var types: [RawDeclaration] = []
    for place in parts.indices where parts[place].declarations.contains(where: { $0.kind != .message }) {
      types += parts[place].declarations.filter { $0.kind != .message }
      parts[place].declarations.removeAll { $0.kind != .message }
    }
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
    (names, messages, objects, enums) = saved
  }
}
