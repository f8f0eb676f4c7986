/// Swift code that uses all that generated code declares: each type, property, initializer and case, with its type.
struct SwiftUse {
  private(set) var text = ""
  private var types: [(name: String, isEnum: Bool, indent: Int)] = []
  private var properties: [(name: String, type: String)] = []
  private var cases: [(name: String, type: String)] = []

  /// - Parameter side: the one that the code was written for; another one may be imported instead.
  init(of side: GeneratedSide, importing module: String) {
    text = "import Foundation\nimport MessageRuntime\nimport \(module)\n"
    for (name, file) in side.files.sorted(by: { $0.key < $1.key }) where name != "Oracle.swift" {
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (number, line) in lines.enumerated() { read(line, lines[number...]) }
    }
  }

  private mutating func read(_ line: String, _ rest: ArraySlice<String>) {
    let indent = line.prefix { $0 == " " }.count
    if let type = line.wholeMatch(of: /\ *nonisolated public (?:indirect )?(struct|enum) ([^:]+): (.*) {/) {
      types.append((String(type.2), type.1 == "enum", indent))
      // What a target's `conformances` says; others come and go with what a message holds.
      let protocols = (type.3.split(separator: ", ").filter { $0 == "Hashable" || $0 == "Equatable" } + ["Sendable"])
        .joined(separator: " & ")
      text += "private func use(_: \(path).Type) { let _: any (\(protocols)).Type = \(path).self }\n"
      (properties, cases) = ([], [])
      return
    }
    guard let type = types.last else { return }
    if let id = line.wholeMatch(of: /\ *public static var typeID: ([^{]+) {.*/) {
      text += "private func useID(_: \(path).Type) { let _: \(id.1) = \(path).typeID }\n"
    }
    if line.hasPrefix("}") || (indent == type.indent && line.hasSuffix("}")) {
      if type.isEnum { useCases() }
      types.removeLast()
    } else if indent == type.indent + 2 {
      if let property = line.wholeMatch(of: /\ *public var ([^:]+): ([^{]+)/) {
        properties.append((String(property.1), String(property.2)))
      } else if type.isEnum, let enumCase = line.wholeMatch(of: /\ *case ([^(]+)(?:\((.*)\))?/) {
        cases.append((String(enumCase.1), enumCase.2.map(String.init) ?? ""))
      } else if !type.isEnum, line.contains("public init(") {
        let end = rest.firstIndex { $0.hasSuffix(") {") } ?? rest.startIndex
        useProperties(rest[rest.startIndex...end].joined(separator: " "))
      }
    }
  }

  private var path: String { types.map(\.name).joined(separator: ".") }

  private mutating func useProperties(_ initializer: String) {
    let parameters = initializer.matches(of: /[(,]\ *([^ :(),]+): ([^,]+?)(?= =|,|\) \{)( =)?/).map {
      (name: String($0.1), hasDefault: $0.3 != nil)
    }
    let kept = properties.filter { $0.name != "unknownKeys" }
    let names = kept.map(\.name)
    guard parameters.allSatisfy({ names.contains($0.name) }) else { return }
    func call(_ parameters: [(name: String, hasDefault: Bool)]) -> String {
      let arguments = parameters.map { parameter in
        "\(parameter.name): p\(names.firstIndex(of: parameter.name) ?? 0)"
      }
      return "    _ = \(path)(\(arguments.joined(separator: ", ")))\n"
    }
    let types = kept.enumerated().map { "_ p\($0): \($1.type)" }.joined(separator: ", ")
    text += "extension \(path) {\n  fileprivate func use(\(types)) {\n    var copy = self\n"
    text += call(parameters) + call(parameters.filter { !$0.hasDefault })
    for (index, property) in kept.enumerated() {
      text += "    let v\(index): \(property.type) = self.\(property.name)\n    _ = v\(index)\n"
      text += "    copy.\(property.name) = p\(index)\n"
    }
    text += "    _ = copy\n  }\n}\n"
  }

  /// Without `default`: one that is new breaks it.
  private mutating func useCases() {
    text += "extension \(path) {\n  fileprivate func use() {\n    switch self {\n"
    for enumCase in cases {
      let value = enumCase.type.isEmpty ? "" : "(let value)"
      text += "    case .\(enumCase.name)\(value): "
      text += enumCase.type.isEmpty ? "break\n" : "let typed: \(enumCase.type) = value; _ = typed\n"
    }
    text += "    }\n  }\n}\n"
  }
}
