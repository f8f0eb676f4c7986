/// Marks the functions of the embedded runtime that take types of generated code. The optimizer then compiles each of them
/// once, as it does where the runtime is a module, and not for every type.
enum GenericFunctions {
  static let attribute = "@_semantics(\"optimize.sil.specialize.generic.never\")"

  private static let modifiers = ["nonisolated ", "public ", "static ", "mutating "].map { Array($0.utf8) }
  private static let function = Array("func ".utf8)
  private static let runtimeName = Array("JSON".utf8)
  private static let bracket = UInt8(ascii: "<")
  private static let newline = UInt8(ascii: "\n")

  /// - Parameter source: as `swift format` writes it: a declaration begins a line.
  static func marked(_ source: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(source.count + 1024)
    var start = 0
    var index = 0
    var isGeneric = false
    while index < source.count {
      let byte = source[index]
      index += 1
      if byte == bracket { isGeneric = true }
      guard byte == newline || index == source.count else { continue }
      let line = source[start..<index]
      if isGeneric, takesGeneratedTypes(line) {
        output += line.prefix { $0 == UInt8(ascii: " ") }
        output += Array((attribute + "\n").utf8)
      }
      output += line
      start = index
      isGeneric = false
    }
    return output
  }

  /// Whether a line declares a function for any type that conforms to a protocol of the runtime. One that is private
  /// takes only types of the runtime itself.
  private static func takesGeneratedTypes(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line.drop { $0 == UInt8(ascii: " ") }
    while let modifier = modifiers.first(where: { rest.starts(with: $0) }) { rest = rest.dropFirst(modifier.count) }
    guard rest.starts(with: function) else { return false }
    let parameters = rest.prefix { $0 != UInt8(ascii: "(") }.drop { $0 != UInt8(ascii: "<") }
    return parameters.indices.contains { parameters[$0...].starts(with: runtimeName) }
  }
}
