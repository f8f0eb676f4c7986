// swift-tools-version: 6.2
import PackageDescription

// The house has four floors; a target depends only on what stands below it (CONTRIBUTING.md, "Modules").
let package = Package(
  name: "messagegen",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [
    .executable(name: "messagegen", targets: ["messagegen"]),
    .library(name: "ChatMessages", targets: ["ChatMessages"]),
    .library(name: "TUIKitMessages", targets: ["TUIKitMessages"]),
    .library(name: "NIMMessages", targets: ["NIMMessages"]),
    .library(name: "MessageRuntime", targets: ["MessageRuntime"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2"))
  ],
  targets: [
    // First floor: plain values; what generated code stands on, which depends on nothing else of the house.
    .target(name: "SourceText"),
    .target(name: "MessageRuntime"),
    // Second floor.
    .target(name: "YAML", dependencies: ["SourceText", "CLibYAML"]),
    .target(name: "Reports", dependencies: ["SourceText"]),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Schema", dependencies: ["SourceText"]),
    .target(name: "Templating", dependencies: ["SourceText"]),
    .target(name: "CTexts", exclude: ["list"]),
    .target(
      name: "Templates", dependencies: ["CTexts", "SourceText"], path: "Templates",
      exclude: [
        "Swift", "NIMKit", "NIMv2", "TUIKit", "UIKit", "Scaffold", "Catalog", "Runtime", "Guides", "Rules",
      ]),
    .target(name: "Language", dependencies: ["Schema", "SourceText", "YAML"]),
    .target(name: "Workspace", dependencies: ["SourceText"]),
    .target(name: "Inspection", dependencies: ["MessageRuntime", "Schema", "SourceText"]),
    // Third floor: siblings that never see one another.
    .target(name: "SchemaReader", dependencies: ["Language", "Schema", "SourceText", "YAML"]),
    .target(name: "SchemaFormat", dependencies: ["Language", "SourceText", "YAML"]),
    .target(name: "Checks", dependencies: ["Schema", "SourceText"]),
    .target(name: "Emitters", dependencies: ["Schema", "SourceText", "Templating", "Templates"]),
    .target(
      name: "Catalog",
      dependencies: ["Inspection", "MessageRuntime", "Schema", "SourceText", "Templating", "Templates"]),
    .target(name: "Evolution", dependencies: ["Inspection", "MessageRuntime", "Schema", "SourceText"]),
    // The roof.
    .executableTarget(
      name: "messagegen",
      dependencies: [
        "SourceText", "YAML", "Schema", "Language", "SchemaReader", "SchemaFormat", "Checks", "Emitters",
        "Workspace", "Reports", "Templating", "Templates", "Inspection", "Catalog", "Evolution",
        "MessageRuntime",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // What messagegen writes from Schemas/.
    .target(name: "ChatMessages", dependencies: ["MessageRuntime"]),
    .target(name: "TUIKitMessages", dependencies: ["MessageRuntime"]),
    .target(name: "NIMMessages", dependencies: ["MessageRuntime"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "DiagnosticTestSupport", dependencies: ["SourceText", "Templates"], path: "Tests/DiagnosticTestSupport"),
    .target(
      name: "SchemaTestSupport", dependencies: ["Reports", "SchemaReader", "Schema", "SourceText"],
      path: "Tests/SchemaTestSupport"),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    .testTarget(name: "SchemaTests", dependencies: ["Schema", "SourceText"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML", "SourceText", "DiagnosticTestSupport"]),
    .testTarget(name: "LanguageTests", dependencies: ["Language", "Schema", "SourceText", "SchemaTestSupport"]),
    .testTarget(name: "SchemaFormatTests", dependencies: ["SchemaFormat", "SourceText"]),
    .testTarget(name: "TemplatingTests", dependencies: ["Templating", "Reports", "SourceText"]),
    .testTarget(name: "WorkspaceTests", dependencies: ["Workspace", "SourceText", "TestSupport"]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "SourceText"]),
    .testTarget(
      name: "SchemaReaderTests",
      dependencies: [
        "SchemaReader", "SchemaFormat", "Language", "Schema", "SourceText", "YAML", "TestSupport",
        "DiagnosticTestSupport", "SchemaTestSupport",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "ChecksTests",
      dependencies: [
        "Checks", "SchemaReader", "SchemaFormat", "Language", "Schema", "SourceText", "YAML", "TestSupport",
        "SchemaTestSupport", "DiagnosticTestSupport",
      ]),
    .testTarget(
      name: "EvolutionTests",
      dependencies: [
        "Evolution", "Emitters", "Inspection", "MessageRuntime", "Schema", "SourceText", "TestSupport",
        "SchemaTestSupport", "DiagnosticTestSupport",
      ]),
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "Catalog", "Inspection", "ChatMessages", "TUIKitMessages", "KitchenSink", "MessageRuntime",
        "Schema", "SourceText", "TestSupport", "SchemaTestSupport",
      ]),
    .testTarget(
      name: "EmittersTests",
      dependencies: [
        "Emitters", "Templating", "Templates", "Schema", "SourceText", "TestSupport", "SchemaTestSupport",
      ],
      exclude: ["Views"]),
    .testTarget(
      name: "messagegenTests",
      dependencies: [
        "messagegen", "Emitters", "Evolution", "Inspection", "Reports", "Schema", "SchemaReader", "Templates",
        "Workspace", "SourceText", "TestSupport", "DiagnosticTestSupport", "SchemaTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Commands", "PrintedFindings", "Projects.txt"]),
    // What messagegen writes from Tests/Projects/Consumers: every construct of the language; some of the messages, with
    // the runtime in it; none, with the runtime of that target; and an app with releases.
    .target(
      name: "KitchenSink", dependencies: ["MessageRuntime"], path: "Tests/Projects/Consumers/Sources/KitchenSink"),
    .target(name: "PartSink", path: "Tests/Projects/Consumers/Sources/PartSink"),
    .target(name: "NoMessages", dependencies: ["PartSink"], path: "Tests/Projects/Consumers/Sources/NoMessages"),
    .target(
      name: "Released", dependencies: ["MessageRuntime"], path: "Tests/Projects/Consumers/Released/Sources"),
    // What it writes from Tests/Projects/Strict: no leniency, heights of rows.
    .target(name: "StrictSink", dependencies: ["MessageRuntime"], path: "Tests/Projects/Strict/Sources"),
    .testTarget(
      name: "KitchenSinkTests",
      dependencies: [
        "KitchenSink", "SchemaReader", "Schema", "SourceText", "MessageRuntime", "TestSupport",
      ]),
    .testTarget(name: "PartSinkTests", dependencies: ["PartSink"]),
    .testTarget(name: "NoMessagesTests", dependencies: ["NoMessages"]),
    .testTarget(
      name: "ReleasedTests", dependencies: ["Released", "MessageRuntime"],
      path: "Tests/Projects/Consumers/Released/Tests"),
    .testTarget(name: "SharedRuntimeTests", dependencies: ["ChatMessages", "TUIKitMessages", "MessageRuntime"]),
    // The command line as a process, and what a disk may do to it.
    .testTarget(name: "ToolTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "InspectionTests",
      dependencies: [
        "Inspection", "Reports", "Schema", "SourceText", "MessageRuntime", "ChatMessages",
        "TUIKitMessages", "NIMMessages", "KitchenSink", "StrictSink", "TestSupport", "DiagnosticTestSupport",
        "SchemaTestSupport",
      ],
      exclude: ["Examples/Cases"]),
    .testTarget(name: "MessageRuntimeTests", dependencies: ["MessageRuntime", "TestSupport"]),
    .testTarget(name: "ChatMessagesTests", dependencies: ["ChatMessages", "MessageRuntime"]),
    .testTarget(name: "TUIKitMessagesTests", dependencies: ["TUIKitMessages", "MessageRuntime"]),
    .testTarget(name: "NIMMessagesTests", dependencies: ["NIMMessages", "MessageRuntime"]),
  ]
)
