// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"bytes"
	"testing"

	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/metadata"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

// The objects of one namespace of a member are listed at a time: a cluster that leaves can have thousands.
func TestRemove_listsOneNamespaceAtATime(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	put := func(name string) types.NamespacedName {
		w := s.put(name, func(w *workv1alpha1.Work) {
			raw := &w.Spec.Workload.Manifests[0].Raw
			*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
		}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+name+"-"+s.cluster+"}}")
		s.settle(w)
		s.delete(w)
		return w
	}
	first, second := put("first"), put("second")
	original, lists, early := s.worker.cache.Metadata, 0, false
	s.worker.cache.Metadata = func() (metadata.Interface, error) {
		if lists++; lists == 1 {
			_ = s.run(second)
			early = s.deleted(second)
		}
		return original()
	}
	if err := s.run(first); err != nil || !s.deleted(first) || early {
		t.Errorf("reconcile = %v, deleted = %v, another one deleted meanwhile = %v", err, s.deleted(first), early)
	}
	if err := s.run(second); err != nil || !s.deleted(second) {
		t.Errorf("reconcile of the other one = %v, deleted = %v", err, s.deleted(second))
	}
}
