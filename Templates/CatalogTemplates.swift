/// What the pages of a catalog are made of, by file name, as it was when the tool was built.
public enum CatalogTemplates {
  public static let all: [(file: String, text: @Sendable () -> [UInt8])] = [
    ("CatalogIndex.html.mustache", { PackageResources.CatalogIndex_html_mustache }),
    ("CatalogMessage.html.mustache", { PackageResources.CatalogMessage_html_mustache }),
    ("CatalogPage.html.mustache", { PackageResources.CatalogPage_html_mustache }),
    ("CatalogPicture.svg.mustache", { PackageResources.CatalogPicture_svg_mustache }),
    ("catalog.css", { PackageResources.catalog_css }),
    ("catalog.js", { PackageResources.catalog_js }),
  ]

  /// Nothing where there is no such file.
  public static func text(of file: String) -> [UInt8] { all.first { $0.file == file }?.text() ?? [] }
}
