import Schema
import SourceText

/// A field of both sides. It is a class because it is passed to every rule: a struct's parts would be copied each time.
final class FieldPair: Sendable {
  /// Such as `RedPacket/fields/title`.
  let at: String
  /// The same in the release.
  let oldAt: String
  let old: Field
  let new: Field
  /// The contexts of what the fields hold.
  let oldContext: FieldContext
  let newContext: FieldContext
  /// The contexts of the fields themselves, by the configuration or the field that holds their object.
  let around: (old: FieldContext, new: FieldContext)
  /// The same field in the latest release.
  let latest: Field?
  /// The latest release has no such field: only the key is the same.
  let isReused: Bool

  /// - Parameter kept: The fields of the latest release; nil: they are those of the old side.
  init(at: String, old: Field, new: Field, in container: ContainerPair, kept: KeptFields?) {
    (self.at, self.old, self.new) = (at, old, new)
    oldAt = container.oldPath + "/" + old.name
    (oldContext, newContext) = (container.old.inside(old), container.new.inside(new))
    around = (container.old, container.new)
    latest = kept?[at] ?? (kept == nil ? old : nil)
    isReused = latest == nil
  }

  /// The name of the message or object around it.
  var owner: String { String(at.prefix { $0 != "/" }) }

  /// Values have one form on both sides; fields of objects and cases of enumerations may differ.
  var hasOneType: Bool { WireType(old.type, in: oldContext.schema) == WireType(new.type, in: newContext.schema) }

  var isOldClosed: Bool { oldContext.isClosed(old) }
  var isNewClosed: Bool { newContext.isClosed(new) }

  /// A change of this field.
  func change(
    _ english: LocalizedText.Text, zh chinese: LocalizedText.Text, help: LocalizedText, at range: SourceRange? = nil,
    released: SourceRange? = nil, use: SourceUse? = nil, _ consequences: [Consequence]
  ) -> Change {
    Change(
      at: at, LocalizedText(english, zh: chinese), help: help, at: range ?? new.range,
      released: released ?? old.range, use: use ?? .naming(old.swiftName), consequences)
  }
}

/// The fields of the latest release, by their current paths.
typealias KeptFields = [String: Field]
