/// Rules that had another id.
public enum RenamedRules {
  /// The present id of a rule, by its old one.
  public static let ids = [
    "bad-identity": "bad-id", "duplicate-wire-key": "duplicate-json-key", "fatal-rule": "severity-not-configurable",
    "fatal-rule-in-comment": "severity-not-configurable-in-comment", "field-as-identity": "field-as-id",
    "identity-arity": "id-arity", "kit-type": "nim-kit-type", "menu-nowhere": "input-menu-nowhere",
    "menu-without-image": "input-menu-without-image", "misfit-constraint": "unsupported-constraint",
    "misfit-field": "unsupported-field", "misfit-local": "unsupported-local", "misfit-slot": "unsupported-slot",
    "misfit-test": "unsupported-condition", "misfit-wire": "unsupported-encoding",
    "misspelt-ignore": "malformed-ignore", "read-never-wins": "also-reads-never-wins",
    "shadowed-identity": "shadowed-id", "tuikit-identity": "tuikit-id", "unmatched-identity": "unmatched-id",
    "unwritten-present": "unwritten-required-key",
  ]
}
