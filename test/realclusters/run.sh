#!/usr/bin/env bash
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Uses a Service of one real cluster from a pod of another one: with ServiceExport and ServiceImport, and with a MultiClusterService. The
# pod sends HTTP requests, so that kube-proxy, the name service and the network between the clusters take part. Called by
# `make test-realclusters`.
#
# CLUSTER_TOOL is a program that starts one-node clusters without a registry, and APP_IMAGE an image in them with busybox and curl. The
# program must have these commands:
#   up NAME                        start a cluster, print the path of its kubeconfig
#   down NAME                      remove it
#   link A B                       connect the pods and Services of two clusters
#   kubectl NAME ARGS              run kubectl for a cluster
# CLUSTERS is the prefix of the names of the clusters (services). KEEP=1 keeps the clusters and the control plane.
set -euo pipefail
tool=${CLUSTER_TOOL:-}
prefix=${CLUSTERS:-services}
bin=$(readlink -f "${1:?directory with karmada and karmadactl}")
work=$(mktemp -d)
a=$prefix-a b=$prefix-b

"$(dirname "$0")/../needs.sh" tool image root

cleanup() {
	local code=$?
	[ $code = 0 ] || [ ! -e "$work/plane/kubeconfig" ] || diagnose
	if [ -z "${KEEP:-}" ]; then
		"$bin/karmada" down --data-dir "$work/plane" || true
		for c in $a $b; do "$tool" down $c || true; done
		rm -rf "$work"
	fi
	exit $code
}
diagnose() {
	echo "--- state after the failure" >&2
	kubectl get clusters,serviceexports,serviceimports,multiclusterservices,multiclusteringresses,endpointslices -A >&2 || true
	kubectl get works -A >&2 || true
	for c in $a $b; do "$tool" kubectl $c get pods,services,endpointslices,ingresses -o wide >&2 || true; done
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
# kubectl runs the kubectl of the tool with the kubeconfig of the control plane.
kubectl() { "$tool" kubectl $a --kubeconfig "$work/plane/kubeconfig" "$@"; }
client() { "$tool" kubectl $b exec deploy/client -- "$@"; }
reaches() { # NAME TEXT: the client gets the text from a Service
	[ "$(client curl --silent --fail --max-time 3 "http://$1/")" = "$2" ]
}
unreachable() { ! client curl --silent --fail --max-time 3 "http://$1/"; }

step "Start clusters and a control plane"
for c in $a $b; do "$tool" up $c >"$work/$c.path"; done
"$tool" link $a $b
"$bin/karmada" up --detach --members 0 --data-dir "$work/plane" --feature-gates MultiClusterService=true
for c in $a $b; do
	"$bin/karmadactl" --kubeconfig "$work/plane/kubeconfig" join $c --cluster-kubeconfig "$(cat "$work/$c.path")"
done
kubectl wait --for condition=Ready --timeout 120s clusters/$a clusters/$b

step "A server in $a, a client in $b"
kubectl apply -f - <<END
apiVersion: apps/v1
kind: Deployment
metadata: {name: server, namespace: default}
spec:
  replicas: 1
  selector: {matchLabels: {app: server}}
  template:
    metadata: {labels: {app: server}}
    spec:
      terminationGracePeriodSeconds: 0
      containers:
      - name: server
        image: "$APP_IMAGE"
        command: [/bin/sh, -c, 'mkdir -p /tmp/www && echo "served by $a" >/tmp/www/index.html && busybox httpd -f -p 8080 -h /tmp/www']
        readinessProbe: {tcpSocket: {port: 8080}, periodSeconds: 1}
---
apiVersion: v1
kind: Service
metadata: {name: web, namespace: default}
spec:
  selector: {app: server}
  ports: [{name: http, port: 80, targetPort: 8080}]
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: client, namespace: default}
spec:
  replicas: 1
  selector: {matchLabels: {app: client}}
  template:
    metadata: {labels: {app: client}}
    spec:
      terminationGracePeriodSeconds: 0
      containers: [{name: client, image: "$APP_IMAGE", command: [/bin/sleep, "100000"]}]
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: server, namespace: default}
spec:
  resourceSelectors:
  - {apiVersion: apps/v1, kind: Deployment, name: server}
  - {apiVersion: v1, kind: Service, name: web}
  placement: {clusterAffinity: {clusterNames: [$a]}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: client, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: client}]
  placement: {clusterAffinity: {clusterNames: [$b]}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: service-kinds}
spec:
  resourceSelectors:
  - {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, name: serviceexports.multicluster.x-k8s.io}
  - {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, name: serviceimports.multicluster.x-k8s.io}
  placement: {clusterAffinity: {clusterNames: [$a, $b]}}
END
running() { "$tool" kubectl "$1" get pods --selector "app=$2" --no-headers | grep -q '1/1 *Running'; }
within 120 running $a server
within 120 running $b client
unreachable web

step "Export in $a, import in $b"
kubectl apply -f - <<END
apiVersion: multicluster.x-k8s.io/v1alpha1
kind: ServiceExport
metadata: {name: web, namespace: default}
---
apiVersion: multicluster.x-k8s.io/v1alpha1
kind: ServiceImport
metadata: {name: web, namespace: default}
spec:
  type: ClusterSetIP
  ports: [{name: http, port: 80, protocol: TCP}]
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: web-export, namespace: default}
spec:
  resourceSelectors: [{apiVersion: multicluster.x-k8s.io/v1alpha1, kind: ServiceExport, name: web}]
  placement: {clusterAffinity: {clusterNames: [$a]}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: web-import, namespace: default}
spec:
  resourceSelectors: [{apiVersion: multicluster.x-k8s.io/v1alpha1, kind: ServiceImport, name: web}]
  placement: {clusterAffinity: {clusterNames: [$b]}}
END
start=$SECONDS
within 120 reaches derived-web "served by $a"
echo "From the export to the first response: $((SECONDS - start))s"
kubectl get serviceexport web -o 'jsonpath={.status.conditions[*].message}{"\n"}'
"$tool" kubectl $b get services,endpointslices
echo "\$ curl http://derived-web/ # in a pod of $b"
client curl --silent http://derived-web/

step "MultiClusterIngress"
kubectl apply -f - <<END
apiVersion: networking.karmada.io/v1alpha1
kind: MultiClusterIngress
metadata: {name: web, namespace: default}
spec:
  rules:
  - host: web.example.com
    http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: web, port: {number: 80}}}}]}
END
backend() { [ "$("$tool" kubectl "$1" get ingress web -o 'jsonpath={.spec.rules[*].http.paths[*].backend.service.name}')" = "$2" ]; }
within 60 backend $a web
within 60 backend $b derived-web
echo "The Ingress in $a leads to web, that in $b to derived-web."
kubectl delete multiclusteringress web
no_ingress() { ! "$tool" kubectl "$1" get ingress web; }
for c in $a $b; do within 60 no_ingress $c; done

step "MultiClusterService"
kubectl apply -f - <<END
apiVersion: networking.karmada.io/v1alpha1
kind: MultiClusterService
metadata: {name: web, namespace: default}
spec:
  types: [CrossCluster]
  providerClusters: [{name: $a}]
  consumerClusters: [{name: $b}]
END
within 120 reaches web "served by $a"
echo "\$ curl http://web/ # in a pod of $b"
client curl --silent http://web/
kubectl get multiclusterservice web -o 'jsonpath={.status.conditions[*].message}{"\n"}'
kubectl delete multiclusterservice web
within 60 unreachable web
reaches derived-web "served by $a"

step "The control plane stops: requests are not affected"
"$bin/karmada" down --data-dir "$work/plane"
reaches derived-web "served by $a"
"$bin/karmada" up --detach --members 0 --data-dir "$work/plane" --feature-gates MultiClusterService=true

step "Delete the export"
kubectl delete serviceexport web
within 60 unreachable derived-web
no_slices() { [ -z "$("$tool" kubectl $b get endpointslices --selector kubernetes.io/service-name=derived-web --output name)" ]; }
within 60 no_slices
"$tool" kubectl $a get endpointslices --selector kubernetes.io/service-name=web --output name
step "Passed"
