import Schema
import SourceText

extension LintRule {
  static let repeatedID = LintRule(
    "repeated-id", .warning, theme: .ids,
    .message { message, schema in
      let entries = message.ids.all
      let isStrict = schema[message.envelope].isStrict
      func covers(_ one: Int, _ other: Int) -> Bool {
        entries[one].components.covers(entries[other].components, strictly: isStrict)
      }
      return entries.indices.compactMap { index in
        let whole = entries.indices.first { $0 != index && covers($0, index) && ($0 < index || !covers(index, $0)) }
        if let whole { return .repeated(entries[index], in: entries[whole], .removing(index, of: entries)) }
        let partly = entries.indices.first {
          $0 < index && !covers(index, $0) && entries[$0].isTangled(with: entries[index], isStrict)
        }
        return partly.map { .overlapping(entries[index], entries[$0]) }
      }
    })
}

extension TypeID {
  /// Whether both have a range at some index, and overlap. An exact value inside a range, or beside a `_`, is no mistake.
  fileprivate func isTangled(with other: TypeID, _ isStrict: Bool) -> Bool {
    guard components.overlaps(other.components, strictly: isStrict) else { return false }
    return zip(components, other.components).contains { component, other in
      guard case .range(let range) = component, case .range(let otherRange) = other else { return false }
      return range != otherRange
    }
  }

  /// What is left of a range in a single key without another one that overlaps its beginning or its end.
  fileprivate func rest(without other: TypeID) -> String? {
    guard components.count == 1, case .range(let range) = components[0], case .range(let taken) = other.components[0]
    else {
      return nil
    }
    if taken.upperBound < range.upperBound { return Self.range(taken.upperBound + 1, range.upperBound) }
    return taken.lowerBound > range.lowerBound ? Self.range(range.lowerBound, taken.lowerBound - 1) : nil
  }

  private static func range(_ lower: Int64, _ upper: Int64) -> String {
    lower == upper ? "\(lower)" : "\(lower)..\(upper)"
  }
}

extension Finding {
  fileprivate static func overlapping(_ typeID: TypeID, _ other: TypeID) -> Finding {
    let rest = typeID.rest(without: other)
    return Finding(
      "id \(typeID.yaml) overlaps \(other.yaml)", zh: "ID \(typeID.yaml) 与 \(other.yaml) 重叠", at: typeID.range,
      notes: [.init(LocalizedText("\(other.yaml) is listed here", zh: "\(other.yaml) 在这里列出"), at: other.range)],
      help: rest.map { LocalizedText("replace with \($0)", zh: "改为 \($0)") }
        ?? LocalizedText("write each id once", zh: "每个 ID 只写一次"),
      fixIts: rest.map {
        [.init(LocalizedText("replace with \($0)", zh: "替换为 \($0)"), replace: typeID.range, with: $0)]
      }
        ?? [])
  }

  fileprivate static func repeated(_ typeID: TypeID, in other: TypeID, _ fix: Diagnostic.FixIt)
    -> Finding
  {
    Finding(
      typeID.yaml == other.yaml
        ? LocalizedText("id \(typeID.yaml) is listed twice", zh: "ID \(typeID.yaml) 重复列出")
        : LocalizedText(
          "id \(typeID.yaml) is already covered by \(other.yaml)", zh: "ID \(typeID.yaml) 已包含在 \(other.yaml) 中"),
      at: typeID.range,
      notes: [.init(LocalizedText("\(other.yaml) is listed here", zh: "\(other.yaml) 在这里列出"), at: other.range)],
      help: LocalizedText("remove or correct it", zh: "删除或改正它"), fixIts: [fix])
  }
}

extension Diagnostic.FixIt {
  /// Takes an entry out of a list, in either style, with what parts it from its neighbor.
  fileprivate static func removing(_ index: Int, of entries: [TypeID]) -> Diagnostic.FixIt {
    var range = entries[index].range
    if index > 0 {
      range.start = entries[index - 1].range.end
    } else {
      range.end = entries[1].range.start
    }
    return .init(LocalizedText("remove it", zh: "删除它"), replace: range, with: "")
  }
}
