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
  private(set) var envelopes: [Reference<Envelope>]
  private(set) var targets: [Reference<Target>]
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

  /// For one core alone, which then counts no references together with others.
  mutating func separateReferences() {
    envelopes = envelopes.map { Reference($0.value) }
    targets = targets.map { Reference($0.value) }
  }

  var schema: Schema {
    var configuration = configuration
    if let profile, case .object(let id)? = names[profile.name.value] { configuration.profile = id }
    return Schema(configuration: configuration, messages: messages, objects: objects.elements, enums: enums.elements)
  }
}
