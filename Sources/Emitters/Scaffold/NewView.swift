import Schema
import SourceText
import Templating

/// The bubble views that an app on NIMKit has to write: what `messagegen new` begins them with, once.
public enum NewView {
  /// A file for each content view that the layouts of some messages name, by the view's name.
  ///
  /// - Parameter messages: names; only the views of these messages are given.
  public static func files(
    _ schema: Schema, target: Target, messages: [String], userTemplates: [String: [UInt8]] = [:]
  ) throws -> [GeneratedFile] {
    guard target.sdks.contains(.nimkit) else { return [] }
    let template = try TemplateSet(userTemplates: userTemplates)
      .template("NIMKitContentView.swift", for: NIMKitContentView.self)
    let shown = schema.messages.filter(target.has)
    var names: [String] = []
    for name in shown.filter({ messages.contains($0.name) }).flatMap(\.contentViewNames) where !names.contains(name) {
      names.append(name)
    }
    return names.map { name in
      var bytes: [UInt8] = []
      template.render(NIMKitContentView(name, shown.filter { $0.contentViewNames.contains(name) }), into: &bytes)
      return GeneratedFile(name: name + ".swift", bytes: bytes)
    }
  }
}
