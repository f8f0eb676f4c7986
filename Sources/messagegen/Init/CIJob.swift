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

  /// - Parameter configuration: its path in the repository; nil: the tool finds it.
  func text(configuration: String?) -> String {
    let check = "messagegen check" + (configuration.map { " --config '\($0)'" } ?? "")
    return switch self {
    case .github: Self.gitHubText(check)
    case .gitlab: Self.gitLabText(check)
    }
  }

  private static let steps = [
    "apt-get update && apt-get install --yes make pkg-config libyaml-dev",
    "git clone --depth 1 --branch \"$MESSAGEGEN_TAG\" \"$MESSAGEGEN_SOURCE\" /tmp/messagegen",
  ]

  private static func gitHubText(_ check: String) -> String {
    """
    # Checks the message schemas and the code generated from them.
    name: messagegen
    on:
      pull_request:
      push:
        branches: [main]
    permissions:
      contents: read
    jobs:
      check:
        runs-on: ubuntu-latest
        container: swift:6.2
        env:
          MESSAGEGEN_SOURCE: https://github.com/OWNER/messagegen.git  # fill in: where messagegen's source is
          MESSAGEGEN_TAG: \(Tool.version)  # fill in: the tag to build
        steps:
          - uses: actions/checkout@v4
          - name: Cache messagegen
            id: cache
            uses: actions/cache@v4
            with:
              path: /opt/messagegen
              key: messagegen-${{ env.MESSAGEGEN_TAG }}
          - name: Build messagegen
            if: steps.cache.outputs.cache-hit != 'true'
            run: |
              \(steps.joined(separator: "\n          "))
              make -C /tmp/messagegen install PREFIX=/opt/messagegen
          - name: Check
            run: /opt/messagegen/bin/\(check) --error-format github

    """
  }

  private static func gitLabText(_ check: String) -> String {
    """
    # Checks the message schemas and the code generated from them.
    messagegen:
      image: swift:6.2
      variables:
        MESSAGEGEN_SOURCE: https://gitlab.com/OWNER/messagegen.git  # fill in: where messagegen's source is
        MESSAGEGEN_TAG: \(Tool.version)  # fill in: the tag to build
      cache:
        key: messagegen-$MESSAGEGEN_TAG
        paths: [.messagegen/]
      script:
        - |
          if [ ! -x .messagegen/bin/messagegen ]; then
            \(steps.joined(separator: "\n        "))
            make -C /tmp/messagegen install PREFIX="$PWD/.messagegen"
          fi
        # The report for the merge request; if there is something in it, the same for the log.
        - >-
          .messagegen/bin/\(check) --error-format gitlab >messagegen.json
          || { .messagegen/bin/\(check); exit 1; }
      artifacts:
        when: always
        reports:
          codequality: messagegen.json

    """
  }
}
