// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// Managed objects whose Work does not exist are reported and not deleted.
func TestSweep_reportsOrphanedObjects(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w, lost := s.put("w", nil, config), s.put("lost", nil, other)
	s.settle(w)
	s.settle(lost)
	sweep := func(next time.Duration) {
		t.Helper()
		sweeper := s.remover.NewSweeper(s.worker.cache)
		var delay time.Duration
		for range 2 { // the first call waits
			var err error
			if delay, err = sweeper.Next(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		if delay != next {
			t.Errorf("the next sweep is after %s, want %s", delay, next)
		}
	}
	sweep(30 * time.Minute)
	if got := s.eventsOf("OrphanedObjects"); len(got) > 0 {
		t.Errorf("events = %v, want none", got)
	}
	// The Work is removed by force.
	if err := s.control.Patch(t.Context(), s.work(lost), client.RawPatch("application/merge-patch+json",
		[]byte(`{"metadata":{"finalizers":null}}`)), client.FieldOwner(fakecontrol.Anyone)); err != nil {
		t.Fatal(err)
	}
	removed := s.work(lost)
	s.delete(lost)
	sweep(5 * time.Minute)
	got := s.eventsOf("OrphanedObjects")
	if len(got) != 1 || !strings.Contains(got[0].Message, "configmaps "+s.cluster+"/d") || got[0].On.Name != s.cluster {
		t.Errorf("events = %v, want one about the object", got)
	}
	want := "# HELP karmada_orphaned_objects Managed objects in a member that have no Work, as of the last sweep.\n" +
		"# TYPE karmada_orphaned_objects gauge\nkarmada_orphaned_objects{member_cluster=\"" + s.cluster + "\"} 1\n"
	if err := testutil.GatherAndCompare(metrics.Registry, strings.NewReader(want), "karmada_orphaned_objects"); err != nil {
		t.Error(err)
	}
	if s.in(configMaps, "d") == nil {
		t.Error("the orphaned object was deleted")
	}
	// A stale cache is no evidence: the Work is read live.
	removed.ResourceVersion = ""
	if err := s.control.Create(t.Context(), removed); err != nil {
		t.Fatal(err)
	}
	missing := &workv1alpha1.Work{ObjectMeta: removed.ObjectMeta}
	s.Executor.control.Client = fakecontrol.Cache{Client: s.control, Missing: []client.Object{missing}}
	sweep(30 * time.Minute)
	if got := s.eventsOf("OrphanedObjects"); len(got) != 1 {
		t.Errorf("events = %v, want no other", got)
	}
	forgetMetrics(s.cluster)
}

// After a restore, a take-over or a new join, objects without a Work are reported soon, also those of kinds that no Work has. A Work that
// is rendered between two sweeps is none of them, and the end is reported, too.
func TestSweep_recentCluster(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*clusterv1alpha1.Cluster){
		"joined": func(c *clusterv1alpha1.Cluster) { c.CreationTimestamp = metav1.NewTime(start.Add(-time.Minute)) },
		"restored": func(c *clusterv1alpha1.Cluster) {
			c.Annotations = map[string]string{names.RestoredAt: start.Format(time.RFC3339)}
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			s.updateCluster(change)
			s.leave(serviceAccounts, "left", "lost")
			s.leave(serviceAccounts, "later", "later")
			sweeper := s.remover.NewSweeper(s.worker.cache)
			next := func() time.Duration {
				t.Helper()
				delay, err := sweeper.Next(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				return delay
			}
			if delay := next(); delay > time.Minute || len(s.eventsOf(names.OrphanedObjects)) > 0 {
				t.Errorf("the first sweep reported %v, and the next one is after %s", s.eventsOf(names.OrphanedObjects), delay)
			}
			s.put("later", nil, config)
			next()
			got := s.eventsOf(names.OrphanedObjects)
			if len(got) != 1 || !got[0].Warning || !strings.Contains(got[0].Message, "1 managed objects") ||
				!strings.Contains(got[0].Message, "serviceaccounts "+s.cluster+"/left.") {
				t.Fatalf("events = %v, want one about the object left", got)
			}
			s.put("lost", nil, config)
			for range 2 {
				next()
			}
			if got := s.eventsOf(names.OrphanedObjects); len(got) != 2 || got[1].Warning {
				t.Errorf("events = %v, want the end reported", got)
			}
			forgetMetrics(s.cluster)
		})
	}
}

// leave creates an object of a Work, in the member only.
func (s *fixture) leave(gvr schema.GroupVersionResource, name, work string) {
	s.t.Helper()
	o := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "v1", "kind": map[string]string{"serviceaccounts": "ServiceAccount", "configmaps": "ConfigMap"}[gvr.Resource],
		"metadata": map[string]any{
			"namespace": s.cluster, "name": name, "labels": map[string]any{names.Managed: "true"},
			"annotations": map[string]any{names.WorkNamespace: names.ExecutionNamespace(s.cluster), names.WorkName: work},
		},
	}}
	if _, err := apiServer.Resource(gvr).Namespace(s.cluster).Create(s.t.Context(), o, metav1.CreateOptions{}); err != nil {
		s.t.Fatal(err)
	}
}

var serviceAccounts = schema.GroupVersionResource{Version: "v1", Resource: "serviceaccounts"}

// faults returns an error in place of the responses to requests for a path.
type faults struct {
	paths atomic.Pointer[map[string]*apierrors.StatusError]
}

func (f *faults) set(paths map[string]*apierrors.StatusError) { f.paths.Store(&paths) }

type faulty struct {
	http.RoundTripper
	*faults
}

// RoundTrip implements http.RoundTripper.
func (f faulty) RoundTrip(r *http.Request) (*http.Response, error) {
	fault := (*f.paths.Load())[r.URL.Path]
	if fault == nil {
		return f.RoundTripper.RoundTrip(r)
	}
	status := fault.Status()
	status.APIVersion, status.Kind = "v1", "Status"
	body, err := json.Marshal(status)
	return &http.Response{
		StatusCode: int(status.Code), Header: http.Header{"Content-Type": {"application/json"}}, Request: r,
		Body: io.NopCloser(bytes.NewReader(body)),
	}, err
}

// connectWithFaults opens a connection with faults.
func (s *fixture) connectWithFaults() *faults {
	s.t.Helper()
	f := &faults{}
	f.set(nil)
	config := rest.CopyConfig(apiServerConfig)
	config.Wrap(func(next http.RoundTripper) http.RoundTripper { return faulty{next, f} })
	disco, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		s.t.Fatal(err)
	}
	disco.UseLegacyDiscovery = true
	s.connect(&member.Member{
		Name: s.cluster, Dynamic: s.member, Discovery: disco, Config: config, Mapper: fakecontrol.Mapper(), Context: s.t.Context(),
	})
	return f
}

// Objects of a kind that cannot be listed stay reported until they have a Work or are known to be deleted. Those of other kinds are
// reported.
func TestSweep_kindThatCannotBeListed(t *testing.T) {
	t.Parallel()
	const path, core = "/api/v1/serviceaccounts", "/api/v1"
	kind := serviceAccounts.GroupResource()
	unavailable := apierrors.NewServiceUnavailable("down")
	for name, paths := range map[string]map[string]*apierrors.StatusError{
		"forbidden":                {path: apierrors.NewForbidden(kind, "", errors.New("not allowed"))},
		"failing":                  {path: apierrors.NewInternalError(errors.New("broken"))},
		"expired":                  {path: apierrors.NewResourceExpired("too old")},
		"throttled":                {path: apierrors.NewTooManyRequestsError("too many")},
		"unavailable":              {path: unavailable},
		"timeout":                  {path: apierrors.NewTimeoutError("too slow", 0)},
		"discovery":                {core: unavailable},
		"discovery, and all lists": {core: unavailable, path: unavailable},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			f := s.connectWithFaults()
			s.updateCluster(func(c *clusterv1alpha1.Cluster) { c.CreationTimestamp = metav1.NewTime(start.Add(-time.Minute)) })
			s.leave(serviceAccounts, "left", "lost")
			sweeper := s.remover.NewSweeper(s.worker.cache)
			next := func(want ...string) time.Duration {
				t.Helper()
				delay, err := sweeper.Next(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				all := s.eventsOf(names.OrphanedObjects)
				if len(all) == 0 {
					if len(want) > 0 {
						t.Fatalf("no event, want %v", want)
					}
					return delay
				}
				last := all[len(all)-1]
				for _, text := range want {
					if !last.Warning || !strings.Contains(last.Message, text) {
						t.Fatalf("event = %v, want %q", last, text)
					}
				}
				if len(want) == 0 && last.Warning {
					t.Fatalf("event = %v, want the end", last)
				}
				return delay
			}
			next()
			next("1 managed objects", "serviceaccounts "+s.cluster+"/left.")
			f.set(paths)
			s.clock.Step(2 * time.Hour)
			next("1 managed objects", "/left.")
			if _, ok := paths[core]; !ok { // else the kind of the other object is not found
				s.leave(configMaps, "new", "lost")
				if delay := next("1 managed objects", "/left."); delay > time.Minute {
					t.Errorf("a new object is confirmed after %s", delay)
				}
				next("2 managed objects", "configmaps "+s.cluster+"/new", "serviceaccounts "+s.cluster+"/left")
			}
			s.put("lost", nil, config)
			next()
			forgetMetrics(s.cluster)
		})
	}
}

// An object that one sweep has found is not confirmed while its kind cannot be listed, and soon after.
func TestSweep_confirmsByList(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	f := s.connectWithFaults()
	s.updateCluster(func(c *clusterv1alpha1.Cluster) { c.CreationTimestamp = metav1.NewTime(start.Add(-time.Minute)) })
	s.leave(serviceAccounts, "left", "lost")
	sweeper := s.remover.NewSweeper(s.worker.cache)
	for _, unavailable := range []bool{false, true, true} {
		if f.set(nil); unavailable {
			f.set(map[string]*apierrors.StatusError{"/api/v1/serviceaccounts": apierrors.NewServiceUnavailable("down")})
		}
		delay, err := sweeper.Next(t.Context())
		if err != nil || delay > time.Minute || len(s.eventsOf(names.OrphanedObjects)) > 0 {
			t.Fatalf("delay = %s, error = %v, events = %v, want none soon", delay, err, s.eventsOf(names.OrphanedObjects))
		}
	}
	f.set(nil)
	if _, err := sweeper.Next(t.Context()); err != nil || len(s.eventsOf(names.OrphanedObjects)) != 1 {
		t.Errorf("error = %v, events = %v, want one", err, s.eventsOf(names.OrphanedObjects))
	}
	// If nothing can be listed, the sweep fails.
	f.set(map[string]*apierrors.StatusError{
		"/api/v1/serviceaccounts": apierrors.NewServiceUnavailable("down"), "/api/v1/namespaces": apierrors.NewServiceUnavailable("down"),
	})
	if delay, err := sweeper.Next(t.Context()); err == nil || delay > time.Minute {
		t.Errorf("delay = %s, error = %v, want an error and an early sweep", delay, err)
	}
	forgetMetrics(s.cluster)
}

// Objects that a sweep of watched kinds reported stay reported if their kind cannot be listed. A failed sweep is repeated soon.
func TestSweep_watchedKindThatCannotBeListed(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	f := s.connectWithFaults()
	s.settle(s.put("w", nil, config)) // starts the watch
	s.leave(configMaps, "left", "lost")
	s.eventually("the watch shows the object", func() bool {
		_, ok := s.shown(configMaps, "left")
		return ok
	})
	sweeper := s.remover.NewSweeper(s.worker.cache)
	if _, err := sweeper.Next(t.Context()); err != nil { // waits
		t.Fatal(err)
	}
	s.Executor.control.Client = noWorks{s.control}
	if delay, err := sweeper.Next(t.Context()); err == nil || delay > time.Minute {
		t.Errorf("delay = %s, error = %v, want an error and an early sweep", delay, err)
	}
	s.Executor.control.Client = s.control
	for i := range 2 {
		if _, err := sweeper.Next(t.Context()); err != nil {
			t.Fatal(err)
		}
		got := s.eventsOf(names.OrphanedObjects)
		if len(got) != i+1 || !got[i].Warning || !strings.Contains(got[i].Message, "configmaps "+s.cluster+"/left") {
			t.Fatalf("events = %v, want %d about the object", got, i+1)
		}
		f.set(map[string]*apierrors.StatusError{"/api/v1/configmaps": apierrors.NewInternalError(errors.New("broken"))})
	}
	forgetMetrics(s.cluster)
}

// noWorks cannot read Works.
type noWorks struct{ client.Client }

// Get implements client.Reader.
func (c noWorks) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	if _, ok := o.(*workv1alpha1.Work); ok {
		return apierrors.NewInternalError(errors.New("broken"))
	}
	return c.Client.Get(ctx, key, o, options...)
}
