import Schema

extension Schema {
  /// The fields that have one of some keys, each with the fields beside it.
  func fieldsOfPayloads(with keys: Set<String>) -> [(field: Field, siblings: [Field])] {
    compositeTypes.flatMap { type in
      type.fields.filter { $0.slot == nil && keys.contains($0.keyText) }.map { ($0, type.fields) }
    }
  }
}

extension NameComparison {
  /// Names that are the same in some sense, where there are several; few projects have any.
  static func groups(of names: Set<String>, by sense: (String) -> String) -> [String: [String]] {
    Dictionary(grouping: names, by: sense).filter { !$0.key.isEmpty && $0.value.count > 1 }
  }
}
