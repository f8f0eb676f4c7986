import Inspection
import Schema
import SourceText

/// What a payload is to targets other than the one that was asked for.
struct OtherTarget {
  private let message: String
  private let targets: [String]

  /// nil: nothing.
  init?(_ inspection: Inspection) {
    guard let message = inspection.ofOtherTarget else { return nil }
    self.message = message.name
    targets = inspection.configuration.targets.filter { $0.has(message) }.map(\.name.value)
  }

  var json: OrderedJSON { .object([("message", .string(message)), ("targets", .array(targets.map { .string($0) }))]) }

  var text: LocalizedText {
    if targets.isEmpty { return LocalizedText("it is \(message), of no target", zh: "是 \(message)，不属于任何 target") }
    let names = Wording.enumeration(targets)
    return LocalizedText("it is \(message), of \(names)", zh: "是 \(names) 的 \(message)")
  }

  var help: LocalizedText? {
    targets.first.map {
      LocalizedText("decode it with `--target \($0)`", zh: "用 `--target \($0)` 解析")
    }
  }
}
