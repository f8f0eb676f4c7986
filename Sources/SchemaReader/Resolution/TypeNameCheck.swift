import Schema
import SourceText

/// Checks the names of the generated types against each other.
struct TypeNameCheck: ResolvingReader {
  let context: ReaderContext
  /// Where the types are declared that every field may name.
  let sharedTypes: [String: SourceRange]

  /// The name that a message's Swift type has in a target is no other type's, nor are those of the types that are named
  /// after the message. Those of two messages differ, as the messages' own do.
  func checkGeneratedNames(of message: Message) {
    for target in configuration.targets {
      let name = target.attachmentName(of: message)
      if let other = sharedTypes[name] {
        report(.swiftNameCollision(of: message.declaration.name, as: name, in: target.name.value, other: other))
      } else if SwiftNames.isTypeInUse(name) || SwiftNames.attachmentNames.contains(name) {
        report(.swiftNameCollision(of: message.declaration.name, as: name, in: target.name.value))
      }
      for name in message.furtherTypes(in: target) {
        let other = sharedTypes[name] ?? attachment(name, in: target)
        guard other != nil || SwiftNames.isTypeInUse(name) else { continue }
        report(.swiftNameCollision(of: name, after: message.declaration.name, other: other))
      }
    }
  }

  /// No two files of a target are one on some disk. Those of two messages, or of two shared types, are not: their names
  /// differ in more than case.
  func checkFileNames() {
    var types: [String: Located<String>] = [:]
    for name in symbols.sharedNames {
      _ = types.enter(name.value.foldedForDisks, name)
      if !SwiftNames.isTypeInUse(name.value), let file = SwiftNames.generatedFile(likeThatOf: name.value) {
        report(.swiftNameCollision(name, withFile: file))
      }
    }
    for message in symbols.messages {
      for target in configuration.targets {
        guard let finding = finding(onFileOf: message, in: target, types) else { continue }
        report(finding)
        break
      }
    }
  }

  /// What is wrong with the file of a message, if it is not that its type has the name of another one.
  private func finding(
    onFileOf message: Message, in target: Target, _ types: [String: Located<String>]
  ) -> Diagnostic? {
    let name = target.attachmentName(of: message)
    if sharedTypes[name] != nil || SwiftNames.isTypeInUse(name) { return nil }
    if let other = types[name.foldedForDisks] {
      return .swiftNameCollision(
        of: message.declaration.name, as: name, in: target.name.value, exceptForCaseOf: other)
    }
    return SwiftNames.generatedFile(likeThatOf: name).map {
      .swiftNameCollision(of: message.declaration.name, as: name, in: target.name.value, withFile: $0)
    }
  }

  /// Where the message is whose Swift type has that name.
  private func attachment(_ name: String, in target: Target) -> SourceRange? {
    guard name.hasPrefix(target.prefix), name.hasSuffix(target.suffix) else { return nil }
    let message = String(name.dropFirst(target.prefix.count).dropLast(target.suffix.count))
    guard case .message? = symbols.names[message] else { return nil }
    return symbols.locations[message]
  }

  /// Inside the type that holds it, the name of an inline type means that type: nothing there may need a shared one of
  /// the same name.
  func checkInlineTypes() {
    if sharedTypes.isEmpty { return }
    for type in symbols.objects where type.container != .shared {
      checkInlineType(type.declaration.name, in: type.container)
    }
    for type in symbols.enums where type.container != .shared {
      checkInlineType(type.declaration.name, in: type.container)
    }
  }

  private func checkInlineType(_ name: Located<String>, in container: TypeContainer) {
    guard let shared = sharedTypes[name.value] else { return }
    var seen: Set<ObjectType.ID> = []
    guard let user = fields(of: container).first(where: { needs(name.value, $0, &seen) }) else { return }
    report(.duplicateName(ofInlineType: name, andShared: shared, neededBy: user))
  }

  private func fields(of container: TypeContainer) -> [Field] {
    switch container {
    case .shared: []
    case .message(let name): symbols.messages.first { $0.name == name }.map { $0.fields + $0.locals } ?? []
    case .object(let id): symbols[id].fields
    }
  }

  /// Whether the code for a field names the shared type, or one inside it.
  private func needs(_ name: String, _ field: Field, _ seen: inout Set<ObjectType.ID>) -> Bool {
    switch field.type.leaf {
    case .enumeration(let id): return isShared(name, symbols[id].declaration.name.value, symbols[id].container)
    case .object(let id):
      if isShared(name, symbols[id].declaration.name.value, symbols[id].container) { return true }
      guard seen.insert(id).inserted else { return false }
      return symbols[id].fields.contains { needs(name, $0, &seen) }
    default: return false
    }
  }

  /// Whether a type is the shared one of that name, or is in it.
  private func isShared(_ name: String, _ type: String, _ container: TypeContainer) -> Bool {
    switch container {
    case .shared: type == name
    case .message: false
    case .object(let id): isShared(name, symbols[id].declaration.name.value, symbols[id].container)
    }
  }
}
