import Evolution
import Schema
import SourceText
import Testing

/// Releases 1.0, 2.0 and so on, new schemas, and all that is found in them.
struct Compared: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let releases: [Example]
  private let new: Example
  private let isStrict: Bool
  private let expected: [String]

  /// - Parameters:
  ///   - name: what it shows.
  ///   - isStrict: whether the releases' readers are.
  init(
    _ name: String, _ releases: [Example], _ new: Example, isStrict: Bool = false, finds expected: [String]
  ) {
    testDescription = name
    (self.releases, self.new, self.isStrict, self.expected) = (releases, new, isStrict, expected)
  }

  func check() throws {
    let found = try Evolution.compare(new, with: releases, isStrict: isStrict).map { "\($0.rule.id) \($0.text)" }
    #expect(found.sorted() == expected.sorted())
  }
}

/// A message with an id of its own.
func gift(_ fields: String) -> Example { Example("message: Gift\nid: 7\nfields: { \(fields) }") }

extension Evolution {
  static func compare(
    _ new: Example, with releases: [Example], isStrict: Bool = false
  ) throws -> [BreakingChange] {
    let releases = try releases.enumerated().map { index, release in
      Release(name: "\(index + 1).0", schema: try Schema(release, from: 100 * (index + 1)), isStrict: isStrict)
    }
    return compare(try Schema(new), with: releases)
  }
}
