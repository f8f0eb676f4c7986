import Testing

/// Without a configuration, the tool says what to write.
@Suite struct NoConfigurationTests {
  let project = ProcessProject()

  @Test func theHelpIsAConfiguration() throws {
    project.shell("rm messagegen.yaml")
    for command in ["generate", "lint", "new Card", "format", "schema --check"] {
      #expect(project.shell("$T \(command) 2>err") == 2)
      let text = try #require(project.text("err"))
      #expect(text.hasPrefix("error: there is no `messagegen.yaml` in `"), "\(text)")
      #expect(text.contains("help: ") && text.contains("`--config`"))
    }
    // What stands behind the empty line works as it is.
    #expect(project.shell("sed '1,/^$/d' err >messagegen.yaml && $T generate && test -d Chat/Generated") == 0)
  }

  @Test func theOtherEndingIsNoticed() throws {
    project.shell("mv messagegen.yaml messagegen.yml; mkdir -p deep/er")
    for place in [".", "deep/er"] {
      #expect(project.shell("(cd \(place) && $T lint) 2>err") == 2)
      let text = try #require(project.text("err"))
      #expect(
        text.contains("/messagegen.yml` is not read: the configuration is called `messagegen.yaml`\nhelp: rename"))
    }
    #expect(project.shell("$T lint --config messagegen.yml") == 0, "it can be named")
    project.shell("cp messagegen.yml messagegen.yaml")
    #expect(project.shell("$T lint") == 0, "the right name is what counts")
    project.shell("mv messagegen.yml deep/er")
    #expect(project.shell("(cd deep/er && $T lint) 2>err") == 2, "it is nearer than the one above")
  }
}
