import SourceText

extension Rule {
  static let badRuntime = Rule(
    "bad-runtime", .error, isFatal: true, theme: .configuration,
    summary: Phrase("a runtime that a target cannot have from where `runtime` says", zh: "目标无法从 `runtime` 所写的地方取得运行时"),
    why: Phrase(
      """
      Generated code that imports its runtime compiles only if the module has it: embedded, as accessible as that \
      code is to be, and not imported from that very code.
      """,
      zh: "导入运行时的生成代码，只有在那个模块里确实有运行时的情况下才能编译：模块要自带一份，访问级别不能低于这些代码，而且不能反过来从这些代码导入。"),
    bad: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
                                                                 ↓
        - { name: Chat, path: Chat/Generated, runtime: { module: Admin } }
                                                                   ↓
        - { name: Admin, path: Admin/Generated, runtime: { module: Chat } }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
                                                                 ↓
        - { name: Chat, path: Chat/Generated, runtime: { module: Chat } }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
        - { name: Chat, path: Chat/Generated, access: internal }
                                                                   ↓
        - { name: Admin, path: Admin/Generated, runtime: { module: Chat } }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
        - { name: Chat, path: Chat/Generated, runtime: { package: Packages/MessageRuntime } }
                                                                   ↓
        - { name: Admin, path: Admin/Generated, runtime: { module: Chat } }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
                          ↓
      runtime: { package: Packages/MessageRuntime }
      targets:
        - { name: Chat, path: Packages/MessageRuntime/Sources/MessageRuntime }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      runtime: { package: Packages/MessageRuntime }
      targets:
        - { name: Chat, path: Chat/Generated }
        - { name: Admin, path: Admin/Generated, access: internal }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      runtime: { module: Chat }
      targets:
        - { name: Chat, path: Chat/Generated }
        - { name: Admin, path: Admin/Generated }
        - { name: Tool, path: Tool/Generated, runtime: { module: MessageRuntime } }
      """,
    ])
}
