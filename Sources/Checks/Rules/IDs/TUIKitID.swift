import Schema
import SourceText

extension LintRule {
  static let tuikitID = LintRule(
    "tuikit-id", .error, theme: .ids,
    .schema { schema in
      schema.tuikitMessages.flatMap { message, target -> [Finding] in
        let envelope = schema[message.envelope]
        let businessIDs = message.businessIDs(in: schema)
        guard !envelope.isList, !businessIDs.contains(where: { $0.id.map(TUIKitID.isBuiltIn) ?? false }) else {
          return []
        }
        guard envelope.idKeys == [[TUIKitID.key]] else {
          return [.elsewhere(message, envelope, target, businessIDs.first?.id)]
        }
        return businessIDs.filter { $0.id == nil }.map { .notText($0.range, message, target) }
      }
    })
}

extension Finding {
  /// - Parameter constant: The text under `businessID`, where a constant puts it there.
  fileprivate static func elsewhere(
    _ message: Message, _ envelope: Envelope, _ target: Target, _ constant: String?
  ) -> Finding {
    var notes = [tuikitNote(target)]
    let name = envelope.name
    let problem: LocalizedText
    if envelope.idKeys.contains([TUIKitID.key]) {
      problem = LocalizedText(
        "TUIKit identifies `\(message.name)` by `businessID` only and ignores its other keys",
        zh: "TUIKit 只凭 `businessID` 识别 `\(message.name)`，不看它的其他键")
    } else if let constant {
      problem = LocalizedText(
        """
        TUIKit takes the constant `\(constant)` under `businessID` for the id of `\(message.name)`, and of every \
        message in the envelope `\(name.value)`
        """,
        zh: "TUIKit 把 `businessID` 下的常量 `\(constant)` 当作 `\(message.name)` 以及信封 `\(name.value)` 中每种消息的 ID")
      notes.append(.init(LocalizedText("the envelope is declared here", zh: "信封在这里"), at: name.range))
    } else {
      problem = LocalizedText(
        "TUIKit finds no string under `businessID` in the JSON of `\(message.name)` and shows it as unsupported",
        zh: "TUIKit 在 `\(message.name)` 的 JSON 中找不到 `businessID` 下的字符串，会显示为不支持的消息")
    }
    return Finding(
      problem, at: message.ids.range, notes: notes,
      help: LocalizedText(
        """
        use an envelope whose `id` is `businessID`, add `builtIn: true` if TUIKit or one of its plugins has a cell for \
        it, or remove it from the target's `messages`
        """,
        zh: """
          给它一个 `id` 为 `businessID` 的信封；若 TUIKit 或其插件自带它的 cell，加上 `builtIn: true`；\
          或把它从 target 的 `messages` 中去掉
          """))
  }

  fileprivate static func notText(_ range: SourceRange, _ message: Message, _ target: Target) -> Finding {
    let id = SwiftNames.words(of: message.name).joined(separator: "_")
    return Finding(
      "TUIKit only accepts a string as the `businessID` of `\(message.name)`",
      zh: "`\(message.name)` 的 `businessID` 必须是字符串，TUIKit 不接受其他类型", at: range, notes: [tuikitNote(target)],
      help: LocalizedText("use a string such as `\(id)`", zh: "改用字符串，例如 `\(id)`"))
  }
}
