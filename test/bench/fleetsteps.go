// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/test/bench/fleet"
)

// Labels of the Deployments of Fleet. A policy for each pair of clusters selects by pairLabel, one policy selects by everywhereLabel.
const (
	pairLabel       = label + "-pair"
	everywhereLabel = label + "-everywhere"
	everywhereName  = "everywhere"
	fleetReplicas   = 2
)

// joinAll joins all clusters, and creates the namespaces and policies.
func (r *fleetRun) joinAll(ctx context.Context) error {
	clusters := r.fleet.Clusters()
	if err := forEach(ctx, clusters, func(ctx context.Context, c *fleet.Cluster) error {
		return fleet.Register(ctx, r.control, slices.Index(clusters, c), c)
	}); err != nil {
		return err
	}
	if err := r.eventually(ctx, "all clusters are ready", func() (bool, error) { return r.ready.count() == len(clusters), nil }); err != nil {
		return fmt.Errorf("%w: %d of %d are", err, r.ready.count(), len(clusters))
	}
	r.Progress("creating namespaces and policies")
	var objects []client.Object
	for i := range r.namespaces() {
		objects = append(objects, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: r.namespace(i)}})
	}
	objects = append(objects, fleetPolicy(everywhereName, everywhereLabel, everywhereName, nil))
	for i := range r.pairs() {
		var names []string
		for _, c := range clusters[r.PerWorkload*i : r.PerWorkload*(i+1)] {
			names = append(names, c.Name)
		}
		objects = append(objects, fleetPolicy(fmt.Sprint("pair-", i), pairLabel, fmt.Sprint(i), names))
	}
	return r.createAll(ctx, objects)
}

// pairs returns the number of groups of PerWorkload clusters that have a policy: as many as have workloads.
func (r *fleetRun) pairs() int {
	return max(min(len(r.fleet.Clusters())/r.PerWorkload, max(r.Workloads, r.Singles)), 1)
}

// namespaces returns the number of namespaces of the workloads.
func (r *fleetRun) namespaces() int { return max(min(fleetNamespaces, r.Workloads), 1) }

// namespace returns the name of the namespace of workload i.
func (r *fleetRun) namespace(i int) string { return fmt.Sprintf("%s-%d", namespace, i%r.namespaces()) }

// fleetPolicy returns a policy that propagates Deployments with a label to clusters; no clusters means all.
func fleetPolicy(name, key, value string, clusters []string) *policyv1alpha1.ClusterPropagationPolicy {
	p := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: label + "-" + name}}
	p.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{{
		APIVersion: "apps/v1", Kind: "Deployment", LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{key: value}},
	}}
	p.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: clusters}
	return p
}

func fleetDeployment(namespace, name, key, value string) *appsv1.Deployment {
	b := bench{Options: Options{Replicas: fleetReplicas}}
	d := b.deployment(name)
	d.Namespace, d.Labels = namespace, map[string]string{key: value}
	return d
}

// createAll creates objects and counts the requests as own.
func (r *fleetRun) createAll(ctx context.Context, objects []client.Object) error {
	for _, o := range objects {
		switch o.(type) {
		case *appsv1.Deployment:
			r.own[[2]string{"POST", "deployments"}]++
		case *corev1.Namespace:
			r.own[[2]string{"POST", "namespaces"}]++
		default:
			r.own[[2]string{"POST", "clusterpropagationpolicies"}]++
		}
	}
	return forEach(ctx, objects, func(ctx context.Context, o client.Object) error { return r.control.Create(ctx, o) })
}

// load creates the workloads in parts and samples the memory before the first and after each.
func (r *fleetRun) load(ctx context.Context) error {
	if err := r.sample(ctx, 0); err != nil {
		return err
	}
	created := 0
	for part := 1; part <= loadParts; part++ {
		var objects []client.Object
		for ; created < r.Workloads*part/loadParts; created++ {
			name := fmt.Sprintf("bench-%06d", created)
			objects = append(objects, fleetDeployment(r.namespace(created), name, pairLabel, fmt.Sprint(created%r.pairs())))
		}
		r.Progress(fmt.Sprintf("creating workloads: %d of %d", created, r.Workloads))
		done := make(chan struct{})
		go func() {
			defer close(done)
			r.profileCPU(ctx, fmt.Sprintf("load-%d", part))
		}()
		if err := r.createAll(ctx, objects); err != nil {
			return err
		}
		if err := r.arrived.wait(ctx, r.Timeout, created*r.PerWorkload); err != nil {
			return err
		}
		<-done
		if _, err := r.drained(ctx); err != nil {
			return err
		}
		if err := r.sample(ctx, created); err != nil {
			return err
		}
	}
	return r.profileHeap(ctx, "loaded")
}

func (r *fleetRun) sample(ctx context.Context, workloads int) error {
	s := MemorySample{Workloads: workloads}
	for _, p := range r.Hub.Processes() {
		live, err := liveHeap(ctx, p.Profiles)
		if err != nil {
			return err
		}
		s.Processes = append(s.Processes, ProcessMemory{
			Process: p.Name, Component: p.Component, Resident: Resident(p.PID), Peak: peakResident(p.PID), Live: live,
		})
	}
	r.result.Samples = append(r.result.Samples, s)
	return nil
}

// everywhere creates a workload on all clusters and waits until its status is complete.
func (r *fleetRun) everywhere(ctx context.Context) error {
	d := fleetDeployment(r.namespace(0), everywhereName, everywhereLabel, everywhereName)
	expected := r.arrived.inMembers() + len(r.fleet.Clusters())
	if err := r.createAll(ctx, []client.Object{d}); err != nil {
		return err
	}
	if err := r.arrived.wait(ctx, r.Timeout, expected); err != nil {
		return err
	}
	return r.poll(ctx, "the status of the workload is complete", fleetPoll, func() (bool, error) {
		err := r.control.Get(ctx, client.ObjectKeyFromObject(d), d)
		return int(d.Status.ReadyReplicas) == fleetReplicas*len(r.fleet.Clusters()), err
	})
}

// singles creates workloads one at a time.
func (r *fleetRun) singles(ctx context.Context) error {
	var all []time.Duration
	for i := range r.Singles {
		expected := r.arrived.inMembers() + r.PerWorkload
		created := time.Now()
		o := fleetDeployment(r.namespace(i), fmt.Sprintf("single-%03d", i), pairLabel, fmt.Sprint(i%r.pairs()))
		if err := r.createAll(ctx, []client.Object{o}); err != nil {
			return err
		}
		if err := r.arrived.wait(ctx, r.Timeout, expected); err != nil {
			return err
		}
		all = append(all, r.arrived.lastArrival().Sub(created))
	}
	r.result.ToMembers = percentiles(all)
	return nil
}

// editPolicy adds a toleration to the placement of the policy of the first pair of clusters. The bindings get the new placement; no
// Work and no object in a member changes.
func (r *fleetRun) editPolicy(ctx context.Context) error {
	r.own[[2]string{"PATCH", "clusterpropagationpolicies"}]++
	p := fleetPolicy("pair-0", pairLabel, "0", nil)
	edit := `{"spec":{"placement":{"clusterTolerations":[{"key":"` + label + `","operator":"Exists","effect":"NoSchedule"}]}}}`
	return r.control.Patch(ctx, p, client.RawPatch(types.MergePatchType, []byte(edit)))
}

func (r *fleetRun) rest(ctx context.Context) error {
	go r.profileCPU(ctx, idleStep)
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(r.Idle):
		return nil
	}
}

// flap stops a cluster until it is reported as not ready, and starts it again.
func (r *fleetRun) flap(ctx context.Context) error {
	all := r.fleet.Clusters()
	c := all[0]
	c.Down()
	if err := r.eventually(ctx, "the cluster is not ready", func() (bool, error) { return r.ready.count() == len(all)-1, nil }); err != nil {
		return err
	}
	if err := c.Up(); err != nil {
		return err
	}
	return r.eventually(ctx, "the cluster is ready again", func() (bool, error) { return r.ready.count() == len(all), nil })
}

// joinOne joins another cluster and waits until it has the workload of all clusters.
func (r *fleetRun) joinOne(ctx context.Context) error {
	expected := r.arrived.inMembers() + 1
	c, err := r.fleet.Add()
	if err != nil {
		return err
	}
	r.own[[2]string{"POST", "namespaces"}]++
	r.own[[2]string{"POST", "secrets"}] += 2
	r.own[[2]string{"POST", "clusters"}]++
	if err := fleet.Register(ctx, r.control, len(r.fleet.Clusters()), c); err != nil {
		return err
	}
	return r.arrived.wait(ctx, r.Timeout, expected)
}

func (r *fleetRun) restart(ctx context.Context) error {
	if err := r.Hub.Stop(ctx); err != nil {
		return err
	}
	if err := r.Hub.Start(ctx); err != nil {
		return err
	}
	go r.profileCPU(ctx, restartStep)
	return nil
}

// profileSeconds is the duration of a CPU profile.
const profileSeconds = 30

// profileCPU writes CPU profiles of all processes. It ignores errors, because a profile is not part of the result.
func (r *fleetRun) profileCPU(ctx context.Context, name string) {
	if r.ProfileDir == "" {
		return
	}
	group := errgroup.Group{}
	for _, p := range r.Hub.Processes() {
		group.Go(func() error {
			raw, err := fetch(ctx, fmt.Sprintf("%s/profile?seconds=%d", p.Profiles, profileSeconds))
			if err != nil {
				return err
			}
			return r.writeProfile(p, name+".cpu", raw)
		})
	}
	_ = group.Wait()
}

func (r *fleetRun) profileHeap(ctx context.Context, name string) error {
	if r.ProfileDir == "" {
		return nil
	}
	for _, p := range r.Hub.Processes() {
		raw, err := fetch(ctx, p.Profiles+"/heap?gc=1")
		if err != nil {
			return err
		}
		if err := r.writeProfile(p, name+".heap", raw); err != nil {
			return err
		}
	}
	return nil
}

func (r *fleetRun) writeProfile(p Process, name string, raw []byte) error {
	if err := os.MkdirAll(r.ProfileDir, 0o700); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.ProfileDir, p.Name+"-"+name+".pprof"), raw, 0o600)
}
