// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"errors"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/test/fakecontrol"
)

// Objects in the member that Join did not create stay, in any namespace of the accounts.
func TestCleanMember(t *testing.T) {
	t.Parallel()
	const namespace = "accounts"
	in := func(name string) metav1.ObjectMeta { return metav1.ObjectMeta{Namespace: namespace, Name: name} }
	cluster := []string{"default", "kube-root-ca.crt"} // of each namespace
	all := append([]string{"karmada-impersonator", "karmada-m1"}, cluster...)
	for name, test := range map[string]struct {
		existed bool // before Join
		others  []client.Object
		want    []string
		deleted bool // the namespace
	}{
		"nothing else": {want: all, deleted: true}, // the cluster deletes the contents of the namespace
		"a namespace that existed before": {
			existed: true, others: []client.Object{&corev1.ConfigMap{ObjectMeta: in("app")}}, want: append([]string{"app"}, cluster...),
		},
		"an empty namespace that existed before": {existed: true, want: cluster},
		"a pod": {
			others: []client.Object{&corev1.Pod{ObjectMeta: in("app")}}, want: append([]string{"app"}, cluster...),
		},
		"a Secret of a user": {
			others: []client.Object{&corev1.Secret{ObjectMeta: in("app"), Type: corev1.SecretTypeOpaque}},
			want:   append([]string{"app"}, cluster...),
		},
		"another control plane": {
			others: []client.Object{&corev1.ServiceAccount{ObjectMeta: in("karmada-other")}},
			want:   append([]string{"karmada-impersonator", "karmada-other"}, cluster...),
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			observed := fakecontrol.WithObjects(t, append(test.others,
				&corev1.ServiceAccount{ObjectMeta: in("default")}, &corev1.ConfigMap{ObjectMeta: in("kube-root-ca.crt")})...)
			if test.existed {
				if err := observed.Create(t.Context(), &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}}); err != nil {
					t.Fatal(err)
				}
			}
			o := Options{Name: "m1", ClusterNamespace: namespace}
			if err := o.createAccounts(t.Context(), observed); err != nil {
				t.Fatal(err)
			}
			if err := o.cleanMember(t.Context(), observed); err != nil {
				t.Fatal(err)
			}
			err := observed.Get(t.Context(), client.ObjectKey{Name: namespace}, &corev1.Namespace{})
			if (err != nil) != test.deleted || client.IgnoreNotFound(err) != nil {
				t.Errorf("read of the namespace: %v, want deleted: %v", err, test.deleted)
			}
			if test.deleted {
				return
			}
			var found []string
			for _, list := range []client.ObjectList{
				&corev1.ServiceAccountList{}, &corev1.SecretList{}, &corev1.ConfigMapList{}, &corev1.PodList{},
			} {
				found = append(found, namesIn(t, observed, list, namespace)...)
			}
			slices.Sort(found)
			slices.Sort(test.want)
			if diff := cmp.Diff(test.want, slices.Compact(found)); diff != "" {
				t.Errorf("objects in the namespace (-want +got):\n%s", diff)
			}
		})
	}
}

func namesIn(t *testing.T, c client.Client, list client.ObjectList, namespace string) (out []string) {
	t.Helper()
	if err := c.List(t.Context(), list, client.InNamespace(namespace)); err != nil {
		t.Fatal(err)
	}
	err := meta.EachListItem(list, func(item runtime.Object) error {
		out = append(out, item.(client.Object).GetName())
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestCheckIdentity(t *testing.T) {
	t.Parallel()
	system := func(uid string) client.Client {
		ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem}}
		ns.UID = types.UID(uid)
		return fakecontrol.WithObjects(t, ns)
	}
	control := system("hub")
	for name, test := range map[string]struct {
		registered, actual string
		other              bool
	}{
		"the same":                      {"m1", "m1", false},
		"another cluster":               {"m1", "m2", true},
		"the control plane":             {"m1", "hub", true},
		"without ID":                    {"", "m2", false},
		"without ID, the control plane": {"", "hub", true},
	} {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}, Spec: clusterv1alpha1.ClusterSpec{ID: test.registered}}
		err := checkIdentity(t.Context(), control, system(test.actual), c)
		if _, other := errors.AsType[*OtherClusterError](err); other != test.other || !other && err != nil {
			t.Errorf("%s: checkIdentity = %v, want an OtherClusterError: %v", name, err, test.other)
		}
	}
}
