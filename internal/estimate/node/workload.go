// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"strconv"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

// revisionKey is the annotation by which a Deployment and its ReplicaSets tell which of them is in force.
const revisionKey = "deployment.kubernetes.io/revision"

// workloads knows which ReplicaSet of a Deployment is the newest. It needs no templates: the Deployment controller numbers
// them.
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

// revision is 0 for what has none yet.
func revision(o metav1.Object) int64 {
	n, err := strconv.ParseInt(o.GetAnnotations()[revisionKey], 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// SetDeployment adds a Deployment or notes that it changed. Its metadata is enough.
func (w *workloads) SetDeployment(d metav1.Object) {
	w.deployments[key{Namespace: d.GetNamespace(), Name: d.GetName()}] = deployment{uid: d.GetUID(), revision: revision(d)}
}

// RemoveDeployment forgets a Deployment.
func (w *workloads) RemoveDeployment(namespace, name string) {
	delete(w.deployments, key{Namespace: namespace, Name: name})
}

// SetReplicaSet adds a ReplicaSet or notes that it changed. Its metadata is enough.
func (w *workloads) SetReplicaSet(s metav1.Object) {
	r := replicaSet{uid: s.GetUID(), revision: revision(s), created: s.GetCreationTimestamp()}
	if owner := metav1.GetControllerOfNoCopy(s); owner != nil {
		r.owner = owner.UID
	}
	w.sets[key{Namespace: s.GetNamespace(), Name: s.GetName()}] = r
}

// RemoveReplicaSet forgets a ReplicaSet.
func (w *workloads) RemoveReplicaSet(namespace, name string) {
	delete(w.sets, key{Namespace: namespace, Name: name})
}

// Newest is the ReplicaSet that a Deployment is rolled out by. found says whether the Deployment exists; without a
// ReplicaSet the UID is empty.
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

// newer says whether one ReplicaSet is in force rather than another: the one with the number of the Deployment, else the
// higher number, else the younger one.
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
