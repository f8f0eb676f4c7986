import Schema

/// Schemas as they were released, which the current ones are compared with.
public struct Release: Sendable {
  /// A version, or the folder of another checkout.
  public let name: String
  /// Its ranges are in separate files, with ids that no other file of the run has.
  public let schema: Schema
  /// Whether apps of the release still read messages.
  public let isInUse: Bool
  /// Whether it decodes messages by handwritten code, which accepts only what its schema says.
  public let isStrict: Bool
  /// The release that the base of the schemas was compared with instead of this one: this one itself, or, on another branch,
  /// one that it follows; nil: none.
  public let comparedAs: String?
  /// Releases with the same number have the same schema; nil: not known.
  public let content: Int?

  public init(name: String, schema: Schema, isInUse: Bool = true, isStrict: Bool = false) {
    self.init(name: name, schema: schema, isInUse: isInUse, isStrict: isStrict, comparedAs: name, content: nil)
  }

  public init(name: String, schema: Schema, isInUse: Bool, isStrict: Bool, comparedAs: String?, content: Int?) {
    self.name = name
    self.schema = schema
    self.isInUse = isInUse
    self.isStrict = isStrict
    self.comparedAs = comparedAs
    self.content = content
  }

  /// The schema as the release decodes messages; what it encodes does not depend on that.
  var readingSchema: Schema { isStrict ? schema.readStrictly : schema }
}

extension [Release] {
  /// For each the index of the first one that encodes and decodes as it does.
  var firstAlike: [Int] {
    enumerated().map { index, release in
      firstIndex { $0.content != nil && $0.content == release.content && $0.isStrict == release.isStrict } ?? index
    }
  }

  /// The names of those that were not compared themselves, and of those that were compared instead of them.
  var namesOnBranches: Set<String> {
    let replaced = filter { $0.comparedAs != $0.name }
    return Set(replaced.map(\.name) + replaced.compactMap(\.comparedAs))
  }
}
