// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/manifest"
	"karmada.io/karmada/internal/work/observe"
	"karmada.io/karmada/test/fakecontrol"
)

const (
	config  = `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, labels: {app: x}, annotations: {note: x}}, data: {a: "1"}}`
	other   = `{apiVersion: v1, kind: ConfigMap, metadata: {name: d}, data: {a: "1"}}`
	config2 = `{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {a: "2"}}`
	nginx   = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx}, spec: {replicas: 2, selector: {matchLabels: {app: x}},
		template: {metadata: {labels: {app: x}}, spec: {containers: [{name: c, image: nginx}]}}}}`

	applied    = "True AppliedSuccessful: Manifest has been successfully applied"
	dispatched = "True Dispatching: Work is being dispatched to member clusters."
	unmanaged  = `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, labels: {external: x}}, data: {external: x}}`
)

func data(o *unstructured.Unstructured) map[string]string {
	if o == nil {
		return nil
	}
	m, _, _ := unstructured.NestedStringMap(o.Object, "data")
	return m
}

func TestSync_createsObjectOnce(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.expectWrites("update status "+w.String(), "member: create configmaps c")
	o := s.in(configMaps, "c")
	if diff := cmp.Diff(map[string]string{"a": "1"}, data(o)); diff != "" || o.GetLabels()[names.Managed] != "true" {
		t.Errorf("labels %v, data (-want +got):\n%s", o.GetLabels(), diff)
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); got != applied {
		t.Errorf("Applied: %s", got)
	}
	if got := s.condition(w, workv1alpha1.WorkDispatching); got != dispatched {
		t.Errorf("Dispatching: %s", got)
	}
	st := s.work(w).Status.ManifestStatuses
	if len(st) != 1 || st[0].Health != "Healthy" ||
		st[0].Identifier != (workv1alpha1.ResourceIdentifier{Version: "v1", Kind: "ConfigMap", Namespace: s.cluster, Name: "c"}) {
		t.Errorf("manifest statuses %+v", st)
	}
	got := s.eventsOf("SyncSucceed")
	if len(got) != 2 || got[0].Message != "Successfully applied resource("+s.cluster+"/c) to cluster "+s.cluster ||
		got[1].Message != "Sync work("+w.String()+") to cluster("+s.cluster+") successful." || !got[0].Verbose || !got[1].Verbose {
		t.Errorf("events %+v", got)
	}
	for reason, want := range map[string]string{
		"WorkDispatching":        "Work is being dispatched to member clusters.",
		"ReflectStatusSucceed":   "Reflect status for object(ConfigMap/" + s.cluster + "/c) succeed.",
		"InterpretHealthSucceed": "Interpret health of object(ConfigMap/" + s.cluster + "/c) as healthy.",
	} {
		if got := s.eventsOf(reason); len(got) == 0 || !got[0].Verbose || got[0].Warning || got[0].Message != want {
			t.Errorf("%s: events %+v, want verbose ones: %s", reason, got, want)
		}
	}
	s.settle(w)
	s.settle(w)
	s.expectWrites()
}

// An update is an event of the template. In a staged rollout, it is a routine success: the statuses show it.
func TestSync_eventsOfUpdates(t *testing.T) {
	t.Parallel()
	for revision, verbose := range map[string]bool{"": false, "2": true} {
		s := newFixture(t)
		mutate := func(w *workv1alpha1.Work) {
			if revision != "" {
				w.Annotations = map[string]string{names.Revision: revision}
			}
		}
		s.settle(s.put("w", mutate, config))
		s.settle(s.put("w", mutate, config2))
		updates := 0
		for _, e := range s.eventsOf("SyncSucceed") {
			if strings.HasPrefix(e.Message, "Successfully applied") && !e.Verbose {
				updates++
			}
		}
		if (updates == 0) != verbose {
			t.Errorf("revision %q: %d events that are not verbose, want none: %v", revision, updates, verbose)
		}
	}
}

// A restart must not cause writes, neither to the member nor to the control plane.
func TestSync_writesNothingAfterRestart(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.user(deployments, nginx)
	full := s.in(deployments, "nginx") // templates come from an API server, too: their defaults are filled in
	if err := apiServer.Resource(deployments).Namespace(s.cluster).Delete(t.Context(), "nginx", deleteNow); err != nil {
		t.Fatal(err)
	}
	manifest.Prune(full)
	template, err := json.Marshal(full.Object)
	if err != nil {
		t.Fatal(err)
	}
	w := s.put("w", nil, config, string(template))
	s.settle(w)
	s.clock.Step(time.Minute)
	s.settle(w)
	s.writes()
	reads := s.member.gets.Load()
	s.reconnect()
	s.clock.Step(time.Minute)
	s.settle(w)
	s.expectWrites()
	if n := s.member.gets.Load() - reads; n > 0 {
		t.Errorf("%d reads of single objects, want none", n)
	}
	_ = s.worker.cache.Each(func(gvr schema.GroupVersionResource, key types.NamespacedName, shown observe.Entry) error {
		if shown.Whole != nil {
			t.Errorf("%s %s is still in memory", gvr.Resource, key)
		}
		return nil
	})
}

func TestSync_existingObjects(t *testing.T) {
	t.Parallel()
	managed := strings.Replace(unmanaged, "external: x}}, data", `external: x, karmada.io/managed: "true"}}, data`, 1)
	tests := map[string]struct {
		there, desired string
		taken          bool
	}{
		"managed":   {managed, config, true},
		"unmanaged": {unmanaged, config, false},
		"unmanaged, conflict resolution overwrite": {
			unmanaged,
			strings.Replace(config, "note: x", "work.karmada.io/conflict-resolution: overwrite", 1),
			true,
		},
		"unmanaged, conflict resolution abort": {
			unmanaged,
			strings.Replace(config, "note: x", "work.karmada.io/conflict-resolution: abort", 1),
			false,
		},
		"label with another value": {strings.Replace(managed, `"true"`, `"yes"`, 1), config, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			s.user(configMaps, tc.there)
			before := s.in(configMaps, "c")
			w := s.put("w", nil, tc.desired)
			if err := s.run(w); (err == nil) != tc.taken {
				t.Fatalf("error %v, want adopted = %v", err, tc.taken)
			}
			after := s.in(configMaps, "c")
			if tc.taken {
				if data(after)["a"] != "1" || after.GetLabels()["external"] != "x" || after.GetLabels()[names.Managed] != "true" {
					t.Errorf("member has data %v, labels %v", data(after), after.GetLabels())
				}
				return
			}
			if diff := cmp.Diff(before, after); diff != "" {
				t.Errorf("changed (-before +after):\n%s", diff)
			}
			want := fmt.Sprintf(
				"False AppliedFailed: Failed to apply all manifests (0/1): resource(kind=ConfigMap, %s/c) already exists in the cluster %s and the "+
					"work.karmada.io/conflict-resolution strategy value is empty, Karmada will not manage this resource",
				s.cluster,
				s.cluster,
			)
			if got := s.condition(w, workv1alpha1.WorkApplied); got != want {
				t.Errorf("Applied: %s\nwant:    %s", got, want)
			}
			if len(s.eventsOf("SyncFailed")) != 2 {
				t.Errorf("events %+v, want SyncFailed on the template and on the Work", s.events.All())
			}
			s.delete(w)
			if err := s.run(w); err != nil || !s.deleted(w) {
				t.Errorf("deletion: %v, deleted = %v", err, s.deleted(w))
			}
			if diff := cmp.Diff(before, s.in(configMaps, "c")); diff != "" {
				t.Errorf("changed by the deletion (-before +after):\n%s", diff)
			}
		})
	}
}

func TestSync_partialFailure(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.user(configMaps, unmanaged)
	w := s.put("w", nil, config, strings.Replace(config, "name: c", "name: d", 1))
	if err := s.run(w); err == nil {
		t.Error("no error")
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); !strings.HasPrefix(got, "False AppliedFailed: Failed to apply all manifests (1/2): ") {
		t.Errorf("Applied: %s", got)
	}
	if s.in(configMaps, "d") == nil {
		t.Error("the second manifest was not applied")
	}
}

func TestSync_retainsFieldsOfOtherClients(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.userPatch(configMaps, "c", `{"metadata":{"labels":{"external":"x"},"annotations":{"external":"x"},"finalizers":["external/finalizer"]}}`)
	s.awaitRequeue(w)
	s.settle(w)
	s.writes()
	s.put("w", nil, config2) // without label app and annotation note
	s.settle(w)
	s.expectWrites("update status "+w.String(), "member: update configmaps c")
	o := s.in(configMaps, "c")
	_, app := o.GetLabels()["app"]
	_, note := o.GetAnnotations()["note"]
	if app || note || o.GetLabels()["external"] != "x" || o.GetAnnotations()["external"] != "x" || len(o.GetFinalizers()) != 1 ||
		data(o)["a"] != "2" {
		t.Errorf("labels %v, annotations %v, finalizers %q, data %v", o.GetLabels(), o.GetAnnotations(), o.GetFinalizers(), data(o))
	}
	s.userPatch(configMaps, "c", `{"metadata":{"finalizers":null}}`)
}

func TestSync_revertsDrift(t *testing.T) {
	t.Parallel()
	tests := map[string]string{
		"content":            `{"data":{"a":"changed"}}`,
		"managed label":      `{"metadata":{"labels":{"app":"changed"}}}`,
		"managed annotation": `{"metadata":{"annotations":{"note":null}}}`,
		"annotations of Work": `{"metadata":{"annotations":{"work.karmada.io/namespace":null,"work.karmada.io/name":null}},
			"data":{"a":"changed"}}`,
		"other Work": `{"metadata":{"annotations":{"work.karmada.io/namespace":"karmada-es-other"}},"data":{"a":"changed"}}`,
	}
	for name, patch := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, config)
			s.settle(w)
			before := s.in(configMaps, "c")
			s.writes()
			s.userPatch(configMaps, "c", patch)
			s.awaitRequeue(w)
			s.settle(w)
			s.expectWrites("update status "+w.String(), "member: update configmaps c")
			after := s.in(configMaps, "c")
			for _, o := range []*unstructured.Unstructured{before, after} {
				o.SetResourceVersion("")
				o.SetManagedFields(nil)
				o.SetGeneration(0)
			}
			if diff := cmp.Diff(before, after); diff != "" {
				t.Errorf("(-before +after):\n%s", diff)
			}
			s.settle(w)
			s.expectWrites()
		})
	}
}

// Labels and annotations do not change the generation of an object.
func TestSync_revertsDriftOfMetadata(t *testing.T) {
	t.Parallel()
	for name, patch := range map[string]string{
		"label":      `{"metadata":{"labels":{"work.karmada.io/permanent-id":"other"}}}`,
		"annotation": `{"metadata":{"annotations":{"resourcetemplate.karmada.io/uid":null}}}`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, strings.NewReplacer("Deployment", "DaemonSet", "replicas: 2, ", "").Replace(nginx))
			s.settle(w)
			s.member.flush()
			s.userPatch(daemonSets, "nginx", patch)
			s.awaitRequeue(w)
			s.settle(w)
			if diff := cmp.Diff([]string{"member: update daemonsets nginx"}, s.member.flush()); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			if o := s.in(daemonSets, "nginx"); o.GetLabels()[names.WorkID] != "work-id" || o.GetAnnotations()[names.TemplateUID] != "template" {
				t.Errorf("labels %v, annotations %v", o.GetLabels(), o.GetAnnotations())
			}
		})
	}
}

// An object that is being deleted is neither updated nor reported as applied or healthy: it is going to be replaced.
func TestSync_waitsForTheEndOfADeletion(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.userPatch(configMaps, "c", `{"metadata":{"finalizers":["external/finalizer"]}}`)
	if err := apiServer.Resource(configMaps).Namespace(s.cluster).Delete(t.Context(), "c", deleteNow); err != nil {
		t.Fatal(err)
	}
	s.eventually("the watch shows the deletion", func() bool { o, ok := s.shown(configMaps, "c"); return ok && o.Deleting })
	s.awaitRequeue(w)
	s.writes()
	if err := s.run(w); err == nil || !strings.Contains(err.Error(), "is being deleted") {
		t.Errorf("sync = %v, want that the object is being deleted", err)
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); !strings.HasPrefix(got, "False") || !strings.Contains(got, "is being deleted") {
		t.Errorf("Applied: %s", got)
	}
	if m := s.work(w).Status.ManifestStatuses; len(m) > 0 && m[0].Health == workv1alpha1.ResourceHealthy {
		t.Errorf("reported as healthy: %+v", m)
	}
	s.writes()
	_ = s.run(w)
	s.expectWrites()
	s.userPatch(configMaps, "c", `{"metadata":{"finalizers":null}}`)
	s.eventually("the watch shows the end", func() bool { _, ok := s.shown(configMaps, "c"); return !ok })
	s.awaitRequeue(w)
	s.settle(w)
	if got := s.condition(w, workv1alpha1.WorkApplied); !strings.HasPrefix(got, "True") {
		t.Errorf("Applied: %s", got)
	}
}

// An object that is deleted in the member is created again, and reported as drift.
func TestSync_recreatesDeletedObject(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	if d := s.work(w).Status.Drift; d != nil {
		t.Errorf("drift %+v after the first creation, want none", d)
	}
	s.writes()
	if err := apiServer.Resource(configMaps).Namespace(s.cluster).Delete(t.Context(), "c", deleteNow); err != nil {
		t.Fatal(err)
	}
	s.eventually("the watch shows the deletion", func() bool { _, ok := s.shown(configMaps, "c"); return !ok })
	s.awaitRequeue(w)
	s.settle(w)
	s.expectWrites("update status "+w.String(), "member: create configmaps c")
	now := metav1.NewTime(start)
	if diff := cmp.Diff(&workv1alpha1.Drift{Corrections: 1, LastCorrectionTime: &now}, s.work(w).Status.Drift); diff != "" {
		t.Errorf("drift (-want +got):\n%s", diff)
	}
	message := "Created the object again, which was deleted in cluster " + s.cluster
	if got := s.eventsOf("DriftCorrected"); len(got) != 1 || got[0].Message != message {
		t.Errorf("events %+v", got)
	}
	s.settle(w)
	s.expectWrites()
}

// Changes by a webhook of the member are not reverted.
func TestSync_toleratesWebhooksInMember(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.member.webhook = func(o *unstructured.Unstructured) {
		if o.GetKind() == "Deployment" {
			_ = unstructured.SetNestedField(o.Object, int64(7), "spec", "replicas")
			_ = unstructured.SetNestedField(o.Object, "injected", "spec", "template", "metadata", "annotations", "webhook")
		}
	}
	w := s.put("w", nil, nginx)
	s.settle(w)
	s.writes()
	for range 3 {
		s.settle(w)
	}
	s.member.webhook = nil
	s.userPatch(deployments, "nginx", `{"metadata":{"labels":{"external":"x"}}}`)
	s.awaitRequeue(w)
	s.settle(w)
	s.expectWrites()
	s.put("w", nil, strings.Replace(nginx, "replicas: 2", "replicas: 3", 1))
	s.settle(w)
	if writes := s.member.flush(); len(writes) != 1 {
		t.Errorf("writes after a new generation of the Work: %q", writes)
	}
}

func podsReady(ready int) string {
	return fmt.Sprintf(
		`{"status":{"observedGeneration":1,"replicas":2,"updatedReplicas":2,"readyReplicas":%d,"availableReplicas":%d}}`,
		ready,
		ready,
	)
}

func TestSync_suspended(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	suspend := func(w *workv1alpha1.Work) { w.Spec.SuspendDispatching = new(true) }
	w := s.put("w", suspend, config)
	s.settle(w)
	s.expectWrites("update status " + w.String())
	if got := s.condition(w, workv1alpha1.WorkDispatching); got != "False SuspendDispatching: Work dispatching is in a suspended state." {
		t.Errorf("Dispatching: %s", got)
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); got != "none" {
		t.Errorf("Applied: %s", got)
	}
	s.put("w", func(w *workv1alpha1.Work) { w.Spec.SuspendDispatching = new(false) }, config)
	s.settle(w)
	if got := s.condition(w, workv1alpha1.WorkDispatching); got != dispatched || s.in(configMaps, "c") == nil {
		t.Errorf("Dispatching: %s", got)
	}
	got := s.eventsOf("WorkDispatching")
	if len(got) != 2 || !strings.Contains(got[0].Message, "suspended") || !strings.Contains(got[1].Message, "being dispatched") ||
		got[0].Verbose || got[1].Verbose {
		t.Errorf("events %+v", got)
	}
	s.put("w", suspend, config2)
	s.writes()
	s.settle(w)
	s.expectWrites("update status " + w.String())
	s.userPatch(configMaps, "c", `{"data":{"a":"drift"}}`)
	s.awaitRequeue(w)
	s.settle(w)
	if s.expectWrites(); data(s.in(configMaps, "c"))["a"] != "drift" {
		t.Error("the object was updated despite the suspension")
	}
	s.delete(w)
	s.settle(w)
	if !s.deleted(w) || s.in(configMaps, "c") != nil {
		t.Error("the object of a deleted suspended Work still exists")
	}
}

func TestSync_unknownKind(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.worker.cache.Member.Mapper = meta.NewDefaultRESTMapper(nil)
	if err := s.run(w); err == nil {
		t.Error("no error, want a retry")
	}
	want := "False AppliedFailed: Failed to apply all manifests (0/1): cluster " + s.cluster + " does not serve v1 ConfigMap: "
	if got := s.condition(w, workv1alpha1.WorkApplied); !strings.HasPrefix(got, want) {
		t.Errorf("Applied: %s", got)
	}
	s.worker.cache.Member.Mapper = fakecontrol.Mapper()
	s.settle(w)
	if got := s.condition(w, workv1alpha1.WorkApplied); got != applied {
		t.Errorf("Applied: %s", got)
	}
}

func TestCluster_notReady(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		disturb  func(s *fixture)
		released bool // whether the finalizer of a deleted Work is removed
	}{
		"not ready":                  {func(s *fixture) { s.setCluster(false, false) }, false},
		"not connected":              {func(s *fixture) { s.worker.cache = nil }, false},
		"deleted and not ready":      {func(s *fixture) { s.setCluster(false, true) }, true},
		"deleted, connection closed": {func(s *fixture) { s.setCluster(false, true); s.worker.cache = nil }, true},
		"Cluster does not exist":     {func(s *fixture) { s.setCluster(true, true); s.dropCluster() }, true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, config)
			s.settle(w)
			s.put("w", nil, config2)
			s.writes()
			tc.disturb(s)
			s.writes()
			var wait *requeue.WaitError
			if err := s.run(w); !errors.As(err, &wait) || !wait.Event {
				t.Errorf("error %v, want a *requeue.WaitError", err)
			}
			s.expectWrites()
			s.delete(w)
			if err := s.run(w); (err == nil) != tc.released || s.deleted(w) != tc.released {
				t.Errorf("deletion: %v; deleted = %v", err, s.deleted(w))
			}
			if writes := s.member.flush(); len(writes) > 0 || data(s.in(configMaps, "c"))["a"] != "1" {
				t.Errorf("writes to the member: %q", writes)
			}
		})
	}
}

// Users of a member must not be able to requeue Works of other members.
func TestObserve_ignoresForeignAnnotations(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	for i, annotations := range []string{
		`work.karmada.io/namespace: karmada-es-other, work.karmada.io/name: w`, `work.karmada.io/namespace: kube-system, work.karmada.io/name: w`,
		`work.karmada.io/namespace: ` + names.ExecutionNamespace(s.cluster), `note: x`,
	} {
		s.user(
			configMaps,
			fmt.Sprintf(
				`{apiVersion: v1, kind: ConfigMap, metadata: {name: h%d, labels: {karmada.io/managed: "true"}, annotations: {%s}}}`,
				i,
				annotations,
			),
		)
	}
	s.userPatch(configMaps, "c", `{"metadata":{"labels":{"last":"x"}}}`)
	s.eventually("the watch has seen all", func() bool { return s.worker.queue.Len() > 0 })
	if got, _ := s.worker.queue.Get(); got != w || s.worker.queue.Len() > 0 {
		t.Errorf("queued %s and %d more, want %s alone", got, s.worker.queue.Len(), w)
	}
}
