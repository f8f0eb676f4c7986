import Schema
import SourceText

extension Reading {
  /// The cases whose names and raw values are one of a kind.
  mutating func consistent(_ cases: [EnumType.Case]) -> [EnumType.Case] {
    var names: [String: EnumType.Case] = [:]
    var raws: [EnumType.Raw: EnumType.Case] = [:]
    let isInteger = cases.first.map { Self.isInteger($0.raw.value) } ?? false
    var isMixed = false
    return cases.filter { item in
      if let first = raws[item.raw.value] {
        report(
          .equalRawValues, "`\(first.name.value)` has the raw value \(Self.text(item.raw.value)) already",
          at: item.raw.range, notes: [.init("the first is here", at: first.raw.range)],
          help: "each case has a raw value of its own")
        return false
      }
      if let first = names[item.name.value] {
        report(
          .duplicateName, "the name `\(item.name.value)` is taken by another case", at: item.name.range,
          notes: [.init("the first is here", at: first.name.range)],
          help: "name it in a mapping: `{ someName: \(Self.text(item.raw.value)) }`")
        return false
      }
      if Self.isInteger(item.raw.value) != isInteger {
        if !isMixed {
          report(
            .mixedRawValues, "the raw values are integers and strings", at: item.raw.range,
            notes: [.init("the first case is \(isInteger ? "an integer" : "a string")", at: cases[0].raw.range)],
            help: "quote all of them, or none")
        }
        isMixed = true
        return false
      }
      names[item.name.value] = item
      raws[item.raw.value] = item
      return true
    }
  }

  private static func isInteger(_ raw: EnumType.Raw) -> Bool {
    if case .integer = raw { true } else { false }
  }

  private static func text(_ raw: EnumType.Raw) -> String {
    switch raw {
    case .integer(let value): String(value)
    case .string(let value): "\"\(value)\""
    }
  }
}
