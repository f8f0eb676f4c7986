class Messagegen < Formula
  desc "Generate Swift for the custom messages of chat apps"
  homepage "@URL@"
  version "@VERSION@"
  license "Apache-2.0"

@PLATFORMS@
  def install
    bin.install "bin/messagegen"
    man1.install Dir["share/man/man1/*"]
    generate_completions_from_executable(bin/"messagegen", "--generate-completion-script")
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/messagegen --version").strip
  end
end
