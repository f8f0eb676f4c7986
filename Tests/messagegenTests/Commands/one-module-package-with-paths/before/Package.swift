let package = Package(
  dependencies: [.package(path: "../Shared")],
  targets: [
    .target(name: "A", path: "Sources/App/A"), .target(name: "B", path: "Sources/App/B"),
    .target(name: "C", path: "Mine"),
  ])
