import Testing

/// Without a configuration, the tool says how to get one.
@Suite struct NoConfigurationTests {
  let project = ProcessProject()

  @Test func theHelpNamesInit() throws {
    project.shell("rm messagegen.yaml")
    for command in ["generate", "lint", "new Card", "format", "check", "schema --check", "lint --config none.yaml"] {
      #expect(project.shell("$T \(command) 2>err") == 2)
      let text = try #require(project.text("err"))
      #expect(text.hasPrefix("error: ") && text.contains("help: "), "\(text)")
      #expect(text.contains("`messagegen init`") && text.contains("`--config`"), "\(text)")
    }
    #expect(project.shell("$T init && $T generate && $T check && test -d Chat/Generated") == 0)
  }

  @Test func initBeginsNothingInsideAProject() {
    #expect(project.shell("mkdir new && cd new && $T init 2>err") == 1, "the configuration above counts")
    #expect(project.text("new/err")?.hasPrefix("error: there is already a configuration, `") == true)
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
