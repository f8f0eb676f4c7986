import Foundation
import SchemaTestSupport
import Testing

/// Objective-C finds a method by its selector, and asks for optional ones: one under a wrong name compiles and is never
/// called. So generated methods name their selectors; those of the stand-ins are written from the vendors' headers.
struct SelectorTests {
  private static let schema = """
    message: Photo
    id: 1001
    fields: { name: string, url: string? }
    layout: { content: { label: "{name}" } }
    tap: { event: OpenPhoto }
    transfer: { upload: { path: "{name}.jpg", url: url }, download: { path: "{name}.jpg", url: url } }

    """

  @Test(arguments: [
    (
      "nimkit", ["NIMSDK", "NIMKit"],
      [
        "init(sessionMessageContentView:)", "refresh(_:)", "onTouchUpInside(_:)", "encode()", "decodeAttachment(_:)",
        "attachmentNeedsUpload()", "attachmentPathForUploading()", "updateURL(_:)", "attachmentNeedsDownload()",
        "attachmentURLStringForDownloading()", "attachmentPathForDownloading()", "contentSize(_:cellWidth:)",
        "cellContent(_:)", "contentViewInsets(_:)", "shouldShowAvatar(_:)", "shouldShowNickName(_:)",
        "shouldShowLeft(_:)", "shouldDisplayBubbleBackground(_:)", "cellInsets(_:)", "avatarMargin(_:)",
        "avatarSize(_:)", "nickNameMargin(_:)", "customViews(_:)", "disableRetryButton(_:)",
        "replyContentSize(_:cellWidth:)", "replyContent(_:)", "replyCellInsets(_:)", "replyContentViewInsets(_:)",
      ]
    ),
    ("nim-v2", ["NIMSDKv2", "NEChatUIKit"], ["parse(_:)", "parse(_:attach:)"]),
  ])
  func areThoseOfTheHeaders(sdk: String, modules: [String], expected: [String]) throws {
    let headers = try modules.flatMap { try Self.methods(inFolder: $0) }.filter { $0.selector != nil }
    let selectors = Dictionary(headers.map { ($0.name, $0.selector) }) { first, _ in first }
    let target = "version: 1\ntargets: [{ name: App, path: Out, sdk: [\(sdk)] }]\n"
    let bindings = try TestProject([Self.schema], configuration: target).emitted().values.filter {
      $0.contains("\n#if canImport(")
    }
    let methods = bindings.flatMap { Self.methods(in: $0) }.filter { selectors[$0.name] != nil }
    for method in methods { #expect(method.selector == selectors[method.name], "\(method.name)") }
    #expect(Set(methods.map(\.name)) == Set(expected))
  }

  /// What is overridden has a selector, or is Apple's. NetEase's V10 kit is in Swift, which hands its selectors on.
  @Test(arguments: ["nimkit", "nim-v2"]) func everyOverrideHasOne(sdk: String) throws {
    let apples = ["init()", "init(frame:)", "init(coder:)", "layoutSubviews()"]
    let target = "version: 1\ntargets: [{ name: App, path: Out, sdk: [\(sdk)] }]\n"
    let files = try TestProject([Self.schema], configuration: target).emitted()
    for (name, text) in files where text.contains("import NIM") && !text.contains("import NE") {
      for method in Self.methods(in: text) where method.isOverride && !apples.contains(method.name) {
        #expect(method.selector != nil, "\(name): \(method.name)")
      }
    }
  }

  @Test(arguments: ["NIMSDK", "NIMKit", "NIMSDKv2"]) func optionalMethodsOfStandInsHaveOne(module: String) throws {
    for method in try Self.methods(inFolder: module) where method.isOptional {
      #expect(method.selector != nil, "\(method.name)")
    }
  }

  // MARK: Reading Swift

  private struct Method {
    /// `contentSize(_:cellWidth:)`
    var name: String
    var selector: String?
    var isOverride: Bool
    var isOptional: Bool
  }

  private static func methods(inFolder module: String) throws -> [Method] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appendingPathComponent("StandIns/" + module)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).flatMap {
      methods(in: try String(contentsOf: $0, encoding: .utf8))
    }
  }

  /// The functions and initializers of a text with one declaration in a line, attributes before or above it, where it
  /// may be a comment.
  private static func methods(in text: String) -> [Method] {
    var methods: [Method] = []
    var above: Substring?
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } })
    where !line.hasPrefix("@available") && !line.hasPrefix("///") {
      let selector = line.firstMatch(of: /^(?:\/\/ )?@objc\(([\w:]+)\)/)?.1
      guard let name = name(in: line) else {
        above = selector
        continue
      }
      methods.append(
        Method(
          name: name, selector: (selector ?? above).map { String($0) }, isOverride: line.contains("override "),
          isOptional: line.contains("optional func ")))
      above = nil
    }
    return methods
  }

  private static func name(in line: Substring) -> String? {
    guard let match = line.firstMatch(of: /func (\w+)\((.*)|(?:^|[^.\w])(init)[!?]?\((.*)/) else { return nil }
    guard let base = match.1 ?? match.3, let rest = match.2 ?? match.4 else { return nil }
    var depth = 1
    var parameters = [""]
    for character in rest {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    let labels = parameters.map { $0.drop { $0 == " " }.prefix { $0 != " " && $0 != ":" } }
    return "\(base)(\(labels.map { $0.isEmpty ? "" : $0 + ":" }.joined()))"
  }
}
