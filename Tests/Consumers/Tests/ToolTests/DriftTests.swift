import Foundation
import Testing

/// Build servers and Xcode show what is not up to date beside the file.
@Suite struct DriftTests {
  let project = ProcessProject(messages: ["Gift", "Song"])

  init() throws {
    project.write("version: 1\ntargets:\n  - { name: Chat, path: Generated }\n", to: "messagegen.yaml")
    #expect(project.shell("$T generate") == 0)
  }

  /// A changed schema, an edited file, one that is gone, and one that nothing generates any more.
  private func drift() {
    project.shell(
      """
      sed -i.bak s/title/label/ Schemas/Gift.yaml && rm Schemas/Song.yaml Schemas/*.bak Generated/CustomMessage.swift
      sed -i.bak '3s/.*/edited/' Generated/MessageRuntime.swift && rm Generated/*.bak
      """)
  }

  private func check(_ format: String) -> (code: Int32, output: String, errors: String) {
    let code = project.shell(
      "env GITHUB_WORKSPACE= CI_PROJECT_DIR= $T generate --check --error-format \(format) >out 2>err")
    return (code, project.text("out") ?? "", project.text("err") ?? "")
  }

  /// File and line of each, and what is said; the lines are the first that `generate` would write otherwise.
  private var problems: [(file: String, line: Int, problem: String)] {
    project.shell(
      "rm -rf copy; mkdir copy; cp -R messagegen.yaml Schemas Generated copy; cd copy; $T generate --force >/dev/null")
    let changed = ["CustomAttachmentDecoder", "GiftAttachment"].map { name in
      let file = "Generated/\(name).swift"
      let (old, new) = (lines(of: file), lines(of: "copy/" + file))
      return (file, zip(old, new).prefix { $0 == $1 }.count + 1, "`\(file)` is out of date")
    }
    return changed + [
      ("messagegen.yaml", 3, "`Generated/CustomMessage.swift` is missing"),
      ("Generated/MessageRuntime.swift", 3, "`Generated/MessageRuntime.swift` was edited by hand"),
      ("Generated/SongAttachment.swift", 1, "`Generated/SongAttachment.swift` is no longer generated"),
    ]
  }

  private func lines(of file: String) -> [Substring] {
    (project.text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func nothingToShow() {
    for format in ["short", "github", "xcode"] {
      let (code, output, _) = check(format)
      #expect(code == 0 && output.hasPrefix("checked 6 files: all up to date in "), "\(output)")
    }
    let (code, output, errors) = check("gitlab")
    #expect(code == 0 && output == "[]\n" && errors.hasPrefix("checked 6 files"), "\(output)\(errors)")
  }

  @Test func gitHub() {
    drift()
    let (code, output, errors) = check("github")
    #expect(code == 1 && errors.hasPrefix("error: the generated code is out of date\n"))
    for (file, line, problem) in problems {
      #expect(output.contains("::error file=\(file),line=\(line),"), "\(output)")
      #expect(output.contains("title=messagegen%3A out-of-date::\(problem)%0Ahelp: "), "\(output)")
    }
    #expect(output.split(separator: "\n").allSatisfy { $0.hasPrefix("::") })
  }

  @Test func xcode() {
    drift()
    let (code, output, _) = check("xcode")
    #expect(code == 1)
    for (file, line, problem) in problems {
      #expect(output.contains("\(project.folder)/\(file):\(line):"), "\(output)")
      #expect(output.contains(": error: \(problem) [out-of-date]; "), "\(output)")
    }
  }

  @Test func short() {
    drift()
    let lines = check("short").output.split(separator: "\n")
    #expect(lines.count == 5, "\(lines)")
    for (file, line, problem) in problems {
      #expect(lines.contains { $0.hasPrefix("\(file):\(line):") && $0.hasSuffix(": error: \(problem) [out-of-date]") })
    }
  }

  /// One document, with what else is found.
  @Test func gitLab() throws {
    drift()
    project.shell("sed -i.bak /doc:/d Schemas/Gift.yaml; rm Schemas/*.bak")
    let (code, output, errors) = check("gitlab")
    #expect(code == 1 && errors.hasPrefix("error: the generated code is out of date\n"))
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    #expect(objects.map { $0["check_name"] as? String } == ["missing-doc"] + Array(repeating: "out-of-date", count: 5))
    for (file, line, problem) in problems {
      let found = objects.contains { object in
        let location = object["location"] as? [String: Any]
        let begin = (location?["lines"] as? [String: Int])?["begin"]
        return location?["path"] as? String == file && begin == line
          && (object["description"] as? String)?.hasPrefix(problem) == true
      }
      #expect(found, "\(problem)")
    }
    #expect(Set(objects.compactMap { $0["fingerprint"] as? String }).count == objects.count)
  }

  @Test func errorsOfSchemasAreTheDocument() throws {
    project.shell("sed -i.bak s/string/strin/ Schemas/Gift.yaml; rm Schemas/*.bak")
    let (code, output, errors) = check("gitlab")
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    #expect(code == 1 && objects.map { $0["check_name"] as? String } == ["unknown-type"])
    #expect(errors == "1 error in 2 schemas; nothing was written\n")
  }

  @Test(arguments: [
    "--error-format gitlab", "--check --diff --error-format gitlab", "--check --error-format sarif",
    "--check --error-format json",
  ])
  func otherDocumentsAreLints(options: String) {
    #expect(project.shell("$T generate \(options) 2>err") == 64)
  }
}
