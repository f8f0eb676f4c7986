import ArgumentParser

/// A build server's job that runs `messagegen check`.
enum CIJob: String, CaseIterable, ExpressibleByArgument {
  case github, gitlab

  /// Where the server looks for it, from the folder of the repository.
  var path: String {
    switch self {
    case .github: ".github/workflows/messagegen.yml"
    case .gitlab: ".gitlab-ci.yml"
    }
  }

  /// - Parameters:
  ///   - configuration: its path in the repository; nil: the tool finds it.
  ///   - archive: nil: to be filled in.
  func text(configuration: String?, archive: ToolArchive?) -> String {
    let config = configuration.map { " --config '\($0.replacing("'", with: #"'\''"#))'" } ?? ""
    let check = "/tmp/messagegen/bin/messagegen check" + config
    return switch self {
    case .github: Self.gitHubText(check, archive)
    case .gitlab: Self.gitLabText(check, archive)
    }
  }

  /// Whether a file was written as a job, maybe with another archive.
  static func isJob(_ text: String) -> Bool { text.hasPrefix(title) }

  private static let title = "# Checks the message schemas and the code generated from them.\n"

  private static func variables(_ archive: ToolArchive?) -> [String] {
    let hint = "# Fill in the URL of a messagegen archive for this machine, and its SHA-256 (see SHA256SUMS beside it)."
    return (archive == nil ? [hint] : [])
      + ["MESSAGEGEN_URL: \"\(archive?.url ?? "")\"", "MESSAGEGEN_SHA256: \"\(archive?.sha256 ?? "")\""]
  }

  /// Linux has `sha256sum`, macOS `shasum`.
  private static let steps = [
    #"curl --fail --silent --show-error --location --output /tmp/messagegen.tar.gz "$MESSAGEGEN_URL""#,
    #"echo "$MESSAGEGEN_SHA256  /tmp/messagegen.tar.gz" | $(command -v sha256sum || echo shasum -a 256) -c -"#,
    "mkdir -p /tmp/messagegen",
    "tar -xzf /tmp/messagegen.tar.gz -C /tmp/messagegen --strip-components 1",
  ]

  private static func gitHubText(_ check: String, _ archive: ToolArchive?) -> String {
    title + """
      name: messagegen
      on: [pull_request, push]
      permissions:
        contents: read
      jobs:
        check:
          runs-on: ubuntu-latest
          env:
            \(variables(archive).joined(separator: "\n      "))
          steps:
            - uses: actions/checkout@v4
            - name: Install messagegen
              run: |
                \(steps.joined(separator: "\n          "))
            - name: Check
              run: |
                \(check) --error-format github

      """
  }

  private static func gitLabText(_ check: String, _ archive: ToolArchive?) -> String {
    title + """
      messagegen:
        image: buildpack-deps:stable-curl
        variables:
          \(variables(archive).joined(separator: "\n    "))
        script:
          - \(steps.joined(separator: "\n    - "))
          - >-
            \(check)
        # The same as a report for the merge request.
        after_script:
          - >-
            \(check) --error-format gitlab >messagegen.json 2>/dev/null || true
        artifacts:
          when: always
          reports:
            codequality: messagegen.json

      """
  }
}
