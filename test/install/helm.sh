# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Part of run.sh: installs a control plane with the chart. Sets create, again, suspend, config and remove.
chart="$(dirname "$0")/../../charts/karmada"
node=$("$tool" kubectl $host get nodes -o 'jsonpath={.items[0].status.addresses[?(@.type=="InternalIP")].address}')
release() {
	"$bin/helm" -kubeconfig "$host_config" -namespace karmada-system -set global.image="$image" -set apiServer.serviceType=NodePort \
		-set etcd.internal.storageType=emptyDir -set "apiServer.externalURL=https://$node:32443" -set "certs.auto.hosts={$node}" "$@"
}
create() { release upgrade karmada "$chart"; }
again() {
	create
	if release -set etcd.internal.storageType=hostPath upgrade karmada "$chart" >"$work/last" 2>&1; then
		echo "error: the chart replaces the database" >&2
		return 1
	fi
	grep "cannot be changed" "$work/last"
}
suspend() { :; } # Helm changes nothing by itself
config() {
	"$tool" kubectl $host -n karmada-system get secret karmada-admin-config -o 'jsonpath={.data.karmada\.config}' | base64 -d
}
remove() {
	release uninstall karmada
	within 60 empty
	"$tool" kubectl $host delete namespace karmada-system
}
