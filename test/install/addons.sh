# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Part of run.sh: enables all addons, uses search and metrics, disables and enables them again, for the removal of the control plane.
addon() { "$bin/karmadactl" addons "$@" --kubeconfig "$host_config"; }
images=$(for a in descheduler metrics-adapter search scheduler-estimator ui; do echo "--karmada-$a-image=$image"; done)
addon enable all -C $push --member-kubeconfig "$(cat "$work/$push.path")" $images
addon list -C $push | tee "$work/addons"
[ "$(grep -c ' enabled ' "$work/addons")" = 5 ]
init >/dev/null
addon list -C $push | diff "$work/addons" -
ctl apply -f - <<END
apiVersion: search.karmada.io/v1alpha1
kind: ResourceRegistry
metadata: {name: nginx}
spec:
  targetCluster: {clusterNames: [$push]}
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}]
END
found() {
	"$tool" kubectl $host --kubeconfig "$work/etc/karmada-apiserver.config" get --raw \
		/apis/search.karmada.io/v1alpha1/search/cache/apis/apps/v1/deployments | grep -q '"name":"nginx"'
}
within 60 found
echo "Search finds the Deployment in $push."
metrics() { "$tool" kubectl $host --kubeconfig "$work/etc/karmada-apiserver.config" get --raw /apis/metrics.k8s.io/v1beta1; }
within 60 metrics
echo "The metrics APIs are served."
addon disable all -C $push --force
[ "$(addon list -C $push | grep -c ' disabled ')" = 5 ]
for service in v1alpha1.search.karmada.io v1beta1.metrics.k8s.io; do
	if ctl get apiservices $service 2>/dev/null; then echo "error: $service is left" >&2; exit 1; fi
done
addon enable all -C $push --member-kubeconfig "$(cat "$work/$push.path")" $images
[ "$(addon list -C $push | grep -c ' enabled ')" = 5 ]
