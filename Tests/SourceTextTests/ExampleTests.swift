import SourceText
import Testing

struct ExampleTests {
  @Test func aMarkIsAColumnOfTheLineBelowInBytes() {
    let example: Example = """
      message: Gift
          ↓  ↓
      红包: x
      """
    #expect(example.schemas == [.init(path: "Schemas/Example.yaml", text: "message: Gift\n红包: x\n")])
    #expect(
      example.marks == [
        .init(path: "Schemas/Example.yaml", line: 2, column: 9),
        .init(path: "Schemas/Example.yaml", line: 2, column: 10),
      ])
  }

  @Test func aTitleStartsAnotherFile() {
    let example: Example = """
      message: A
      === messagegen.yaml
      ↓
      version: 1
      === Schemas/B.yaml
      message: B
      """
    #expect(example.schemas.map(\.path) == ["Schemas/Example.yaml", "Schemas/B.yaml"])
    #expect(example.configuration.text == "version: 1\n")
    #expect(example.marks == [.init(path: "messagegen.yaml", line: 1, column: 1)])
  }

  @Test func withoutAConfigurationThereIsTheSmallestOne() {
    let example: Example = "message: A"
    #expect(example.configuration.text == "version: 1\n")
  }
}
