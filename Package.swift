// swift-tools-version: 6.1
import PackageDescription

// The house has four floors; a target depends only on what stands below it (see README.md, "Modules").
let package = Package(
  name: "messagegen",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [
    .executable(name: "messagegen", targets: ["messagegen"]),
    .library(name: "ChatMessages", targets: ["ChatMessages"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .target(name: "SourceText"),
    .target(name: "Schema", dependencies: ["SourceText"]),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "SchemaReader", dependencies: ["Schema", "SourceText", "CLibYAML"]),
    .target(name: "Checks", dependencies: ["Schema", "SourceText"]),
    .target(name: "Templating"),
    .target(name: "Templates", path: "Templates", resources: [.embedInCode("Swift")]),
    .target(name: "Emitters", dependencies: ["Schema", "SourceText", "Templating", "Templates"]),
    .executableTarget(
      name: "messagegen",
      dependencies: [
        "SourceText", "Schema", "SchemaReader", "Checks", "Emitters",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "ChatMessages"),
  ]
)
