import SourceText

extension Rule {
  static let badPath = Rule(
    "bad-path", .error, isFatal: true, theme: .configuration,
    summary: Phrase(
      "a path that leaves the package, or an output folder with other things in it", zh: "指向包外的路径，或者还放着其他内容的输出目录"),
    why: Phrase(
      """
      Files in an output folder are replaced and removed. Outside of the package they belong to somebody else, \
      and the path is another one on each machine. Beside the configuration or the schemas nobody can tell them from \
      the project's own.
      """,
      zh: """
        输出目录中的文件会被覆盖和删除。包外的文件不属于这个项目，而且同一路径在每台机器上也不一样。\
        如果和配置或 schema 放在一起，就分不清哪些是项目自己的文件。
        """),
    bad: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
                              ↓
        - { name: Chat, path: ../App/Generated }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
               ↓
      schemas: /Users/me/Schemas
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
                              ↓
        - { name: Chat, path: . }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
                              ↓
        - { name: Chat, path: ./Schemas/ }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      schemas: Schemas
      targets:
        - { name: Chat, path: Sources/Chat/Generated }
      """
    ])
}
