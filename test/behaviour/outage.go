// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

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
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// crowd is how many objects are under way at once.
const crowd = 50

var crowdLabel = map[string]string{"crowd": "true"}

// createCrowd creates ConfigMaps that the policy of everyone selects.
func (g *ground) createCrowd(prefix string) {
	g.Helper()
	if err := g.insist(g.Context(), prefix); err != nil {
		g.Fatal(err)
	}
}

// insist creates a crowd, and goes on while the control plane does not answer, as whoever applies a directory again does.
func (g *ground) insist(ctx context.Context, prefix string) error {
	for i := range crowd {
		c := g.configMap(fmt.Sprintf("%s-%02d", prefix, i), crowdLabel)
		err := env.Poll(ctx, func(ctx context.Context) error {
			return client.IgnoreAlreadyExists(g.e.Control.Create(ctx, c.DeepCopy()))
		})
		if err != nil {
			return fmt.Errorf("create %s: %w", title(c), err)
		}
	}
	return nil
}

// arrived waits until all of a crowd are in a member.
func (g *ground) arrived(cluster, prefix string) {
	g.Helper()
	g.eventually(fmt.Sprintf("all of %s are in %s", prefix, cluster), func(ctx context.Context) error {
		n, err := g.count(ctx, cluster, prefix)
		if err == nil && n != crowd {
			err = fmt.Errorf("%d of %d", n, crowd)
		}
		return err
	})
}

func (g *ground) count(ctx context.Context, cluster, prefix string) (n int, err error) {
	var list corev1.ConfigMapList
	if err := g.e.Members[cluster].Client.List(ctx, &list, client.InNamespace(g.ns), client.MatchingLabels(crowdLabel)); err != nil {
		return 0, err
	}
	for i := range list.Items {
		if contains(list.Items[i].Name, prefix+"-") {
			n++
		}
	}
	return n, nil
}

// losses notes what is deleted in members.
type losses struct {
	mu   sync.Mutex // guards seen
	seen []string
}

// watchLosses watches the ConfigMaps of the scenario's namespace in members from now on.
func (g *ground) watchLosses(clusters ...string) *losses {
	g.Helper()
	l := &losses{}
	for _, cluster := range clusters {
		clientset, err := kubernetes.NewForConfig(g.e.Members[cluster].Config)
		if err != nil {
			g.Fatal(err)
		}
		w, err := clientset.CoreV1().ConfigMaps(g.ns).Watch(g.Context(), metav1.ListOptions{LabelSelector: metav1.FormatLabelSelector(&metav1.LabelSelector{MatchLabels: crowdLabel})})
		if err != nil {
			g.Fatal(err)
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
		g.Cleanup(w.Stop)
	}
	return l
}

func (l *losses) check(t *testing.T) {
	t.Helper()
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.seen) > 0 {
		t.Errorf("%d objects were deleted in members: %v", len(l.seen), l.seen)
	}
}

// becomes waits until the Ready condition of a cluster is so.
func (g *ground) becomes(cluster string, ready bool) {
	g.Helper()
	g.eventually(fmt.Sprintf("cluster %s is ready: %v", cluster, ready), func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := g.e.Control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
			return err
		}
		err := isTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		if ready || err != nil && contains(err.Error(), "is") {
			return map[bool]error{true: err, false: nil}[ready]
		}
		return fmt.Errorf("it is ready")
	})
}

func outage(t *testing.T, e *env.Env) {
	g := stand(t, e)
	everywhere := []string{member1, member2, member3}
	g.create(g.policy("crowd", everywhere, labelled("v1", "ConfigMap", crowdLabel)))

	// What is usual on this machine, now.
	begun := time.Now()
	g.createCrowd("before")
	for _, cluster := range everywhere {
		g.arrived(cluster, "before")
	}
	usual := time.Since(begun)

	lost := g.watchLosses(member1, member2)
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
	// The first come while the control plane does not know yet.
	begun = time.Now()
	g.createCrowd("early")
	g.arrived(member1, "early")
	g.arrived(member2, "early")
	early := time.Since(begun)
	g.becomes(member3, false)
	begun = time.Now()
	g.createCrowd("late")
	g.arrived(member1, "late")
	g.arrived(member2, "late")
	late := time.Since(begun)
	t.Logf("usually %v; right after the stop %v; when it was known %v", usual, early, late)
	// A delay by the member that is down would be a timeout, seconds for each object.
	if bound := 3*usual + 5*time.Second; early > bound || late > bound {
		t.Errorf("the others waited for the one that is down: usually %v, right after the stop %v, when it was known %v", usual, early, late)
	}
	// What was placed there before stays placed there.
	var b workv1alpha2.ResourceBinding
	if err := e.Control.Get(t.Context(), client.ObjectKey{Namespace: g.ns, Name: names.Binding("ConfigMap", "before-00")}, &b); err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(b.Spec.Clusters, func(c workv1alpha2.TargetCluster) bool { return c.Name == member3 }) {
		t.Errorf("the outage took member3 from %+v", b.Spec.Clusters)
	}

	if err := m.Start(); err != nil {
		t.Fatal(err)
	}
	started = true
	// Whatever the control plane missed, nothing is deleted when the member comes back.
	lostThere := g.watchLosses(member3)
	g.becomes(member3, true)
	for _, prefix := range []string{"before", "early", "late"} {
		g.arrived(member3, prefix)
	}
	lost.check(t)
	lostThere.check(t)
}

func restart(t *testing.T, e *env.Env) {
	g := stand(t, e)
	clusters := []string{member1, member2}
	g.create(g.policy("crowd", clusters, labelled("v1", "ConfigMap", crowdLabel)))
	lost := g.watchLosses(clusters...)
	g.createCrowd("first")
	g.eventually("some have arrived", func(ctx context.Context) error {
		n, err := g.count(ctx, member1, "first")
		if err == nil && n == 0 {
			err = errors.New("none has")
		}
		return err
	})
	if err := e.StopControlPlane(); err != nil {
		t.Errorf("stop the control plane: %v", err)
	}
	n, err := g.count(t.Context(), member1, "first")
	t.Logf("%d of %d were in member1 when the control plane stopped (%v)", n, crowd, err)
	if err := e.Restart(); err != nil {
		t.Fatalf("start the control plane again: %v", err)
	}
	for _, cluster := range clusters {
		g.arrived(cluster, "first")
	}
	g.allApplied("first")
	lost.check(t)
}

// allApplied waits until every binding of a crowd says so.
func (g *ground) allApplied(prefix string) {
	g.Helper()
	g.eventually("all bindings of "+prefix+" are applied", func(ctx context.Context) error {
		var list workv1alpha2.ResourceBindingList
		if err := g.e.Control.List(ctx, &list, client.InNamespace(g.ns)); err != nil {
			return err
		}
		n := 0
		for i := range list.Items {
			if b := &list.Items[i]; contains(b.Name, prefix+"-") && fullyApplied(b.Status.Conditions) == nil {
				n++
			}
		}
		if n != crowd {
			return fmt.Errorf("%d of %d", n, crowd)
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
	g := stand(t, e)
	g.becomes(leaver, true)
	clusters := []string{member1, leaver}
	g.create(g.policy("crowd", clusters, labelled("v1", "ConfigMap", crowdLabel)))
	lost := g.watchLosses(member1)
	g.createCrowd("it")
	for _, cluster := range clusters {
		g.arrived(cluster, "it")
	}
	own := g.configMap("own", crowdLabel)
	own.Name = "it-is-theirs"
	if err := m.Client.Create(t.Context(), own); err != nil {
		t.Fatal(err)
	}
	options := cluster.Options{Name: leaver, Control: e.Config, Member: m.Config, Wait: env.Patience}
	if err := cluster.Unjoin(t.Context(), options); err != nil {
		t.Fatalf("unjoin: %v", err)
	}
	if n, err := g.count(t.Context(), leaver, "it"); n != 1 || err != nil {
		t.Errorf("%d objects are left, want the one that was never ours: %v", n, err)
	}
	if slices.Contains(clusterNames(t, e), leaver) {
		t.Error("the cluster is still there")
	}
	g.eventually("no binding names it", func(ctx context.Context) error {
		var list workv1alpha2.ResourceBindingList
		if err := e.Control.List(ctx, &list, client.InNamespace(g.ns)); err != nil {
			return err
		}
		for i := range list.Items {
			for _, c := range list.Items[i].Spec.Clusters {
				if c.Name == leaver {
					return fmt.Errorf("%s does", list.Items[i].Name)
				}
			}
		}
		return nil
	})
	var ns corev1.Namespace
	if err := e.Control.Get(t.Context(), client.ObjectKey{Name: names.ExecutionNamespace(leaver)}, &ns); client.IgnoreNotFound(err) != nil || err == nil {
		t.Errorf("its execution namespace: %v", err)
	}
	g.arrived(member1, "it")
	lost.check(t)

	if err := m.Client.Delete(t.Context(), own); err != nil {
		t.Fatal(err)
	}
	if err := cluster.Join(t.Context(), options); err != nil {
		t.Fatalf("join again: %v", err)
	}
	g.arrived(leaver, "it")
	lost.check(t)
	if err := cluster.Unjoin(t.Context(), options); err != nil {
		t.Fatalf("unjoin again: %v", err)
	}
}
