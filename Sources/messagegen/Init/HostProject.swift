import SourceText
import Workspace

/// The app or package that messages are generated for, as its folder shows it.
struct HostProject {
  enum ProjectType: Equatable {
    case package, xcode
    /// Neither a package nor a project.
    case folder
  }

  let type: ProjectType
  /// Of the package or the project; nil: there is none.
  let name: String?
  private let projectFolder: ProjectFolder
  /// The Xcode project that the app is in; nil: there is none.
  private let xcodeProject: XcodeProject?
  /// The only one, or those that share the code.
  private let xcodeProjects: [XcodeProject]

  /// - Parameters:
  ///   - chosen: the project's name, where there are several.
  ///   - path: the folder for generated code; nil: it depends on the project.
  init(at projectFolder: ProjectFolder, named chosen: String?, compiling path: String?) throws {
    self.projectFolder = projectFolder
    if let manifest = projectFolder.text(of: "Package.swift") {
      type = .package
      name = PackageManifest(manifest).name
      (xcodeProject, xcodeProjects) = (nil, [])
    } else {
      let all = XcodeProject.all(in: projectFolder)
      xcodeProject = try XcodeProject.chosen(chosen, compiling: path, among: all)
      xcodeProjects = xcodeProject.map { [$0] } ?? all
      type = xcodeProject == nil ? .folder : .xcode
      name = xcodeProject?.name
    }
  }

  /// Whether Xcode compiles what is in a folder without being told.
  func isSynchronized(_ path: String) -> Bool { xcodeProject?.isSynchronized(path) == true }

  /// The pods and packages: what is installed, and, where no lock file says it, what is asked for.
  var dependencies: [Dependency] {
    let pods =
      projectFolder.source("Podfile.lock").map { PodfileLock.dependencies(in: $0) }
      ?? projectFolder.text(of: "Podfile").map { Podfile.dependencies(in: $0) } ?? []
    let pins = pinFiles.compactMap { projectFolder.source($0) }.flatMap { PackageResolved.dependencies(in: $0) }
    let manifest =
      projectFolder.text(of: "Package.swift").map { PackageManifest($0).dependencies } ?? []
    return Dependency.merged(pods + pins + manifest + xcodeProjects.flatMap(\.dependencies))
  }

  /// Whether it is a package or uses packages.
  var hasPackages: Bool {
    type == .package || pinFiles.contains { projectFolder.exists($0) }
      || xcodeProjects.contains { !$0.dependencies.isEmpty }
  }

  private var pinFiles: [String] {
    let names = projectFolder.names()
    let workspaces =
      names.filter { $0.hasSuffix(".xcodeproj") }.map { $0 + "/project.xcworkspace" }
      + names.filter { $0.hasSuffix(".xcworkspace") }
    return ["Package.resolved"] + workspaces.map { $0 + "/xcshareddata/swiftpm/Package.resolved" }
  }

  /// The folder for generated code of a target: beside the sources that it is compiled with.
  func outputFolder(ofTarget target: String) -> String {
    let parent = sources(ofTarget: target)
    let isTaken = !projectFolder.names(in: parent + "/Generated").isEmpty
    return parent + (isTaken ? "/GeneratedMessages" : "/Generated")
  }

  /// Whether the package has sources where generated code is to be.
  func hasSources(around path: String) -> Bool {
    projectFolder.hasFolder(path.split(separator: "/").dropLast().joined(separator: "/"))
  }

  private func sources(ofTarget target: String) -> String {
    switch type {
    case .package:
      let folders = projectFolder.names(in: "Sources").filter { projectFolder.hasFolder("Sources/" + $0) }
      let folder = folders.contains(target) || folders.count != 1 ? target : folders[0]
      return folders.isEmpty && projectFolder.hasFolder(target) ? target : "Sources/" + folder
    case .xcode:
      let beside = [name ?? target, target].map { xcodeProject?.besides($0) ?? $0 }
      return beside.first(where: projectFolder.hasFolder) ?? beside[1]
    case .folder: return target
    }
  }
}

extension ProjectFolder {
  func text(of path: String) -> String? { bytes(of: path).map { String(decoding: $0, as: UTF8.self) } }

  func source(_ path: String) -> SourceFile? {
    bytes(of: path).map { SourceFile(id: SourceFile.ID(0), path: path, bytes: $0) }
  }
}
