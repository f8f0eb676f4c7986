// swift-tools-version: 6.1
import PackageDescription

// For apps and packages that take messagegen as a binary: nobody of theirs builds or installs it.
let package = Package(
  name: "messagegen-plugins",
  products: [
    .plugin(name: "MessagegenCheck", targets: ["MessagegenCheck"]),
    .plugin(name: "MessagegenCommand", targets: ["MessagegenCommand"]),
    // For plug-ins of others.
    .executable(name: "messagegen", targets: ["messagegen"]),
  ],
  targets: [
    .plugin(
      name: "MessagegenCheck", capability: .buildTool, dependencies: ["messagegen"], path: "MessagegenCheck"),
    .plugin(
      name: "MessagegenCommand",
      capability: .command(
        intent: .custom(verb: "messagegen", description: "Run messagegen; `generate` without arguments."),
        permissions: [.writeToPackageDirectory(reason: "messagegen writes generated code, schemas and their record.")]),
      dependencies: ["messagegen"], path: "MessagegenCommand"),
    .binaryTarget(name: "messagegen", path: "messagegen.artifactbundle"),
  ]
)
