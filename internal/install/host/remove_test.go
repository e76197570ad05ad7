// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"errors"
	"testing"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/test/hosttest"
)

// Without a record, the objects belong to another installer: upstream's karmadactl sets the same label.
func TestRemove_withoutRecord(t *testing.T) {
	t.Parallel()
	const by = "Karmada karmada-system/fleet"
	for name, tc := range map[string]struct {
		by     string
		remove func(Removal, context.Context) error
		want   bool // the objects are deleted
	}{
		"operator": {by: by, remove: Removal.Remove}, "Helm": {by: "Helm", remove: Removal.RemoveContents},
		"deinit": {remove: Removal.Remove, want: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			meta := metav1.ObjectMeta{Namespace: namespace, Name: "karmada-cert",
				Labels: map[string]string{manifests.Bootstrapping: "secret-defaults"}}
			node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n", Labels: map[string]string{EtcdLabel: ""}}}
			secret := &corev1.Secret{ObjectMeta: meta}
			c := hosttest.New(Scheme(), secret, node)
			if err := tc.remove(Removal{Host: c, Namespace: namespace, By: tc.by, Report: func(string) {}}, t.Context()); err != nil {
				t.Fatal(err)
			}
			if err := c.Get(t.Context(), client.ObjectKeyFromObject(secret), secret); apierrors.IsNotFound(err) != tc.want {
				t.Errorf("Get(Secret) = %v, deleted: want %v", err, tc.want)
			}
			if err := c.Get(t.Context(), client.ObjectKeyFromObject(node), node); err != nil || (len(node.Labels) == 0) != tc.want {
				t.Errorf("labels of the node = %v, %v, removed: want %v", node.Labels, err, tc.want)
			}
		})
	}
}

// An installation without the CAs, but with certificates of them, is refused: an interrupted removal leaves the CAs until the end.
func TestRemove_orderOfSecrets(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps, deleted []string
	if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	observed := interceptor.NewClient(c.Client.(client.WithWatch), interceptor.Funcs{
		Delete: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.DeleteOption) error {
			if _, ok := o.(*corev1.Secret); ok {
				deleted = append(deleted, o.GetName())
			}
			return c.Delete(ctx, o, opts...)
		},
	})
	if err := (Removal{Host: observed, Namespace: namespace, Report: func(string) {}}).Remove(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(deleted) < 2 || deleted[len(deleted)-1] != manifests.AuthoritiesSecret {
		t.Errorf("deleted %q, want %s last", deleted, manifests.AuthoritiesSecret)
	}
}

// The record is deleted last: a removal that ended at any step is continued by the next one.
func TestRemove_continues(t *testing.T) {
	t.Parallel()
	const by = "Karmada karmada-system/fleet"
	for _, failing := range []string{"etcd-cert", "n", namespace, record} {
		t.Run(failing, func(t *testing.T) {
			t.Parallel()
			node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n", Labels: map[string]string{EtcdLabel: ""}}}
			c := hosttest.New(Scheme(), node)
			kept := failing == record // the record of a deleted namespace is deleted with it
			if kept {
				c.Put(&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}})
			}
			var steps []string
			i := installation(c, manifests.Spec{}, &steps)
			i.By = by
			if err := i.Install(t.Context()); err != nil {
				t.Fatal(err)
			}
			lost := false
			lose := func(o client.Object) error {
				if !lost && o.GetName() == failing {
					lost = true
					return errors.New("connection lost")
				}
				return nil
			}
			lossy := interceptor.NewClient(c.Client.(client.WithWatch), interceptor.Funcs{
				Delete: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.DeleteOption) error {
					if err := lose(o); err != nil {
						return err
					}
					return c.Delete(ctx, o, opts...)
				},
				Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
					if err := lose(o); err != nil {
						return err
					}
					return c.Patch(ctx, o, p, opts...)
				},
			})
			r := Removal{Host: lossy, Namespace: namespace, By: by, Report: func(string) {}}
			if err := r.Remove(t.Context()); err == nil {
				t.Error("Remove() succeeds without a connection")
			}
			if err := r.Remove(t.Context()); err != nil {
				t.Fatal(err)
			}
			if left := versions(t, c); len(left) > 0 {
				t.Errorf("%v is left", left)
			}
			if err := c.Get(t.Context(), client.ObjectKeyFromObject(node), node); err != nil || len(node.Labels) > 0 {
				t.Errorf("labels of the node = %v, %v, want none", node.Labels, err)
			}
			if err := c.Get(t.Context(), client.ObjectKey{Name: namespace}, &corev1.Namespace{}); apierrors.IsNotFound(err) == kept {
				t.Errorf("Get(Namespace) = %v, kept: want %v", err, kept)
			}
		})
	}
}

// The record is written before any other object with the label of an installation: an interrupted installation can be removed.
func TestInstall_recordsFirst(t *testing.T) {
	t.Parallel()
	labels := map[string]string{manifests.Bootstrapping: "secret-defaults"}
	saved := []corev1.Secret{{ObjectMeta: metav1.ObjectMeta{Name: "karmada-apiserver-cert", Labels: labels}}}
	for name, run := range map[string]func(*Installation) error{
		"Install":         func(i *Installation) error { return i.Install(t.Context()) },
		"InstallContents": func(i *Installation) error { return i.InstallContents(t.Context()) },
		"Restore": func(i *Installation) error {
			return i.Restore(t.Context(), saved, func(context.Context) error { return nil })
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var created []string
			c := hosttest.New(Scheme())
			add := func(o metav1.Object) {
				if o.GetLabels()[manifests.Bootstrapping] != "" {
					created = append(created, o.GetName())
				}
			}
			c.Client = interceptor.NewClient(c.Client.(client.WithWatch), interceptor.Funcs{
				Create: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.CreateOption) error {
					add(o)
					return c.Create(ctx, o, opts...)
				},
				Apply: func(ctx context.Context, c client.WithWatch, o runtime.ApplyConfiguration, opts ...client.ApplyOption) error {
					add(o.(metav1.Object))
					return c.Apply(ctx, o, opts...)
				},
			})
			var steps []string
			if err := run(installation(c, manifests.Spec{}, &steps)); err != nil {
				t.Fatal(err)
			}
			if len(created) < 2 || created[0] != record {
				t.Errorf("created %q, want %s first", created, record)
			}
		})
	}
}
