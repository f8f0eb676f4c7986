import Schema
import SourceText

extension Rule {
  static let sharedClassName = Rule(
    "shared-class-name", .warning,
    summary: "two targets with TUIKit that have classes of cell data of the same name",
    why: """
      TUIKit in Swift keeps the heights of cells under the bare name of the class of their data. Where one app has \
      both modules, each of the two classes gets the other's height, now and then.
      """,
    bad: [
      """
      message: Gift
      envelope: flat
      id: gift
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets:
        - { name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }
                  ↓
        - { name: Live, path: Sources/Live/Generated, sdk: [tuikit] }
      """
    ],
    good: [
      """
      message: Gift
      envelope: flat
      id: gift
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets:
        - { name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }
        - { name: Live, path: Sources/Live/Generated, sdk: [tuikit], prefix: Live }
        - { name: Server, path: Sources/Server/Generated }
        - { name: Old, path: Sources/Old/Generated, sdk: [tuikit], tuikit: objc }
      """
    ],
    .schema { schema in
      var owners: [String: Target] = [:]
      var findings: [Finding] = []
      for target in schema.configuration.targets where target.sdks.contains(.tuikit) && target.tuikit == .swift {
        let names = schema.messages.filter { !$0.isBuiltIn && target.has($0) }.map { target.cellDataName(of: $0) }
        if let name = names.first(where: { owners[$0] != nil }), let owner = owners[name] {
          findings.append(.shared(name, target, owner))
        }
        for name in names where owners[name] == nil { owners[name] = target }
      }
      return findings
    })
}

extension Finding {
  fileprivate static func shared(_ name: String, _ target: Target, _ owner: Target) -> Finding {
    Finding(
      "`\(target.name.value)` has a class `\(name)`, and so has `\(owner.name.value)`", at: target.name.range,
      notes: [.init("the other target is here", at: owner.name.range)],
      help: "give one of the two a `prefix`, or turn this off if no app has both")
  }
}
