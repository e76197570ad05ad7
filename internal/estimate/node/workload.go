// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"strconv"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

// revisionKey is the annotation with the revision of a Deployment and of its ReplicaSets.
const revisionKey = "deployment.kubernetes.io/revision"

// workloads holds Deployments and their ReplicaSets. The newest ReplicaSet is found by its revision.
type workloads struct {
	deployments map[key]deployment
	sets        map[key]replicaSet
}

type deployment struct {
	uid      types.UID
	revision int64
}

type replicaSet struct {
	uid, owner types.UID
	revision   int64
	created    metav1.Time
}

func newWorkloads() workloads {
	return workloads{deployments: map[key]deployment{}, sets: map[key]replicaSet{}}
}

// revision returns the revision of an object, or 0 if it has none yet.
func revision(o metav1.Object) int64 {
	n, err := strconv.ParseInt(o.GetAnnotations()[revisionKey], 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// SetDeployment adds or updates a Deployment. Its metadata is enough.
func (w *workloads) SetDeployment(d metav1.Object) {
	w.deployments[key{Namespace: d.GetNamespace(), Name: d.GetName()}] = deployment{uid: d.GetUID(), revision: revision(d)}
}

// RemoveDeployment removes a Deployment.
func (w *workloads) RemoveDeployment(namespace, name string) {
	delete(w.deployments, key{Namespace: namespace, Name: name})
}

// SetReplicaSet adds or updates a ReplicaSet. Its metadata is enough.
func (w *workloads) SetReplicaSet(s metav1.Object) {
	r := replicaSet{uid: s.GetUID(), revision: revision(s), created: s.GetCreationTimestamp()}
	if owner := metav1.GetControllerOfNoCopy(s); owner != nil {
		r.owner = owner.UID
	}
	w.sets[key{Namespace: s.GetNamespace(), Name: s.GetName()}] = r
}

// RemoveReplicaSet removes a ReplicaSet.
func (w *workloads) RemoveReplicaSet(namespace, name string) {
	delete(w.sets, key{Namespace: namespace, Name: name})
}

// Newest returns the UID of the newest ReplicaSet of a Deployment, or "" if it has none. found reports whether the Deployment
// exists.
func (w *workloads) Newest(namespace, name string) (uid types.UID, found bool) {
	d, found := w.deployments[key{Namespace: namespace, Name: name}]
	if !found {
		return "", false
	}
	var newest replicaSet
	for k, s := range w.sets {
		if k.Namespace != namespace || s.owner != d.uid {
			continue
		}
		if newest.uid == "" || s.newer(newest, d.revision) {
			newest = s
		}
	}
	return newest.uid, true
}

// newer reports whether s precedes another ReplicaSet: the one with the current revision of the Deployment, then the higher
// revision, then the younger one.
func (s replicaSet) newer(than replicaSet, current int64) bool {
	if s.revision != than.revision {
		if than.revision == current {
			return false
		}
		return s.revision == current || s.revision > than.revision
	}
	if !s.created.Time.Equal(than.created.Time) {
		return s.created.After(than.created.Time)
	}
	return s.uid < than.uid
}
