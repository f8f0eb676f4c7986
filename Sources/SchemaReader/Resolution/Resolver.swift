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

  var reading: Reading
  let configuration: Configuration
  var names = DeclaredNames()
  var messages: [Message] = []
  var objects = TypeList<ObjectType>()
  var enums = TypeList<EnumType>()
  /// Fields of an object that could not be read; a reference to one is no second mistake.
  var failedFields: [ObjectType.ID: Set<String>] = [:]
  var inlineNames = InlineNames()
  /// `default: {}` of an object type, to be checked when all objects are there.
  var objectDefaults: [(id: ObjectType.ID, range: SourceRange)] = []
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
  }

  var schema: Schema {
    var configuration = configuration
    if let profile, case .object(let id)? = names[profile.name.value] { configuration.profile = id }
    return Schema(configuration: configuration, messages: messages, objects: objects.elements, enums: enums.elements)
  }

  mutating func resolve(_ raws: [RawDeclaration], failed: Set<String>) {
    for name in failed { names[name] = .failed }
    let (first, again) = declare([profile].compactMap { $0 } + raws)
    resolveTypes(first)
    checkCycles()
    let raws = first.filter { $0.kind == .message }
    // What is declared again meets the inline types of the first declaration, which parts do not hand on.
    if !again.isEmpty || !resolveOnAllCores(raws) {
      for raw in raws { message(raw).map { messages.append($0) } }
    }
    checkObjectDefaults()
    checkGeneratedNames()
    checkMenus()
    resolveDuplicates(again)
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
      names[raw.name.value] = nil
      _ = declare([raw])
      resolveTypes([raw])
      if raw.kind == .message { _ = message(raw) }
    }
    checkObjectDefaults()
    (names, messages, objects, enums) = saved
  }
}
