// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"strings"
	"testing"
)

// The status of a template is written for a binding of its namespace only. Users who may write bindings may not be able to write
// templates of other namespaces.
func TestReconcile_keepsStatusOfTemplatesOfOtherNamespaces(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Spec.Resource.Namespace = "kube-system"
	s := newFixture(t, withNative, strings.Replace(deployment, "namespace: default", "namespace: kube-system", 1), b, workIn("m1", healthy))
	if _, _, onTemplate := s.run(); onTemplate != 0 {
		t.Error("the status of a template of another namespace was written")
	}
	if events := s.events.All(); len(events) != 0 {
		t.Errorf("events %+v, want none", events)
	}
}
