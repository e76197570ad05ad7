// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"context"
	"encoding/json"
	"testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/test/fuzzbound"
)

// Override policies and templates are data of tenants.
func FuzzApply(f *testing.F) {
	const web = `{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web"},"spec":{"template":{"spec":{"containers":[` +
		`{"name":"c","image":"r/i:1","command":["a"]}]}}},"data":{"f":"a: [1, 2]"}}`
	for _, rule := range []string{
		`{"plaintext":[{"path":"/spec/replicas","operator":"add","value":"1e2147483648"},{"path":"/a~1~0/-","operator":"remove"}]}`,
		`{"imageOverrider":[{"component":"Tag","operator":"replace","value":"x"}],` +
			`"commandOverrider":[{"containerName":"c","operator":"add","value":["b"]}]}`,
		`{"fieldOverrider":[{"fieldPath":"/data/f","yaml":[{"subPath":"/a/0","operator":"replace","value":3}]}]}`,
		`{"labelsOverrider":[{"operator":"add","value":{"a":"${cluster.name}"}}],"replicasOverrider":3,"resourcesOverrider":[{}]}`,
	} {
		f.Add([]byte(`{"expandVariables":true,"overrideRules":[{"overriders":`+rule+`}]}`), []byte(web))
	}
	revise := func(_ context.Context, o *Object, _ int64) (*Object, error) { return o, nil }
	cluster := &clusterv1alpha1.Cluster{}
	cluster.Name = "m1"
	f.Fuzz(func(t *testing.T, rules, object []byte) {
		p := &policyv1alpha1.OverridePolicy{}
		var o Object
		if json.Unmarshal(rules, &p.Spec) != nil || o.UnmarshalJSON(object) != nil {
			return
		}
		fuzzbound.Check(t, func() { _, _, _ = Apply(t.Context(), &o, cluster, []Policy{p}, revise) })
	})
}
