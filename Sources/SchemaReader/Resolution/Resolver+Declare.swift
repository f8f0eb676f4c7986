import Schema
import SourceText

extension Resolver {
  /// Enters the name of a declaration; false, and a finding, where it is taken.
  mutating func declare(_ raw: RawDeclaration) -> Bool {
    guard let first = enter(raw) else { return true }
    reading.report(
      .duplicateName, Phrase("`\(raw.name.value)` is declared twice", zh: "`\(raw.name.value)` 声明了两次"),
      at: raw.name.range, notes: [.init(Phrase("the first declaration is here", zh: "第一个声明在这里"), at: first)],
      help: Wording.renameOne)
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
      let other = sharedNames[name]
      if other != nil || SwiftNames.isTypeInUse(name) || SwiftNames.attachmentNames.contains(name) {
        report(name, of: message.declaration.name, like: other, in: target.name.value)
      }
      for name in message.furtherTypes(in: target) {
        let other = sharedNames[name] ?? attachment(name, in: target)
        guard other != nil || SwiftNames.isTypeInUse(name) else { continue }
        report(name, after: message.declaration.name, like: other)
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

  private mutating func report(_ name: String, after message: Located<String>, like other: SourceRange?) {
    reading.report(
      .swiftNameCollision,
      Phrase(
        "the generated code has a type `\(name)` for `\(message.value)`, which is another type's name",
        zh: "生成的代码为 `\(message.value)` 准备了类型 `\(name)`，与另一个类型同名"),
      at: message.range, notes: [.init(Phrase("the other is here", zh: "另一个在这里"), at: other)],
      help: Phrase("rename one of them", zh: "给其中一个改名"))
  }

  private mutating func report(
    _ name: String, of message: Located<String>, like other: SourceRange?, in target: String
  ) {
    if let other {
      reading.report(
        .swiftNameCollision,
        Phrase(
          "`\(message.value)` becomes `\(name)`, which is another type's name",
          zh: "`\(message.value)` 生成为 `\(name)`，与另一个类型同名"),
        at: message.range,
        notes: [.init(Phrase("the other is here", zh: "另一个在这里"), at: other)],
        help: Phrase(
          "rename one of them, or change the `prefix` or `suffix` of `\(target)`",
          zh: "给其中一个改名，或修改 `\(target)` 的 `prefix` 或 `suffix`"))
    } else {
      reading.report(
        .swiftNameCollision,
        Phrase(
          "`\(message.value)` becomes `\(name)`, which the generated code uses itself",
          zh: "`\(message.value)` 生成为 `\(name)`，而生成的代码自己要用这个名字"),
        at: message.range,
        help: Phrase("change the `prefix` or `suffix` of `\(target)`", zh: "修改 `\(target)` 的 `prefix` 或 `suffix`"))
    }
  }
}
