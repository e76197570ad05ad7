#!/usr/bin/env bash
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs a highly available control plane in a real cluster, and kills its pods for MINUTES (10) while a client writes and watches.
# Called by `make test-ha`. CLUSTER_TOOL, APP_IMAGE and KEEP are those of test/install/run.sh. The nodes of the clusters need a writable
# directory /var/lib.
# CLUSTERS is the prefix of the names of the clusters (ha). REPLICAS is the number of replicas of each component (3). FAULTS passes flags to the test, such as -seed.
set -euo pipefail
tool=${CLUSTER_TOOL:-}
prefix=${CLUSTERS:-ha}
bin=$(readlink -f "${1:?directory with karmadactl, ha.test and images.tar}")
tag=${TAG:?tag of the images}
work=$(mktemp -d)
host=$prefix-host member=$prefix-member

"$(dirname "$0")/../needs.sh" tool root

cleanup() {
	local code=$?
	[ $code = 0 ] || "$tool" kubectl $host get pods,events --all-namespaces >&2 || true
	[ -n "${KEEP:-}" ] || for c in $host $member; do "$tool" down $c || true; done
	rm -rf "$work"
	exit $code
}
trap cleanup EXIT
step() { echo; echo "== $* (${SECONDS}s)"; }

step "Start clusters"
for c in $host $member; do "$tool" up $c >"$work/$c.path"; done
"$tool" link $host $member
"$tool" enter $host ctr --address /run/containerd/containerd.sock --namespace k8s.io images import - <"$bin/images.tar" >/dev/null
host_config=$(cat "$work/$host.path")
for i in 0 1 2; do
	"$tool" enter $host sh -c "mkdir -p /var/lib/karmada-ha/$i && chown 65532:65532 /var/lib/karmada-ha/$i && chmod 700 /var/lib/karmada-ha/$i"
done
"$tool" kubectl $host apply -f - <<END
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: {name: local}
provisioner: kubernetes.io/no-provisioner
volumeBindingMode: Immediate
$(for i in 0 1 2; do echo "---
apiVersion: v1
kind: PersistentVolume
metadata: {name: etcd-$i}
spec:
  accessModes: [ReadWriteOnce]
  capacity: {storage: 5Gi}
  storageClassName: local
  hostPath: {path: /var/lib/karmada-ha/$i}"; done)
END

step "Install three members of etcd and ${REPLICAS:=3} replicas of each other component"
"$bin/karmadactl" init --kubeconfig "$host_config" --image "docker.io/karmada/karmada:$tag" --karmada-data "$work/etc" \
	--karmada-pki "$work/etc/pki" --etcd-storage-mode PVC --storage-classes-name local --etcd-replicas 3 --karmada-apiserver-replicas "$REPLICAS" \
	--karmada-aggregated-apiserver-replicas "$REPLICAS" --karmada-controller-manager-replicas "$REPLICAS" \
	--karmada-scheduler-replicas "$REPLICAS" --karmada-webhook-replicas "$REPLICAS" \
	--karmada-kube-controller-manager-replicas "$REPLICAS" --wait-component-ready-timeout 300
ctl() { "$bin/karmadactl" --kubeconfig "$work/etc/karmada-apiserver.config" "$@"; }
ctl join $member --cluster-kubeconfig "$(cat "$work/$member.path")"

step "Propagate 200 objects"
{
	echo '{apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy, metadata: {name: all, namespace: default},
	spec: {resourceSelectors: [{apiVersion: v1, kind: ConfigMap}]}}'
	for i in $(seq 200); do
		echo "---"
		echo "{apiVersion: v1, kind: ConfigMap, metadata: {name: object-$i, namespace: default}, data: {key: value}}"
	done
} >"$work/objects.yaml"
ctl apply -f "$work/objects.yaml" >/dev/null
end=$((SECONDS + 120))
until [ "$("$tool" kubectl $member get configmaps --selector karmada.io/managed=true --no-headers | wc -l)" = 200 ]; do
	[ $SECONDS -lt $end ] || { echo "error: the objects are not in the member" >&2; exit 1; }
	sleep 1
done

step "Kill pods for ${MINUTES:=10} minutes"
"$bin/ha.test" -test.v -test.timeout 0 -control "$work/etc/karmada-apiserver.config" -host "$host_config" \
	-member "$(cat "$work/$member.path")" -karmadactl "$bin/karmadactl" -duration "${MINUTES}m" ${FAULTS:-}
ctl doctor --host-kubeconfig "$host_config"
step "Passed"
