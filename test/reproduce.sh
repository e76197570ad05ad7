#!/usr/bin/env bash
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Builds the files of bin/release again, and fails if they differ. The second build is of a clone in another directory, with other times of
# files, and has another time zone, locale, umask, home directory and terminal. Only the caches of the go command are shared. `make
# reproduce` passes the variables of the command line to the second build: they must be those of the first one.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f bin/release/SHA256SUMS ] || { echo "error: bin/release is missing: run make release first" >&2; exit 1; }
first=$PWD/bin/release

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
clone="$work/a directory/with.a-longer_name/karmada"
git clone --quiet --no-hardlinks . "$clone"
find "$clone" -not -path '*/.git/*' -exec touch --no-dereference --date='1999-12-31 23:59:59' {} +

# The caches are below the home directory by default.
GOCACHE=$(go env GOCACHE) GOMODCACHE=$(go env GOMODCACHE) GOPATH=$(go env GOPATH)
export GOCACHE GOMODCACHE GOPATH
export TZ=Pacific/Kiritimati LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8 USER=other LOGNAME=other COLUMNS=50 TERM=dumb SOURCE_DATE_EPOCH=86400
export HOME="$work/home" KUBECONFIG="$work/kubeconfig" TMPDIR="$work/tmp"
mkdir -p "$HOME" "$TMPDIR"
umask 077
make --no-print-directory -C "$clone" release SIGN=

second="$clone/bin/release"
sed 's/^[0-9a-f]*  //' "$first/SHA256SUMS" | sort >"$work/want"
(cd "$second" && ls) | grep -v '^SHA256SUMS$' | sort >"$work/got"
diff "$work/want" "$work/got" || { echo "error: the builds have different files" >&2; exit 1; }
(cd "$second" && sha256sum --check --quiet "$first/SHA256SUMS") || { echo "error: the builds differ" >&2; exit 1; }
cmp "$first/SHA256SUMS" "$second/SHA256SUMS"
echo "both builds have the same $(wc -l <"$first/SHA256SUMS") files"
