import TestSupport
import Testing

extension Faults {
  /// `messagegen new` that fails at a step of what it does to the disk: the same command, or `generate`, ends it. For each
  /// change at every thirteenth step.
  struct NewMessages {
    private let project = ProcessProject(messages: ["Card"])

    @Test(arguments: ["kill", "full"], [false, true]) func theNextRunEndsIt(kind: String, isFirst: Bool) {
      if !isFirst { #expect(project.shell("$T generate --quiet && $T json-schema --write >out") == 0) }
      project.shell("mkdir Before; cp -a *.yaml Schemas Before; test ! -e Generated || cp -a Generated Before")
      var points = 0
      for step in ["create", "write", "rename", "manifest"] {
        var count = 1
        while project.shell("MESSAGEGEN_FAIL_AT=\(step):\(count):\(kind) $T new Gift --folder Deep >out 2>err") != 0 {
          let point = "\(step):\(count):\(kind)"
          #expect(project.text("Schemas/Deep/Gift.yaml") == nil, "\(point)")
          if kind == "full" {
            #expect(project.shell("test -e Schemas/Deep || find . -name '.messagegen-temporary*' | grep -q .") == 1)
          }
          expectMended(point)
          (count, points) = (count + Tier.stride, points + 1)
          restore()
        }
        #expect(count > 1, "\(step)")
        restore()
      }
      FaultCounts.shared.note(
        "\(kind == "kill" ? "SIGKILL" : "a full disk") in `new`, \(isFirst ? "the first" : "one more") message",
        points: points, found: "no schema; the next `new` or `generate` ended it")
    }

    private func expectMended(_ point: String) {
      project.shell("rm -rf Left; mkdir Left; cp -a Schemas Left; test ! -e Generated || cp -a Generated Left")
      #expect(project.shell("$T new Gift --folder Deep >out 2>err") == 0, "\(point): \(project.text("err") ?? "")")
      #expect(project.shell("$T generate --check --quiet >out") == 0, "\(point)")
      #expect(project.text("Schemas/Deep/Gift.yaml") != nil)
      #expect(
        project.shell("find . -path ./Left -prune -o -name '.messagegen-temporary*' -print | grep -q .") == 1,
        "\(point)")
      project.shell("rm -rf Schemas Generated; cp -a Left/. .")
      #expect(project.shell("$T generate --quiet && $T generate --check --quiet >out") == 0, "\(point)")
      #expect(project.text("Generated/GiftAttachment.swift") == nil, "\(point)")
      project.shell("rm -rf Left")
    }

    private func restore() { project.shell("rm -rf Schemas Generated; cp -a Before/. .") }
  }
}
