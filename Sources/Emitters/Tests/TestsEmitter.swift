import Schema
import SourceText
import Templating

extension Emitter {
  /// The tests of recorded releases for a target, a file for each, and what they have in common; none without any.
  ///
  /// - Throws: as ``emit(_:target:version:userTemplates:)``.
  public static func tests(
    of releases: [ReleaseTests], _ schema: Schema, target: Target, version: String,
    userTemplates: [String: SourceFile] = [:]
  ) throws -> [GeneratedFile] {
    try testPages(of: releases, schema, target: target, version: version, userTemplates).map(\.file)
  }

  static func testPages(
    of releases: [ReleaseTests], _ schema: Schema, target: Target, version: String,
    _ userTemplates: [String: SourceFile]
  ) throws(TemplateError) -> [Page] {
    let set = TemplateSet(
      userTemplates: userTemplates, constants: [Constant("access", target.access.rawValue), .imports(of: target)])
    let template = try set.template("ReleaseTests.swift", for: ReleaseTestsView.self)
    let header = Header.text(version: version)
    let module = target.moduleImport
    let isCompared = Set(releases.flatMap(\.messages).flatMap(\.examples).compactMap(\.outcome.message))
    let values = ReleaseValuesView(
      schema.messages.filter { target.has($0) && isCompared.contains($0.name) },
      SwiftSpelling(schema: schema, target: target), moduleImport: module, header: header)
    let example = ReleaseExampleFileView(
      header: header, moduleImport: module, isEquatable: target.conformance != nil)
    let common = [
      try set.page("ReleaseExample.swift", releases.isEmpty ? nil : example),
      try set.page("ReleaseValues.swift", releases.isEmpty ? nil : values),
    ]
    let types = schema.topLevelTypes(of: target)
    let testing = types.isDisjoint(with: ["Suite", "Test"]) ? "" : "Testing."
    let files = releases.map { tests in
      let view = ReleaseTestsView(
        tests, moduleImport: module, testing: testing, header: Header.text(version: version, sources: [tests.path]))
      return Page(view.type + ".swift", template, view)
    }
    return common.compactMap { $0 } + files
  }
}

extension ReleaseTests.Example.Outcome {
  fileprivate var message: String? { if case .message(let name, _) = self { name } else { nil } }
}

extension Schema {
  /// The names of the types that a target's module may have from its schemas.
  fileprivate func topLevelTypes(of target: Target) -> Set<String> {
    Set(
      messages.map { target.attachmentName(of: $0) } + objects.filter(\.container.isShared).map(\.name)
        + enums.filter(\.container.isShared).map(\.name))
  }
}

extension Target {
  /// How tests see the generated code.
  fileprivate var moduleImport: String {
    let name = name.value.unicodeScalars.map { SwiftNames.isIdentifier("a\($0)") ? String($0) : "_" }.joined()
    let module = SwiftNames.escaped(SwiftNames.isIdentifier(name) ? name : "_" + name)
    return (access == .public ? "import " : "@testable import ") + module
  }
}
