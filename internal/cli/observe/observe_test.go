// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"context"
	"testing"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/test/fakecontrol"
)

// decides moves a workload from m1 to m2 when a cluster is read for the first time.
type decides struct {
	*fakecontrol.Control
	t    *testing.T
	done bool
}

func (d *decides) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	if _, cluster := o.(*clusterv1alpha1.Cluster); cluster && !d.done {
		d.done = true
		b := &workv1alpha2.ResourceBinding{}
		if err := d.Control.Get(ctx, types.NamespacedName{Namespace: "default", Name: "web-deployment"}, b); err != nil {
			d.t.Fatal(err)
		}
		b.Generation, b.Spec.Clusters[0].Name = 2, "m2"
		if err := d.Update(ctx, b); err != nil {
			d.t.Fatal(err)
		}
	}
	return d.Control.Get(ctx, key, o, options...)
}

// All objects belong to one decision, also if the scheduler decides while they are read.
func TestReader_Read_oneDecision(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ResourceBinding{}
	b.Namespace, b.Name, b.Generation = "default", "web-deployment", 1
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web"}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}}
	objects := []client.Object{b}
	for _, name := range []string{"m1", "m2"} {
		c := &clusterv1alpha1.Cluster{}
		c.Name = name
		objects = append(objects, c)
	}
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clusterv1alpha1.AddToScheme, policyv1alpha1.AddToScheme, workv1alpha1.AddToScheme, workv1alpha2.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	control := &decides{t: t, Control: fakecontrol.New(t, fakecontrol.Options{Scheme: scheme, Objects: objects, Indexes: []fakecontrol.Index{
		{Of: &workv1alpha1.Work{}, Field: work.ByBinding, Keys: work.BindingIDs},
	}})}
	s := &explain.Subject{
		Kind: schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}, Namespace: "default", Name: "web", Binding: b,
	}
	o, err := (&Reader{Control: control}).Read(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	if len(o.Clusters) != 1 || o.Clusters[0].Name != "m2" || o.Clusters[0].Target == nil || o.Binding.GetGeneration() != 2 {
		t.Errorf("clusters %+v, binding of generation %d; want those of generation 2", o.Clusters, o.Binding.GetGeneration())
	}
}
