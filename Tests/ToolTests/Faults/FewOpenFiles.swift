import Foundation
import Testing

extension Faults {
  /// A process may have few files open, on some systems 256.
  struct FewOpenFiles {
    let project = ProcessProject(messages: [])

    /// Each target's folder is open while files are put in their places.
    @Test func manyTargets() throws {
      let targets = (0..<20).map { "  - { name: T\($0), path: T\($0) }\n" }
      project.write("version: 1\nschemas: Schemas\ntargets:\n" + targets.joined(), to: "messagegen.yaml")
      // So many that several cores are at work.
      for number in 1...70 {
        project.write(
          "message: M\(number)\nid: \(number)\nfields: { title: string }\ntexts: { summary: text }\n",
          to: "Schemas/M\(number).yaml")
      }
      // Beside those that come from whoever runs the tests.
      let command = "ulimit -n $((40 + $(ls /dev/fd | wc -l))); $T generate --quiet >out 2>err"
      #expect(project.shell(command) == 0, "\(project.text("err") ?? "no output")")
      for number in 0..<20 {
        let names = try FileManager.default.contentsOfDirectory(atPath: project.folder + "/T\(number)")
        #expect(names.count == 75, "\(names)")
      }
    }
  }
}
