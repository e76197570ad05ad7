# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Part of run.sh: backs up and restores a control plane of Helm or of the operator, which is suspended meanwhile.
"$bin/karmadactl" backup "$work/backup.tar.gz" --kubeconfig "$host_config"
ctl create configmap later
suspend true
"$bin/karmadactl" restore "$work/backup.tar.gz" --force --kubeconfig "$host_config"
suspend false
within 60 clusters_ready
within 60 ctl get propagationpolicy nginx
if ctl get configmap later 2>/dev/null; then echo "error: an object that is newer than the backup is left" >&2; exit 1; fi
within 60 available
