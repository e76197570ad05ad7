#!/bin/sh
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Regenerates deep copies, CRDs and the OpenAPI definitions of the aggregated API groups from the types in api/, and the
# messages of the estimator. It can be run from any directory.
set -eu
cd "$(dirname "$0")/.."
tool() { go tool -modfile=tools/pinned/go.mod "$@"; }

tool controller-gen object:headerFile=config/boilerplate.go.txt paths=./api/...

# Each file follows the files that it imports.
(cd tools/pinned && go run ./protogen ../.. internal/estimate/pb/estimator.proto internal/estimate/pb/service.proto)

rm -f config/crds/*.yaml # also those of removed kinds
tool controller-gen crd output:crd:dir=config/crds \
	paths=./api/apps/... paths=./api/autoscaling/... paths=./api/config/... paths=./api/fleet/... paths=./api/multicluster/... \
	paths=./api/networking/... paths=./api/policy/... paths=./api/remedy/... paths=./api/work/...
# The kind of the operator belongs to host clusters, not to control planes.
tool controller-gen crd output:crd:dir=config/operator paths=./api/operator/...
# Kinds of Kubernetes occur once for each component: without their texts, the file has a third of its size, and kubectl can apply it.
awk '
	{ match($0, /^ */); indent = RLENGTH }
	text && (indent > text || /^ *$/) { next }
	{ text = 0 }
	inner && indent <= inner && !/^ *$/ { inner = 0 }
	inner && indent > inner + 2 && /^ *description:/ { text = indent; next }
	!inner && /^ *(affinity|resources|tolerations|volumeClaim|hostPath|emptyDir):$/ { inner = indent }
	{ print }
' config/operator/operator.karmada.io_karmadas.yaml >config/operator/tmp
mv config/operator/tmp config/operator/operator.karmada.io_karmadas.yaml

foreign="k8s.io/api/core/v1 k8s.io/apimachinery/pkg/api/resource k8s.io/apimachinery/pkg/apis/meta/v1
	k8s.io/apimachinery/pkg/runtime k8s.io/apimachinery/pkg/util/intstr k8s.io/apimachinery/pkg/version"
out=internal/aggregated/openapi/zz_generated.openapi.go
# shellcheck disable=SC2046,SC2086 # the lists must be split
tool openapi-gen --go-header-file config/boilerplate.go.txt --report-filename /dev/null \
	--output-dir "$(dirname $out)" --output-pkg karmada.io/karmada/internal/aggregated/openapi \
	--output-file "$(basename $out)" --output-model-name-file zz_generated.model_name.go \
	$(for p in $foreign; do echo "--readonly-pkg=$p"; done) \
	karmada.io/karmada/api/cluster/v1alpha1 karmada.io/karmada/api/policy/v1alpha1 karmada.io/karmada/api/review/v1alpha1 \
	karmada.io/karmada/api/search/v1alpha1 karmada.io/karmada/api/work/v1alpha2 $foreign

# Only these kinds of the core group are referenced. The other definitions have 15,000 lines.
core='NodeSelectorRequirement|Taint'
awk -v keep="^($core)\$" '
	function unwanted(name) { return name !~ keep }
	/^func schema_k8sio_api_core_v1_/ { name = $2; sub(/^schema_k8sio_api_core_v1_/, "", name); sub(/\(.*/, "", name); skip = unwanted(name) }
	/schema_k8sio_api_core_v1_[A-Za-z0-9]+\(ref\),$/ { name = $0; sub(/.*schema_k8sio_api_core_v1_/, "", name); sub(/\(.*/, "", name); if (unwanted(name)) next }
	!skip { print }
	/^}/ { skip = 0 }
' $out | cat -s >$out.tmp
mv $out.tmp $out
gofmt -w $out
