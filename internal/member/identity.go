// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"fmt"
	"sync"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// Identity verifies that a member is the cluster that a Cluster names, by the UID of its namespace kube-system. The UID is read once until
// Forget. The zero value is ready to use.
type Identity struct {
	mu  sync.Mutex
	uid string // empty if it must be read
	// forgotten counts the calls of Forget, so that a read that began before does not count.
	forgotten int
}

// Verify returns an error unless the UID equals spec.id of the Cluster: an *IdentityError if it is another one. An empty id is not
// compared, and nothing is read. The caller sets the deadline.
func (i *Identity) Verify(ctx context.Context, m *Member, id string) error {
	if id == "" {
		return nil
	}
	i.mu.Lock()
	uid, forgotten := i.uid, i.forgotten
	i.mu.Unlock()
	if uid == "" {
		system, err := m.Dynamic.Resource(corev1.SchemeGroupVersion.WithResource("namespaces")).
			Get(ctx, metav1.NamespaceSystem, metav1.GetOptions{})
		if apierrors.IsNotFound(err) { // not a NotFound error, which means that an object to delete does not exist
			return &IdentityError{Cluster: m.Name, Want: id}
		}
		if err != nil {
			return fmt.Errorf("read namespace %s in cluster %s to verify its identity: %w", metav1.NamespaceSystem, m.Name, err)
		}
		uid = string(system.GetUID())
		i.mu.Lock()
		if i.forgotten == forgotten {
			i.uid = uid
		}
		i.mu.Unlock()
	}
	if uid != id {
		return &IdentityError{Cluster: m.Name, Want: id, Got: uid}
	}
	return nil
}

// Forget makes the next Verify read the UID again: a new connection may lead to another cluster.
func (i *Identity) Forget() {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.uid = ""
	i.forgotten++
}

// IdentityError reports that the address of a Cluster leads to another cluster, or with an empty Got to none.
type IdentityError struct{ Cluster, Want, Got string }

func (e *IdentityError) Error() string {
	uid := e.Got
	if uid == "" {
		uid = "not known, because the namespace does not exist"
	}
	return fmt.Sprintf("the API server of cluster %s belongs to another cluster: the UID of its namespace kube-system is %s, spec.id of the "+
		"Cluster is %s. Correct the apiEndpoint or the spec.id of the Cluster", e.Cluster, uid, e.Want)
}
