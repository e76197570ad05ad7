// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package render

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/types"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/strategy"
)

func TestWork_strategy(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		annotation string
		policy     policyv1alpha1.ApplyStrategy
		approved   string
		want       policyv1alpha1.ApplyStrategy
		uids       []types.UID
	}{
		"not set":                        {approved: "member1=u"},
		"policy":                         {policy: "CreateOnly", approved: "member1=u", want: "CreateOnly"},
		"annotation":                     {annotation: "Adopt", policy: "CreateOnly", want: "Adopt"},
		"approved":                       {policy: "Adopt", approved: "member1=u,member2=v", want: "Adopt", uids: []types.UID{"u"}},
		"approved for another cluster":   {policy: "Adopt", approved: "member2=v", want: "Adopt"},
		"invalid approval":               {policy: "Adopt", approved: "member1", want: "Adopt"},
		"annotation is Merge, to be set": {annotation: "Merge", policy: "Adopt", approved: "member1=u", want: "Merge"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := resourceBinding(func(s *workv1alpha2.ResourceBindingSpec) { s.ApplyStrategy = tc.policy })
			b.Annotations = map[string]string{names.AdoptionApproved: tc.approved}
			template := parse(t, nginx)
			plainWork, plain := render(t, resourceBinding(), template, b.Spec.Clusters[0])
			annotations := template.GetAnnotations()
			annotations[names.ApplyStrategy] = tc.annotation
			template.SetAnnotations(annotations)
			w, manifest := render(t, b, template, b.Spec.Clusters[0])
			if w.Spec.ApplyStrategy != tc.want {
				t.Errorf("strategy %q, want %q", w.Spec.ApplyStrategy, tc.want)
			}
			if diff := cmp.Diff(tc.uids, w.Spec.AdoptUIDs); diff != "" {
				t.Errorf("UIDs (-want +got):\n%s", diff)
			}
			// The strategy changes neither the manifest nor the metadata of the Work.
			if diff := cmp.Diff(plain.Object, manifest.Object); diff != "" {
				t.Errorf("manifest (-without +with strategy):\n%s", diff)
			}
			if diff := cmp.Diff(plainWork.ObjectMeta, w.ObjectMeta); diff != "" {
				t.Errorf("metadata of the Work (-without +with strategy):\n%s", diff)
			}
		})
	}
}

func TestNew_rejectsInvalidStrategy(t *testing.T) {
	t.Parallel()
	template := parse(t, nginx)
	template.SetAnnotations(map[string]string{names.ApplyStrategy: "Replace"})
	if _, err := New(chain, resourceBinding(), template, Overrides{}); !errors.Is(err, strategy.ErrInvalid) {
		t.Errorf("New = %v, want ErrInvalid", err)
	}
}
