import Schema
import SourceText

extension Resolver {
  /// Enters the name of a declaration; false, and a finding, where it is taken.
  mutating func declare(_ raw: RawDeclaration) -> Bool {
    guard let first = enter(raw) else { return true }
    reading.report(.duplicateName(raw.name, after: first))
    return false
  }

  /// Gives back where the declaration is that has the name already.
  mutating func enter(_ raw: RawDeclaration) -> SourceRange? {
    let name = raw.name.value
    if let first = places.enter(name, raw.name.range) { return first }
    switch raw.kind {
    case .message: names[name] = .message
    case .enumeration: break
    case .object:
      names[name] = .object(ObjectType.ID(objects.count))
      objects.append(ObjectType(declaration: raw.declaration, owner: .shared))
    }
    return nil
  }

  /// An enumeration without a readable case is left out.
  mutating func enumeration(_ raw: RawDeclaration) {
    guard let node = raw.entries["cases"], let cases = reading.cases(node) else {
      names[raw.name.value] = .failed
      return
    }
    names[raw.name.value] = .enumeration(EnumType.ID(enums.count))
    enums.append(EnumType(declaration: raw.declaration, owner: .shared, cases: cases))
  }

  mutating func fields(of raw: RawDeclaration) {
    guard case .object(let id)? = names[raw.name.value], let node = raw.entries["fields"] else { return }
    let list = fields(
      node, in: FieldContext(owner: .object(id), place: .object))
    objects[id.index].fields = list.fields
    failedFields[id] = list.failed.isEmpty ? nil : list.failed
  }

  mutating func rules(of raw: RawDeclaration) {
    guard case .object(let id)? = names[raw.name.value], let node = raw.entries["validate"] else { return }
    let scope = Scope(fields: objects[id.index].fields, failed: failedFields[id] ?? [])
    objects[id.index].rules = rules(node, in: scope)
  }

  /// Where the types are that stand on their own.
  var shared: [String: SourceRange] {
    let shared =
      objects.filter { $0.owner == .shared }.map(\.declaration.name)
      + enums.filter { $0.owner == .shared }.map(\.declaration.name)
    return Dictionary(shared.map { ($0.value, $0.range) }) { first, _ in first }
  }

  /// The name that a message's Swift type has in a target is no other type's, nor are those of the types that are named
  /// after the message. Those of two messages differ, as the messages' own do.
  mutating func checkGeneratedName(of message: Message) {
    for target in configuration.targets {
      let name = target.attachmentName(of: message)
      if let other = sharedNames[name] {
        reading.report(.swiftNameCollision(of: message.declaration.name, as: name, in: target.name.value, other: other))
      } else if SwiftNames.isTypeInUse(name) || SwiftNames.attachmentNames.contains(name) {
        reading.report(.swiftNameCollision(of: message.declaration.name, as: name, in: target.name.value))
      }
      for name in message.furtherTypes(in: target) {
        let other = sharedNames[name] ?? attachment(name, in: target)
        guard other != nil || SwiftNames.isTypeInUse(name) else { continue }
        reading.report(.swiftNameCollision(of: name, after: message.declaration.name, other: other))
      }
    }
  }

  /// Where the message is whose Swift type has that name.
  private func attachment(_ name: String, in target: Target) -> SourceRange? {
    guard name.hasPrefix(target.prefix), name.hasSuffix(target.suffix) else { return nil }
    let message = String(name.dropFirst(target.prefix.count).dropLast(target.suffix.count))
    guard case .message? = names[message] else { return nil }
    return places[message]
  }
}
