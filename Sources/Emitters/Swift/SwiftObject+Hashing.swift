import Schema

extension SwiftObject {
  /// What `hash(into:)` combines: up to three fields that differ most between values. More would take the compiler
  /// longer. Of equal rank are the last: what is constant, as a version or a kind, is usually declared first.
  var hashedValues: [String] {
    let all = fields.reversed().map { (value: $0.value, rank: HashRank($0.field)) }
    let ranked = HashRank.allCases.flatMap { rank in all.filter { $0.rank == rank }.map(\.value) }
    let hashed = ranked.isEmpty ? locals.prefix(1).map(\.value) : Array(ranked.prefix(3))
    if hashed.isEmpty { return ["unknownKeys"] }
    return hashed.map { $0 == "hasher" ? "self.hasher" : $0 }
  }
}

/// How much a field differs between values: the first most.
private enum HashRank: CaseIterable {
  case id, withoutDefault, textOrInteger, otherScalar, container, fewValues

  init(_ field: Field) {
    self =
      switch field.type {
      case .bool, .enumeration: .fewValues
      case .list, .map, .object, .json: .container
      case _ where field.isNamedAsID: .id
      case _ where field.defaultValue == nil: .withoutDefault
      case .string, .integer: .textOrInteger
      default: .otherScalar
      }
  }
}

extension Field {
  fileprivate var isNamedAsID: Bool { SwiftNames.words(of: name).last.map(["id", "md5", "url"].contains) ?? false }
}
