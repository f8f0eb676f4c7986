import Schema
import SourceText

extension Diagnostic.FixIt {
  /// Another identity instead of the one that is written there. Never safe: others may send it already.
  static func take(_ id: String, at range: SourceRange) -> Diagnostic.FixIt {
    Diagnostic.FixIt(LocalizedText("replace with \(id)", zh: "改为 \(id)"), replace: range, with: id)
  }
}

extension TypeID {
  /// For one that begins with a value.
  func fixIts(taking free: String?) -> [Diagnostic.FixIt] {
    guard let free, case .value? = components.first else { return [] }
    return [.take(free, at: range)]
  }
}

extension Message {
  /// Where `id` is written as it is; an envelope may make it of something else.
  func fixIts(taking other: String?, for id: String, at range: SourceRange) -> [Diagnostic.FixIt] {
    guard let other, ids.all.contains(where: { $0.range == range && $0.components == [.value(.string(id))] })
    else { return [] }
    return [.take(other, at: range)]
  }
}

extension LocalizedText {
  /// The help for an identity that cannot stay; `id` is YAML.
  static func nextFree(_ id: String) -> LocalizedText {
    LocalizedText("the next free id is \(id)", zh: "下一个可用的 ID 是 \(id)")
  }
}
