# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Part of run.sh: installs a control plane with the operator. Sets create, again, suspend, config and remove.
kube() { "$tool" kubectl $host "$@"; }
manifest() { "$bin/linux-$(go env GOARCH)/karmada" operator manifest --operator-image "$image" --image "$image"; }
create() {
	manifest | kube apply -f -
	kube wait --for condition=Established crd/karmadas.operator.karmada.io
	kube create namespace karmada-system
	kube apply -f - <<-END
		apiVersion: operator.karmada.io/v1alpha1
		kind: Karmada
		metadata: {name: fleet, namespace: karmada-system}
		spec:
		  components:
		    etcd: {local: {volumeData: {emptyDir: {}}}}
		    karmadaAPIServer: {serviceType: NodePort}
	END
	kube -n karmada-system wait karmada/fleet --for condition=Ready --timeout 5m
	kube -n karmada-system get karmada fleet
}
again() { kube -n karmada-operator rollout restart deployment karmada-operator; kube -n karmada-operator rollout status deployment karmada-operator; }
suspend() { kube -n karmada-system patch karmada fleet --type merge --patch "{\"spec\":{\"suspend\":$1}}"; }
config() { kube -n karmada-system get secret karmada-admin-config -o 'jsonpath={.data.karmada\.config}' | base64 -d; }
remove() {
	kube -n karmada-system delete karmada fleet
	within 60 empty
	kube delete namespace karmada-system
	manifest | kube delete -f -
}
