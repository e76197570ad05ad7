#!/usr/bin/env bash
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Installs a control plane in a real cluster, adds a cluster in Push mode and one in Pull mode, propagates a Deployment to both, and
# removes the control plane. Called by `make test-install`.
#
# CLUSTER_TOOL is a program that starts one-node clusters without a registry, and APP_IMAGE an image in them with /bin/sleep. The program
# must have these commands:
#   up NAME                        start a cluster, print the path of its kubeconfig
#   down NAME                      remove it
#   link A B                       connect the networks of two clusters
#   enter NAME COMMAND             run a command in the namespaces of a cluster
# WITH is the installer: init (default), helm or operator. EXTRA are further parts of the test: addons, rotate, operate, restore.
# CLUSTERS is the prefix of the names of the clusters (install). KEEP=1 keeps the clusters.
set -euo pipefail
tool=${CLUSTER_TOOL:-}
prefix=${CLUSTERS:-install}
bin=$(readlink -f "${1:?directory with karmada, karmadactl and images.tar}")
tag=${TAG:?tag of the images}
work=$(mktemp -d)
host=$prefix-host push=$prefix-push pull=$prefix-pull

"$(dirname "$0")/../needs.sh" tool image root openssl

cleanup() {
	local code=$?
	[ $code = 0 ] || [ ! -e "$work/host" ] || diagnose
	[ -n "${KEEP:-}" ] || for c in $host $push $pull; do "$tool" down $c || true; done
	rm -rf "$work"
	exit $code
}
diagnose() {
	echo "--- state after the failure" >&2
	"$tool" kubectl $host get pods,events --all-namespaces >&2 || true
}
trap cleanup EXIT

step() { echo; echo "== $* ($((SECONDS))s)"; }
within() { # SECONDS COMMAND...: repeats the command until it succeeds
	local end=$((SECONDS + $1)); shift
	until "$@" >"$work/last" 2>&1; do
		[ $SECONDS -lt $end ] || { echo "error: not within the time limit: $*" >&2; cat "$work/last" >&2; return 1; }
		sleep 0.5
	done
}
ctl() { "$bin/karmadactl" --kubeconfig "$work/etc/karmada-apiserver.config" "$@"; }
load() { "$tool" enter "$1" ctr --address /run/containerd/containerd.sock --namespace k8s.io images import - <"$bin/images.tar" >/dev/null; }

step "Start clusters"
for c in $host $push $pull; do "$tool" up $c >"$work/$c.path"; done
touch "$work/host"
for c in $push $pull; do "$tool" link $host $c; done
for c in $host $pull; do load $c; done
image=docker.io/karmada/karmada:$tag
host_config=$(cat "$work/$host.path")
"$tool" kubectl $host get namespaces,nodes --show-labels --no-headers | sort >"$work/before"

with=${WITH:-init}
step "Install with $with"
start=$SECONDS
init() {
	"$bin/karmadactl" init --kubeconfig "$host_config" --image "$image" --karmada-data "$work/etc" --karmada-pki "$work/etc/pki" \
		--etcd-storage-mode "${STORAGE:-emptyDir}" "$@"
}
empty() { # reports whether the namespace contains nothing but what each namespace has
	local left
	left=$("$tool" kubectl $host -n karmada-system get all,secrets,configmaps,serviceaccounts,roles,rolebindings,networkpolicies,pdb,pvc -o name |
		grep -vx -e serviceaccount/default -e configmap/kube-root-ca.crt || true)
	echo "left in the namespace: $left"
	[ -z "$left" ]
}
remove() { "$bin/karmadactl" deinit --kubeconfig "$host_config" --force; }
create() { init | tee "$work/init.log"; }
again() { init >/dev/null; }
if [ "$with" != init ]; then . "$(dirname "$0")/$with.sh"; fi
create
if [ "$with" != init ]; then mkdir -p "$work/etc"; config >"$work/etc/karmada-apiserver.config"; fi
step "Install again: nothing changes"
versions() { "$tool" kubectl $host -n karmada-system get secrets,services,configmaps,networkpolicies -o \
	'jsonpath={range .items[*]}{.kind}/{.metadata.name} {.metadata.resourceVersion}{"\n"}{end}' | grep -v Secret/sh.helm; }
versions >"$work/first"
again
versions | diff "$work/first" -

step "Join $push, register $pull"
ctl join $push --cluster-kubeconfig "$(cat "$work/$push.path")"
register=$(ctl token create --print-register-command --cluster $pull)
"$bin/karmadactl" ${register#* } --kubeconfig "$(cat "$work/$pull.path")" --karmada-agent-image "$image" --report-secrets KubeCredentials,KubeImpersonator

# Clusters that are not ready are not chosen.
clusters_ready() { [ "$(ctl get clusters --no-headers | grep -c ' True ')" = 2 ]; }
within 60 clusters_ready

step "Propagate nginx"
ctl apply -f - <<END
apiVersion: apps/v1
kind: Deployment
metadata: {name: nginx, namespace: default}
spec:
  replicas: 2
  selector: {matchLabels: {app: nginx}}
  template:
    metadata: {labels: {app: nginx}}
    spec:
      containers:
      - {name: nginx, image: "$APP_IMAGE", command: [/bin/sleep, "100000"]}
      terminationGracePeriodSeconds: 0
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: nginx, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}]
  placement:
    clusterAffinity: {clusterNames: [$push, $pull]}
    replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted}
END
running() { "$tool" kubectl "$1" get pods --selector app=nginx --no-headers | grep -q '1/1 *Running'; }
within 120 running $push
echo "From the start of the installation with $with to the first propagated pod: $((SECONDS - start))s"
within 120 running $pull
available() { [ "$(ctl get deployment nginx --output 'jsonpath={.status.availableReplicas}')" = 2 ]; }
within 60 available
# The generation changes with each write of a spec, and a pod is recreated if the template changes.
members() {
	for c in $push $pull; do
		"$tool" kubectl $c get deployments,pods --output \
			'jsonpath={range .items[*]}{.kind}/{.metadata.name} {.metadata.uid} {.metadata.generation}{"\n"}{end}'
	done
}
unchanged() { members | diff "$work/members" - && clusters_ready && echo "The workloads in the clusters are unchanged."; }
propagates() { # propagates a new object to both clusters
	ctl apply -f - <<-END
		apiVersion: v1
		kind: ConfigMap
		metadata: {name: propagated, namespace: default}
		---
		apiVersion: policy.karmada.io/v1alpha1
		kind: PropagationPolicy
		metadata: {name: propagated, namespace: default}
		spec:
		  resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: propagated}]
		  placement: {clusterAffinity: {clusterNames: [$push, $pull]}}
	END
	propagated() { "$tool" kubectl $push get configmap propagated && "$tool" kubectl $pull get configmap propagated; }
	within 120 propagated
	echo "The control plane propagates to both clusters."
}
ctl get clusters
ctl get deployment,pods --operation-scope all

for extra in ${EXTRA:-}; do
	step "$extra"
	. "$(dirname "$0")/$extra.sh"
done

step "Remove"
remove
"$tool" kubectl $host get namespaces,nodes --show-labels --no-headers | sort >"$work/after"
diff <(awk '{print $1, $NF}' "$work/before") <(awk '{print $1, $NF}' "$work/after")
running $push && running $pull && echo "The pods in the clusters keep running."
step "Passed"
