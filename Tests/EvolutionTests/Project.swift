import Evolution
import Schema
import SchemaReader
import SourceText
import Testing

extension Schema {
  /// An example, read.
  ///
  /// - Parameter first: the id of its first file.
  init(_ example: SourceText.Example, from first: Int = 0) throws {
    let files = ([example.configuration] + example.schemas).enumerated().map {
      SourceFile(id: .init(first + $0), path: $1.path, text: $1.text)
    }
    let configuration = SchemaReader.readConfiguration(files[0])
    let outcome = SchemaReader.read(Array(files.dropFirst()), configuration: try #require(configuration.value))
    let errors = (configuration.diagnostics + outcome.diagnostics).filter { $0.severity == .error }
    #expect(errors.isEmpty, "the example is not valid: \(errors.map(\.message.english))")
    self = try #require(outcome.value)
  }
}

extension Schema {
  /// An example, read; nil: it has errors.
  init?(valid example: SourceText.Example, from first: Int = 0) {
    let files = ([example.configuration] + example.schemas).enumerated().map {
      SourceFile(id: .init(first + $0), path: $1.path, text: $1.text)
    }
    let settings = SchemaReader.readConfiguration(files[0])
    guard let configuration = settings.value else { return nil }
    let outcome = SchemaReader.read(Array(files.dropFirst()), configuration: configuration)
    guard let schema = outcome.value, !(settings.diagnostics + outcome.diagnostics).contains(where: \.isError) else {
      return nil
    }
    self = schema
  }
}

extension Diagnostic {
  fileprivate var isError: Bool { severity == .error }
}

extension BreakingChange {
  /// As examples write it.
  var text: String { ([at] + breaks.map(\.consequence.text)).joined(separator: " ") }

  var releases: [String] { breaks.map { "\($0.consequence.text): \($0.releases.joined(separator: ", "))" } }
}
