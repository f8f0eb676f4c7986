import Schema
import SourceText

extension Resolver {
  /// Enters the names; gives back the declarations that have one of their own, and those whose name is taken.
  mutating func declare(_ raws: [RawDeclaration]) -> (first: [RawDeclaration], again: [RawDeclaration]) {
    var places: [String: SourceRange] = [:]
    var result: (first: [RawDeclaration], again: [RawDeclaration]) = ([], [])
    places.reserveCapacity(raws.count)
    names.reserveCapacity(raws.count)
    for raw in raws {
      if let first = places[raw.name.value] {
        reading.report(
          .duplicateName, Phrase("`\(raw.name.value)` is declared twice", zh: "`\(raw.name.value)` 声明了两次"),
          at: raw.name.range,
          notes: [.init(Phrase("the first declaration is here", zh: "第一个声明在这里"), at: first)],
          help: Wording.renameOne)
        result.again.append(raw)
        continue
      }
      places[raw.name.value] = raw.name.range
      result.first.append(raw)
      enter(raw)
    }
    return result
  }

  private mutating func enter(_ raw: RawDeclaration) {
    switch raw.kind {
    case .message: names[raw.name.value] = .message
    case .object:
      names[raw.name.value] = .object(ObjectType.ID(objects.count))
      objects.append(ObjectType(declaration: raw.declaration, owner: .shared))
    case .enumeration: break
    }
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
      node, in: FieldContext(owner: .object(id), isLenient: configuration.isLenient, place: .object))
    objects[id.index].fields = list.fields
    failedFields[id] = list.failed.isEmpty ? nil : list.failed
  }

  mutating func rules(of raw: RawDeclaration) {
    guard case .object(let id)? = names[raw.name.value], let node = raw.entries["validate"] else { return }
    let scope = Scope(fields: objects[id.index].fields, failed: failedFields[id] ?? [])
    objects[id.index].rules = rules(node, in: scope)
  }

  /// Where the types are that stand on their own.
  private var sharedNames: [String: SourceRange] {
    let (objects, enums) = (objects.elements, enums.elements)
    let shared =
      objects.indices.filter { objects[$0].owner == .shared }.map { objects[$0].declaration.name }
      + enums.indices.filter { enums[$0].owner == .shared }.map { enums[$0].declaration.name }
    return Dictionary(shared.map { ($0.value, $0.range) }) { first, _ in first }
  }

  /// The name that a message's Swift type has in a target is no other type's. Those of two messages differ, as the
  /// messages' own do.
  mutating func checkGeneratedNames() {
    let sharedNames = sharedNames
    for target in configuration.targets {
      for place in messages.indices {
        let message = messages[place].declaration.name
        let name = target.attachmentName(ofMessage: message.value)
        if let other = sharedNames[name] {
          reading.report(
            .swiftNameCollision,
            Phrase(
              "`\(message.value)` becomes `\(name)`, which is another type's name",
              zh: "`\(message.value)` 生成为 `\(name)`，与另一个类型同名"),
            at: message.range,
            notes: [.init(Phrase("the other is here", zh: "另一个在这里"), at: other)],
            help: Phrase(
              "rename one of them, or change the `prefix` or `suffix` of `\(target.name.value)`",
              zh: "给其中一个改名，或修改 `\(target.name.value)` 的 `prefix` 或 `suffix`"))
        } else if SwiftNames.typesInUse.contains(name) {
          reading.report(
            .swiftNameCollision,
            Phrase(
              "`\(message.value)` becomes `\(name)`, which the generated code uses itself",
              zh: "`\(message.value)` 生成为 `\(name)`，而生成的代码自己要用这个名字"),
            at: message.range,
            help: Phrase(
              "change the `prefix` or `suffix` of `\(target.name.value)`",
              zh: "修改 `\(target.name.value)` 的 `prefix` 或 `suffix`"))
        }
      }
    }
  }
}
