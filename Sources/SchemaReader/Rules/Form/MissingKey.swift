import Language
import Schema
import SourceText

extension Rule {
  static let missingKey = Rule("missing-key", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  static func missingKey(typeOfFieldAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "a field needs a `type`", zh: "字段缺少 `type`", at: range,
      help: LocalizedText(
        "add `type: string` or another type; put nested fields under `object: { … }`",
        zh: "加上 `type: string`，或它实际的类型；内联对象的字段写在 `object: { … }` 下"))
  }

  static func missingKey(inline key: String, type: String, example: String, of use: TypeResolver.Use) -> Diagnostic {
    let long = "\(use.field.value): { type: \(type), \(key): \(example) }"
    return Diagnostic(
      .missingKey, "`type: \(key)` also requires `\(key):`", zh: "`type: \(key)` 旁边还要有 `\(key):`", at: use.range,
      help: LocalizedText("write `\(long)`, or use a shared type", zh: "写成 `\(long)`，或写一个共享类型的名字"))
  }

  static func missingKey(unit: MissingUnit, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "a timestamp needs a `unit`", zh: "时间戳需要 `unit`", at: range, help: unit.help,
      fixIts: unit.fixIts)
  }
}

extension MissingUnit {
  var help: LocalizedText {
    use.entries == nil
      ? LocalizedText("write `\(field)`, or `unit: s`", zh: "写成 `\(field)`，或 `unit: s`")
      : LocalizedText("add `unit: s` or `unit: ms`", zh: "加上 `unit: s` 或 `unit: ms`")
  }

  /// Milliseconds, which the author has to confirm.
  var fixIts: [Diagnostic.FixIt] {
    replacement.map {
      [.init(LocalizedText("use milliseconds", zh: "加上毫秒单位"), replace: use.range, with: $0)]
    } ?? []
  }
}

extension Diagnostic {
  static func missingKey(ofElementAt range: SourceRange) -> Diagnostic {
    let kinds = Wording.list(ElementKind.allCases.map(\.rawValue), .or)
    return Diagnostic(
      .missingKey, "an element needs a key that states its kind", zh: "元素缺少表示种类的键", at: range,
      help: LocalizedText("use \(kinds)", zh: "可用\(kinds)"))
  }

  static func missingKey(_ keys: [String], ofImageAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "an image loaded from a URL needs \(Wording.list(keys))", zh: "从 URL 加载的图片缺少\(Wording.list(keys))",
      at: range, help: LocalizedText("its size is unknown until it is loaded", zh: "加载完成前不知道它的尺寸"))
  }

  static func missingKey(star key: String, beside other: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "`\(other)` also requires `\(key)`", zh: "使用 `\(other)` 时还要写 `\(key)`", at: range,
      help: LocalizedText(
        "set both assets, or neither to use the system star", zh: "两个资源都写；或都不写，使用系统自带的星形"))
  }

  static func missingKey(ofSizeAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "a size needs `text`, `aspectRatio` or `image`", zh: "尺寸需要 `text`、`aspectRatio` 或 `image`",
      at: range,
      help: LocalizedText(
        "write `[249, 96]`, `auto` or `hook`, or add one of these", zh: "写成 `[249, 96]`、`auto`、`hook`，或加上其中一个"))
  }

  static func missingKey(ofViewsAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "a view for each style needs `classic` and `minimalist`", zh: "各风格的视图缺少 `classic` 和 `minimalist`",
      at: range, help: LocalizedText("add the styles that the app has, or name one view", zh: "加上 App 所用的风格，或只写一个视图"))
  }

  /// - Parameter target: What has that style; nil: no target says which it has.
  static func missingKey(
    style: String, ofViewAt view: SourceRange, in layout: Layout, of target: Target?
  ) -> Diagnostic {
    // A preset's view is no mistake of the preset's.
    let isOwn = view.file == layout.range.file
    var notes = isOwn ? [] : [Note(LocalizedText("the view is here", zh: "视图在这里"), at: view)]
    if let target {
      notes.append(Note(LocalizedText("the target is declared here", zh: "target 在这里"), at: target.name.range))
    }
    return Diagnostic(
      .missingKey, "a view for each style needs `\(style)`", zh: "各风格的视图缺少 `\(style)`", at: isOwn ? view : layout.range,
      notes: notes,
      help: LocalizedText(
        "add `\(style): …`, or leave `\(style)` out of the target's `styles`",
        zh: "加上 `\(style): …`，或在 target 的 `styles` 中去掉 `\(style)`"))
  }

  static func missingKey(ofTapAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "a tap needs `open`, `event` or `sendText`", zh: "`tap` 需要 `open`、`event` 或 `sendText`", at: range,
      help: LocalizedText("write `{ event: OpenGift }`, for example", zh: "例如写成 `{ event: OpenGift }`"))
  }

  static func missingKey(ofRuleAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "a rule needs `field`, `anyOf`, `oneOf` or `hook`", zh: "规则需要 `field`、`anyOf`、`oneOf` 或 `hook`",
      at: range,
      help: LocalizedText(
        "for example, `{ field: name, nonEmpty: true }`", zh: "例如写成 `{ field: name, nonEmpty: true }`"))
  }

  static func missingKey(constraintOf field: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "the rule sets no constraint on `\(field)`", zh: "规则没有约束 `\(field)`", at: range,
      help: LocalizedText("add a constraint such as `nonEmpty: true`", zh: "加一个约束，如 `nonEmpty: true`"))
  }
}

extension Diagnostic {
  static func missingKey(_ key: Form.Key, of form: Form, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "\(form.title) is missing `\(key.name)`", zh: "\(form.title)缺少 `\(key.name)`", at: range,
      help: add(key))
  }

  private static func add(_ key: Form.Key) -> LocalizedText {
    key.name == "version"
      ? LocalizedText("add `version: 1`", zh: "加上 `version: 1`")
      : LocalizedText("add `\(key.name)`: \(key.summary)", zh: "加上 `\(key.name): …`")
  }

  static func missingKey(ofRuntimeAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, "`runtime` needs `package` or `module`", zh: "`runtime` 需要 `package` 或 `module`", at: range,
      help: LocalizedText(
        "write `{ package: Packages/MessageRuntime }`, for example", zh: "例如写成 `{ package: Packages/MessageRuntime }`"))
  }
}
