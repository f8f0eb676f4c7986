import ArgumentParser

/// How the list of rules is printed.
enum RuleFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json, markdown
}
