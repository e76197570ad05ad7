// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/work/observe"
	"karmada.io/karmada/test/fakecontrol"
)

// While a member cannot be reached, the last report of a Work stays, and the Work is retried.
func TestSync_waitsForConnection(t *testing.T) {
	t.Parallel()
	tests := map[string]error{
		"refused":      &url.Error{Op: "Put", URL: "https://m1", Err: &net.OpError{Op: "dial", Err: errors.New("refused")}},
		"timeout":      context.DeadlineExceeded,
		"unauthorized": apierrors.NewUnauthorized("token expired"),
		"bad gateway": apierrors.NewGenericServerResponse(
			http.StatusBadGateway, "put", schema.GroupResource{Resource: "configmaps"}, "c", "", 0, true),
	}
	for name, failure := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, config)
			s.settle(w)
			s.put("w", nil, config2)
			created := s.put("new", nil, other)
			before := s.work(w)
			s.member.fail.Store(&failure)
			s.writes()
			for _, key := range []client.ObjectKey{w, created} {
				var wait *requeue.WaitError
				if err := s.run(key); !errors.As(err, &wait) || wait.Delay > 0 || wait.Event {
					t.Errorf("reconcile of %s = %v, want a *requeue.WaitError with backoff", key, err)
				}
			}
			for _, write := range s.control.Writes(fakecontrol.Write.ByKey) {
				t.Errorf("write %s to the control plane", write)
			}
			if got := s.work(w); got.ResourceVersion != before.ResourceVersion {
				t.Errorf("status = %+v, want %+v", got.Status, before.Status)
			}
			if n := len(s.eventsOf("SyncFailed")); n > 0 {
				t.Errorf("%d events SyncFailed, want none", n)
			}
			s.member.fail.Store(nil)
			s.settle(w)
			s.settle(created)
			if data(s.in(configMaps, "c"))["a"] != "2" || s.in(configMaps, "d") == nil {
				t.Error("the Works were not applied after the return of the member")
			}
		})
	}
}

// A hub that restarts while the member is down cannot list anything there.
func TestSync_waitsForFirstList(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.writes()
	refused := error(&url.Error{Op: "Get", URL: "https://m1", Err: &net.OpError{Op: "dial", Err: errors.New("refused")}})
	s.member.fail.Store(&refused)
	s.reconnect()
	s.eventually("the first list fails", func() bool {
		var wait *requeue.WaitError
		err := s.reconcile(t.Context(), s.worker, w)
		return errors.As(err, &wait) && wait.Delay == 0 && !wait.Event
	})
	s.expectWrites()
}

// A member that rejects one kind reports it for the Works of this kind.
func TestSync_reportsForbiddenKind(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	forbidden := error(apierrors.NewForbidden(schema.GroupResource{Resource: "configmaps"}, "c", errors.New(`User "karmada" cannot create`)))
	w := s.put("w", nil, config)
	s.member.failWrites.Store(&forbidden)
	if err := s.run(w); err == nil {
		t.Error("no error")
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); got[:5] != "False" {
		t.Errorf("Applied: %s", got)
	}
}

// A conflict in the member is retried; it is reported only if it lasts.
func TestSync_retriesConflict(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.put("w", nil, strings.ReplaceAll(config, `"1"`, `"2"`))
	conflict := error(apierrors.NewConflict(schema.GroupResource{Resource: "configmaps"}, "c", errors.New("the object has been modified")))
	s.member.failWrites.Store(&conflict)
	s.writes()
	var wait *requeue.WaitError
	if err := s.run(w); !errors.As(err, &wait) || !apierrors.IsConflict(err) {
		t.Errorf("reconcile = %v, want a *requeue.WaitError because of the conflict", err)
	}
	warns := func(e events.Event) bool { return e.Warning }
	if writes := s.control.Writes(fakecontrol.Write.ByKey); len(writes) > 0 || slices.ContainsFunc(s.events.All(), warns) {
		t.Errorf("writes = %q, events = %v, want no writes and no warnings", writes, s.events.All())
	}
	for range conflictRetries {
		s.worker.queue.AddRateLimited(w)
	}
	if err := s.run(w); !apierrors.IsConflict(err) || errors.As(err, &wait) {
		t.Errorf("reconcile = %v, want the conflict", err)
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); got[:5] != "False" {
		t.Errorf("Applied: %s, want False after %d retries", got, conflictRetries)
	}
}

// Namespaces are created by their own Works.
func TestSync_waitsForNamespace(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	missing := error(apierrors.NewNotFound(schema.GroupResource{Resource: "namespaces"}, s.cluster))
	s.member.failWrites.Store(&missing)
	w := s.put("w", nil, config)
	s.writes()
	var wait *requeue.WaitError
	if err := s.run(w); !errors.As(err, &wait) || wait.Delay > 0 || wait.Event {
		t.Errorf("reconcile = %v, want a *requeue.WaitError with backoff", err)
	}
	if got := s.control.Writes(fakecontrol.Write.ByKey); len(got) > 0 {
		t.Errorf("writes = %q, want none", got)
	}
	// Another Work does not send a request until its first retry, or until something was created in the namespace.
	failed := error(apierrors.NewForbidden(schema.GroupResource{Resource: "configmaps"}, "c", errors.New("not expected")))
	s.member.failWrites.Store(&failed)
	second := s.put("second", nil, strings.ReplaceAll(config, "name: c", "name: second"))
	if err := s.run(second); !errors.As(err, &wait) || !errors.Is(err, observe.ErrNamespaceAwaited) {
		t.Errorf("reconcile = %v, want a *requeue.WaitError without a request", err)
	}
	s.worker.queue.AddRateLimited(second)
	if err := s.run(second); !apierrors.IsForbidden(err) {
		t.Errorf("retry = %v, want the error of the API server", err)
	}
	s.member.failWrites.Store(nil)
	if err := s.run(second); err != nil {
		t.Error(err)
	}
	if err := s.run(s.put("third", nil, strings.ReplaceAll(config, "name: c", "name: third"))); err != nil {
		t.Errorf("with an existing namespace: %v", err)
	}
	s.member.failWrites.Store(&missing)
	for range namespaceRetries {
		s.worker.queue.AddRateLimited(w)
	}
	if err := s.run(w); err == nil || errors.As(err, &wait) {
		t.Errorf("reconcile = %v, want the error of the API server", err)
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); got[:5] != "False" {
		t.Errorf("Applied: %s, want False after %d retries", got, namespaceRetries)
	}
}

// The finalizer of a Work of a terminating cluster is removed without touching the member only on evidence that the member cannot
// be reached.
func TestRemove_terminatingCluster(t *testing.T) {
	t.Parallel()
	secret := func(data map[string][]byte) *corev1.Secret {
		return &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: "m1"}, Data: data}
	}
	ref := &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: "m1"}
	valid := secret(map[string][]byte{"token": []byte("x")})
	setReady := func(status metav1.ConditionStatus) func(*clusterv1alpha1.Cluster) {
		return func(c *clusterv1alpha1.Cluster) {
			c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: status, Reason: "x"}}
		}
	}
	tests := map[string]struct {
		secret   *corev1.Secret
		noRef    bool
		change   func(*clusterv1alpha1.Cluster)
		readFail bool
		released bool
	}{
		"ready, not connected yet":        {secret: valid},
		"no condition yet, not connected": {secret: valid, change: func(c *clusterv1alpha1.Cluster) { c.Status.Conditions = nil }},
		"observed not ready":              {secret: valid, change: setReady(metav1.ConditionFalse), released: true},
		"observed unknown":                {secret: valid, change: setReady(metav1.ConditionUnknown), released: true},
		"no secretRef":                    {noRef: true, released: true},
		"Secret does not exist":           {released: true},
		"Secret cannot be parsed":         {secret: secret(nil), released: true},
		"Secret cannot be read":           {secret: valid, readFail: true},
		"Pull mode, not ready: the agent's task": {secret: valid, change: func(c *clusterv1alpha1.Cluster) {
			setReady(metav1.ConditionFalse)(c)
			c.Spec.SyncMode = clusterv1alpha1.Pull
		}},
		"Pull mode, ready": {noRef: true, change: func(c *clusterv1alpha1.Cluster) { c.Spec.SyncMode = clusterv1alpha1.Pull }},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, config)
			s.settle(w)
			s.updateCluster(func(c *clusterv1alpha1.Cluster) {
				c.Spec.APIEndpoint = "https://m1"
				if !tc.noRef {
					c.Spec.SecretRef = ref
				}
				if tc.change != nil {
					tc.change(c)
				}
			})
			if tc.secret != nil {
				if err := s.control.Create(t.Context(), tc.secret.DeepCopy()); err != nil {
					t.Fatal(err)
				}
			}
			if tc.readFail {
				s.remover.Live = failingReader{s.control}
			}
			s.setCluster(true, true)
			s.worker.cache = nil
			s.delete(w)
			err := s.run(w)
			if s.deleted(w) != tc.released {
				t.Errorf("finalizer removed: %v, want %v; reconcile = %v", s.deleted(w), tc.released, err)
			}
			if s.in(configMaps, "c") == nil {
				t.Error("the member object was deleted")
			}
		})
	}
}

type failingReader struct{ client.Reader }

func (failingReader) Get(context.Context, client.ObjectKey, client.Object, ...client.GetOption) error {
	return apierrors.NewTimeoutError("etcd", 0)
}

// The hub does not apply Works of Pull-mode clusters: their agents do.
func TestSync_leavesPullModeToTheAgent(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.updateCluster(func(c *clusterv1alpha1.Cluster) { c.Spec.SyncMode = clusterv1alpha1.Pull })
	s.writes()
	if err := s.run(w); err != nil {
		t.Errorf("reconcile = %v", err)
	}
	s.delete(w)
	if err := s.run(w); err != nil {
		t.Errorf("reconcile = %v", err)
	}
	s.expectWrites()
	if s.deleted(w) {
		t.Error("the finalizer was removed")
	}
}

// A panic is an error of the Work that caused it.
func TestNext_reportsPanic(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	kind := &interpret.Kind{Healthy: func(context.Context, *interpret.Object) (bool, error) { panic("index out of range") }}
	s.observer.Chain = append(interpret.Chain{custom{kind}}, s.Chain...)
	w := s.put("w", nil, config)
	s.eventually("the panic is reported", func() bool {
		s.worker.queue.Add(w)
		s.runner(s.worker).Next(t.Context())
		c := meta.FindStatusCondition(s.work(w).Status.Conditions, workv1alpha1.WorkApplied)
		return c != nil && c.Status == metav1.ConditionFalse
	})
	if len(s.eventsOf("SyncFailed")) == 0 {
		t.Error("no event SyncFailed")
	}
	kind.Healthy = nil
	s.settle(w)
	if got := s.condition(w, workv1alpha1.WorkApplied); got != applied {
		t.Errorf("Applied: %s", got)
	}
}
