import Foundation
import PackagePlugin

/// Runs `messagegen check` before a target is built, if something has changed that it reads.
@main
struct MessagegenCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let check = try Check(
      tool: context.tool(named: "messagegen").url, target: target.name,
      folders: [target.directoryURL, context.package.directoryURL])
    return [check.command(in: context.pluginWorkDirectoryURL)]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MessagegenCheck: XcodeBuildToolPlugin {
    /// A target of a project has no folder; what belongs to it is usually in one of its name.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let check = try Check(
        tool: context.tool(named: "messagegen").url, target: target.displayName,
        folders: [project.appending(path: target.displayName), project])
      return [check.command(in: context.pluginWorkDirectoryURL)]
    }
  }
#endif
