// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster/properties"
	"karmada.io/karmada/test/fakecontrol"
)

// A member whose ID in its clusterset is that of another one joins with a warning, in both versions of the About API.
func TestJoin_warnsAboutID(t *testing.T) {
	t.Parallel()
	other := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "other"}}
	other.Status.Properties = []clusterv1alpha1.ClusterProperty{{Name: properties.ClusterID, Value: "copied"}}
	control := fakecontrol.WithObjects(t, other)
	property := func(version, value string) []client.Object {
		return []client.Object{fakecontrol.Parse(t, `{apiVersion: about.k8s.io/`+version+`, kind: ClusterProperty,
			metadata: {name: cluster.clusterset.k8s.io}, spec: {value: `+value+`}}`)}
	}
	for name, tc := range map[string]struct {
		objects []client.Object
		warns   bool
	}{
		"the same":                     {property("v1beta1", "copied"), true},
		"the same in an older version": {property("v1alpha1", "copied"), true},
		"another one":                  {property("v1beta1", "m1"), false},
		"none":                         {nil, false},
	} {
		var warnings []string
		o := Options{Name: "m1", Warn: func(text string) { warnings = append(warnings, text) }}
		o.warnAboutID(t.Context(), control, fakecontrol.WithObjects(t, tc.objects...))
		if (len(warnings) > 0) != tc.warns || tc.warns && (!strings.Contains(warnings[0], "other") || !strings.Contains(warnings[0], `"m1"`)) {
			t.Errorf("%s: warnings %q", name, warnings)
		}
	}
}
