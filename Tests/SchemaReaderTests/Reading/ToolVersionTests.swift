import SchemaReader
import SourceText
import Testing

/// Which versions of the tool a configuration accepts.
struct ToolVersionTests {
  private func wrongVersion(of tool: String, in configuration: String) throws -> Diagnostic? {
    let file = SourceFile(id: .init(0), path: "messagegen.yaml", text: configuration)
    return SchemaReader.wrongVersion(of: try #require(ToolVersion(tool)), in: file)
  }

  @Test(arguments: [
    ("0.2", "0.2.0"), ("0.2", "0.2.7"), ("0.2.1", "0.2.1"), ("0.2.1", "0.2.10"), ("0.10", "0.10.0"), ("1", "1.0.0"),
    ("1.4", "1.4.0"), ("1.4", "1.10.2"), ("1.4.2", "1.5.0"), ("0.1.99999", "0.1.99999"),
  ])
  func `the same version and later ones that do not break are accepted`(_ required: String, _ tool: String) throws {
    for written in [required, "'\(required)'", "\"\(required)\"", "&v !!str \(required)  # or later"] {
      #expect(try wrongVersion(of: tool, in: "version: 1\nrequires: \(written)\n") == nil, "\(written)")
    }
  }

  @Test(arguments: [
    ("0.2", "0.1.9"), ("0.2", "0.3.0"), ("0.2", "1.2.0"), ("0.2.1", "0.2.0"), ("0.10", "0.1.0"), ("0.1", "0.10.0"),
    ("1", "0.9.0"), ("1.4", "1.3.9"), ("1.4", "2.0.0"), ("1.4", "0.4.0"), ("1.4.2", "1.4.1"), ("0.1.99999", "0.1.0"),
  ])
  func `others are not, whether text or number`(_ required: String, _ tool: String) throws {
    for written in [required, "'\(required)'", "\"\(required)\""] {
      #expect(try wrongVersion(of: tool, in: "version: 1\nrequires: \(written)\n") != nil, "\(written)")
    }
  }

  @Test(arguments: [
    "requires: 9.9", "version: 2\nfuture: 1\nrequires: 9.9\ntargets: 5", "{ requires: 9.9 }",
    "requires: 9.9\n---\nversion: 1",
  ])
  func `it is found whatever else is wrong`(_ configuration: String) throws {
    let finding = try #require(try wrongVersion(of: "1.0.0", in: configuration))
    let file = SourceFile(id: .init(0), path: "messagegen.yaml", text: configuration)
    #expect(file.text(in: finding.range) == "9.9")
  }

  @Test(arguments: [
    "", ".", "1.", ".1", "1.2.3.4", "v1", "1.x", "+1", "-1", "1.2-beta", ">=1", "5000000000.1", "１.２", "~",
  ])
  func `no versions`(_ text: String) throws {
    #expect(ToolVersion(text) == nil)
    #expect(try wrongVersion(of: "1.0.0", in: "requires: \"\(text)\"\n") == nil)
  }
}
