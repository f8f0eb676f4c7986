import Schema
import SourceText

extension Rule {
  static let unsupportedField = Rule("unsupported-field", .error, isConfigurable: false, theme: .references)
}

extension Diagnostic {
  static func unsupportedField(ofImage path: FieldPath) -> Diagnostic {
    unsupportedField(
      path, LocalizedText("an image must be a string or a URL", zh: "图片必须是字符串或 URL"),
      help: path.type.isChoice
        ? LocalizedText(
          "for assets, write `{ field: \(path.text), cases: { … } }`",
          zh: "若是资源图片，写成 `{ field: \(path.text), cases: { … } }`")
        : nil)
  }

  static func unsupportedField(ofRating path: FieldPath) -> Diagnostic {
    unsupportedField(path, LocalizedText("a rating must be a number", zh: "评分必须是数字"))
  }

  static func unsupportedField(ofImageChoice path: FieldPath) -> Diagnostic {
    unsupportedField(
      path,
      LocalizedText("an image is chosen by an enum, a string, an integer or a Boolean", zh: "图片只能按枚举、字符串、整数或布尔值选取"))
  }

  static func unsupportedField(ofAspect path: FieldPath) -> Diagnostic {
    unsupportedField(path, LocalizedText("`aspectRatio` takes numbers", zh: "`aspectRatio` 只能用数字"))
  }

  static func unsupportedField(ofLink path: FieldPath) -> Diagnostic {
    unsupportedField(path, LocalizedText("must be a string or a URL", zh: "这里必须是字符串或 URL"))
  }

  static func unsupportedField(joining path: FieldPath) -> Diagnostic {
    unsupportedField(
      path, LocalizedText("`joined` only works on lists of strings or numbers", zh: "`joined` 只用于字符串或数字的列表"),
      help: elementCount(of: path))
  }

  /// - Parameter sample: Of an object, a field that can be shown.
  static func unsupportedField(inText path: FieldPath, sample: String?) -> Diagnostic {
    unsupportedField(
      path, LocalizedText("placeholders must be strings or numbers", zh: "占位符只能是字符串和数字"),
      help: wayOut(of: path, sample: sample))
  }

  private static func unsupportedField(_ path: FieldPath, _ demand: LocalizedText, help: LocalizedText? = nil)
    -> Diagnostic
  {
    let type = path.type.title
    return Diagnostic(
      .unsupportedField, "`\(path.text)` is \(type), but \(demand)", zh: "`\(path.text)` 是\(type)，而\(demand)",
      at: path.range, help: help)
  }

  static func unsupportedField(ofFile name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unsupportedField, "`\(name.value)` is sent with the message, but a local file path must not be",
      zh: "`\(name.value)` 会随消息发送，而本机路径不能发送", at: name.range,
      help: LocalizedText("declare it under `local`", zh: "在 `local` 下声明它"))
  }

  static func unsupportedField(neverEmpty path: FieldPath) -> Diagnostic {
    Diagnostic(
      .unsupportedField, "`\(path.text)` is never missing or empty", zh: "`\(path.text)` 不会缺少，也不会为空", at: path.range,
      help: LocalizedText("make it optional", zh: "把它改为可选"))
  }

  private static func wayOut(of path: FieldPath, sample: String?) -> LocalizedText {
    let text = path.text
    switch path.type {
    case .bool, .enumeration:
      let variants = "[{ when: { \(text): … }, text: … }, { text: … }]"
      return LocalizedText("use variants: `\(variants)`", zh: "写成变体：`\(variants)`")
    case .list, .map:
      let count = elementCount(of: path)
      return path.type.isJoinable
        ? LocalizedText(
          "use `{\(text).joined}` for its elements; \(count)", zh: "它的各元素写成 `{\(text).joined}`；\(count)")
        : count
    case .object:
      if let sample {
        return LocalizedText(
          "use one of its fields, such as `{\(text).\(sample)}`", zh: "写出它的一个字段，如 `{\(text).\(sample)}`")
      }
    default: break
    }
    return LocalizedText(
      "send its text in a separate field, or let the app decide: `hook` in `texts`, `view` in `layout`",
      zh: "用旁边的一个字段传它的文本；或交给 App：`texts` 里用 `hook`，`layout` 里用 `view`")
  }

  /// For a list or a map.
  private static func elementCount(of path: FieldPath) -> LocalizedText {
    LocalizedText("use `{\(path.text).count}` for the number of elements", zh: "它的元素个数写成 `{\(path.text).count}`")
  }
}
