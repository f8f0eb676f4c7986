import Schema
import SourceText

/// What rules about the whole project ask of all messages and fields, looked up in one pass for all of them.
struct Survey: Sendable {
  private var payloadKeys = KeySet()
  /// The fields whose types say how wide their integers are, in the order of their holders.
  private(set) var sizedIntegers: [Field] = []
  /// What messages, objects and their fields say to use instead of them.
  private(set) var deprecations: [Located<String>] = []
  /// Some message has a text that is looked up in the app's translations.
  private(set) var hasLocalizedTexts = false

  /// The keys of all payloads, each once.
  var keys: Set<String> { payloadKeys.all }

  mutating func add(_ message: Message) {
    if !hasLocalizedTexts { hasLocalizedTexts = message.hasText(where: \.isLocalized) }
  }

  mutating func add(_ holder: Holder) {
    if let deprecated = holder.deprecated { deprecations.append(deprecated) }
    holder.fields.lendEach { field in
      if field.slot == nil { payloadKeys.insert(field.keyText) }
      if let integer = field.type.integer, integer != .int { sizedIntegers.append(field) }
      if let deprecated = field.deprecated { deprecations.append(deprecated) }
    }
  }

  mutating func add(_ other: Survey) {
    payloadKeys.formUnion(other.payloadKeys)
    sizedIntegers += other.sizedIntegers
    deprecations += other.deprecations
    hasLocalizedTexts = hasLocalizedTexts || other.hasLocalizedTexts
  }
}
