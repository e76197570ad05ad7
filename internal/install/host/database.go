// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"fmt"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/util/version"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/plane"
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

// checkRelease returns an error if a newer release is installed, unless this is a rollback: older kinds would remove fields.
func (i *Installation) checkRelease(installed string) error {
	from, errFrom := version.ParseSemantic(installed)
	to, errTo := version.ParseSemantic(i.Spec.Release)
	if i.KeepKinds || errFrom != nil || errTo != nil || !to.LessThan(from) {
		return nil
	}
	return fmt.Errorf("%s is installed in namespace %s, which is newer than %s: use the program of %[1]s, or `karmadactl upgrade --rollback`",
		installed, i.Spec.Namespace, i.Spec.Release)
}

// checkDatabase returns an error if the control plane would continue with another, empty database. Nothing moves the data of etcd to
// another storage, and members that are added to an existing StatefulSet would form a cluster of their own.
func (i *Installation) checkDatabase(ctx context.Context, current plane.Spec) error {
	changed := databaseChange(current, i.Spec)
	if changed == "" {
		return nil
	}
	if current.Etcd.External == nil {
		var set appsv1.StatefulSet
		err := i.Host.Get(ctx, client.ObjectKey{Namespace: i.Spec.Namespace, Name: string(plane.Etcd)}, &set)
		if client.IgnoreNotFound(err) != nil {
			return fmt.Errorf("read StatefulSet %s/%s of the host cluster: %w", i.Spec.Namespace, plane.Etcd, err)
		}
		if err != nil {
			return nil //nolint:nilerr // it does not exist: an earlier installation ended before it
		}
	}
	return fmt.Errorf("%s cannot be changed while the control plane exists, because its data would be lost: repeat the settings of the "+
		"installation, or back up the control plane, remove it, install it with the new settings and restore the backup", changed)
}

// databaseChange describes the first difference between the databases of two descriptions. Empty means none.
func databaseChange(from, to plane.Spec) string {
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
	case from.Etcd.External != nil:
		return "" // the database is not part of the control plane
	}
	members := func(s plane.Spec) string { return fmt.Sprint(s.Components[plane.Etcd].Replicas) }
	for _, c := range []string{
		change("number of members", members(from), members(to)), change("storage", string(from.Etcd.Storage), string(to.Etcd.Storage)),
	} {
		if c != "" {
			return c
		}
	}
	switch from.Etcd.Storage {
	case plane.HostPath:
		return change("directory", from.Etcd.DataPath, to.Etcd.DataPath)
	case plane.PersistentVolumeClaim:
		if c := change("storage class", from.Etcd.StorageClass, to.Etcd.StorageClass); c != "" {
			return c
		}
		return change("size", from.Etcd.Size, to.Etcd.Size)
	}
	return ""
}
