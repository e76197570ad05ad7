#!/bin/bash
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0

# fetch.sh copies the health scripts of Argo CD for kinds of Karmada, with their license, into testdata. They are test data only.
set -eu
cd "$(dirname "$0")"
from=$(cd "$(mktemp -d)" && go mod init fetch >/dev/null 2>&1 && go mod download -json github.com/argoproj/argo-cd/v3@v3.5.7 |
  sed -n 's/.*"Dir": "\(.*\)".*/\1/p')
for kind in ResourceBinding ClusterResourceBinding; do
  mkdir -p testdata/argocd/$kind
  install -m 644 "$from/resource_customizations/work.karmada.io/$kind/health.lua" testdata/argocd/$kind/health.lua
done
install -m 644 "$from/LICENSE" testdata/argocd/LICENSE
