import Foundation
import Language
import SourceText
import Testing
import YAML

/// The editor's schemas, applied by a validator that is not ours: Python's package jsonschema.
struct EditorValidator {
  /// What is wrong with the schema's own examples.
  let schemaErrors: [String]
  /// For each text, what the validator says of it.
  let errors: [[String]]

  init(_ subject: JSONSchema.Subject, _ texts: [String]) throws {
    let schema = try JSONSerialization.jsonObject(with: Data(JSONSchema.text(of: subject).utf8))
    let documents = texts.map { text in
      (YAMLReader.read(SourceFile(id: .init(0), path: "a.yaml", text: text)).value ?? []).map(EditorValue.json)
    }
    let request = try JSONSerialization.data(withJSONObject: ["schema": schema, "values": documents.flatMap { $0 }])
    let answer = try JSONDecoder().decode(Answer.self, from: Self.run(request))
    schemaErrors = answer.schema
    var rest = answer.values[...]
    errors = documents.map { documents in
      defer { rest = rest.dropFirst(documents.count) }
      return rest.prefix(documents.count).flatMap { $0 }
    }
  }

  private struct Answer: Decodable {
    var schema: [String]
    var values: [[String]]
  }

  private static func run(_ request: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try request.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/json-schema-validator").standardized
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "`.ci/prerequisites validator` installs what it needs")
    return data
  }
}
