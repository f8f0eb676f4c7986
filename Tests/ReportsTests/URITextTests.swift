import Testing

@testable import Reports

struct URITextTests {
  @Test(arguments: [
    ("Schemas/A-b_c.yaml", "Schemas/A-b_c.yaml"), ("a b%:.yaml", "a%20b%25%3A.yaml"), ("红", "%E7%BA%A2"),
    ("\n", "%0A"), ("/tmp/a", "file:///tmp/a"),
  ])
  func references(path: String, uri: String) { #expect(URIText.reference(to: path) == uri) }
}
