// swift-tools-version: 6.2
import PackageDescription

// Apps in the place of our users', and the tool as they start it: of messagegen only its products are used.
let package = Package(
  name: "consumers",
  platforms: [.macOS(.v13), .iOS(.v13)],
  dependencies: [.package(name: "messagegen", path: "../..")],
  targets: [
    // What messagegen writes from Schemas/, which have every construct of the language.
    .target(name: "KitchenSink"),
    .target(name: "PartSink", dependencies: ["KitchenSink"]),
    .target(name: "NoMessages", dependencies: [.product(name: "MessageRuntime", package: "messagegen")]),

    // An app with releases: what they sent is tested by what messagegen writes.
    .target(
      name: "Released", dependencies: [.product(name: "MessageRuntime", package: "messagegen")],
      path: "Released/Sources"),
    .testTarget(
      name: "ReleasedTests", dependencies: ["Released", .product(name: "MessageRuntime", package: "messagegen")],
      path: "Released/Tests"),

    // A link to the root's: it is no product.
    .target(name: "TestSupport"),
    .testTarget(
      name: "KitchenSinkTests", dependencies: ["KitchenSink", "TestSupport"], resources: [.copy("Schema.json")]),
    .testTarget(name: "PartSinkTests", dependencies: ["PartSink"]),
    .testTarget(name: "NoMessagesTests", dependencies: ["NoMessages"]),
    // The command line, and what a disk may do to it.
    .testTarget(name: "ToolTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "SharedRuntimeTests",
      dependencies: ["ChatMessages", "TUIKitMessages", "MessageRuntime"].map {
        .product(name: $0, package: "messagegen")
      }),
  ]
)
