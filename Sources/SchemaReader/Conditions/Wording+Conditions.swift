import SourceText

extension Wording {
  /// How `encrypted`, `state == 1` and `title != nil` are written in `when`.
  static func condition(meantBy text: String) -> LocalizedText {
    let words = text.split(separator: " ").map(String.init)
    switch (words.count, words.dropFirst().first, words.last) {
    case (3, "!=", "nil"), (3, "!=", "null"): return write("{ \(words[0]): present }")
    case (3, "==", "nil"), (3, "==", "null"): return write("{ \(words[0]): absent }")
    case (3, "==", let value?): return write("{ \(words[0]): \(value) }")
    default:
      let name = words.count == 1 ? words[0] : "field"
      return LocalizedText("write a field and its value: `{ \(name): … }`", zh: "写上字段和值：`{ \(name): … }`")
    }
  }
}
