import SourceText
import Workspace

/// The app or package that messages are generated for, as its folder shows it.
struct HostProject {
  enum Kind: Equatable {
    case package, xcode
    /// Neither a package nor a project.
    case folder
  }

  let kind: Kind
  /// Of the package or the project; nil: there is none.
  let name: String?
  private let place: ProjectPlace

  init(at place: ProjectPlace) {
    self.place = place
    if let manifest = place.text(of: "Package.swift") {
      kind = .package
      name = PackageManifest(manifest, of: "Package.swift").name
    } else if let project = place.names().first(where: { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }) {
      kind = .xcode
      name = String(project.dropLast(".xcodeproj".count))
    } else {
      kind = .folder
      name = nil
    }
  }

  /// The pods and packages: what is installed, and, where no lock file says it, what is asked for.
  var dependencies: [Dependency] {
    let pods =
      place.source("Podfile.lock").map { PodfileLock.dependencies(in: $0) }
      ?? place.text(of: "Podfile").map { Podfile.dependencies(in: $0, of: "Podfile") } ?? []
    let pins = pinFiles.compactMap { place.source($0) }.flatMap { PackageResolved.dependencies(in: $0) }
    let manifest = place.text(of: "Package.swift").map { PackageManifest($0, of: "Package.swift").dependencies } ?? []
    return Dependency.merged(pods + pins + manifest)
  }

  private var pinFiles: [String] {
    let names = place.names()
    let workspaces =
      names.filter { $0.hasSuffix(".xcodeproj") }.map { $0 + "/project.xcworkspace" }
      + names.filter { $0.hasSuffix(".xcworkspace") }
    return ["Package.resolved"] + workspaces.map { $0 + "/xcshareddata/swiftpm/Package.resolved" }
  }

  /// The folder for generated code of a target: beside the sources that it is compiled with.
  func outputFolder(ofTarget target: String) -> String {
    let parent = sources(ofTarget: target)
    let isTaken = !place.names(in: parent + "/Generated").isEmpty
    return parent + (isTaken ? "/GeneratedMessages" : "/Generated")
  }

  /// Whether the package has sources where generated code is to be.
  func hasSources(around path: String) -> Bool {
    place.hasFolder(path.split(separator: "/").dropLast().joined(separator: "/"))
  }

  private func sources(ofTarget target: String) -> String {
    switch kind {
    case .package:
      let folders = place.names(in: "Sources").filter { place.hasFolder("Sources/" + $0) }
      let folder = folders.contains(target) || folders.count != 1 ? target : folders[0]
      return folders.isEmpty && place.hasFolder(target) ? target : "Sources/" + folder
    case .xcode: return place.hasFolder(name ?? target) ? name ?? target : target
    case .folder: return target
    }
  }
}

extension ProjectPlace {
  func text(of path: String) -> String? { bytes(of: path).map { String(decoding: $0, as: UTF8.self) } }

  func source(_ path: String) -> SourceFile? {
    bytes(of: path).map { SourceFile(id: SourceFile.ID(0), path: path, bytes: $0) }
  }
}
