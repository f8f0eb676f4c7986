/// What the pages of a catalogue are made of, by file name, as it was when the tool was built.
public enum CatalogueTemplates {
  public static let all: [(file: String, text: @Sendable () -> [UInt8])] = [
    ("CatalogueIndex.html.mustache", { PackageResources.CatalogueIndex_html_mustache }),
    ("CatalogueMessage.html.mustache", { PackageResources.CatalogueMessage_html_mustache }),
    ("CataloguePage.html.mustache", { PackageResources.CataloguePage_html_mustache }),
    ("CataloguePicture.svg.mustache", { PackageResources.CataloguePicture_svg_mustache }),
    ("catalogue.css", { PackageResources.catalogue_css }),
    ("catalogue.js", { PackageResources.catalogue_js }),
  ]

  /// Nothing where there is no such file.
  public static func text(of file: String) -> [UInt8] { all.first { $0.file == file }?.text() ?? [] }
}
