/// A type that other languages write with more than one word, in this language's spelling.
struct ForeignType {
  let spelling: String
  let isOptional: Bool
  let isCollection: Bool

  /// nil: nothing of the kind, or longer than anybody's type is.
  init?(_ text: String) {
    guard text.utf8.count <= 200 else { return nil }
    let bare = TypeName.bare(text).trimmingBlanks
    guard let read = Self.read(bare) else { return nil }
    spelling = read.type
    isOptional = read.isOptional || bare != text.trimmingBlanks
    isCollection = read.type.hasPrefix("[") || read.type.hasPrefix("{")
  }

  private static func read(_ text: String) -> (type: String, isOptional: Bool)? {
    if text.contains("|") { return union(text) }
    let words = text.split(separator: " ", maxSplits: 1)
    if words.count == 2, let rule = ["repeated", "optional", "required"].first(where: { $0 == words[0] }) {
      let type = element(String(words[1]))
      return (rule == "repeated" ? "[\(type)]" : type, rule == "optional")
    }
    if text.hasSuffix("!"), text.count > 1 { return (element(String(text.dropLast())), false) }
    switch text.lowercased() {
    case "array", "list", "nsarray", "arraylist", "set": return ("[string]", false)
    case "map", "dict", "dictionary", "nsdictionary", "hashmap", "hash": return ("{ string: int }", false)
    default: return generic(text)
    }
  }

  /// `string | null`.
  private static func union(_ text: String) -> (type: String, isOptional: Bool)? {
    let parts = text.split(separator: "|").map { String($0).trimmingBlanks }
    let types = parts.filter { !["null", "undefined", "nil", "None"].contains($0) }
    guard types.count == 1, parts.count == 2 else { return nil }
    return (element(types[0]), true)
  }

  /// `List<String>`, `Map<String, Integer>`.
  private static func generic(_ text: String) -> (type: String, isOptional: Bool)? {
    guard let open = text.firstIndex(of: "<"), text.hasSuffix(">") else { return nil }
    let inner = String(text[text.index(after: open)...].dropLast())
    switch text[..<open].lowercased() {
    case "array", "list", "arraylist", "mutablelist", "set", "sequence", "collection", "vec", "nsarray":
      return ("[\(element(inner))]", false)
    case "map", "dictionary", "hashmap", "mutablemap", "record", "nsdictionary":
      guard let comma = inner.firstIndex(of: ",") else { return nil }
      return ("{ string: \(element(String(inner[inner.index(after: comma)...]))) }", false)
    default: return nil
    }
  }

  /// The type of an element, which is never nil.
  private static func element(_ text: String) -> String {
    let bare = TypeName.bare(text.trimmingBlanks)
    return read(bare)?.type ?? TypeName.ours(bare) ?? bare
  }
}

extension String {
  /// Without the blanks around it.
  var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
