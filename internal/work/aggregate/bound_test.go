// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/truncate"
	"karmada.io/karmada/test/fakecontrol"
)

// rejectLarge rejects status updates with more than limit bytes as etcd does.
func (s *fixture) rejectLarge(limit int) {
	s.control.Fail = func(w fakecontrol.Write) error {
		size := len(w.Patch)
		if w.Object != nil && size == 0 {
			encoded, err := json.Marshal(w.Object)
			if err != nil {
				return err
			}
			size = len(encoded)
		}
		if strings.Contains(w.Verb, "status") && size > limit {
			return errors.New("etcdserver: request is too large")
		}
		return nil
	}
}

// settle reconciles until nothing is written or requeued.
func (s *fixture) settle() {
	s.t.Helper()
	for range 30 {
		result, onBinding, onTemplate := s.run()
		if result.RequeueAfter == 0 && onBinding+onTemplate == 0 {
			return
		}
		s.clock.Step(result.RequeueAfter)
	}
	s.t.Fatal("the status does not settle")
}

// large is the report of a healthy workload with a text of many bytes in its status.
func large(bytes int) report {
	r := healthy
	r.status = strings.Replace(r.status, `{`, fmt.Sprintf(`{"aaa":%q,`, strings.Repeat("x", bytes)), 1)
	return r
}

// Two members that each report 900 kB must not freeze the status of the binding and the template.
func TestReconcile_boundsStatusOfBinding(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", large(900_000)), workIn("m2", large(900_000)))
	s.rejectLarge(1 << 20)
	s.settle()
	st := s.bindingStatus()
	if !meta.IsStatusConditionTrue(st.Conditions, workv1alpha2.FullyApplied) || len(st.AggregatedStatus) != 2 {
		t.Fatalf("status %+v", st)
	}
	for _, i := range st.AggregatedStatus {
		var counters map[string]any
		if err := json.Unmarshal(i.Status.Raw, &counters); err != nil {
			t.Fatal(err)
		}
		if len(i.Status.Raw) > inBinding.item || counters["readyReplicas"] != 2.0 || counters[truncate.Mark] == nil || i.Health != "Healthy" {
			t.Errorf("%s: %d bytes, readyReplicas %v, mark %v, health %s", i.ClusterName, len(i.Status.Raw), counters["readyReplicas"],
				counters[truncate.Mark], i.Health)
		}
	}
	if got := s.templateStatus(); got["readyReplicas"] != int64(4) || got["observedGeneration"] != int64(4) {
		t.Errorf("template status %v", got)
	}
}

func TestReconcile_boundsMessagesOfManyClusters(t *testing.T) {
	t.Parallel()
	var objects []client.Object
	var clusters []string
	for i := range 400 {
		name := fmt.Sprintf("m%03d", i)
		clusters = append(clusters, name)
		objects = append(objects, workIn(name, report{applied: new(false), message: name + strings.Repeat(" quota exceeded", 270)}))
	}
	s := newFixture(t, withNative, deployment, append(objects, nginxBinding(clusters...))...)
	s.rejectLarge(1 << 20)
	s.settle()
	st := s.bindingStatus()
	if len(st.AggregatedStatus) != 400 {
		t.Fatalf("%d items, want 400", len(st.AggregatedStatus))
	}
	for i, item := range st.AggregatedStatus {
		if item.ClusterName != clusters[i] || item.Applied || !strings.HasPrefix(item.AppliedMessage, clusters[i]+" quota exceeded") {
			t.Errorf("item %d of %s: %.40q", i, item.ClusterName, item.AppliedMessage)
		}
	}
}

// A status that the API server rejects nevertheless is reduced until it is accepted, and not sent forever.
func TestReconcile_reducesRejectedStatus(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		limit int
		err   bool
	}{"accepted at last": {limit: 20_000}, "never accepted": {limit: 10, err: true}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", large(900_000)), workIn("m2", large(900_000)))
			s.rejectLarge(tc.limit)
			if !tc.err {
				s.settle()
				if got := len(s.bindingStatus().AggregatedStatus); got != 2 {
					t.Errorf("%d items, want 2", got)
				}
				return
			}
			for range maxReductions {
				if result, err := s.reconcile(); err != nil || result.RequeueAfter == 0 {
					t.Fatalf("Reconcile = %+v, %v, want another attempt", result, err)
				}
			}
			if _, err := s.reconcile(); err == nil {
				t.Error("no error after the last attempt")
			}
		})
	}
}

// lists aggregates the reports of all clusters to one list.
type lists struct{}

func (lists) Name() string { return "lists" }
func (lists) Kind(schema.GroupVersionKind) (interpret.Kind, error) {
	return interpret.Kind{Aggregate: aggregateLists}, nil
}

func TestReconcile_boundsStatusOfTemplate(t *testing.T) {
	t.Parallel()
	many := large(400_000)
	s := newFixture(t, interpret.Chain{lists{}}, deployment, nginxBinding("m1", "m2"), workIn("m1", many), workIn("m2", many))
	s.rejectLarge(1 << 20)
	s.settle()
	encoded, err := json.Marshal(s.templateStatus())
	if err != nil {
		t.Fatal(err)
	}
	if len(encoded) > maxTemplateStatus || s.templateStatus()["replicas"] != int64(2) {
		t.Errorf("%d bytes, replicas %v", len(encoded), s.templateStatus()["replicas"])
	}
}

func TestTooLarge(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		err  error
		want bool
	}{
		"no error":              {nil, false},
		"conflict":              {apierrors.NewConflict(schema.GroupResource{}, "x", errors.New("modified")), false},
		"limit of etcd":         {errors.New("etcdserver: request is too large"), true},
		"limit of the request":  {apierrors.NewRequestEntityTooLargeError("limit is 3145728"), true},
		"limit of gRPC":         {errors.New("trying to send message larger than max (2097160 vs. 2097152)"), true},
		"wrapped limit of etcd": {fmt.Errorf("update status of %s: %w", "x", errors.New("etcdserver: request is too large")), true},
	} {
		if got := tooLarge(tc.err); got != tc.want {
			t.Errorf("%s: tooLarge = %v, want %v", name, got, tc.want)
		}
	}
}

// The condition FullyApplied does not wait until the workload is ready, and the status of the template does not cost an
// additional write.
func TestReconcile_reportsFullyAppliedAtOnce(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", unhealthy), workIn("m2", report{}))
	s.expect("one of two is applied", 3*time.Second, 0, 0)
	s.report("m2", unhealthy)
	s.expect("both are applied", 3*time.Second, 1, 0)
	if !meta.IsStatusConditionTrue(s.bindingStatus().Conditions, workv1alpha2.FullyApplied) {
		t.Error("FullyApplied is not True")
	}
	s.clock.Step(3 * time.Second)
	s.expect("progress", 0, 0, 1)
	s.report("m1", healthy)
	s.report("m2", healthy)
	s.expect("healthy", 0, 1, 1)
	s.expect("again", 0, 0, 0)
}

// A status that changes every second although the workload is healthy must not cause two writes per second.
func TestReconcile_pacesHeartbeats(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"), workIn("m1", healthy))
	s.settle()
	written := 0
	for i := range 300 {
		r := healthy
		r.status = strings.Replace(r.status, `{`, fmt.Sprintf(`{"aHeartbeat":%d,`, i), 1)
		s.report("m1", r)
		_, onBinding, onTemplate := s.run()
		written += onBinding + onTemplate
		s.clock.Step(time.Second)
	}
	if written > 16 {
		t.Errorf("%d writes for 300 heartbeats in 5 minutes, want at most 16", written)
	}
	s.report("m1", unhealthy)
	s.expect("unhealthy", 0, 1, 1)
}

func aggregateLists(_ context.Context, template *interpret.Object, items []workv1alpha2.AggregatedStatusItem) (*interpret.Object, error) {
	out := template.DeepCopy()
	var all []any
	for _, i := range items {
		all = append(all, map[string]any{
			"type": i.ClusterName, "status": "True", "message": string(i.Status.Raw), "lastUpdateTime": nil, "lastTransitionTime": nil,
		})
	}
	return out, unstructured.SetNestedMap(out.Object, map[string]any{"conditions": all, "replicas": int64(len(items))}, "status")
}

// The status of the template is not lost if the report that all Works are applied comes when another one could be written.
func TestReconcile_updatesTemplateIfAppliedReportIsNotDelayed(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", unhealthy), workIn("m2", report{}))
	s.expect("one of two is applied", 3*time.Second, 0, 0)
	s.clock.Step(3 * time.Second)
	s.expect("after three seconds", 0, 1, 1)
	s.clock.Step(time.Minute)
	s.report("m2", unhealthy)
	s.expect("both are applied, long after the last report", 0, 1, 1)
	if s.coalescer.Delays(request.NamespacedName) {
		t.Error("a report is still being delayed")
	}
	s.expect("again", 0, 0, 0)
}
