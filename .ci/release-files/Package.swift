// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "messagegen-runtime",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6)],
  products: [.library(name: "MessageRuntime", targets: ["MessageRuntime"])],
  targets: [.target(name: "MessageRuntime")]
)
