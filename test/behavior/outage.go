// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/kubernetes"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// burstSize is the number of objects that are created at once.
const burstSize = 50

var burstLabel = map[string]string{"burst": "true"}

// createConfigMaps creates burstSize ConfigMaps that the policy of the scenario selects.
func (f *fixture) createConfigMaps(prefix string) {
	f.Helper()
	if err := f.createConfigMapsWithRetry(f.Context(), prefix); err != nil {
		f.Fatal(err)
	}
}

// createConfigMapsWithRetry is like createConfigMaps, but retries while the control plane is down, like a user who applies a
// directory again.
func (f *fixture) createConfigMapsWithRetry(ctx context.Context, prefix string) error {
	for i := range burstSize {
		c := f.configMap(fmt.Sprintf("%s-%02d", prefix, i), burstLabel)
		err := env.Poll(ctx, func(ctx context.Context) error {
			return client.IgnoreAlreadyExists(f.e.Control.Create(ctx, c.DeepCopy()))
		})
		if err != nil {
			return fmt.Errorf("create %s: %w", objectName(c), err)
		}
	}
	return nil
}

// waitConfigMaps waits until all ConfigMaps with the prefix exist in a member.
func (f *fixture) waitConfigMaps(cluster, prefix string) {
	f.Helper()
	f.eventually(fmt.Sprintf("all ConfigMaps %s exist in %s", prefix, cluster), func(ctx context.Context) error {
		n, err := f.count(ctx, cluster, prefix)
		if err == nil && n != burstSize {
			err = fmt.Errorf("%d of %d", n, burstSize)
		}
		return err
	})
}

func (f *fixture) count(ctx context.Context, cluster, prefix string) (n int, err error) {
	var list corev1.ConfigMapList
	if err := f.e.Members[cluster].Client.List(ctx, &list, client.InNamespace(f.ns), client.MatchingLabels(burstLabel)); err != nil {
		return 0, err
	}
	for i := range list.Items {
		if contains(list.Items[i].Name, prefix+"-") {
			n++
		}
	}
	return n, nil
}

// deletions records objects that are deleted in members.
type deletions struct {
	mu   sync.Mutex // guards seen
	seen []string
}

// watchDeletions starts to watch the ConfigMaps in the namespace of the scenario in members.
func (f *fixture) watchDeletions(clusters ...string) *deletions {
	f.Helper()
	l := &deletions{}
	for _, cluster := range clusters {
		clientset, err := kubernetes.NewForConfig(f.e.Members[cluster].Config)
		if err != nil {
			f.Fatal(err)
		}
		w, err := clientset.CoreV1().ConfigMaps(
			f.ns,
		).Watch(
			f.Context(),
			metav1.ListOptions{LabelSelector: metav1.FormatLabelSelector(&metav1.LabelSelector{MatchLabels: burstLabel})},
		)
		if err != nil {
			f.Fatal(err)
		}
		go func() {
			for event := range w.ResultChan() {
				if c, ok := event.Object.(*corev1.ConfigMap); ok && event.Type == watch.Deleted {
					l.mu.Lock()
					l.seen = append(l.seen, cluster+"/"+c.Name)
					l.mu.Unlock()
				}
			}
		}()
		f.Cleanup(w.Stop)
	}
	return l
}

func (l *deletions) check(t *testing.T) {
	t.Helper()
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.seen) > 0 {
		t.Errorf("%d objects were deleted in members: %v", len(l.seen), l.seen)
	}
}

// waitReady waits until the Ready condition of a cluster has a status, and a ready cluster no taint that keeps workloads away.
func (f *fixture) waitReady(cluster string, ready bool) {
	f.Helper()
	f.eventually(fmt.Sprintf("cluster %s is ready: %v", cluster, ready), func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := f.e.Control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
			return err
		}
		err := isTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		if ready && err == nil && slices.ContainsFunc(c.Spec.Taints, func(t corev1.Taint) bool {
			return t.Key == names.NotReadyTaint || t.Key == names.UnreachableTaint
		}) {
			err = fmt.Errorf("the cluster is ready and has the taints %v", c.Spec.Taints)
		}
		if ready || err != nil && contains(err.Error(), "is") {
			return map[bool]error{true: err, false: nil}[ready]
		}
		return fmt.Errorf("the cluster is ready")
	})
}

func outage(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	everywhere := []string{member1, member2, member3}
	f.create(f.policy("burst", everywhere, labeled("v1", "ConfigMap", burstLabel)))

	staged := f.stagedConfigMap(everywhere, member3)
	f.waitRolloutOf(staged, 1, fleetv1alpha1.RolloutSucceeded, "")

	// The baseline on this machine.
	begun := time.Now()
	f.createConfigMaps("before")
	for _, cluster := range everywhere {
		f.waitConfigMaps(cluster, "before")
	}
	usual := time.Since(begun)

	lost := f.watchDeletions(member1, member2)
	m := e.Members[member3]
	if err := m.Stop(); err != nil {
		t.Fatal(err)
	}
	started := false
	defer func() {
		if !started {
			t.Log(m.Start())
		}
	}()
	// The first ones are created before the control plane detects the outage.
	begun = time.Now()
	f.createConfigMaps("early")
	f.waitConfigMaps(member1, "early")
	f.waitConfigMaps(member2, "early")
	early := time.Since(begun)
	f.waitReady(member3, false)
	change(f, staged, func(c *corev1.ConfigMap) { c.Data["from"] = "two" })
	begun = time.Now()
	f.createConfigMaps("late")
	f.waitConfigMaps(member1, "late")
	f.waitConfigMaps(member2, "late")
	late := time.Since(begun)
	t.Logf("usually %v; right after the stop %v; when it was known %v", usual, early, late)
	// If the stopped member delayed others, each of the objects would take seconds, until a timeout.
	if bound := 3*usual + burstSize*time.Second; early > bound || late > bound {
		t.Errorf("the stopped member delayed others: before %v, right after the stop %v, after its detection %v", usual, early, late)
	}
	// A cluster that cannot be reached fails its gate after the timeout, and the others keep their revision.
	f.waitRolloutOf(staged, 2, fleetv1alpha1.RolloutPaused, "cluster member3: gate not passed within 2s: the cluster is not ready")
	for _, cluster := range []string{member1, member2} {
		var c corev1.ConfigMap
		if err := e.Members[cluster].Client.Get(t.Context(), client.ObjectKeyFromObject(staged), &c); err != nil || c.Data["from"] == "two" {
			t.Errorf("%s has %v, %v, want revision 1", cluster, c.Data, err)
		}
	}
	// Earlier placements are kept.
	var b workv1alpha2.ResourceBinding
	if err := e.Control.Get(t.Context(), client.ObjectKey{Namespace: f.ns, Name: names.Binding("ConfigMap", "before-00")}, &b); err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(b.Spec.Clusters, func(c workv1alpha2.TargetCluster) bool { return c.Name == member3 }) {
		t.Errorf("member3 is missing in %+v", b.Spec.Clusters)
	}

	if err := m.Start(); err != nil {
		t.Fatal(err)
	}
	started = true
	// Nothing is deleted when the member returns.
	lostThere := f.watchDeletions(member3)
	f.waitReady(member3, true)
	for _, prefix := range []string{"before", "early", "late"} {
		f.waitConfigMaps(member3, prefix)
	}
	f.expectCorrection(member3, "before-00")
	f.waitRolloutOf(staged, 2, fleetv1alpha1.RolloutSucceeded, "")
	lost.check(t)
	lostThere.check(t)
}

// stagedConfigMap creates a ConfigMap that reaches a canary first, whose gate must be passed within two seconds.
func (f *fixture) stagedConfigMap(clusters []string, canary string) *corev1.ConfigMap {
	f.Helper()
	p := f.policy("staged", clusters, named("v1", "ConfigMap", "staged"))
	p.Spec.RolloutStrategy = canaryOf(canary)
	p.Spec.RolloutStrategy.Staged.Stages[0].Approval = ""
	p.Spec.RolloutStrategy.Staged.Timeout = &metav1.Duration{Duration: 2 * time.Second}
	c := f.configMap("staged", nil)
	f.create(p, c)
	return c
}

// waitRolloutOf waits for the phase of the rollout of a ConfigMap, and for a part of its message.
func (f *fixture) waitRolloutOf(c *corev1.ConfigMap, revision int64, phase fleetv1alpha1.RolloutPhase, message string) {
	f.Helper()
	f.eventually(fmt.Sprintf("revision %d is %s", revision, phase), func(ctx context.Context) error {
		var r fleetv1alpha1.StagedRollout
		key := client.ObjectKey{Namespace: f.ns, Name: names.Binding("ConfigMap", c.Name)}
		if err := f.e.Control.Get(ctx, key, &r); err != nil {
			return err
		}
		if st := r.Status; st.Revision != revision || st.Phase != phase || !contains(st.Message, message) {
			return fmt.Errorf("revision %d is %s: %s", st.Revision, st.Phase, st.Message)
		}
		return nil
	})
}

// expectCorrection changes a ConfigMap in a member and waits until that is undone: the watches work again.
func (f *fixture) expectCorrection(cluster, name string) {
	f.Helper()
	of, key := f.e.Members[cluster].Client, client.ObjectKey{Namespace: f.ns, Name: name}
	var c corev1.ConfigMap
	if err := of.Get(f.Context(), key, &c); err != nil {
		f.Fatal(err)
	}
	want := c.Data["from"]
	changed := c.DeepCopy()
	changed.Data["from"] = "changed in the member"
	if err := of.Patch(f.Context(), changed, client.MergeFrom(&c)); err != nil {
		f.Fatal(err)
	}
	f.eventually(fmt.Sprintf("the change of ConfigMap %s in %s is undone", name, cluster), func(ctx context.Context) error {
		if err := of.Get(ctx, key, &c); err != nil {
			return err
		}
		if got := c.Data["from"]; got != want {
			return fmt.Errorf("%q", got)
		}
		return nil
	})
}

func restart(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	clusters := []string{member1, member2}
	f.create(f.policy("burst", clusters, labeled("v1", "ConfigMap", burstLabel)))
	lost := f.watchDeletions(clusters...)
	f.createConfigMaps("first")
	f.eventually("some ConfigMaps exist in the member", func(ctx context.Context) error {
		n, err := f.count(ctx, member1, "first")
		if err == nil && n == 0 {
			err = errors.New("none has")
		}
		return err
	})
	if err := e.StopControlPlane(); err != nil {
		t.Errorf("stop the control plane: %v", err)
	}
	n, err := f.count(t.Context(), member1, "first")
	t.Logf("%d of %d were in member1 when the control plane stopped (%v)", n, burstSize, err)
	if err := e.Restart(); err != nil {
		t.Fatalf("start the control plane again: %v", err)
	}
	for _, cluster := range clusters {
		f.waitConfigMaps(cluster, "first")
	}
	f.waitAllApplied("first")
	lost.check(t)
}

// waitAllApplied waits until all bindings with the prefix are fully applied.
func (f *fixture) waitAllApplied(prefix string) {
	f.Helper()
	f.eventually("all bindings of "+prefix+" are applied", func(ctx context.Context) error {
		var list workv1alpha2.ResourceBindingList
		if err := f.e.Control.List(ctx, &list, client.InNamespace(f.ns)); err != nil {
			return err
		}
		n := 0
		for i := range list.Items {
			if b := &list.Items[i]; contains(b.Name, prefix+"-") && fullyApplied(b.Status.Conditions) == nil {
				n++
			}
		}
		if n != burstSize {
			return fmt.Errorf("%d of %d", n, burstSize)
		}
		return nil
	})
}

func unjoin(t *testing.T, e *env.Env) {
	const leaver = "leaver"
	m, err := e.AddMember(leaver, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := e.RemoveMember(leaver); err != nil {
			t.Error(err)
		}
	}()
	f := newFixture(t, e)
	f.waitReady(leaver, true)
	clusters := []string{member1, leaver}
	f.create(f.policy("burst", clusters, labeled("v1", "ConfigMap", burstLabel)))
	lost := f.watchDeletions(member1)
	f.createConfigMaps("it")
	for _, cluster := range clusters {
		f.waitConfigMaps(cluster, "it")
	}
	own := f.configMap("own", burstLabel)
	own.Name = "it-is-theirs"
	if err := m.Client.Create(t.Context(), own); err != nil {
		t.Fatal(err)
	}
	options := cluster.Options{Name: leaver, Control: e.Config, Member: m.Config, Wait: env.Timeout}
	if err := cluster.Unjoin(t.Context(), options); err != nil {
		t.Fatalf("unjoin: %v", err)
	}
	if n, err := f.count(t.Context(), leaver, "it"); n != 1 || err != nil {
		t.Errorf("%d objects are left, want the unmanaged one: %v", n, err)
	}
	if slices.Contains(clusterNames(t, e), leaver) {
		t.Error("the cluster still exists")
	}
	f.eventually("no binding targets the cluster", func(ctx context.Context) error {
		var list workv1alpha2.ResourceBindingList
		if err := e.Control.List(ctx, &list, client.InNamespace(f.ns)); err != nil {
			return err
		}
		for i := range list.Items {
			for _, c := range list.Items[i].Spec.Clusters {
				if c.Name == leaver {
					return fmt.Errorf("binding %s does", list.Items[i].Name)
				}
			}
		}
		return nil
	})
	var ns corev1.Namespace
	if err := e.Control.Get(
		t.Context(),
		client.ObjectKey{Name: names.ExecutionNamespace(leaver)},
		&ns,
	); client.IgnoreNotFound(err) != nil ||
		err == nil {
		t.Errorf("its execution namespace: %v", err)
	}
	f.waitConfigMaps(member1, "it")
	lost.check(t)

	if err := m.Client.Delete(t.Context(), own); err != nil {
		t.Fatal(err)
	}
	if err := cluster.Join(t.Context(), options); err != nil {
		t.Fatalf("join again: %v", err)
	}
	f.waitConfigMaps(leaver, "it")
	lost.check(t)
	if err := cluster.Unjoin(t.Context(), options); err != nil {
		t.Fatalf("unjoin again: %v", err)
	}
}
