// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"fmt"
	"slices"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/util/version"
	"k8s.io/utils/ptr"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
)

// checkInstalled returns an error if the control plane exists and must not be changed to the description.
func (i *Installation) checkInstalled(ctx context.Context) error {
	installed, err := Installed(ctx, i.Host, i.Spec.Namespace)
	if err != nil || installed == nil {
		return err
	}
	current := installed.Complete()
	if err := i.checkRelease(current.Release); err != nil {
		return err
	}
	return i.checkDatabase(ctx, current)
}

// checkRelease returns an error if a newer release is installed, unless this is a rollback. Helm and an operator roll back by installing an
// older release, of the same or the previous minor version.
func (i *Installation) checkRelease(installed string) error {
	from, errFrom := version.ParseSemantic(installed)
	to, errTo := version.ParseSemantic(i.Spec.Release)
	if i.Rollback || errFrom != nil || errTo != nil || !to.LessThan(from) {
		return nil
	}
	refused := fmt.Sprintf("%s is installed in namespace %s, which is newer than %s", installed, i.Spec.Namespace, i.Spec.Release)
	if i.By == "" {
		return fmt.Errorf("%s: use the program of %s, or `karmadactl upgrade --rollback`", refused, installed)
	}
	if from.Major() != to.Major() || from.Minor() > to.Minor()+1 {
		return fmt.Errorf("%s by more than one minor version: install %s again, then the versions between one after another", refused, installed)
	}
	return nil
}

// checkDatabase returns an error if the control plane would continue with another, empty database. Nothing moves the data of etcd to
// another storage, and members that are added to an existing StatefulSet would form a cluster of their own.
func (i *Installation) checkDatabase(ctx context.Context, current manifests.Spec) error {
	changed := databaseChange(current, i.Spec)
	if changed == "" {
		return nil
	}
	if current.Etcd.External == nil {
		if exists, err := i.hasEtcd(ctx); err != nil || !exists {
			return err // if it does not exist, an earlier installation ended before it
		}
	}
	return fmt.Errorf("%s cannot be changed while the control plane exists, because its data would be lost: repeat the settings of the "+
		"installation, or back up the control plane, remove it, delete the volumes or the directory of etcd, install it with the new "+
		"settings and restore the backup", changed)
}

// hasEtcd reports whether etcd is installed in the control plane.
func (i *Installation) hasEtcd(ctx context.Context) (bool, error) {
	if i.contentsOnly {
		return true, nil
	}
	var set appsv1.StatefulSet
	err := i.Host.Get(ctx, client.ObjectKey{Namespace: i.Spec.Namespace, Name: string(manifests.Etcd)}, &set)
	if client.IgnoreNotFound(err) != nil {
		return false, fmt.Errorf("read StatefulSet %s/%s of the host cluster: %w", i.Spec.Namespace, manifests.Etcd, err)
	}
	return err == nil, nil
}

// checkVolumes returns an error if a new etcd would get volumes of a removed one that do not fit. Members with data and members
// without form separate clusters, or have no quorum.
func (i *Installation) checkVolumes(ctx context.Context) error {
	if i.Spec.Etcd.External != nil || i.Spec.Etcd.Storage != manifests.PersistentVolumeClaim {
		return nil
	}
	if exists, err := i.hasEtcd(ctx); err != nil || exists {
		return err
	}
	var claims corev1.PersistentVolumeClaimList
	if err := i.Host.List(ctx, &claims, client.InNamespace(i.Spec.Namespace), client.HasLabels{manifests.Bootstrapping}); err != nil {
		return fmt.Errorf("list PersistentVolumeClaims in namespace %s of the host cluster: %w", i.Spec.Namespace, err)
	}
	left := slices.DeleteFunc(claims.Items, func(c corev1.PersistentVolumeClaim) bool {
		return !c.DeletionTimestamp.IsZero() || !strings.HasPrefix(c.Name, manifests.EtcdVolume+"-")
	})
	if len(left) == 0 {
		return nil
	}
	class, members := i.Spec.Etcd.StorageClass, int(i.Spec.Components[manifests.Etcd].Replicas)
	fits := len(left) == members
	for n := range left {
		expected := slices.ContainsFunc(left, func(c corev1.PersistentVolumeClaim) bool {
			return c.Name == fmt.Sprintf("%s-%s-%d", manifests.EtcdVolume, manifests.Etcd, n)
		})
		fits = fits && expected && ptr.Deref(left[n].Spec.StorageClassName, "") == class
	}
	if fits {
		return nil
	}
	return fmt.Errorf("namespace %s contains volumes of an etcd with other settings (PersistentVolumeClaim %s, %d in all, StorageClass %q), "+
		"which %d members with StorageClass %q cannot use: repeat the settings of that installation to continue with its data, or delete "+
		"the data: kubectl --namespace %s delete persistentvolumeclaims --selector %s=%s",
		i.Spec.Namespace, left[0].Name, len(left), ptr.Deref(left[0].Spec.StorageClassName, ""), members, class, i.Spec.Namespace,
		manifests.Bootstrapping, manifests.EtcdVolumeLabel)
}

// databaseChange describes the first difference between the databases of two descriptions. Empty means none.
func databaseChange(from, to manifests.Spec) string {
	change := func(what, a, b string) string {
		if a == b {
			return ""
		}
		return fmt.Sprintf("the %s of etcd (%q to %q)", what, a, b)
	}
	switch {
	case (from.Etcd.External == nil) != (to.Etcd.External == nil):
		place := map[bool]string{true: "in the control plane", false: "external"}
		return change("place", place[from.Etcd.External == nil], place[to.Etcd.External == nil])
	case from.Etcd.External != nil: // the servers of a database can change
		return change("key prefix", from.Etcd.KeyPrefix(), to.Etcd.KeyPrefix())
	}
	members := func(s manifests.Spec) string { return fmt.Sprint(s.Components[manifests.Etcd].Replicas) }
	for _, c := range []string{
		change("number of members", members(from), members(to)), change("storage", string(from.Etcd.Storage), string(to.Etcd.Storage)),
	} {
		if c != "" {
			return c
		}
	}
	switch from.Etcd.Storage {
	case manifests.HostPath:
		if c := change("directory", from.Etcd.DataPath, to.Etcd.DataPath); c != "" {
			return c
		}
		// Without a selector, nothing is known of the node.
		selector := labels.FormatLabels
		if a, b := from.Components[manifests.Etcd].NodeSelector, to.Components[manifests.Etcd].NodeSelector; len(a) > 0 {
			return change("node", selector(a), selector(b))
		}
	case manifests.PersistentVolumeClaim:
		if c := change("storage class", from.Etcd.StorageClass, to.Etcd.StorageClass); c != "" {
			return c
		}
		return change("size", from.Etcd.Size, to.Etcd.Size)
	case manifests.EmptyDir: // it has no settings
	}
	return ""
}
