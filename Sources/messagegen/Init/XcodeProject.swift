import SourceText
import Workspace

/// An Xcode project of an app, as its file says it: in the folder, or in a workspace there.
struct XcodeProject {
  /// Of its folder, `Shop/Shop.xcodeproj`.
  let path: String
  private let text: String

  var name: String { String(path.split(separator: "/").last?.dropLast(Self.ending.count) ?? "") }

  private static let ending = ".xcodeproj"

  private init(_ path: String, in folder: ProjectFolder) {
    self.path = path
    text = folder.text(of: path + "/project.pbxproj") ?? ""
  }

  /// Those in a folder, else those that its workspaces name; without that of the pods.
  static func all(in folder: ProjectFolder) -> [XcodeProject] {
    let names = folder.names()
    let here = names.filter { $0.hasSuffix(ending) }
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    let elsewhere = workspaces.flatMap { name -> [String] in
      let text = folder.text(of: name + "/contents.xcworkspacedata") ?? ""
      return text.matches(of: /location\s*=\s*"(?:group|container):([^"]+\.xcodeproj)"/).map { String($0.1) }
    }
    return (here.isEmpty ? elsewhere : here).filter { !$0.hasSuffix("Pods" + ending) }.map { Self($0, in: folder) }
  }

  /// The only one, or the one of a name, or the one around a path; nil: there is none, or the path is beside all.
  static func chosen(_ name: String?, compiling path: String?, among all: [XcodeProject]) throws -> XcodeProject? {
    if all.count < 2 { return all.first }
    if let named = all.first(where: { $0.name == name }) { return named }
    if let path { return Self.around(path, among: all) }
    let name = all[0].name.contains(" ") ? "'\(all[0].name)'" : all[0].name
    let paths = Wording.enumeration(all.map { "`\($0.path)`" })
    throw Failure(
      "there are several Xcode projects: \(paths)", zh: "有多个 Xcode 项目：\(paths)",
      help: LocalizedText(
        """
        choose one by its name, such as `--name \(name)`, or the folder for generated code with `--path`
        """,
        zh: "用名称选择一个，如 `--name \(name)`，或用 `--path` 指定放生成代码的文件夹"))
  }

  /// The one with the path in its sources, else in its folder; nil: there is none, or there are several.
  private static func around(_ path: String, among all: [XcodeProject]) -> XcodeProject? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    func only(_ folder: (XcodeProject) -> String) -> XcodeProject? {
      let found = all.filter { parts.starts(with: folder($0).split(separator: "/")) }
      return found.count == 1 ? found[0] : nil
    }
    return only { $0.besides($0.name) } ?? only { $0.besides("") }
  }

  /// A path beside the project, from the folder.
  func besides(_ name: String) -> String {
    (path.split(separator: "/").dropLast() + [name[...]]).joined(separator: "/")
  }

  /// Whether a path is in a folder that Xcode 16 and later compile whatever is put there.
  func isSynchronized(_ path: String) -> Bool {
    text.matches(of: /isa = PBXFileSystemSynchronizedRootGroup;[^}]*?\bpath = "?([^";]+)"?;/).contains { match in
      path.hasPrefix(besides(String(match.1)) + "/")
    }
  }

  /// The packages that it asks for; what is installed is in `Package.resolved`, once Xcode has resolved them.
  var dependencies: [Dependency] {
    let references = /repositoryURL = "?([^";\s]+)"?;\s*(?:requirement = \{([^}]*)\};)?/
    let versions = /(?:minimumVersion|version) = "?([0-9.]+)"?;/
    return text.matches(of: references).map { match in
      let version = match.2?.firstMatch(of: versions).flatMap { Dependency.Version($0.1) }
      return Dependency(
        name: PackageManifest.name(ofPackageAt: String(match.1)), version: version, file: path + "/project.pbxproj")
    }
  }
}
