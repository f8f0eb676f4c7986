import Schema
import SourceText

extension LintRule {
  static let targetsInOneModule = LintRule(
    "targets-in-one-module", .warning, theme: .hygiene,
    .schema { schema in
      let targets = schema.configuration.targets
      return targets.indices.compactMap { index in
        targets[..<index].first { $0.module != nil && $0.module == targets[index].module }
          .map { .inOneModule(targets[index], with: $0) }
      }
    })
}

extension Finding {
  fileprivate static func inOneModule(_ target: Target, with other: Target) -> Finding {
    Finding(
      "the targets `\(other.name.value)` and `\(target.name.value)` are in one module",
      zh: "target `\(other.name.value)` 和 `\(target.name.value)` 在同一个模块里", at: target.path.range,
      notes: [.init(LocalizedText("the other type is declared here", zh: "另一个在这里"), at: other.path.range)]
        + (target.module.map { [.init(reason($0))] } ?? []),
      help: LocalizedText(
        """
        make them one target, or move one of them into another module, such as a Swift package's target \
        `Sources/\(target.name.value)`
        """,
        zh: "合并成一个 target，或把其中一个移到另一个模块里，例如 Swift 包的 target `Sources/\(target.name.value)`"))
  }

  private static func reason(_ module: TargetModule) -> LocalizedText {
    let name = module.name
    return switch module.builder {
    case .package:
      LocalizedText(
        "both are in the folder of a Swift package's target, `\(name)`", zh: "两者都在 Swift 包的 target 文件夹 `\(name)` 里")
    case .xcode:
      name.hasSuffix(".xcodeproj")
        ? LocalizedText(
          "both are in the folder of `\(name)`, which has one target", zh: "两者都在 `\(name)` 的文件夹里，而它只有一个 target")
        : LocalizedText("both are in the folder `\(name)` of an Xcode project", zh: "两者都在 Xcode 项目的文件夹 `\(name)` 里")
    }
  }
}
