import Schema
import SourceText

extension Resolver {
  /// Enters the name of a declaration; false, and a finding, where it is taken.
  func declare(_ raw: RawDeclaration) -> Bool {
    guard let first = symbols.enter(raw) else { return true }
    report(.duplicateName(raw.name, after: first))
    return false
  }

  /// An enumeration without a readable case is left out.
  func enumeration(_ raw: RawDeclaration) {
    guard let node = raw.entries["cases"], let cases = CaseReader(forms: forms).cases(node) else {
      symbols.names[raw.name.value] = .failed
      return
    }
    symbols.names[raw.name.value] = .enumeration(EnumType.ID(symbols.enums.count))
    symbols.enums.append(EnumType(declaration: raw.declaration, owner: .shared, cases: cases))
  }

  func fields(of raw: RawDeclaration) {
    guard case .object(let id)? = symbols.names[raw.name.value], let node = raw.entries["fields"] else { return }
    let list = FieldReader(context: context).fields(
      node, in: FieldContext(owner: .object(id), place: .object))
    symbols[id].fields = list.fields
    symbols.failedFields[id] = list.failed.isEmpty ? nil : list.failed
  }

  func rules(of raw: RawDeclaration) {
    guard case .object(let id)? = symbols.names[raw.name.value], let node = raw.entries["validate"] else { return }
    let scope = Scope(fields: symbols[id].fields, failed: symbols.failedFields[id] ?? [])
    symbols[id].rules = ConstraintReader(context: context).rules(node, in: scope)
  }

  /// Where the types are that stand on their own.
  var shared: [String: SourceRange] {
    let shared =
      symbols.objects.filter { $0.owner == .shared }.map(\.declaration.name)
      + symbols.enums.filter { $0.owner == .shared }.map(\.declaration.name)
    return Dictionary(shared.map { ($0.value, $0.range) }) { first, _ in first }
  }

  /// The name that a message's Swift type has in a target is no other type's, nor are those of the types that are named
  /// after the message. Those of two messages differ, as the messages' own do.
  func checkGeneratedName(of message: Message) {
    for target in configuration.targets {
      let name = target.attachmentName(of: message)
      if let other = symbols.sharedNames[name] {
        report(.swiftNameCollision(of: message.declaration.name, as: name, in: target.name.value, other: other))
      } else if SwiftNames.isTypeInUse(name) || SwiftNames.attachmentNames.contains(name) {
        report(.swiftNameCollision(of: message.declaration.name, as: name, in: target.name.value))
      }
      for name in message.furtherTypes(in: target) {
        let other = symbols.sharedNames[name] ?? attachment(name, in: target)
        guard other != nil || SwiftNames.isTypeInUse(name) else { continue }
        report(.swiftNameCollision(of: name, after: message.declaration.name, other: other))
      }
    }
  }

  /// Where the message is whose Swift type has that name.
  private func attachment(_ name: String, in target: Target) -> SourceRange? {
    guard name.hasPrefix(target.prefix), name.hasSuffix(target.suffix) else { return nil }
    let message = String(name.dropFirst(target.prefix.count).dropLast(target.suffix.count))
    guard case .message? = symbols.names[message] else { return nil }
    return symbols.places[message]
  }
}
