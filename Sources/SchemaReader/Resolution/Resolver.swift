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
  /// What each declared name stands for.
  var names: [String: Name] = [:]
  /// Where each of them is declared.
  var places: [String: SourceRange] = [:]
  var messages: [Message] = []
  var objects: [ObjectType] = []
  var enums: [EnumType] = []
  /// Fields of an object that could not be read; a reference to one is no second mistake.
  var failedFields: [ObjectType.ID: Set<String>] = [:]
  /// The names of inline types, by the type that holds them.
  var inlineNames: [Owner: [String: SourceRange]] = [:]
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
  }

  var envelopes: [Envelope] { configuration.envelopes }

  var schema: Schema {
    var configuration = configuration
    if let profile, case .object(let id)? = names[profile.name.value] { configuration.profile = id }
    return Schema(configuration: configuration, messages: messages, objects: objects, enums: enums)
  }
}
