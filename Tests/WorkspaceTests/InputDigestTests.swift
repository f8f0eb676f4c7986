import SourceText
import Testing

@testable import Workspace

/// No two lists of inputs have one digest.
@Suite struct InputDigestTests {
  struct Inputs {
    var build: [UInt8] = [1, 2, 3]
    var files = [("messagegen.yaml", "version: 1"), ("Schemas/A.yaml", "a"), ("Schemas/B.yaml", "b")]
    var templates: [[String: [UInt8]]] = [["x.mustache": [1], "y.mustache": [2]], [:]]

    var digest: InputDigest {
      let files = files.enumerated().map { SourceFile(id: .init($0.offset), path: $0.element.0, text: $0.element.1) }
      return InputDigest(build: build, files: files, templates: templates)
    }
  }

  static let changes: [(what: String, change: @Sendable (inout Inputs) -> Void)] = [
    ("nothing", { _ in }),
    ("another build", { $0.build[2] = 4 }),
    ("a build with a shorter identity", { $0.build.removeLast() }),
    ("a build that is nothing", { $0.build = [] }),
    ("the configuration's name", { $0.files[0].0 = "other.yaml" }),
    ("the configuration's text", { $0.files[0].1 += " " }),
    ("a schema's text", { $0.files[1].1 = "c" }),
    ("an empty schema", { $0.files[1].1 = "" }),
    ("a schema's name", { $0.files[1].0 = "Schemas/a.yaml" }),
    ("a schema more", { $0.files.append(("Schemas/C.yaml", "c")) }),
    ("an empty schema without a name more", { $0.files.append(("", "")) }),
    ("a schema less", { $0.files.removeLast() }),
    ("another order", { $0.files.swapAt(1, 2) }),
    ("texts exchanged", { ($0.files[1].1, $0.files[2].1) = ("b", "a") }),
    (
      "a letter that moves from name to name", { ($0.files[1].0, $0.files[2].0) = ("Schemas/A.yamlS", "chemas/B.yaml") }
    ),
    ("a template's text", { $0.templates[0]["x.mustache"] = [9] }),
    ("a template's name", { $0.templates[0]["z.mustache"] = $0.templates[0].removeValue(forKey: "y.mustache") }),
    ("a template less", { $0.templates[0]["x.mustache"] = nil }),
    ("templates exchanged", { ($0.templates[0]["x.mustache"], $0.templates[0]["y.mustache"]) = ([2], [1]) }),
    ("a template of another target", { $0.templates = [["x.mustache": [1]], ["y.mustache": [2]]] }),
    ("another target's templates", { $0.templates.swapAt(0, 1) }),
    ("a target more", { $0.templates.append([:]) }),
  ]

  @Test func eachChangeCounts() {
    var digests: [InputDigest: String] = [:]
    for (what, change) in Self.changes {
      var inputs = Inputs()
      change(&inputs)
      #expect(inputs.digest == inputs.digest)
      let other = digests.updateValue(what, forKey: inputs.digest)
      #expect(other == nil, "\(what) has the digest of \(other ?? "")")
    }
  }
}
