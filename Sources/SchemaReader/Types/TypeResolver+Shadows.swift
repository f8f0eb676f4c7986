import Schema
import SourceText

/// Inline types that are named like a shared one.
///
/// Inside the type that holds it, the name means the inline type: so nothing there may need the shared one.
extension TypeResolver {
  func checkShadows() {
    if symbols.sharedNames.isEmpty { return }
    for type in symbols.objects where type.owner != .shared { checkShadow(type.declaration.name, in: type.owner) }
    for type in symbols.enums where type.owner != .shared { checkShadow(type.declaration.name, in: type.owner) }
  }

  private func checkShadow(_ name: Located<String>, in owner: Owner) {
    guard let shared = symbols.sharedNames[name.value] else { return }
    var seen: Set<ObjectType.ID> = []
    guard let user = fields(of: owner).first(where: { needs(name.value, $0, &seen) }) else { return }
    report(.duplicateName(ofInlineType: name, andShared: shared, neededBy: user))
  }

  private func fields(of owner: Owner) -> [Field] {
    switch owner {
    case .shared: []
    case .message(let name): symbols.messages.first { $0.name == name }.map { $0.fields + $0.locals } ?? []
    case .object(let id): symbols[id].fields
    }
  }

  /// Whether the code for a field names the shared type, or one inside it.
  private func needs(_ name: String, _ field: Field, _ seen: inout Set<ObjectType.ID>) -> Bool {
    switch field.type.leaf {
    case .enumeration(let id): return isShared(name, symbols[id].declaration.name.value, symbols[id].owner)
    case .object(let id):
      if isShared(name, symbols[id].declaration.name.value, symbols[id].owner) { return true }
      guard seen.insert(id).inserted else { return false }
      return symbols[id].fields.contains { needs(name, $0, &seen) }
    default: return false
    }
  }

  /// Whether a type is the shared one of that name, or stands in it.
  private func isShared(_ name: String, _ type: String, _ owner: Owner) -> Bool {
    switch owner {
    case .shared: type == name
    case .message: false
    case .object(let id): isShared(name, symbols[id].declaration.name.value, symbols[id].owner)
    }
  }
}
