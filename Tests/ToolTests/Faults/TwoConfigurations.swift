import Foundation
import TestSupport
import Testing

extension Faults {
  /// Two configurations that write into one folder.
  struct TwoConfigurations {
    let project = ProcessProject()

    @Test func deleteNothingOfEachOther() throws {
      #expect(try project.run("generate").end == .exit(0))
      project.writeSchema("Poll", id: 2, in: "Others")
      project.write(
        "version: 1\nschemas: Others\ntargets: [{ name: Chat, path: Generated }]\n", to: "other.yaml")
      for options in [["generate"], ["generate", "--check"], ["generate", "--clean"], ["generate", "--dry-run"]] {
        let process = try ToolProcess([BuiltTool.path] + options + ["--config", project.folder + "/other.yaml"])
        #expect(process.wait() == .exit(2), "\(options): \(process.output)")
        #expect(
          process.errors.contains("the output folder `Generated` belongs to another configuration, `messagegen.yaml`"))
        #expect(process.errors.contains("help: choose another `path:`"))
      }
      #expect(try project.run("generate", "--check").end == .exit(0))
      #expect(project.text("Generated/GiftAttachment.swift") != nil)
      // The way out.
      #expect(try project.run("generate", "--force", configuration: "other.yaml").end == .exit(0))
      #expect(project.text("Generated/GiftAttachment.swift") == nil)
      #expect(project.text("Generated/PollAttachment.swift") != nil)
      #expect(try project.run("generate").end == .exit(2))
      FaultCounts.shared.note("two configurations, one folder", points: 5, found: "refused; taken over with `--force`")
    }
  }
}
