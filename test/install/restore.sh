# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Part of run.sh: backs up a control plane of Helm or of the operator, which is suspended meanwhile, and restores it: over the control plane,
# and after the loss of the control plane with its data, its CAs and the operator. Nothing of this may write to the workloads in the clusters.
members >"$work/members"
karmadactl() { "$bin/karmadactl" "$@" --kubeconfig "$host_config"; }
restore() {
	suspend true
	karmadactl restore "$work/backup.tar.gz" --force
	suspend false
	within 120 clusters_ready
	within 60 ctl get secret kept
	within 60 available
	within 60 unchanged
}
ctl create secret generic kept --from-literal=key=value
karmadactl backup "$work/backup.tar.gz"

step "Change, restore"
ctl create configmap later
ctl delete secret kept
restore
if ctl get configmap later 2>/dev/null; then echo "error: an object that is newer than the backup is left" >&2; exit 1; fi

step "Lose everything, install again, restore"
remove
create
# The kubeconfig of the user is that of the lost control plane.
if ctl get clusters 2>"$work/last"; then echo "error: the new control plane has the CAs of the lost one" >&2; exit 1; fi
restore
[ "$(ctl get secret kept --output 'jsonpath={.data.key}' | base64 -d)" = value ]
propagates
