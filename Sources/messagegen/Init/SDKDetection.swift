import Schema
import SourceText

/// What an app's dependencies say of the SDK that it chats by.
struct SDKDetection {
  /// Those that bindings are for, in the order of `Target.SDK`.
  private(set) var sdks: [Target.SDK] = []
  private(set) var dialect = Target.TUIKitDialect.swift
  /// Those that are installed; all where nothing says which.
  private(set) var styles = Target.TUIKitStyle.allCases
  /// The dependencies that tell it.
  private(set) var found: [Dependency] = []
  /// What somebody has to know.
  private(set) var notes: [LocalizedText] = []

  private enum Part: CaseIterable {
    case nim, nimKit, neChatUIKit, tuikitSwift, tuikitObjC, timSDK
  }

  private let parts: [Part: Dependency]

  init(_ dependencies: [Dependency]) {
    var parts: [Part: Dependency] = [:]
    for dependency in Dependency.merged(dependencies) {
      guard let part = Self.part(dependency.name), parts[part] == nil else { continue }
      parts[part] = dependency
      found.append(dependency)
    }
    self.parts = parts
    detectNIM()
    detectTUIKit()
  }

  private static func part(_ name: String) -> Part? {
    switch name.lowercased() {
    case "nimsdk", "nimsdk_lite": .nim
    case "nimkit", "nim_ios_uikit": .nimKit
    case "nechatuikit", "nim-uikit-ios": .neChatUIKit
    case "tuichat_swift": .tuikitSwift
    case "tuichat": .tuikitObjC
    case "chat_sdk_swiftpm": .timSDK
    case let name where name.contains("imsdk_plus"): .timSDK
    case let name where name.contains("nimsdk"): .nim
    default: nil
    }
  }

  /// The kit decides, then the version of the SDK.
  private mutating func detectNIM() {
    let kit = parts[.neChatUIKit]
    let named = [parts[.nim], kit, parts[.nimKit]].compactMap { $0 }
    if named.isEmpty { return }
    let version = parts[.nim]?.version ?? kit?.version
    let isV2 = (version?.major ?? 10) >= 10
    if parts[.nimKit] != nil, kit == nil || !isV2 {
      sdks.append(.nimkit)
    } else if isV2 {
      sdks.append(.nimV2)
    } else {
      let titles = named.map(\.title)
      notes.append(
        LocalizedText(
          """
          found \(titles.joined(separator: " and ")), but neither NIMKit nor NIMSDK 10: the generated code is portable \
          and has no bindings; to choose otherwise, add `sdk` to the target
          """,
          zh: """
            找到了 \(titles.joined(separator: " 和 "))，但没有 NIMKit 或 NIMSDK 10：只生成可移植代码，没有绑定；\
            如需绑定，请为 target 加上 `sdk`
            """))
    }
  }

  private mutating func detectTUIKit() {
    guard let kit = parts[.tuikitSwift] ?? parts[.tuikitObjC] ?? parts[.timSDK] else { return }
    sdks.append(.tuikit)
    if parts[.tuikitSwift] == nil, parts[.tuikitObjC] != nil { dialect = .objc }
    let installed = Target.TUIKitStyle.allCases.filter { kit.subspecs.contains($0.subspec) }
    if !installed.isEmpty { styles = installed }
    guard parts[.tuikitSwift] != nil || parts[.tuikitObjC] != nil, let version = kit.version else { return }
    let least = dialect == .swift ? Dependency.Version(8, 5, 6870) : Dependency.Version(8, 0, 5895)
    // A requirement may say less than what is installed.
    guard version < least, !least.numbers.starts(with: version.numbers) else { return }
    notes.append(
      LocalizedText(
        "\(kit.title) is too old: the generated code needs \(least.description) or later",
        zh: "\(kit.title) 版本过低：生成的代码需要 \(least.description) 或更高版本"))
  }
}

extension Target.TUIKitStyle {
  /// The part of TUIKit's pods that installs it.
  fileprivate var subspec: String {
    switch self {
    case .classic: "UI_Classic"
    case .minimalist: "UI_Minimalist"
    }
  }
}
