// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	apijson "k8s.io/apimachinery/pkg/util/json"
)

func TestKube(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ body, want, err string }{
		"resourceAdd adds": {
			body: `return {kube.resourceAdd("1", "500m"), kube.resourceAdd("1Gi", "512Mi"), kube.resourceAdd("1", "1Gi")}`,
			want: `["1500m", "1536Mi", "1073741825"]`,
		},
		"resourceAdd treats nil as zero": {
			body: `return {kube.resourceAdd(nil, "1", nil), kube.resourceAdd(), kube.resourceAdd(nil)}`, want: `["1", "0", "0"]`,
		},
		"resourceAdd takes any number of arguments": {
			body: `return {kube.resourceAdd("1", "2", "3", "4m"), kube.resourceAdd(1, 2)}`, want: `["6004m", "3"]`,
		},
		"resourceAdd of a string that is not a quantity": {
			body: `return {kube.resourceAdd("1", "much")}`, err: `script:3: bad argument #2 to resourceAdd (invalid quantity "much": `,
		},
		"resourceAdd of a table": {body: `return {kube.resourceAdd({})}`, err: "string expected, got table"},
		"getResourceQuantity returns a number": {
			body: `return {kube.getResourceQuantity("100m"), kube.getResourceQuantity("1Ki"), kube.getResourceQuantity("2"), ` +
				`kube.getResourceQuantity(3)}`,
			want: `[0.1, 1024, 2, 3]`,
		},
		"getResourceQuantity of a negative quantity": {body: `return {kube.getResourceQuantity("-1")}`, err: "-1 is negative"},
		"getResourceQuantity with two arguments": {
			body: `return {kube.getResourceQuantity("1", "2")}`, err: "kube.getResourceQuantity takes 1 arguments, not 2",
		},
		"getResourceQuantity without arguments": {
			body: `return {kube.getResourceQuantity()}`, err: "kube.getResourceQuantity takes 1 arguments, not 0",
		},
		"getResourceQuantity of nil": {body: `return {kube.getResourceQuantity(nil)}`, want: `[0]`},
		"accuratePodRequirements": {
			body: `return kube.accuratePodRequirements(o)`,
			want: `{"nodeClaim": {"nodeSelector": {"disk": "ssd"},
"tolerations": [{"key": "k", "operator": "Exists"}],
"hardNodeAffinity": {"nodeSelectorTerms": [{}]}},
"resourceRequest": {"cpu": "1500m", "memory": "1Gi"}}`,
		},
		"accuratePodRequirements can be changed": {
			body: `local r = kube.accuratePodRequirements(o) r.nodeClaim = nil r.resourceRequest.cpu = ` +
				`kube.resourceAdd(r.resourceRequest.cpu, "1") return r`,
			want: `{"resourceRequest": {"cpu": "2500m", "memory": "1Gi"}}`,
		},
		"accuratePodRequirements of a template that the script created": {
			body: `return kube.accuratePodRequirements({spec = {containers = {{resources = {limits = {cpu = 2}}}}}})`,
			want: `{"resourceRequest": {"cpu": "2"}}`,
		},
		"accuratePodRequirements of an empty template": {body: `return {kube.accuratePodRequirements({}) == nil}`, want: `[true]`},
		"accuratePodRequirements with two arguments":   {body: `return kube.accuratePodRequirements(o, 1)`, err: "takes 1 arguments, not 2"},
		"accuratePodRequirements of a function": {
			body: `return kube.accuratePodRequirements({spec = f})`, err: "the pod template.spec: a function is not a JSON value",
		},
		"accuratePodRequirements of an invalid quantity": {
			body: `return kube.accuratePodRequirements({spec = {overhead = {cpu = "x"}}})`, err: "overhead[cpu]",
		},
		"getPodDependencies": {
			body: `return kube.getPodDependencies(o, "shop")`,
			want: `[{"apiVersion": "v1", "kind": "Secret", "namespace": "shop", "name": "pull"}, {"apiVersion": "v1", "kind": ` +
				`"ServiceAccount", "namespace": "shop", "name": "robot"}]`,
		},
		"getPodDependencies without a namespace": {
			body: `local d = kube.getPodDependencies(o, nil) return {#d, d[1].namespace, d[2].name}`, want: `[2, "default", "robot"]`,
		},
		"getPodDependencies of an empty template": {body: `return {#kube.getPodDependencies({spec = {}}, "x")}`, want: `[0]`},
		"getPodDependencies with one argument": {
			body: `return kube.getPodDependencies(o)`, err: "kube.getPodDependencies takes 2 arguments, not 1",
		},
		"getPodDependencies of an invalid spec": {
			body: `return kube.getPodDependencies({spec = {volumes = 1}}, "x")`, err: "volumes: want a list, found an integer",
		},
		"a wrong argument can be caught": {body: `local ok, e = pcall(kube.resourceAdd, "x") return {ok}`, want: `[false]`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var template any
			if err := apijson.Unmarshal([]byte(`{"metadata": {}, "spec": {"nodeSelector": {"disk": "ssd"},
"tolerations": [{"key": "k", "operator": "Exists"}],
"affinity": {"nodeAffinity": {"requiredDuringSchedulingIgnoredDuringExecution": {"nodeSelectorTerms": [{}]}}},
"serviceAccountName": "robot",
"imagePullSecrets": [{"name": "pull"}], "initContainers": [{"name": "i", "resources": {"requests": {"cpu": "1500m"}}}],
"containers": [{"name": "c", "resources": {"requests": {"cpu": 1}, "limits": {"memory": "1Gi"}}}]}}`), &template); err != nil {
				t.Fatal(err)
			}
			got, err := callScript(t, "local kube = require('kube')\nfunction f(o)\n"+c.body+" end", template)
			if c.err != "" {
				if err == nil || !strings.Contains(err.Error(), c.err) {
					t.Errorf("%v, want %s", err, c.err)
				}
				return
			}
			var want any
			if err := apijson.Unmarshal([]byte(c.want), &want); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, got); err != nil || diff != "" {
				t.Errorf("%v\n%s", err, diff)
			}
		})
	}
}
