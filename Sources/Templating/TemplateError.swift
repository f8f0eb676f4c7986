import SourceText

/// Why a template does not compile against its view.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// At least one, in the order in which they were found.
  public let findings: [Diagnostic]

  public init(_ findings: [Diagnostic]) { self.findings = findings }

  public var description: String { findings.map(\.message.english).joined(separator: "\n") }
}
