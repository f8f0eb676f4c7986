import Schema
import SourceText

/// How long a message can be for a target, and why.
struct MessageLength {
  /// Of all that the server counts.
  let bytes: Int
  /// The field with most of it.
  let largest: (field: Field, bytes: Int)?

  init(of message: Message, in target: Target, on estimator: SizeEstimator) {
    var bytes = estimator.json(of: message).bytes
    if target.sdks.contains(.tuikit) {
      bytes += estimator.description(of: message) + estimator.extensionText(of: message)
    }
    self.bytes = bytes
    largest = message.fields.map { ($0, estimator.member($0, of: message).bytes) }.max { $0.1 < $1.1 }
  }

  /// What is the longest part, and that it should be shorter.
  var help: LocalizedText {
    guard let largest else { return LocalizedText("shorten its texts", zh: "缩短其中的文本") }
    return LocalizedText(
      "lower the limits: `\(largest.field.name)` alone can take \(largest.bytes) bytes",
      zh: "调低上限：仅 `\(largest.field.name)` 就可能占 \(largest.bytes) 字节")
  }
}

extension SizeEstimator {
  /// What TUIKit's element has beside the JSON: the description.
  fileprivate func description(of message: Message) -> Int {
    bytes(ofSlot: "desc", message) ?? bytes(of: [\.fallback, \.summary], message)
  }

  /// And the extension.
  fileprivate func extensionText(of message: Message) -> Int {
    bytes(ofSlot: "extension", message) ?? bytes(of: [\.summary, \.fallback], message)
  }

  private func bytes(ofSlot name: String, _ message: Message) -> Int? {
    message.fields.first { $0.slot?.value == .named(name) }.map { member($0, of: message).bytes }
  }

  /// Of the first text that there is.
  private func bytes(of texts: [KeyPath<MessageTexts, Located<PresentationText>?>], _ message: Message) -> Int {
    texts.lazy.compactMap { message.texts[keyPath: $0] }.first.map { bytes(of: $0.value, of: message) } ?? 0
  }
}
