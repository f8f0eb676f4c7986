import SourceText
import YAML

/// The packages that `Package.resolved` pins, in all versions of its form. It is JSON, and so YAML.
enum PackageResolved {
  static func dependencies(in file: SourceFile) -> [Dependency] {
    guard let root = YAMLReader.read(file).value?.first else { return [] }
    let pins = (root.entry("object")?.value ?? root).entry("pins")?.value.items ?? []
    return pins.flatMap { pin in
      let location = pin.entry("location") ?? pin.entry("repositoryURL")
      let names = [
        pin.entry("identity")?.value.text, pin.entry("package")?.value.text,
        location.map { PackageManifest.name(ofPackageAt: $0.value.text) },
      ]
      let version = pin.entry("state")?.value.entry("version")?.value
      return names.compactMap { $0 }.map { name in
        Dependency(
          name: name, version: version.flatMap { $0.isNull ? nil : Dependency.Version($0.text) }, file: file.path)
      }
    }
  }
}
