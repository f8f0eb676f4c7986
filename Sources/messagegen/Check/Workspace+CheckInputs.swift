import Catalog
import Schema
import SchemaReader
import Workspace

extension Workspace {
  /// All that `messagegen check` reads, sorted, whatever the schemas are like: the configuration alone is read for it. A
  /// path with links in it is followed by the one that it leads to: a sandbox asks for that, a person knows the other.
  ///
  /// - Parameters:
  ///   - folder: what the configuration's folder is called in the paths.
  ///   - others: the paths of further files from there.
  func checkInputs(below folder: String, and others: [String]) -> [String] {
    var paths = [configuration.path] + others
    if let settings = read(configuration).value?.configuration {
      let releases = settings.releasesFolder
      let docs = settings.docs.path?.value ?? DocsSettings.standardPath
      let pages = Catalog.outputFolders.map { $0.isEmpty ? docs : docs + "/" + $0 }
      let outputs = settings.outputs.map(\.path.value) + pages
      paths += searched(in: settings.schemas.value, without: releases) + searched(in: releases)
      paths += settings.targets.compactMap(\.templates?.value).flatMap { searched(in: $0) }
      paths += outputs.flatMap { generatedFiles(in: $0) }
    }
    return Set(paths + paths.compactMap { resolved($0) }).map { $0 == "." ? folder : folder + "/" + $0 }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
