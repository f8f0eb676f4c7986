import Schema
import SourceText

extension LintRule {
  static let insecureScheme = LintRule(
    "insecure-scheme", .note, theme: .presentation,
    .message { message, schema in
      let taps = message.taps.compactMap { tap -> Finding? in
        guard case .open(let path, let schemes) = tap else { return nil }
        return schemes.allowPlain ? .insecure(path) : nil
      }
      return taps
        + message.pictures.filter { schema.schemes(of: $0, in: message)?.allowPlain ?? true }.map { .picture($0) }
    })
}

extension [String] {
  fileprivate var allowPlain: Bool { contains { $0.lowercased() == "http" } }
}

extension Message {
  /// The links of the pictures in its content; of a message of the kit's own, whose form is the kit's, none.
  fileprivate var pictures: [FieldPath] {
    guard !isBuiltIn else { return [] }
    return contentElements.compactMap { element in
      guard case .image(let image) = element.kind, case .url(let path) = image.source else { return nil }
      return path
    }
  }
}

extension Finding {
  fileprivate static func picture(_ path: FieldPath) -> Finding {
    Finding(
      "the image of `\(path.text)` may be loaded over an unencrypted connection",
      zh: "`\(path.text)` 的图片可能通过未加密的连接加载", at: path.range,
      help: path.type == .url
        ? LocalizedText("add `schemes: [https]` to the field", zh: "给字段加上 `schemes: [https]`")
        : LocalizedText("change the field to a `url` with `schemes: [https]`", zh: "把字段改为 `url`，并加上 `schemes: [https]`")
    )
  }

  fileprivate static func insecure(_ path: FieldPath) -> Finding {
    Finding(
      "a tap may open an unencrypted page from `\(path.text)`", zh: "点击可能打开 `\(path.text)` 中未加密的页面",
      at: path.range,
      help: LocalizedText("allow only `https`", zh: "只允许 `https`"))
  }
}
