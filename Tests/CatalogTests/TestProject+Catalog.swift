import Catalog
import SchemaTestSupport

extension TestProject {
  var catalog: Catalog {
    get throws {
      let schema = try schema
      return Catalog(
        schema, sources: files, options: .init(title: "T", languages: schema.configuration.docs.languages, version: "1")
      )
    }
  }
}
