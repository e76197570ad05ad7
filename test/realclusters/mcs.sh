#!/usr/bin/env bash
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Runs the conformance tests of the Multi-Cluster Services API on two real clusters, and writes report.yaml in the format of the conformance
# suite. Called by `make test-mcs`. CLUSTER_TOOL and APP_IMAGE are those of run.sh. The tests of names of clusterset.local are skipped.
set -euo pipefail
tool=${CLUSTER_TOOL:-}
prefix=${CLUSTERS:-mcs}
bin=$(readlink -f "${1:?directory with karmada and karmadactl}")
report=${REPORT:-$bin/report.yaml}
version=$("$bin/karmada" version | sed -n 's/.*GitVersion:"\([^"]*\)".*/\1/p')
work=$(mktemp -d)
a=$prefix-a b=$prefix-b

"$(dirname "$0")/../needs.sh" tool image root

cleanup() {
	local code=$?
	if [ -z "${KEEP:-}" ]; then
		"$bin/karmada" down --data-dir "$work/plane" || true
		for c in $a $b; do "$tool" down $c || true; done
		rm -rf "$work"
	fi
	exit $code
}
trap cleanup EXIT

within() { # SECONDS COMMAND...: repeats the command until it succeeds
	local end=$((SECONDS + $1)); shift
	until "$@" >"$work/last" 2>&1; do
		[ $SECONDS -lt $end ] || { echo "not within the time limit: $*" >>"$work/reason"; return 1; }
		sleep 0.5
	done
}
k() { local c=$1; shift; "$tool" kubectl "$c" --namespace "$ns" "$@"; }
field() { k "$1" get "$2" hello -o "jsonpath=$3" 2>/dev/null; } # CLUSTER KIND PATH
has() { [ "$(field "$1" "$2" "$3")" = "$4" ]; }                  # CLUSTER KIND PATH VALUE
both() { local c; for c in $a $b; do within 20 "$1" $c "${@:2}" || return 1; done; }
imported() { k "$1" get serviceimport hello >/dev/null 2>&1; }
gone() { [ -z "$(k "$1" get serviceimport hello --ignore-not-found -o name)" ]; }
condition() { has "$1" serviceexport "{.status.conditions[?(@.type=='$2')].status}" "$3"; }
conflict() { within 20 condition $a Conflict True && within 20 condition $b Conflict True; }
stays() { # COMMAND...: succeeds for 5 seconds
	local end=$((SECONDS + 5))
	while [ $SECONDS -lt $end ]; do "$@" || { echo "changed within 5 seconds: $*" >>"$work/reason"; return 1; }; sleep 0.5; done
}
ports='{range .spec.ports[*]}{.name}/{.protocol}/{.port} {end}'
default='tcp/TCP/42 udp/UDP/42 '

two_ports='ports: [{name: tcp, port: 42, protocol: TCP}, {name: udp, port: 42, protocol: UDP}]'
service() { # CLUSTER [FIELDS]: the Service hello
	k "$1" apply -f - >/dev/null <<END
apiVersion: v1
kind: Service
metadata: {name: hello, annotations: {own: x}, labels: {own: x}}
spec:
  selector: {app: hello}
  ${2:-$two_ports}
  sessionAffinity: ClientIP
  sessionAffinityConfig: {clientIP: {timeoutSeconds: 10}}
  internalTrafficPolicy: Cluster
  trafficDistribution: PreferClose
END
}
pods() { # CLUSTER...: a server and a client
	local c
	for c; do
		within 20 k "$c" get serviceaccount default || return 1
		k "$c" apply -f - >/dev/null <<END
apiVersion: apps/v1
kind: Deployment
metadata: {name: hello}
spec:
  selector: {matchLabels: {app: hello}}
  template:
    metadata: {labels: {app: hello}}
    spec:
      terminationGracePeriodSeconds: 0
      containers:
      - name: hello
        image: "$APP_IMAGE"
        command: [/bin/sh, -c, 'mkdir -p /tmp/www && echo $c >/tmp/www/index.html && busybox httpd -f -p 42 -h /tmp/www']
---
apiVersion: v1
kind: Pod
metadata: {name: request}
spec:
  terminationGracePeriodSeconds: 0
  containers: [{name: request, image: "$APP_IMAGE", command: [/bin/sleep, "100000"]}]
END
	done
	for c; do
		within 60 k "$c" wait --for condition=Ready --timeout 1s pod/request
		within 60 k "$c" rollout status --timeout 1s deployment/hello
	done
}
export_() { # CLUSTER [SPEC]
	local none={}
	k "$1" apply -f - >/dev/null <<END
apiVersion: multicluster.x-k8s.io/v1beta1
kind: ServiceExport
metadata: {name: hello}
spec: ${2:-$none}
END
}
unexport() { k "$1" delete serviceexport hello >/dev/null; }
second() { # [FIELDS] [SPEC]: exports from the second cluster when the first import exists
	within 20 imported $a && sleep 1.1 && service $b "${1:-}" && export_ $b "${2:-}"
}
ask() { k "$1" exec request -- curl --silent --max-time 2 "http://$2/" 2>/dev/null; } # CLUSTER ADDRESS
answers() { [ "$(ask "$1" "$(field "$1" serviceimport '{.spec.ips[0]}'):${3:-42}")" = "$2" ]; } # CLUSTER TEXT [PORT]
slice() { # CLUSTER PATH: of the EndpointSlices of the import
	k "$1" get endpointslices -l "multicluster.kubernetes.io/service-name=hello" -o "jsonpath=$2"
}
slices() {
	[ "$(slice "$1" '{.items[*].metadata.labels.multicluster\.kubernetes\.io/source-cluster}')" = $a ] &&
		[ -n "$(slice "$1" '{.items[*].endpoints[*].addresses[*]}')" ] &&
		slice "$1" '{.items[*].metadata.labels.endpointslice\.kubernetes\.io/managed-by}' | grep -v endpointslice-controller.k8s.io
}
no_slices() { [ -z "$(slice "$1" '{.items[*].metadata.name}')" ]; }

two_clusters() {
	service $a; export_ $a; second && both imported && unexport $a && stays imported $a && stays imported $b && unexport $b && both gone
}
cluster_ip() {
	service $a; export_ $a
	within 20 condition $a Valid True && both has serviceimport '{.spec.type}' ClusterSetIP && unexport $a && both gone
}
affinity() {
	service $a; export_ $a
	both has serviceimport '{.spec.sessionAffinity} {.spec.sessionAffinityConfig.clientIP.timeoutSeconds}' 'ClientIP 10'
}
internal_policy() { service $a; export_ $a; both has serviceimport '{.spec.internalTrafficPolicy}' Cluster; }
distribution() { service $a; export_ $a; both has serviceimport '{.spec.trafficDistribution}' PreferClose; }
addresses() {
	local c
	service $a; export_ $a
	both imported || return 1
	for c in $a $b; do
		within 20 assigned $c || return 1
	done
}
assigned() {
	local i f
	i=$(field "$1" serviceimport '{.spec.ips[*]}')
	f=$(field "$1" serviceimport '{.spec.ipFamilies[*]}')
	[ -n "$i" ] && [ "$(wc -w <<<"$i")" = "$(wc -w <<<"$f")" ]
}
same_ports() { service $a; export_ $a; both has serviceimport "$ports" "$default"; }
union() {
	service $a; export_ $a
	second 'ports: [{name: tcp, port: 42, protocol: TCP}, {name: sctp, port: 142, protocol: SCTP}]' &&
		both has serviceimport "$ports" "${default}sctp/SCTP/142 " && conflict
}
port_conflict() {
	service $a; export_ $a
	second 'ports: [{name: tcp, port: 43, protocol: TCP}]' && conflict && both has serviceimport "$ports" "$default"
}
headless_fields=$'clusterIP: None\n  ports: [{name: tcp, port: 42, protocol: TCP}]'
headless() { service $a "$headless_fields"; export_ $a; both has serviceimport '{.spec.type}' Headless && unexport $a && both gone; }
headless_ips() {
	service $a "$headless_fields"; export_ $a
	both imported && stays has $a serviceimport '{.spec.ips}' '' && has $b serviceimport '{.spec.ips}' ''
}
external_name() {
	k $a create service externalname hello --external-name example.com >/dev/null; export_ $a
	within 20 condition $a Valid False && stays gone $a && gone $b
}
type_conflict() { service $a; export_ $a; second "$headless_fields" && conflict && both has serviceimport '{.spec.type}' ClusterSetIP; }
not_exported() {
	local n
	pods $a $b; service $a
	for n in $(seq 20); do ! ask $b derived-hello:42 | grep . || return 1; done
	gone $a && gone $b
}
exported_labels() {
	service $a; export_ $a '{exportedLabels: {e: "1"}, exportedAnnotations: {e: "1"}}'
	both has serviceimport '{.metadata.labels.e}{.metadata.annotations.e}{.metadata.labels.own}{.metadata.annotations.own}' 11
}
labels_conflict() {
	service $a; export_ $a '{exportedLabels: {e: "1"}}'
	second '' '{exportedLabels: {f: "2"}}' && conflict && both has serviceimport '{.metadata.labels.e}{.metadata.labels.f}' 1
}
endpoint_slices() {
	pods $a; service $a; export_ $a
	for c in $a $b; do within 60 slices $c || return 1; done
	unexport $a && both no_slices
}
connectivity() { pods $a $b; service $a; export_ $a; both imported && within 60 answers $a $a && within 60 answers $b $a; }
one_exporter() { local n; connectivity && service $b && for n in $(seq 10); do answers $b $a || return 1; done; }
other_number() { # the same name with another number
	local c n
	connectivity && second 'ports: [{name: tcp, port: 43, targetPort: 42, protocol: TCP}]' && conflict || return 1
	for c in $a $b; do for n in $(seq 10); do answers $c $a || return 1; done; done
}
other_name() { # other names and numbers
	local c n
	connectivity && second 'ports: [{name: other, port: 43, targetPort: 42, protocol: TCP}]' && conflict || return 1
	for c in $a $b; do
		within 60 answers $c $b 43 || return 1
		for n in $(seq 10); do answers $c $a && answers $c $b 43 || return 1; done
	done
}

n=0 passed=0 failed=0
run() { # GROUP LABELS DESCRIPTION FUNCTION
	n=$((n + 1)) ns=mcs-conformance-$n
	local ok=true c since=$SECONDS
	: >"$work/reason"
	for c in $a $b; do "$tool" kubectl $c create namespace $ns >/dev/null; done
	("$4") >"$work/output" 2>&1 || ok=false
	$ok || for c in $a $b; do
		echo "--- state of $c"
		k $c get services,serviceexports,serviceimports,endpointslices -o yaml | tail -n 150
	done >&2
	for c in $a $b; do "$tool" kubectl $c delete namespace $ns --wait=false >/dev/null; done
	echo "$ok $1 [$2] $3 $(tr '\n' ' ' <"$work/reason")($((SECONDS - since))s)"
	if $ok; then passed=$((passed + 1)); elif [ "$1" = Required ]; then failed=$((failed + 1)); fi
	cat >>"$work/$1" <<END
  - desc: "$3"
    ref: https://github.com/kubernetes/enhancements/tree/master/keps/sig-multicluster/1645-multi-cluster-services-api
    labels: [$2]
    passed: $ok
    failed: false
    skipped: false
    conformant: $ok
    message: "$(tr '\n"' "  " <"$work/reason")"
END
}

skip() { # LABELS DESCRIPTION
	n=$((n + 1))
	printf '  - {desc: "%s", ref: "", labels: [%s], passed: false, failed: false, skipped: true, conformant: false, message: ""}\n' \
		"$2" "$1" >>"$work/Optional"
}

for c in $a $b; do "$tool" up $c >"$work/$c.path"; done
"$tool" link $a $b
"$bin/karmada" up --detach --members 0 --data-dir "$work/plane" --component 'controller-manager=--controllers=*,clusterset'
for c in $a $b; do
	"$bin/karmadactl" --kubeconfig "$work/plane/kubeconfig" join $c --cluster-kubeconfig "$(cat "$work/$c.path")"
done
"$tool" kubectl $a --kubeconfig "$work/plane/kubeconfig" apply -f - <<END
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: service-kinds}
spec:
  resourceSelectors:
  - {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, name: serviceexports.multicluster.x-k8s.io}
  - {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, name: serviceimports.multicluster.x-k8s.io}
  placement: {clusterAffinity: {clusterNames: [$a, $b]}}
END
served() { "$tool" kubectl "$1" get serviceexports.v1beta1.multicluster.x-k8s.io -A; }
ns=default
for c in $a $b; do
	within 120 served $c
	export_ $c
done
for c in $a $b; do # the controller looks for the kinds every 30 seconds
	within 60 condition $c Valid False
	unexport $c
done

run Required '' 'import survives the removal of the first of two exports' two_clusters
run Required ClusterIP 'import of type ClusterSetIP in each cluster, gone after the unexport' cluster_ip
run Required ClusterIP 'sessionAffinity of the Service' affinity
run Required ClusterIP 'internalTrafficPolicy of the Service' internal_policy
run Required ClusterIP 'trafficDistribution of the Service' distribution
run Required ClusterIP 'addresses, one for each family' addresses
run Required ClusterIP 'ports of the Service' same_ports
run Required ClusterIP 'union of the ports, with a conflict' union
run Required ClusterIP 'conflicting port of the oldest export' port_conflict
run Required Headless 'import of type Headless, gone after the unexport' headless
run Required Headless 'headless import without addresses' headless_ips
run Required ExternalName 'Service of type ExternalName is not exported' external_name
run Required '' 'type of the oldest export, with a conflict' type_conflict
run Required '' 'Service that is not exported cannot be reached' not_exported
run Optional ExportedLabels 'exported labels and annotations' exported_labels
run Optional ExportedLabels 'labels of the oldest export, with a conflict' labels_conflict
run Optional EndpointSlice 'EndpointSlices with labels, deleted after the unexport' endpoint_slices
run Optional 'Connectivity, ClusterIP' 'address of the import can be reached from each cluster' connectivity
run Optional 'Connectivity, ClusterIP' 'only the exporting cluster responds' one_exporter
run Optional 'Connectivity, ClusterIP, StrictPortConflict' 'port of the oldest export reaches its cluster only' other_number
run Optional 'Connectivity, ClusterIP, StrictPortConflict' 'each port reaches the cluster that exports it' other_name
skip 'DNS, ClusterIP' 'addresses of clusterset.local'
skip 'DNS, ClusterIP' 'names of cluster.local'
skip 'DNS, Headless' 'addresses of the pods'
skip 'DNS, ClusterIP' 'SRV records of clusterset.local'
skip 'DNS, Headless' 'names of pods'
skip 'DNS, Headless' 'SRV records of pods'

{
	echo 'groups:'
	for group in Required Optional; do printf -- '- name: %s\n  tests:\n' $group; cat "$work/$group"; done
	printf 'suitefailure: ""\ndnsdomain: clusterset.local\npassed: %d\ntotal: %d\n' $passed $n
	printf 'implementation: {organization: karmada, project: karmada, version: "%s", url: "https://karmada.io"}\n' "$version"
} >"$report"
echo "$passed of $n passed; $failed required tests failed: $report ($((SECONDS))s)"
[ $failed = 0 ]
