#!/bin/sh
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs karmadactl {{ .Version }}, and a link with which kubectl finds it as the plugin "karmada":
#
#   sh install.sh [DIRECTORY]
#
# The default directory is /usr/local/bin. The archive for this machine is downloaded from the URL of the release, or from KARMADA_URL, and
# is used only if it has the checksum in this script.
set -eu

fail() { echo "install.sh: $*" >&2; exit 1; }

# checksums prints the checksum and the name of the archive of each platform.
checksums() {
	cat <<-EOF
{{- range archives "karmadactl" }}
	{{ .Sum }}  {{ .File }}
{{- end }}
	EOF
}

# fetch writes the file of a URL to a path.
fetch() {
	if command -v curl >/dev/null; then
		curl --fail --silent --show-error --location --output "$2" "$1"
	elif command -v wget >/dev/null; then
		wget --quiet --output-document="$2" "$1"
	else
		fail "neither curl nor wget was found"
	fi
}

# checksum prints the SHA-256 checksum of a file.
checksum() {
	if command -v sha256sum >/dev/null; then sha256sum <"$1"; else shasum --algorithm 256 <"$1"; fi | cut -d ' ' -f 1
}

# The body is one compound command, so that a script whose download was interrupted does nothing.
{
	directory=${1:-/usr/local/bin}
	system=$(uname -s | tr '[:upper:]' '[:lower:]')
	machine=$(uname -m)
	case $machine in
	x86_64 | amd64) machine=amd64 ;;
	aarch64 | arm64) machine=arm64 ;;
	esac
	archive=karmadactl-$system-$machine.tgz
	want=$(checksums | awk -v name="$archive" '$2 == name { print $1 }')
	[ -n "$want" ] || fail "this release has no karmadactl for $system on $machine"

	work=$(mktemp -d)
	trap 'rm -rf "$work"' EXIT
	url=${KARMADA_URL:-{{ .URL }}}/$archive
	fetch "$url" "$work/$archive" || fail "download of $url failed"
	got=$(checksum "$work/$archive")
	[ "$got" = "$want" ] || fail "the checksum of $url is $got, want $want: nothing was installed"

	tar -xzf "$work/$archive" -C "$work" karmadactl
	mkdir -p "$directory"
	# The program may be running: replace it by a rename.
	cp "$work/karmadactl" "$directory/.karmadactl.new" || fail "$directory is not writable: use sudo, or another directory"
	chmod 0755 "$directory/.karmadactl.new"
	mv -f "$directory/.karmadactl.new" "$directory/karmadactl"
	ln -sf karmadactl "$directory/kubectl-karmada"
	echo "karmadactl {{ .Version }} was installed in $directory"
}
