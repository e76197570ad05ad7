// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

func update(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 2)
	f.create(d, f.dividing("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx")))
	f.waitDivided(d, map[string]int32{member1: 1, member2: 1})

	change(f, d, func(d *appsv1.Deployment) {
		d.Spec.Template.Spec.Containers[0].Image = "nginx:1.28"
		*d.Spec.Replicas = 4
		d.Labels["tier"] = "web"
	})
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})
	everywhere := func(what string, check func(observed *appsv1.Deployment) error) {
		f.Helper()
		f.eventually(what, func(ctx context.Context) error {
			for _, cluster := range []string{member1, member2} {
				var observed appsv1.Deployment
				if err := e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
					return err
				}
				if err := check(&observed); err != nil {
					return fmt.Errorf("in %s: %w", cluster, err)
				}
			}
			return nil
		})
	}
	hasImage := func(observed *appsv1.Deployment) error {
		if image := observed.Spec.Template.Spec.Containers[0].Image; image != "nginx:1.28" {
			return fmt.Errorf("the image is %s", image)
		}
		return nil
	}
	everywhere("the new image and the new label arrive", func(observed *appsv1.Deployment) error {
		if observed.Labels["tier"] != "web" {
			return fmt.Errorf("the labels are %v", observed.Labels)
		}
		return hasImage(observed)
	})
	change(f, d, func(d *appsv1.Deployment) { delete(d.Labels, "tier") })
	everywhere("the label goes again", func(observed *appsv1.Deployment) error {
		if _, there := observed.Labels["tier"]; there {
			return errors.New("it is still there")
		}
		return nil
	})

	// Changes of a Work by a user.
	meddled := f.waitWork(member1, "Deployment", "nginx", func(*workv1alpha1.Work) error { return nil })
	spec := meddled.Spec.DeepCopy()
	changeIn(f, e.Control, meddled, func(w *workv1alpha1.Work) { w.Spec.SuspendDispatching = new(true) })
	f.waitWork(member1, "Deployment", "nginx", func(w *workv1alpha1.Work) error {
		if !equality.Semantic.DeepEqual(w.Spec.SuspendDispatching, spec.SuspendDispatching) {
			return errors.New("dispatching is suspended")
		}
		return nil
	})

	// Changes in the members.
	changeIn(f, e.Members[member1].Client, f.deployment("nginx", 0), func(d *appsv1.Deployment) {
		d.Spec.Template.Spec.Containers[0].Image = "meddled:1"
		d.Annotations["their.own/note"] = "stays"
	})
	if err := e.Members[member2].Client.Delete(
		t.Context(),
		f.deployment("nginx", 0),
		client.PropagationPolicy(metav1.DeletePropagationBackground),
	); err != nil {
		t.Fatal(err)
	}
	f.eventually("an annotation set in the member is kept", func(ctx context.Context) error {
		var observed appsv1.Deployment
		if err := e.Members[member1].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return err
		}
		if observed.Annotations["their.own/note"] != "stays" {
			return fmt.Errorf("annotations %v", observed.Annotations)
		}
		return hasImage(&observed)
	})
	everywhere("what was changed and deleted in members is put right", hasImage)
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})

	f.remove(d)
	f.waitOnlyIn(d)
	f.waitPropagationDeleted("Deployment", "nginx")
}

func unmanagedObjects(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	theirs := f.configMap("settings", map[string]string{"whose": "theirs"})
	theirs.Data = map[string]string{"from": "member"}
	if err := e.Members[member1].Client.Create(t.Context(), theirs); err != nil {
		t.Fatal(err)
	}
	untouched := func() {
		t.Helper()
		var observed corev1.ConfigMap
		if err := e.Members[member1].Client.Get(t.Context(), client.ObjectKeyFromObject(theirs), &observed); err != nil {
			t.Fatal(err)
		}
		if observed.ResourceVersion != theirs.ResourceVersion || observed.UID != theirs.UID {
			t.Fatalf("the unmanaged object was changed: %v %v", observed.Labels, observed.Data)
		}
	}
	ours := f.configMap("settings", nil)
	p := f.policy("settings", []string{member1, member2}, named("v1", "ConfigMap", "settings"))
	f.create(ours, p)
	const words = "already exists in the cluster member1"
	refused := func() {
		t.Helper()
		f.waitWork(member1, "ConfigMap", "settings", func(w *workv1alpha1.Work) error {
			for _, c := range w.Status.Conditions {
				if c.Type == workv1alpha1.WorkApplied && c.Status == metav1.ConditionFalse && c.Reason == "AppliedFailed" &&
					contains(c.Message, words) {
					return nil
				}
			}
			return fmt.Errorf("conditions %+v", w.Status.Conditions)
		})
	}
	refused()
	f.waitEvent(ours, names.ExecutionSource, "SyncFailed", words)
	f.waitBinding("ConfigMap", "settings", func(b *workv1alpha2.ResourceBinding) error {
		items := b.Status.AggregatedStatus
		if len(items) == 2 && items[0].ClusterName == member1 && !items[0].Applied && contains(items[0].AppliedMessage, words) &&
			items[1].Applied {
			return nil
		}
		return fmt.Errorf("aggregated status %+v", items)
	})
	f.waitInMember(member2, ours)
	untouched()

	// Deleting the template deletes the managed object in member2 and nothing else.
	f.remove(ours)
	f.waitPropagationDeleted("ConfigMap", "settings")
	f.waitOnlyIn(ours, member1)
	untouched()

	ours = f.configMap("settings", nil)
	f.create(ours)
	refused()
	untouched()
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.ConflictResolution = policyv1alpha1.ConflictOverwrite
	})
	f.eventually("the object in member1 is adopted", func(ctx context.Context) error {
		var observed corev1.ConfigMap
		if err := e.Members[member1].Client.Get(ctx, client.ObjectKeyFromObject(ours), &observed); err != nil {
			return err
		}
		if observed.Labels[names.Managed] != "true" || observed.Data["from"] != "template" {
			return fmt.Errorf("labels %v, data %v", observed.Labels, observed.Data)
		}
		if observed.UID != theirs.UID || observed.Labels["whose"] != "theirs" {
			return fmt.Errorf("it was replaced or lost its own label: %v", observed.Labels)
		}
		return nil
	})
	f.waitWork(
		member1,
		"ConfigMap",
		"settings",
		func(w *workv1alpha1.Work) error { return isTrue(w.Status.Conditions, workv1alpha1.WorkApplied) },
	)
	f.approveDeletion(ours)
}

// waitInMember waits until an object exists in a member.
func (f *fixture) waitInMember(cluster string, o client.Object) {
	f.Helper()
	f.eventually(objectName(o)+" is in "+cluster, func(ctx context.Context) error {
		observed, err := newLike(o, f.e.Members[cluster].Client)
		if err != nil {
			return err
		}
		return f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(o), observed)
	})
}

func kinds(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	meta := func(name string) metav1.ObjectMeta { return metav1.ObjectMeta{Namespace: f.ns, Name: name} }
	app := map[string]string{"app": "all"}
	one, never := int32(1), corev1.RestartPolicyNever
	pod := podOf(app)
	jobPod := podOf(nil)
	jobPod.Spec.RestartPolicy = never
	set := &appsv1.StatefulSet{
		ObjectMeta: meta("set"),
		Spec: appsv1.StatefulSetSpec{
			Replicas:    &one,
			Selector:    &metav1.LabelSelector{MatchLabels: app},
			Template:    pod,
			ServiceName: "service",
		},
	}
	daemons := &appsv1.DaemonSet{
		ObjectMeta: meta("daemons"),
		Spec:       appsv1.DaemonSetSpec{Selector: &metav1.LabelSelector{MatchLabels: app}, Template: pod},
	}
	job := &batchv1.Job{ObjectMeta: meta("job"), Spec: batchv1.JobSpec{Template: jobPod}}
	all := []struct {
		kind string
		o    client.Object
	}{
		{"ConfigMap", f.configMap("config", nil)},
		{"Secret", &corev1.Secret{ObjectMeta: meta("secret"), StringData: map[string]string{"key": "value"}}},
		{
			"Service",
			&corev1.Service{ObjectMeta: meta("service"), Spec: corev1.ServiceSpec{Selector: app, Ports: []corev1.ServicePort{{Port: 80}}}},
		},
		{"StatefulSet", set},
		{"DaemonSet", daemons},
		{"Job", job},
	}
	p := f.policy("all", []string{member1, member2},
		named("v1", "ConfigMap", "config"), named("v1", "Secret", "secret"), named("v1", "Service", "service"),
		named("apps/v1", "StatefulSet", "set"), named("apps/v1", "DaemonSet", "daemons"), named("batch/v1", "Job", "job"))
	f.create(p)
	for _, each := range all {
		f.create(each.o)
	}
	for _, each := range all {
		f.waitOnlyIn(each.o, member1, member2)
		f.waitBinding(each.kind, each.o.GetName(), func(b *workv1alpha2.ResourceBinding) error { return fullyApplied(b.Status.Conditions) })
	}
	nodes := 0
	for _, cluster := range []string{member1, member2} {
		var list corev1.NodeList
		if err := e.Members[cluster].Client.List(t.Context(), &list); err != nil {
			t.Fatal(err)
		}
		nodes += len(list.Items)
	}
	f.waitReported(set, func() error {
		if s := set.Status; s.ReadyReplicas != 2 || s.Replicas != 2 || s.ObservedGeneration != set.Generation {
			return fmt.Errorf("status %+v", s)
		}
		return nil
	})
	f.waitReported(daemons, func() error {
		if s := daemons.Status; int(s.NumberReady) != nodes || int(s.DesiredNumberScheduled) != nodes ||
			s.ObservedGeneration != daemons.Generation {
			return fmt.Errorf("status %+v, want %d ready", s, nodes)
		}
		return nil
	})
	f.waitReported(job, func() error {
		for _, c := range job.Status.Conditions {
			if c.Type == batchv1.JobComplete && c.Status == corev1.ConditionTrue && job.Status.Succeeded == 2 {
				return nil
			}
		}
		return fmt.Errorf("status %+v", job.Status)
	})
	for _, each := range all {
		f.remove(each.o)
	}
	for _, each := range all {
		f.waitOnlyIn(each.o)
		f.waitPropagationDeleted(each.kind, each.o.GetName())
	}
}

// waitReported waits until check accepts the template, which is read into o before each call.
func (f *fixture) waitReported(o client.Object, check func() error) {
	f.Helper()
	f.eventually("status of "+objectName(o), func(ctx context.Context) error {
		if err := f.e.Control.Get(ctx, client.ObjectKeyFromObject(o), o); err != nil {
			return err
		}
		return check()
	})
}

func policyDeleted(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 1)
	first := f.policy("first", []string{member1}, named("apps/v1", "Deployment", "nginx"))
	f.create(d, first)
	f.waitDivided(d, map[string]int32{member1: 1})
	var before appsv1.Deployment
	if err := e.Members[member1].Client.Get(t.Context(), client.ObjectKeyFromObject(d), &before); err != nil {
		t.Fatal(err)
	}
	f.remove(first)
	unclaimed := func(o client.Object) error {
		if id, claimed := o.GetLabels()[names.PolicyID]; claimed {
			return fmt.Errorf("%s is still claimed by %s", objectName(o), id)
		}
		for _, key := range []string{names.PolicyName, names.PolicyNamespace} {
			if _, claimed := o.GetAnnotations()[key]; claimed {
				return fmt.Errorf("%s still has the annotation %s", objectName(o), key)
			}
		}
		return nil
	}
	f.waitReported(d, func() error { return unclaimed(d) })
	f.waitBinding("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error { return unclaimed(b) })
	stays := func(cluster string) {
		t.Helper()
		var observed appsv1.Deployment
		if err := e.Members[cluster].Client.Get(t.Context(), client.ObjectKeyFromObject(d), &observed); err != nil {
			t.Fatalf("the object is not in %s: %v", cluster, err)
		}
		if observed.UID != before.UID {
			t.Fatalf("the object was recreated")
		}
	}
	stays(member1)

	second := f.policy("second", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	f.create(second)
	f.waitDivided(d, map[string]int32{member1: 1, member2: 1})
	stays(member1)
	f.waitReported(d, func() error {
		if got := d.Labels[names.PolicyID]; got != second.Labels[names.PolicyID] {
			return fmt.Errorf("claimed by %q", got)
		}
		return nil
	})
}
