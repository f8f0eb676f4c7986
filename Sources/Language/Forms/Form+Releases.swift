import Schema
import SourceText

extension Form {
  public static let releases = Form(
    .verbatim("`releases`"),
    [
      Key(
        "folder", .externalName, "folder of the record (default: `Releases` in the folder of the schemas)",
        zh: "发布记录的文件夹；默认为 schema 文件夹中的 `Releases`",
        reference: "folder of the record, inside of the package (default: `Releases` in the folder of the schemas)",
        examples: ["Schemas/Releases"]),
      Key(
        "inUse", .notation(.versions), "releases that are still in use (default: all)", zh: "仍在使用的版本；默认全部",
        reference: """
          releases that are still in use: `1.8..`, `..2.0`, `1.8..2.0`, one version, or a list of these; both ends \
          belong to a range. Older ones no longer read anything (default: all)
          """,
        examples: ["1.8..", ["1.8", "2.0.."]]),
      Key(
        "strict", .notation(.versions), "releases that decode with code written by hand (default: none)",
        zh: "用手写代码解析的版本；默认没有",
        reference: """
          releases that decode with code written by hand, which accepts no other JSON types; as `inUse` (default: none)
          """,
        examples: ["..2.0"]),
    ],
    foreignKeys: ["path": "folder", "supported": "inUse", "handwritten": "strict"])

  /// What of the configuration a record of releases has: what matters on the wire, or for the targets' Swift.
  public static let recordedConfiguration = Form(
    LocalizedText("the configuration of a release", zh: "版本的配置"),
    [Key("targets", .list(.form(.recordedTarget)), "targets", zh: "target")],
    configuration.keys.filter { ["envelopes", "presets", "lenient", "profile", "runtime"].contains($0.name) })

  /// What of a target it has.
  public static let recordedTarget = Form(
    LocalizedText("a target of a release", zh: "版本的 target"),
    target.keys.filter {
      [
        "name", "sdk", "messages", "access", "prefix", "suffix", "conformances", "customHeight", "controllers",
        "tuikit", "styles", "runtime",
      ].contains($0.name)
    })
}

extension Notation {
  /// Versions of the app, which YAML may take for numbers.
  public static let versions = Notation(
    LocalizedText("versions such as `1.8..`, `..2.0` or `2.0`", zh: "形如 `1.8..`、`..2.0` 或 `2.0` 的版本"),
    .either([.filled(.either(someVersions)), .either(someVersions)]))

  private static let someVersions: [Shape] = [
    .fragment(["type": "number"]),
    .fragment(["type": "string", "pattern": .string("^(\(version)|\(version)[.][.](\(version))?|[.][.]\(version))$")]),
  ]

  private static let version = "[0-9]+([.][0-9]+){0,3}"
}
