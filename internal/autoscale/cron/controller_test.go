// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cron

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	autoscalingv1 "k8s.io/api/autoscaling/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	scalefake "k8s.io/client-go/scale/fake"
	clienttesting "k8s.io/client-go/testing"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	"karmada.io/karmada/internal/autoscale/scaling"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/test/fakecontrol"
)

var request = ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "default", Name: "daily"}}

// fixture is a Controller with a fake control plane and a Deployment of 1 replica.
type fixture struct {
	*Controller
	t        *testing.T
	control  *fakecontrol.Control
	clock    *clocktesting.FakePassiveClock
	events   *events.Fake
	replicas int32
	patches  int
	fail     error // of reads of the scale
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{
		t: t, control: fakecontrol.WithObjects(t, objects...), clock: clocktesting.NewFakePassiveClock(at(2, 9, 0)),
		events: &events.Fake{}, replicas: 1,
	}
	f.Controller = &Controller{
		Options: Options{Scaler: f.scaler(), Events: f.events, Clock: f.clock, Local: time.UTC},
		control: consistency.NewClient(f.control), live: f.control,
	}
	return f
}

func (f *fixture) scaler() *scaling.Scaler {
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}, meta.RESTScopeNamespace)
	scales := &scalefake.FakeScaleClient{}
	scales.AddReactor("get", "deployments", func(clienttesting.Action) (bool, runtime.Object, error) {
		return true, &autoscalingv1.Scale{ObjectMeta: metav1.ObjectMeta{UID: "u"}, Spec: autoscalingv1.ScaleSpec{Replicas: f.replicas}}, f.fail
	})
	scales.AddReactor("patch", "deployments", func(a clienttesting.Action) (bool, runtime.Object, error) {
		f.patches++
		body := string(a.(clienttesting.PatchAction).GetPatch())
		_, err := fmt.Sscanf(body, `{"metadata":{"uid":"u"},"spec":{"replicas":%d}}`, &f.replicas)
		return true, &autoscalingv1.Scale{}, err
	})
	return scaling.NewScalerFor(scales, mapper)
}

// run reconciles once and returns the writes of the control plane.
func (f *fixture) run() (ctrl.Result, []string, error) {
	f.t.Helper()
	f.control.Writes(fakecontrol.Write.ByKind)
	result, err := requeue.Reconciler(f).Reconcile(f.t.Context(), request)
	return result, f.control.Writes(fakecontrol.Write.ByKind), err
}

func (f *fixture) mustRun() (ctrl.Result, []string) {
	f.t.Helper()
	result, writes, err := f.run()
	if err != nil {
		f.t.Fatal(err)
	}
	return result, writes
}

func (f *fixture) history() autoscalingv1alpha1.ExecutionHistory {
	f.t.Helper()
	var c autoscalingv1alpha1.CronFederatedHPA
	if err := f.control.Get(f.t.Context(), request.NamespacedName, &c); err != nil {
		f.t.Fatal(err)
	}
	if len(c.Status.ExecutionHistories) != 1 {
		f.t.Fatalf("histories %v, want one", c.Status.ExecutionHistories)
	}
	return c.Status.ExecutionHistories[0]
}

func cronHPA(rules ...autoscalingv1alpha1.CronFederatedHPARule) *autoscalingv1alpha1.CronFederatedHPA {
	return &autoscalingv1alpha1.CronFederatedHPA{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "daily", UID: "daily", Generation: 1},
		Spec: autoscalingv1alpha1.CronFederatedHPASpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "web"}, Rules: rules,
		},
	}
}

func TestReconcile_scalesWorkload(t *testing.T) {
	t.Parallel()
	f := newFixture(t, cronHPA(rule("up", "0 8 * * *")))
	if result, writes := f.mustRun(); result.RequeueAfter != 23*time.Hour || len(writes) != 1 || f.patches != 0 {
		t.Fatalf("first run: requeue after %v, writes %v, %d patches; want 23h, the status, none", result.RequeueAfter, writes, f.patches)
	}
	if _, writes := f.mustRun(); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	f.clock.SetTime(at(3, 8, 0))
	if _, writes := f.mustRun(); f.replicas != 5 || len(writes) != 1 {
		t.Errorf("replicas %d, writes %v; want 5 replicas and the status", f.replicas, writes)
	}
	h := f.history()
	if len(h.SuccessfulExecutions) != 1 || *h.SuccessfulExecutions[0].AppliedReplicas != 5 ||
		!h.SuccessfulExecutions[0].ScheduleTime.Time.Equal(at(3, 8, 0)) || !h.NextExecutionTime.Time.Equal(at(4, 8, 0)) {
		t.Errorf("history %+v", h)
	}
	if _, writes := f.mustRun(); len(writes) > 0 || f.patches != 1 {
		t.Errorf("running again wrote %v, %d patches", writes, f.patches)
	}
}

func TestReconcile_limitsHistory(t *testing.T) {
	t.Parallel()
	f := newFixture(t, cronHPA(rule("up", "0 8 * * *", func(r *autoscalingv1alpha1.CronFederatedHPARule) {
		r.SuccessfulHistoryLimit = new(int32(2))
	})))
	f.mustRun()
	for day := 3; day < 8; day++ {
		f.clock.SetTime(at(day, 8, 0))
		f.mustRun()
	}
	h := f.history()
	if len(h.SuccessfulExecutions) != 2 || !h.SuccessfulExecutions[0].ScheduleTime.Time.Equal(at(7, 8, 0)) {
		t.Errorf("executions %v, want the executions of the 7th and the 6th", h.SuccessfulExecutions)
	}
	if f.patches != 1 {
		t.Errorf("%d patches, want 1: the replicas did not change after the first", f.patches)
	}
}

func TestReconcile_reportsFailure(t *testing.T) {
	t.Parallel()
	notFound := apierrors.NewNotFound(schema.GroupResource{Group: "apps", Resource: "deployments"}, "web")
	unavailable := apierrors.NewServiceUnavailable("etcd has no leader")
	tests := map[string]struct {
		failure error
		late    time.Duration // after the scheduled time
		retried bool
	}{
		"the target does not exist":            {failure: notFound},
		"the API server is unavailable":        {failure: unavailable, retried: true},
		"the API server stays unavailable":     {failure: unavailable, late: time.Minute},
		"the target does not exist after days": {failure: notFound, late: time.Hour},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, cronHPA(rule("up", "0 8 * * *")))
			f.mustRun()
			f.fail = tc.failure
			f.clock.SetTime(at(3, 8, 0).Add(tc.late))
			_, writes, err := f.run()
			if tc.retried {
				if err == nil || len(writes) > 0 || len(f.events.All()) > 0 {
					t.Errorf("error %v, writes %v, events %v; want only an error", err, writes, f.events.All())
				}
				f.fail = nil
				if _, writes := f.mustRun(); f.replicas != 5 || len(writes) != 1 {
					t.Errorf("replicas %d, writes %v after the retry", f.replicas, writes)
				}
				return
			}
			if h := f.history(); err != nil || len(h.FailedExecutions) != 1 || !strings.Contains(h.FailedExecutions[0].Message, "default/web") {
				t.Errorf("error %v, history %+v; want a failed execution that names the target", err, h)
			}
			if e := f.events.All(); len(e) != 1 || e[0].Reason != reasonScaleFailed || !e[0].Warning {
				t.Errorf("events %v, want %s", e, reasonScaleFailed)
			}
			if _, writes := f.mustRun(); len(writes) > 0 {
				t.Errorf("running again wrote %v", writes)
			}
		})
	}
}

func TestReconcile_changesFederatedHPA(t *testing.T) {
	t.Parallel()
	target := &autoscalingv1alpha1.FederatedHPA{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web"},
		Spec:       autoscalingv1alpha1.FederatedHPASpec{MinReplicas: new(int32(1)), MaxReplicas: 10},
	}
	c := cronHPA(rule("up", "0 8 * * *", func(r *autoscalingv1alpha1.CronFederatedHPARule) {
		r.TargetReplicas, r.TargetMinReplicas = nil, new(int32(4))
	}))
	c.Spec.ScaleTargetRef = autoscalingv2.CrossVersionObjectReference{
		APIVersion: autoscalingv1alpha1.GroupVersion.String(), Kind: "FederatedHPA", Name: "web",
	}
	f := newFixture(t, c, target)
	f.mustRun()
	f.clock.SetTime(at(3, 8, 0))
	_, writes := f.mustRun()
	if diff := cmp.Diff([]string{"patch FederatedHPA", "update status CronFederatedHPA"}, writes); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(target), target); err != nil {
		t.Fatal(err)
	}
	if *target.Spec.MinReplicas != 4 || target.Spec.MaxReplicas != 10 {
		t.Errorf("spec %+v, want 4 to 10 replicas", target.Spec)
	}
	done := f.history().SuccessfulExecutions[0]
	if *done.AppliedMinReplicas != 4 || done.AppliedMaxReplicas != nil || done.AppliedReplicas != nil {
		t.Errorf("execution %+v, want minReplicas only", done)
	}
}

func TestReconcile_reportsInvalidRule(t *testing.T) {
	t.Parallel()
	f := newFixture(t, cronHPA(rule("up", "never")))
	result, _ := f.mustRun()
	if e := f.events.All(); len(e) != 1 || e[0].Reason != reasonStartRuleFailed || result.RequeueAfter != 0 {
		t.Errorf("events %v, requeue after %v; want %s and none", e, result.RequeueAfter, reasonStartRuleFailed)
	}
}
