# Formula of Homebrew for karmadactl: copy it to the directory Formula of a tap.
class Karmadactl < Formula
  desc "Command-line interface of Karmada, which manages workloads across clusters"
  homepage "https://karmada.io"
  version "{{ .Number }}"
  license "Apache-2.0"
{{ range archives "karmadactl" }}
  on_{{ if eq .OS "darwin" }}macos{{ else }}{{ .OS }}{{ end }} do
    on_{{ if eq .Arch "amd64" }}intel{{ else }}arm{{ end }} do
      url "{{ .URL }}"
      sha256 "{{ .Sum }}"
    end
  end
{{ end }}
  def install
    bin.install "karmadactl"
    bin.install_symlink "karmadactl" => "kubectl-karmada"
    generate_completions_from_executable(bin/"karmadactl", "completion", shells: [:bash, :zsh, :fish])
  end

  test do
    assert_match "v#{version}", shell_output("#{bin}/karmadactl version")
  end
end
