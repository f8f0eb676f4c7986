import Schema

/// Schemas as they were released, which the current ones are compared with.
public struct Release: Sendable {
  /// A version, or the folder of another checkout.
  public let name: String
  /// Its ranges are in files of its own, with ids that no other file of the run has.
  public let schema: Schema
  /// It still reads messages.
  public let isInUse: Bool
  /// It reads with code written by hand, which accepts only what its schema says.
  public let isStrict: Bool
  /// What the release that the schemas follow was compared with in place of this one: itself, but on another branch one
  /// that it follows; nil: nothing.
  public let comparedAs: String?
  /// Releases with the same number have the same schema; nil: nobody knows.
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

  /// As it reads; what it writes does not depend on that.
  var readingSchema: Schema { isStrict ? schema.readStrictly : schema }
}

extension [Release] {
  /// For each the first one that writes and reads as it does.
  var firstAlike: [Int] {
    enumerated().map { index, release in
      firstIndex { $0.content != nil && $0.content == release.content && $0.isStrict == release.isStrict } ?? index
    }
  }

  /// The names of those that were not compared themselves, and of those that were in their place.
  var namesOnBranches: Set<String> {
    let replaced = filter { $0.comparedAs != $0.name }
    return Set(replaced.map(\.name) + replaced.compactMap(\.comparedAs))
  }
}
