/// A declaration that was edited, parsed from its path, such as `Order/fields/items/object/price`.
enum ChangedDeclaration: Hashable {
  case message(String)
  /// Ids of a message that another one had.
  case ids(String, of: String)
  case envelope(String)
  /// The rules of a message.
  case rules(String)
  /// A field of a message or shared type, by the fields that lead to it.
  case field(owner: String, path: [String])
  /// A case of a shared enumeration, or of the one that is declared at a field.
  case enumCase(String, owner: String, path: [String])

  /// nil: no message can show a change of it.
  init?(_ text: String) {
    let parts = text.split(separator: "/").map(String.init)
    if parts.count == 1 {
      self = .message(parts[0])
    } else if parts.count == 2, parts[0] == "envelopes" {
      self = .envelope(parts[1])
    } else if parts.count == 2, parts[1] == "validate" {
      self = .rules(parts[0])
    } else if parts.count == 3, parts[1] == "ids" {
      self = .ids(parts[0], of: parts[2])
    } else if parts.count == 3, parts[1] == "cases" {
      self = .enumCase(parts[2], owner: parts[0], path: [])
    } else if parts.count > 2, parts[1] == "fields" {
      self.init(owner: parts[0], parts.dropFirst(2))
    } else {
      return nil
    }
  }

  private init?(owner: String, _ parts: ArraySlice<String>) {
    var (path, rest) = ([String](), parts)
    while let name = rest.popFirst() {
      path.append(name)
      switch (rest.popFirst(), rest.count) {
      case (nil, _):
        self = .field(owner: owner, path: path)
        return
      case ("enum"?, 1):
        self = .enumCase(rest[rest.startIndex], owner: owner, path: path)
        return
      case ("object"?, 1...): continue
      default: return nil
      }
    }
    return nil
  }
}
