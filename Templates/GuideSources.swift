/// The pages of the documentation, which the folder `Guides` links to, that are for users, as they were when the tool was built.
public enum GuideSources {
  /// In the order of their names. To be called for the text, as with templates.
  public static let all: [(file: String, text: @Sendable () -> [UInt8])] = [
    ("Bubbles.md", { PackageResources.Bubbles_md }),
    ("Catalog.md", { PackageResources.Catalog_md }),
    ("CommandLine.md", { PackageResources.CommandLine_md }),
    ("Decoding.md", { PackageResources.Decoding_md }),
    ("Evolution.md", { PackageResources.Evolution_md }),
    ("Formatting.md", { PackageResources.Formatting_md }),
    ("GeneratedFiles.md", { PackageResources.GeneratedFiles_md }),
    ("GettingStarted.md", { PackageResources.GettingStarted_md }),
    ("Lint.md", { PackageResources.Lint_md }),
    ("NIMKit.md", { PackageResources.NIMKit_md }),
    ("NIMv2.md", { PackageResources.NIMv2_md }),
    ("Profile.md", { PackageResources.Profile_md }),
    ("SchemaLanguage.md", { PackageResources.SchemaLanguage_md }),
    ("TUIKit.md", { PackageResources.TUIKit_md }),
    ("Templates.md", { PackageResources.Templates_md }),
    ("WireFormat.md", { PackageResources.WireFormat_md }),
    ("XcodeAndCI.md", { PackageResources.XcodeAndCI_md }),
  ]
}
