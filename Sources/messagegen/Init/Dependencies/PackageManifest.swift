/// What a `Package.swift` says, read line by line: it is a program, of which only the usual form is understood.
struct PackageManifest {
  private let lines: [Substring]
  private let text: String

  init(_ text: String) {
    lines = text.split { $0.isNewline }.filter { !$0.drop(while: { $0.isWhitespace }).hasPrefix("//") }
    self.text = lines.joined(separator: "\n")
  }

  /// The package's own name.
  var name: String? { text.firstMatch(of: /\bPackage\(\s*name:\s*"([^"]+)"/).map { String($0.1) } }

  /// Everything in quotes could be a package or a product; a version counts for the names on its line.
  var dependencies: [Dependency] {
    lines.flatMap { line in
      let quoted = line.matches(of: /"([^"]+)"/).map { String($0.1) }
      let version = quoted.first { $0.first?.isNumber == true }.flatMap { Dependency.Version($0) }
      return quoted.map { Dependency(name: Self.name(ofPackageAt: $0), version: version, file: "Package.swift") }
    }
  }

  /// The last part of a URL or a path, without `.git`.
  static func name(ofPackageAt location: String) -> String {
    let last = location.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? location
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
