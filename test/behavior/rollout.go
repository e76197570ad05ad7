// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/kubectl/pkg/polymorphichelpers"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/env"
)

// rolloutYAML has a workload of each kind that clients wait for. All have the label app=rollout.
const rolloutYAML = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, labels: {app: rollout}}
spec:
  replicas: 2
  selector: {matchLabels: {run: web}}
  template: {metadata: {labels: {run: web}}, spec: {containers: [{name: c, image: "%[1]s"}]}}
---
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: db, labels: {app: rollout}}
spec:
  replicas: 2
  serviceName: db
  selector: {matchLabels: {run: db}}
  template: {metadata: {labels: {run: db}}, spec: {containers: [{name: c, image: "%[1]s"}]}}
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent, labels: {app: rollout}}
spec:
  selector: {matchLabels: {run: agent}}
  template: {metadata: {labels: {run: agent}}, spec: {containers: [{name: c, image: "%[1]s"}]}}
`

// rolloutJobYAML has objects that clients wait for once.
const rolloutJobYAML = `
apiVersion: batch/v1
kind: Job
metadata: {name: once, labels: {app: rollout}}
spec:
  template: {spec: {restartPolicy: Never, containers: [{name: c, image: "nginx:1.27"}]}}
---
apiVersion: v1
kind: Service
metadata: {name: entry, labels: {app: rollout}}
spec: {type: LoadBalancer, selector: {run: web}, ports: [{port: 80}]}
---
apiVersion: v1
kind: Pod
metadata: {name: single, labels: {app: rollout}}
spec: {containers: [{name: c, image: "nginx:1.27"}]}
`

// failingYAML has a Deployment whose pods fit on no node.
const failingYAML = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: stuck, labels: {app: rollout}}
spec:
  replicas: 1
  progressDeadlineSeconds: 1
  selector: {matchLabels: {run: stuck}}
  template: {metadata: {labels: {run: stuck}}, spec: {nodeSelector: {no: such}, containers: [{name: c, image: "nginx:1.27"}]}}
`

// rolloutClients waits with the code of kubectl, with policies of both scopes.
func rolloutClients(t *testing.T, e *env.Env) {
	for _, scope := range []string{"PropagationPolicy", "ClusterPropagationPolicy"} {
		t.Run(scope, func(t *testing.T) {
			f := newFixture(t, e)
			f.createPolicy(scope, []string{member1, member2})
			k := kubectlRunner{f, kubeconfig(t, e.Config)}
			workloads := []string{"deployment/web", "statefulset/db", "daemonset/agent"}
			for _, image := range []string{"nginx:1.27", "nginx:1.28"} {
				k.expect("daemonset.apps/agent", fmt.Sprintf(rolloutYAML, image), "apply")
				for _, workload := range workloads {
					k.expect("", "", "rollout", "status", workload, "--timeout=90s")
					k.expect("condition met", "", "wait", "--for=condition=Available", workload, "--timeout=90s")
				}
				f.checkImages(image)
			}
			f.checkConditionsOfClusters()

			k.expect("pod/single created", rolloutJobYAML, "apply")
			k.expect("condition met", "", "wait", "--for=condition=Complete", "job/once", "--timeout=90s")
			k.expect("condition met", "", "wait", "--for=condition=Ready", "pod/single", "--timeout=90s")
			entry := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "entry"}}
			f.waitOnlyIn(entry, member1, member2)
			for _, cluster := range []string{member1, member2} {
				f.eventually(cluster+" assigns an address", func(ctx context.Context) error {
					observed := &corev1.Service{}
					if err := e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(entry), observed); err != nil {
						return err
					}
					observed.Status.LoadBalancer.Ingress = []corev1.LoadBalancerIngress{{Hostname: cluster + ".example.com"}}
					return e.Members[cluster].Client.Status().Update(ctx, observed)
				})
			}
			for i, cluster := range []string{member1, member2} {
				path := fmt.Sprintf("--for=jsonpath={.status.loadBalancer.ingress[%d].hostname}=%s.example.com", i, cluster)
				k.expect("condition met", "", "wait", path, "service/entry", "--timeout=90s")
			}

			k.expect("created", failingYAML, "apply")
			if out, code := k.run("", "rollout", "status", "deployment/stuck", "--timeout=90s"); code == 0 || !contains(out, "progress deadline") {
				t.Errorf("rollout status of a Deployment that fails in its members: exit code %d:\n%s", code, out)
			}
			k.expect("condition met", "", "wait", "--for=condition=Available=false", "deployment/stuck", "--timeout=90s")
		})
	}
}

// createPolicy creates a policy of a scope that duplicates the objects with the label app=rollout in the namespace.
func (f *fixture) createPolicy(scope string, clusters []string) {
	f.Helper()
	var selectors []policyv1alpha1.ResourceSelector
	for kind, apiVersion := range map[string]string{
		"Deployment": "apps/v1", "StatefulSet": "apps/v1", "DaemonSet": "apps/v1", "Job": "batch/v1", "Service": "v1", "Pod": "v1",
	} {
		s := labeled(apiVersion, kind, map[string]string{"app": "rollout"})
		s.Namespace = f.ns
		selectors = append(selectors, s)
	}
	p := f.policy("rollout", clusters, selectors...)
	if scope == "PropagationPolicy" {
		f.create(p)
		return
	}
	c := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}, Spec: p.Spec}
	f.create(c)
	f.Cleanup(func() {
		if err := f.e.Control.Delete(context.Background(), c); client.IgnoreNotFound(err) != nil {
			f.Errorf("delete %s: %v", objectName(c), err)
		}
	})
}

// checkImages checks that every member runs an image with all pods, as rollout status has reported.
func (f *fixture) checkImages(image string) {
	f.Helper()
	for _, cluster := range []string{member1, member2} {
		var pods corev1.PodList
		if err := f.e.Members[cluster].Client.List(f.Context(), &pods, client.InNamespace(f.ns)); err != nil {
			f.Fatal(err)
		}
		ready := map[string]int{}
		for i := range pods.Items {
			p := &pods.Items[i]
			if p.DeletionTimestamp == nil && p.Spec.Containers[0].Image == image && p.Status.Phase == corev1.PodRunning {
				ready[p.Labels["run"]]++
			}
		}
		if ready["web"] != 2 || ready["db"] != 2 || ready["agent"] == 0 {
			f.Errorf("%s runs %v with %s, want 2 of web, 2 of db and those of agent", cluster, ready, image)
		}
	}
}

// checkConditionsOfClusters checks that the binding has the condition Available of each cluster.
func (f *fixture) checkConditionsOfClusters() {
	f.Helper()
	f.waitBinding("Deployment", "web", func(b *workv1alpha2.ResourceBinding) error {
		for _, item := range b.Status.AggregatedStatus {
			var status appsv1.DeploymentStatus
			if item.Status == nil {
				return fmt.Errorf("no status of %s", item.ClusterName)
			}
			if err := json.Unmarshal(item.Status.Raw, &status); err != nil {
				return err
			}
			available := false
			for _, c := range status.Conditions {
				available = available || c.Type == appsv1.DeploymentAvailable && c.Status == corev1.ConditionTrue
			}
			if !available {
				return fmt.Errorf("%s is not Available: %s", item.ClusterName, item.Status.Raw)
			}
		}
		return nil
	})
}

// repeatedRollouts changes the image of a Deployment ten times, as soon as the rollout before has ended: in a cluster in Push mode, and in
// one in Pull mode if there is one. Then it scales workloads, and fails a pod and a rollout. It asserts the order, and that no template
// shows numbers that its member did not have. It logs how long after the member the template follows: package tests assert the delays.
func repeatedRollouts(t *testing.T, e *env.Env) {
	for _, cluster := range []string{member1, member3} {
		t.Run(cluster, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, e)
			d := f.deployment("web", 3)
			set := &appsv1.StatefulSet{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "db"}}
			set.Spec = appsv1.StatefulSetSpec{
				Replicas: new(int32(3)), ServiceName: "db", Template: podOf(map[string]string{"run": "db"}),
				Selector: &metav1.LabelSelector{MatchLabels: map[string]string{"run": "db"}},
			}
			template, member := f.watchVersions(e.Config, false), f.watchVersions(e.Members[cluster].Config, true)
			f.create(f.policy("web", []string{cluster}, named("apps/v1", "Deployment", "web"), named("apps/v1", "StatefulSet", "db")), d, set)
			f.waitDivided(d, map[string]int32{cluster: 3})
			config := kubeconfig(t, e.Config)
			for i := range 10 {
				image := fmt.Sprintf("nginx:1.%d", 30+i)
				change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = image })
				var late time.Duration
				var measuring sync.WaitGroup
				measuring.Go(func() {
					_ = env.Poll(f.Context(), func(ctx context.Context) error { return f.rolledOut(ctx, e.Members[cluster].Client, d, image) })
					done := time.Now()
					_ = env.Poll(f.Context(), func(ctx context.Context) error { return f.rolledOut(ctx, e.Control, d, image) })
					late = time.Since(done)
				})
				out := f.karmadactl(config, "trace", "deployment/web", "-n", f.ns, "--watch") // until it is complete
				if err := f.rolledOut(f.Context(), e.Members[cluster].Client, d, image); err != nil {
					f.Fatalf("trace was complete before the rollout of %s in %s was: %v\n%s", image, cluster, err, out)
				}
				if err := f.rolledOut(f.Context(), e.Control, d, image); err != nil {
					f.Fatalf("trace was complete before the template reported the rollout of %s: %v\n%s", image, err, out)
				}
				measuring.Wait()
				f.Logf("%s: the template was complete %v after %s", image, late.Round(time.Millisecond), cluster)
			}
			f.followChanges(cluster, d, set, member, template)
		})
	}
}

// rolledOut returns nil if a Deployment has an image and kubectl rollout status would end.
func (f *fixture) rolledOut(ctx context.Context, in client.Client, d *appsv1.Deployment, image string) error {
	observed := &unstructured.Unstructured{}
	observed.SetAPIVersion("apps/v1")
	observed.SetKind("Deployment")
	if err := in.Get(ctx, client.ObjectKeyFromObject(d), observed); err != nil {
		return err
	}
	text, done, err := (&polymorphichelpers.DeploymentStatusViewer{}).Status(observed, 0)
	containers, _, _ := unstructured.NestedSlice(observed.Object, "spec", "template", "spec", "containers")
	if len(containers) != 1 || containers[0].(map[string]any)["image"] != image {
		return fmt.Errorf("containers %v, want %s", containers, image)
	}
	if err == nil && !done {
		err = errors.New(text)
	}
	return err
}
