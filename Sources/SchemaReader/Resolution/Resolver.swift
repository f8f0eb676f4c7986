import Schema
import SourceText

/// The second stage: over all files, names become what they name.
struct Resolver: ResolvingReader {
  var context: ReaderContext

  var schema: Schema {
    var configuration = configuration
    if let profile = context.written.profile, case .object(let id)? = symbols.names[profile.name.value] {
      configuration.profile = id
    }
    return Schema(
      configuration: configuration, messages: symbols.messages, objects: symbols.objects, enums: symbols.enums)
  }
}
