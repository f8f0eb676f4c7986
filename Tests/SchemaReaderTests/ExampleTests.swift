import Testing

@Suite struct ExampleTests {
  static let all: [Example] =
    Example.good + Example.forms + Example.slips + Example.names + Example.types + Example.enums + Example.fields
    + Example.slots + Example.constraints + Example.conditions + Example.references + Example.identities
    + Example.layouts + Example.surfaces + Example.envelopes + Example.settings + Example.profiles + Example.content
    + Example.contentSlips + Example.tuikit + Example.firstSteps

  @Test(arguments: all) func findings(of example: Example) { example.check() }

  @Test(arguments: all) func `the order of the files does not matter`(_ example: Example) {
    let (one, other) = (example.run(), example.run(reversed: true))
    #expect(one.report == other.report)
    #expect(one.schema?.messages.map(\.name) == other.schema?.messages.map(\.name))
    #expect(one.schema?.objects.map(\.name) == other.schema?.objects.map(\.name))
    #expect(one.schema?.enums.map(\.name) == other.schema?.enums.map(\.name))
  }
}
