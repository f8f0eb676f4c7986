import Schema
import SourceText

/// Releases as a sentence names them: `2.1 to 2.3`, if all between were compared, too.
struct ReleaseNames {
  let text: LocalizedText
  let isPlural: Bool

  /// - Parameter all: Those that were compared, in their order.
  init(_ names: [String], among all: [String]) {
    isPlural = names.count > 1
    let indices = names.compactMap { all.firstIndex(of: $0) }
    var runs: [[String]] = []
    for (position, name) in names.enumerated() {
      let follows = position > 0 && indices.count == names.count && indices[position] == indices[position - 1] + 1
      if follows, let last = runs.indices.last { runs[last].append(name) } else { runs.append([name]) }
    }
    // Two are not worth a range.
    let parts = runs.flatMap { run -> [LocalizedText] in
      guard run.count > 2, let first = run.first, let last = run.last else { return run.map(Self.shown) }
      return [LocalizedText("\(first) to \(last)", zh: "\(first) 至 \(last)")]
    }
    text = Self.list(parts)
  }

  /// A folder or a revision is not a number.
  private static func shown(_ name: String) -> LocalizedText {
    .verbatim(ReleaseVersion(name) == nil ? "`\(name)`" : name)
  }

  private static func list(_ parts: [LocalizedText]) -> LocalizedText {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? .verbatim("") }
    let others = LocalizedText(
      "\(parts.dropLast().map(\.english).joined(separator: ", "))",
      zh: "\(parts.dropLast().map(\.chinese).joined(separator: "、"))")
    return LocalizedText("\(others) and \(last)", zh: "\(others)和\(last)")
  }
}
