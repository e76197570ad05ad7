// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"maps"
	"sync"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/names"
)

// recorded are the kinds that a recorder watches.
var recorded = map[string]schema.GroupVersionResource{
	configMap:  {Version: "v1", Resource: "configmaps"},
	deployment: {Group: "apps", Version: "v1", Resource: "deployments"},
	namespace:  {Version: "v1", Resource: "namespaces"},
}

// retryInterval is the time between two attempts to reach a process that is stopped.
const retryInterval = 100 * time.Millisecond

// recorder records the removals of all objects of the recorded kinds in a member.
//
// Each watch continues at the resource version at which the one before ended. If the member no longer has that version, the
// recorder lists the objects and compares UIDs. It misses only objects that are created and removed between the two.
type recorder struct {
	cluster string
	client  metadata.Interface

	mu       sync.Mutex // guards the fields below
	uids     map[objectRef]string
	removals []removal
	history  []presence
}

// presence is an object that appears in a member, or is removed.
type presence struct {
	memberRef
	present bool
	at      time.Time // the second of its creation, because a watch can be late; or when its removal was observed
	seen    time.Time // when it was observed
}

// record starts a recorder, which stops when ctx ends. It returns after the first list of each kind.
func record(ctx context.Context, cluster string, config *rest.Config) (*recorder, error) {
	c, err := metadata.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	r := &recorder{cluster: cluster, client: c, uids: map[objectRef]string{}}
	for kind, resource := range recorded {
		version, err := r.list(ctx, kind, resource)
		if err != nil {
			return nil, err
		}
		go r.run(ctx, kind, resource, version)
	}
	return r, nil
}

// run watches one kind from a version on.
func (r *recorder) run(ctx context.Context, kind string, resource schema.GroupVersionResource, version string) {
	for ctx.Err() == nil {
		var (
			next string
			err  error
		)
		if version != "" {
			next = r.watch(ctx, kind, resource, version)
		} else {
			next, err = r.list(ctx, kind, resource)
		}
		if err != nil || next == version {
			select {
			case <-ctx.Done():
			case <-time.After(retryInterval):
			}
		}
		version = next
	}
}

func (r *recorder) list(ctx context.Context, kind string, resource schema.GroupVersionResource) (version string, err error) {
	list, err := r.client.Resource(resource).List(ctx, metav1.ListOptions{})
	if err != nil {
		return "", err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	listed := map[objectRef]string{}
	for i := range list.Items {
		listed[refOf(kind, &list.Items[i])] = string(list.Items[i].UID)
	}
	for ref, uid := range r.uids {
		if ref.kind == kind && listed[ref] != uid {
			r.remove(ref, uid)
		}
	}
	for i := range list.Items {
		r.add(refOf(kind, &list.Items[i]), &list.Items[i])
	}
	return list.ResourceVersion, nil
}

// watch watches until the connection ends, and returns the version at which to continue, or "" if a list is required.
func (r *recorder) watch(ctx context.Context, kind string, resource schema.GroupVersionResource, version string) string {
	w, err := r.client.Resource(resource).Watch(ctx, metav1.ListOptions{ResourceVersion: version, AllowWatchBookmarks: true})
	if err != nil {
		if status, ok := err.(interface{ Status() metav1.Status }); ok && status.Status().Code == 410 {
			return ""
		}
		return version
	}
	defer w.Stop()
	for event := range w.ResultChan() {
		o, ok := event.Object.(*metav1.PartialObjectMetadata)
		if !ok {
			return "" // an error: the version is too old
		}
		version = o.ResourceVersion
		if event.Type != watch.Bookmark {
			r.observe(refOf(kind, o), event.Type, o)
		}
	}
	return version
}

func (r *recorder) observe(ref objectRef, event watch.EventType, o *metav1.PartialObjectMetadata) {
	r.mu.Lock()
	defer r.mu.Unlock()
	uid := string(o.UID)
	if event == watch.Deleted {
		r.remove(ref, uid)
		return
	}
	if known := r.uids[ref]; known != "" && known != uid {
		r.remove(ref, known)
	}
	r.add(ref, o)
}

// add must be called with mu held.
func (r *recorder) add(ref objectRef, o *metav1.PartialObjectMetadata) {
	if r.uids[ref] == "" {
		r.history = append(r.history, presence{memberRef{r.cluster, ref}, true, o.CreationTimestamp.Time, time.Now()})
	}
	r.uids[ref] = string(o.UID)
}

// hold is the object of Karmada itself in a member that names the control plane of the member.
var hold = objectRef{kind: configMap, namespace: "kube-system", name: names.HoldConfigMap}

// remove must be called with mu held.
func (r *recorder) remove(ref objectRef, uid string) {
	delete(r.uids, ref)
	now := time.Now()
	r.history = append(r.history, presence{memberRef{r.cluster, ref}, false, now, now})
	if ref == hold {
		return // a cluster that is unjoined is released
	}
	r.removals = append(r.removals, removal{memberRef: memberRef{r.cluster, ref}, uid: uid, at: now})
}

func refOf(kind string, o *metav1.PartialObjectMetadata) objectRef {
	if kind == namespace {
		return objectRef{kind: kind, namespace: o.Name}
	}
	return objectRef{kind: kind, namespace: o.Namespace, name: o.Name}
}

// since returns the removals after the first n.
func (r *recorder) since(n int) []removal {
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]removal(nil), r.removals[n:]...)
}

// historyOf returns the observations of the objects in a namespace after the first n, and the number of all observations.
func (r *recorder) historyOf(ns string, n int) (out []presence, all int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, p := range r.history[n:] {
		if p.namespace == ns {
			out = append(out, p)
		}
	}
	return out, len(r.history)
}

// known returns the UIDs of the recorded objects.
func (r *recorder) known() map[objectRef]string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return maps.Clone(r.uids)
}

// present returns the recorded objects.
func (r *recorder) present() map[objectRef]bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	out := map[objectRef]bool{}
	for ref := range r.uids {
		out[ref] = true
	}
	return out
}
