import SourceText
import YAML

/// The pods that `Podfile.lock` names: what is installed.
enum PodfileLock {
  static func dependencies(in file: SourceFile) -> [Dependency] {
    let pods = YAMLReader.read(file).value?.first?.entry("PODS")?.value.items ?? []
    return pods.compactMap { pod in
      // A pod with dependencies is the key of their list.
      dependency((pod.onlyEntry?.key ?? pod).text, file.path)
    }
  }

  /// - Parameter text: such as `TUIChat_Swift/UI_Classic (9.0.7652)`.
  private static func dependency(_ text: String, _ file: String) -> Dependency? {
    guard let match = text.wholeMatch(of: /([^\/\s]+)(?:\/(\S+))?\s*(?:\((.*)\))?/) else { return nil }
    return Dependency(
      name: String(match.1), version: match.3.flatMap { Dependency.Version($0) },
      subspecs: Set([match.2].compactMap { $0.map(String.init) }), file: file)
  }
}
