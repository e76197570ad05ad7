#!/usr/bin/env bash
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Fails unless this machine has what a test needs. It runs before anything is built. Arguments: tool (CLUSTER_TOOL), image (APP_IMAGE),
# root, commit=REVISION, or the name of a program.
set -euo pipefail
failed=0
missing() { echo "error: this test cannot run: $*" >&2; failed=1; }
for need; do
	case $need in
	tool) command -v "${CLUSTER_TOOL:-}" >/dev/null ||
		missing "program '${CLUSTER_TOOL:-}' not found: set CLUSTER_TOOL to a program that starts clusters (see test/install/run.sh)" ;;
	image) [ -n "${APP_IMAGE:-}" ] || missing "set APP_IMAGE to an image that the clusters have (see the run.sh of the test)" ;;
	root) [ "$(id -u)" = 0 ] || missing "clusters need root" ;;
	commit=*) git cat-file -e "${need#*=}^{commit}" 2>/dev/null ||
		missing "commit ${need#*=} not found: fetch the history, or set UPGRADE_FROM" ;;
	*) command -v "$need" >/dev/null || missing "program $need not found" ;;
	esac
done
exit $failed
