import Checks
import SchemaTestSupport
import SourceText
import Testing

/// What `tuikit-id` says of an envelope that TUIKit cannot read an id from, and how it is helped.
struct TUIKitIDTests {
  private static func finding(_ envelope: String, id: String = "gift") throws -> Diagnostic {
    let project = TestProject(
      """
      message: Gift
      envelope: shop
      id: \(id)
      === messagegen.yaml
      version: 1
      envelopes:
        shop: \(envelope)
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """)
    let rule = try #require(Lint.rules.first { $0.rule.id == "tuikit-id" })
    let findings = rule.findings(in: try project.validSchema)
    #expect(findings.count == 1)
    return try #require(findings.first)
  }

  private static let help = """
    use an envelope whose `id` is `businessID`, add `builtIn: true` if TUIKit or one of its plugins has a cell for it, \
    or remove it from the target's `messages`
    """

  @Test func `a constant under businessID is the id of every message there`() throws {
    let finding = try Self.finding("{ id: kind, constants: { businessID: shop } }")
    #expect(
      finding.message.english == """
        TUIKit takes the constant `shop` under `businessID` for the id of `Gift`, and of every message in the envelope \
        `shop`
        """)
    #expect(finding.message.chinese == "TUIKit 把 `businessID` 下的常量 `shop` 当作 `Gift` 以及信封 `shop` 中每种消息的 ID")
    #expect(finding.help?.english == Self.help)
    #expect(finding.notes.count == 2)
  }

  @Test(arguments: ["{ id: kind }", "{ id: kind, constants: { businessID: 5 } }"])
  func `where there is no text under businessID, TUIKit finds none`(_ envelope: String) throws {
    let finding = try Self.finding(envelope)
    #expect(
      finding.message.english
        == "TUIKit finds no string under `businessID` in the JSON of `Gift` and shows it as unsupported")
    #expect(
      finding.help?.chinese
        == "给它一个 `id` 为 `businessID` 的信封；若 TUIKit 或其插件自带它的 cell，加上 `builtIn: true`；或把它从 target 的 `messages` 中去掉")
    #expect(finding.help?.english == Self.help)
  }

  @Test func `a second key is not looked at`() throws {
    let finding = try Self.finding("{ id: [businessID, kind] }", id: "[gift, a]")
    #expect(
      finding.message.english == "TUIKit identifies `Gift` by `businessID` only and ignores its other keys")
    #expect(finding.help?.english == Self.help)
  }
}
