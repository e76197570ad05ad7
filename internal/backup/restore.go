// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilversion "k8s.io/apimachinery/pkg/util/version"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
)

// confirmationInterval is the time between reads of a Karmada that must be suspended.
const confirmationInterval = time.Second

// Restore checks whether a backup can be restored.
type Restore struct {
	Host client.Client
	// Operator is the cluster with the Karmada of the control plane; it is the host cluster unless that Karmada is elsewhere.
	Operator client.Reader
	// Namespace is the namespace of the control plane, and Release the release of this program.
	Namespace, Release string
	// Timeout limits the wait for the operator; 0 means no limit.
	Timeout time.Duration
}

// Target returns the description of the control plane to restore: the installed one, or the one in the backup.
func (r Restore) Target(ctx context.Context, c Contents) (s manifests.Spec, manager string, installed bool, err error) {
	current, err := host.Installed(ctx, r.Host, r.Namespace)
	if err != nil {
		return s, "", false, err
	}
	s = c.Spec.Complete()
	if s.Namespace != r.Namespace {
		return s, "", false, fmt.Errorf("the backup is of a control plane in namespace %s, not %s: set --namespace", s.Namespace, r.Namespace)
	}
	if current == nil {
		if c.Manager != "" {
			return s, "", false, fmt.Errorf("the control plane was installed by %s: install it in the same way, then repeat the command", c.Manager)
		}
		return s, "", false, r.checkRelease(s)
	}
	former := s
	s = current.Complete()
	if manager, _, err = host.Manager(ctx, r.Host, r.Namespace); err != nil {
		return s, "", true, err
	}
	_, err = suspension(ctx, r.Operator, manager)
	return s, manager, true, errors.Join(r.checkRelease(s), checkEncryption(former, s), err)
}

// checkEncryption returns an error if the API server of a control plane could not decrypt the objects of a backup. The prefix of a key is
// authenticated with its encrypted value.
func checkEncryption(backup, installed manifests.Spec) error {
	switch {
	case backup.EncryptionSecret == "":
		return nil
	case backup.EncryptionSecret != installed.EncryptionSecret:
		return fmt.Errorf("the objects of the backup are encrypted with Secret %s of the host cluster, which the control plane does not use: "+
			"create the Secret with the same keys, install the control plane again with it (--encryption-secret), then repeat the command",
			backup.EncryptionSecret)
	case backup.Etcd.KeyPrefix() != installed.Etcd.KeyPrefix():
		return fmt.Errorf("the objects of the backup are encrypted for keys with the prefix %s in etcd, and those of the control plane have "+
			"the prefix %s: install it with the same prefix, then repeat the command", backup.Etcd.KeyPrefix(), installed.Etcd.KeyPrefix())
	}
	return nil
}

// Missing returns the addons and estimators of a backup that a control plane does not have.
func Missing(backup, installed manifests.Spec) []string {
	var out []string
	for _, c := range manifests.Components() {
		if c.Addon() && backup.Components[c].Enabled && !installed.Components[c].Enabled {
			out = append(out, string(c))
		}
	}
	for _, cluster := range backup.Estimators {
		if !slices.Contains(installed.Estimators, cluster) {
			out = append(out, manifests.EstimatorName(cluster))
		}
	}
	return out
}

// checkRelease returns an error if the control plane has another version than this program, whose kinds and roles are installed. Tags that
// are not versions, as in charts, cannot be compared.
func (r Restore) checkRelease(s manifests.Spec) error {
	if _, err := utilversion.ParseSemantic(s.Release); err != nil {
		return nil //nolint:nilerr // not a version
	}
	if s.Release != r.Release {
		return fmt.Errorf("the control plane has version %s, and this program has %s: use karmadactl %[1]s, and upgrade later",
			s.Release, r.Release)
	}
	return nil
}

// suspension reports whether the operator has confirmed that it does not change the control plane of a manager. A run that started
// before the suspension would start components while objects are replaced. It returns an error if no suspension was requested.
func suspension(ctx context.Context, control client.Reader, manager string) (confirmed bool, err error) {
	key, ok := strings.CutPrefix(manager, "Karmada ")
	if !ok {
		return true, nil
	}
	namespace, name, _ := strings.Cut(key, "/")
	k := &unstructured.Unstructured{}
	k.SetGroupVersionKind(schema.GroupVersionKind{Group: "operator.karmada.io", Version: "v1alpha1", Kind: "Karmada"})
	if err := control.Get(ctx, client.ObjectKey{Namespace: namespace, Name: name}, k); err != nil {
		return false, fmt.Errorf("read %s, which manages the control plane: %w", manager, err)
	}
	if suspended, _, _ := unstructured.NestedBool(k.Object, "spec", "suspend"); !suspended {
		return false, fmt.Errorf("%s manages the control plane and would start its components: set its field spec.suspend to true, "+
			"and to false after the restore", manager)
	}
	list, _, _ := unstructured.NestedSlice(k.Object, "status", "conditions")
	return slices.ContainsFunc(list, func(item any) bool {
		c, _ := item.(map[string]any)
		return c["type"] == "Suspended" && c["status"] == "True" && c["observedGeneration"] == k.GetGeneration()
	}), nil
}

// AwaitSuspension waits until the operator has confirmed that it does not change the control plane. It calls report if it must wait.
func (r Restore) AwaitSuspension(ctx context.Context, manager string, report func()) error {
	if confirmed, err := suspension(ctx, r.Operator, manager); confirmed || err != nil {
		return err
	}
	report()
	waiting := ctx
	if r.Timeout > 0 {
		var cancel context.CancelFunc
		waiting, cancel = context.WithTimeout(ctx, r.Timeout)
		defer cancel()
	}
	err := wait.PollUntilContextCancel(waiting, confirmationInterval, true, func(ctx context.Context) (bool, error) {
		return suspension(ctx, r.Operator, manager)
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return fmt.Errorf("the operator has not confirmed the suspension of %s within %d s: see the log of the operator, and start it if it "+
			"does not run", manager, int(r.Timeout.Seconds()))
	}
	return err
}
