// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that messagegen's has no dependency that only its benchmarks need.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "messagegen", path: "../../.."),
    .package(url: "https://github.com/apple/swift-protobuf", from: "1.28.0"),
  ],
  targets: [
    .target(name: "Allocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Allocations",
        .product(name: "ChatMessages", package: "messagegen"),
        .product(name: "SwiftProtobuf", package: "swift-protobuf"),
      ],
      exclude: ["messages.proto"]),
  ]
)
