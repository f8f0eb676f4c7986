/// A pod or a package that an app depends on.
struct Dependency: Hashable {
  /// Without its subspec.
  let name: String
  /// Nil: the file does not say.
  var version: Version?
  /// The parts of a pod; empty: the file names none.
  var subspecs: Set<String> = []
  /// The path of the file that names it.
  let file: String

  /// Such as `NIMKit 3.5.1`.
  var title: String { version.map { "\(name) \($0)" } ?? name }

  /// Those of one name are one: the first version counts, and all subspecs.
  static func merged(_ all: [Dependency]) -> [Dependency] {
    var merged: [Dependency] = []
    for dependency in all {
      if let index = merged.firstIndex(where: { $0.name == dependency.name }) {
        merged[index].version = merged[index].version ?? dependency.version
        merged[index].subspecs.formUnion(dependency.subspecs)
      } else {
        merged.append(dependency)
      }
    }
    return merged
  }

  /// Such as `8.5.6870`.
  struct Version: Hashable, Comparable, CustomStringConvertible {
    let numbers: [Int]

    init(_ numbers: Int...) { self.numbers = numbers }

    /// The first version in a requirement such as `~> 9.2`; nil: there is none, or only an upper limit.
    init?(_ text: some StringProtocol) {
      guard !text.drop(while: { $0 == " " }).hasPrefix("<") else { return nil }
      let version = text.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      numbers = version.split(separator: ".").compactMap { Int($0) }
      if numbers.isEmpty { return nil }
    }

    var major: Int { numbers[0] }
    var description: String { numbers.map(String.init).joined(separator: ".") }

    static func < (a: Version, b: Version) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  }
}
