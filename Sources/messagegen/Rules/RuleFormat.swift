import ArgumentParser

/// How the list of rules is printed.
enum RuleFormat: String, OptionWord {
  case table, json, markdown
}
