import Examples
import SchemaTestSupport

extension TestProject {
  /// The examples of the first message.
  var examples: [ExampleMessage] {
    get throws {
      let schema = try schema
      return schema.messages.first.map { ExampleMessage.all(of: $0, in: schema) } ?? []
    }
  }

  /// What they are encoded as.
  var json: [String] { get throws { try examples.map(\.json) } }
}
