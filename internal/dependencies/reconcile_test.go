// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

func TestReconcile_attachesDependencies(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1", "m2"), configMap("settings"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings"), onConfigMap("missing")}
	if diff := cmp.Diff([]string{"patch web", "create settings-configmap"}, f.run("web")); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	web := f.binding("web")
	var recorded []interpret.Dependency
	err := json.Unmarshal([]byte(web.Annotations[names.Dependencies]), &recorded)
	if err != nil || !slices.Equal(recorded, f.layer.dependencies["web"]) {
		t.Errorf("annotation %s = %s, %v", names.Dependencies, web.Annotations[names.Dependencies], err)
	}
	if !controllerutil.ContainsFinalizer(web, names.DependenciesFinalizer) {
		t.Error("no finalizer")
	}
	a := f.binding("settings-configmap")
	want := workv1alpha2.ResourceBindingSpec{
		Resource: workv1alpha2.ObjectReference{APIVersion: "v1", Kind: "ConfigMap", Namespace: "default", Name: "settings", UID: "uid-settings",
			ResourceVersion: a.Spec.Resource.ResourceVersion},
		RequiredBy:         []workv1alpha2.BindingSnapshot{{Namespace: "default", Name: "web", Clusters: web.Spec.Clusters}},
		ConflictResolution: policyv1alpha1.ConflictAbort, PreserveResourcesOnDeletion: new(false),
	}
	if diff := cmp.Diff(want, a.Spec); diff != "" || a.Spec.Resource.ResourceVersion == "" {
		t.Errorf("spec (-want +got):\n%s", diff)
	}
	labels := map[string]string{"resourcebinding.karmada.io/depended-by-" + names.Hash("default/web"): "id-of-web", names.BindingID: "id-1"}
	if diff := cmp.Diff(labels, a.Labels); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{names.BindingFinalizer}, a.Finalizers); diff != "" || metav1.GetControllerOf(a).UID != "uid-settings" {
		t.Errorf("owner %+v, finalizers (-want +got):\n%s", a.OwnerReferences, diff)
	}
	f.expectNoWrites("web")
	f.restart()
	f.expectNoWrites("web")
}

// The admission of Pods in the control plane adds a volume with this ConfigMap, which each member has.
func TestReconcile_ignoresObjectsOfTheServer(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"), configMap("kube-root-ca.crt"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("kube-root-ca.crt"), onConfigMap("settings")}
	if diff := cmp.Diff([]string{"patch web", "create settings-configmap"}, f.run("web")); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	f.expectNoWrites("web")
}

func TestReconcile_followsClusters(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web"), configMap("settings"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	f.expectNoWrites("web") // it is not scheduled yet
	for _, clusters := range [][]string{{"m1"}, {"m1", "m2"}, {"m2"}, nil} {
		f.edit("web", func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Clusters = nil
			for _, c := range clusters {
				b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: c})
			}
		})
		f.run("web")
		if diff := cmp.Diff(map[string][]string{"web": clusters}, requiredBy(f.binding("settings-configmap"))); diff != "" {
			t.Errorf("required by (-want +got):\n%s", diff)
		}
		f.expectNoWrites("web")
	}
}

// A copy that is being evicted keeps its dependencies until it is deleted.
func TestReconcile_keepsDependenciesOfEvictedCopy(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	f.run("web")
	for _, step := range []struct {
		clusters, evicting []string
		purge              policyv1alpha1.PurgeMode
		want               []string
	}{
		{[]string{"m1"}, []string{"m1"}, policyv1alpha1.PurgeModeGracefully, []string{"m1"}},
		{[]string{"m2"}, []string{"m1"}, policyv1alpha1.PurgeModeGracefully, []string{"m2", "m1"}},
		{[]string{"m2"}, nil, "", []string{"m2"}},
		{[]string{"m3"}, []string{"m2"}, policyv1alpha1.PurgeModeDirectly, []string{"m3"}},
	} {
		f.edit("web", func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Clusters, b.Spec.GracefulEvictionTasks = nil, nil
			for _, c := range step.clusters {
				b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: c})
			}
			for _, c := range step.evicting {
				b.Spec.GracefulEvictionTasks = append(b.Spec.GracefulEvictionTasks,
					workv1alpha2.GracefulEvictionTask{FromCluster: c, PurgeMode: step.purge})
			}
		})
		f.run("web")
		if diff := cmp.Diff(map[string][]string{"web": step.want}, requiredBy(f.binding("settings-configmap"))); diff != "" {
			t.Errorf("required by (-want +got):\n%s", diff)
		}
		f.expectNoWrites("web")
	}
}

// The template is read and interpreted once per version if its kind is watched.
func TestReconcile_interpretsOncePerVersion(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"))...)
	f.watched.Insert(schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"})
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	f.run("web", "web")
	if f.layer.calls != 1 {
		t.Errorf("interpreted %d times", f.layer.calls)
	}
	if err := f.Reinterpret(t.Context(), func(schema.GroupVersionKind) bool { return true }); err != nil {
		t.Fatal(err)
	}
	f.run("web")
	if f.layer.calls != 2 {
		t.Errorf("interpreted %d times after a change of the interpreter", f.layer.calls)
	}
}

// A result of an interpreter that was replaced meanwhile, such as a webhook that takes seconds, is not used for the next reconcile.
func TestReconcile_interpretsAgainIfTheInterpreterChangedMeanwhile(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("old"), configMap("new"))...)
	f.watched.Insert(schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"})
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("old")}
	f.layer.during = func() {
		f.layer.during = nil
		f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("new")}
		if err := f.Reinterpret(t.Context(), func(schema.GroupVersionKind) bool { return true }); err != nil {
			t.Fatal(err)
		}
	}
	f.run("web", "web")
	if diff := cmp.Diff(map[string][]string{"web": {"m1"}}, requiredBy(f.binding("new-configmap"))); diff != "" {
		t.Errorf("required by (-want +got):\n%s", diff)
	}
}

// A binding that no longer propagates dependencies, and had none, leaves no entry behind.
func TestReconcile_forgetsBindingsWithoutDependencies(t *testing.T) {
	t.Parallel()
	f := newFixture(t, deployment("web", "m1")...)
	f.run("web")
	f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Spec.PropagateDeps = false })
	f.run("web")
	if n := len(f.index.entries); n != 0 {
		t.Errorf("%d entries in the index, want none", n)
	}
}

// An object that is no longer a dependency loses the requirement; its binding stays.
func TestReconcile_detachesOrphans(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("a"), configMap("b"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("a"), onConfigMap("b")}
	f.run("web")
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("b")}
	if diff := cmp.Diff([]string{"patch web", "patch a-configmap"}, f.run("web")); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	a := f.binding("a-configmap")
	if len(a.Spec.RequiredBy) > 0 || isAttached(a) || a.Labels[names.BindingID] == "" || f.binding("b-configmap").Spec.RequiredBy == nil {
		t.Errorf("a: labels %v, spec %+v", a.Labels, a.Spec)
	}
	f.expectNoWrites("web")
}

// Nothing is detached without the result of a ready interpreter for the template as it is now, or if the object is merely missing.
func TestReconcile_keepsDependencies(t *testing.T) {
	t.Parallel()
	for name, disturb := range map[string]func(f *fixture){
		"interpreter is not ready": func(f *fixture) { f.layer.notReady = true },
		"interpreter fails":        func(f *fixture) { f.layer.err = errBoom },
		"interpreter was removed":  func(f *fixture) { f.Chain = nil },
		"template was deleted":     func(f *fixture) { f.remove(deployment("web")[0]) },
		"too many dependencies": func(f *fixture) {
			f.layer.dependencies["web"] = make([]interpret.Dependency, maxDependencies+1)
		},
		"object is not in the cache": func(f *fixture) {
			f.Distributor.control.Client = fakecontrol.Cache{Client: f.control, Missing: []client.Object{configMap("settings")}}
		},
		"object was deleted": func(f *fixture) { f.remove(configMap("settings")) },
		"gate is disabled and the policy changed": func(f *fixture) {
			f.Enabled = false
			f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Spec.PropagateDeps = false })
		},
		"propagateDeps is false in the cache only": func(f *fixture) {
			old := f.binding("web")
			old.Spec.PropagateDeps = false
			f.Distributor.control.Client = fakecontrol.Cache{Client: f.control, Shown: []client.Object{old}}
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, append(deployment("web", "m1"), configMap("settings"))...)
			f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
			f.run("web")
			f.restart()
			disturb(f)
			f.control.Writes(fakecontrol.Write.ByName)
			_, err := requeue.Reconciler(f).Reconcile(t.Context(), request("web"))
			if failing := strings.Contains(name, "fails") || strings.Contains(name, "too many"); failing != (err != nil) {
				t.Errorf("Reconcile = %v", err)
			} else if failing && !slices.Contains(f.reasons(), "Deployment web GetDependenciesFailed") {
				t.Errorf("events = %v", f.reasons())
			}
			if writes := f.control.Writes(fakecontrol.Write.ByName); len(writes) > 0 {
				t.Errorf("writes = %v", writes)
			}
			if diff := cmp.Diff(map[string][]string{"web": {"m1"}}, requiredBy(f.binding("settings-configmap"))); diff != "" {
				t.Errorf("required by (-want +got):\n%s", diff)
			}
		})
	}
}

func TestReconcile_finalizes(t *testing.T) {
	t.Parallel()
	for name, leave := range map[string]func(f *fixture){
		"binding is deleted": func(f *fixture) { f.remove(f.binding("web")) },
		"policy changed": func(f *fixture) {
			f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Spec.PropagateDeps = false })
		},
		"deleted, gate disabled": func(f *fixture) { f.Enabled = false; f.remove(f.binding("web")) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, append(append(deployment("web", "m1"), deployment("api", "m2")...), configMap("settings"))...)
			f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
			f.layer.dependencies["api"] = []interpret.Dependency{onConfigMap("settings")}
			f.run("web", "api")
			leave(f)
			deleted := f.binding("web").DeletionTimestamp != nil
			if deleted {
				f.expectNoWrites("web") // a removal of its Works may be held
				f.worksDeleted("web")
			}
			if diff := cmp.Diff([]string{"patch settings-configmap", "patch web"}, f.run("web")); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(map[string][]string{"api": {"m2"}}, requiredBy(f.binding("settings-configmap"))); diff != "" {
				t.Errorf("required by (-want +got):\n%s", diff)
			}
			if web := f.binding("web"); (web == nil) != deleted {
				t.Errorf("binding = %v", web)
			} else if web != nil && (controllerutil.ContainsFinalizer(web, names.DependenciesFinalizer) ||
				web.Annotations[names.Dependencies] != "" || !controllerutil.ContainsFinalizer(web, names.BindingFinalizer)) {
				t.Errorf("finalizers %v, annotations %v", web.Finalizers, web.Annotations)
			}
			f.expectNoWrites("web", "api")
		})
	}
}

// A binding that another controller or policy manages keeps its own settings; only the requirement is added.
func TestReconcile_keepsFieldsOfPolicy(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"))...)
	own := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "settings-configmap",
		Labels: map[string]string{names.PolicyID: "p"}}}
	own.OwnerReferences = []metav1.OwnerReference{*metav1.NewControllerRef(configMap("settings"), configMaps)}
	own.Spec = workv1alpha2.ResourceBindingSpec{
		Resource:  workv1alpha2.ObjectReference{APIVersion: "v1", Kind: "ConfigMap", Namespace: "default", Name: "settings", UID: "uid-settings"},
		Placement: &policyv1alpha1.Placement{}, ConflictResolution: policyv1alpha1.ConflictAbort, Replicas: 5,
		Clusters: []workv1alpha2.TargetCluster{{Name: "m3"}},
	}
	f.create(own)
	f.edit("web", func(b *workv1alpha2.ResourceBinding) {
		b.Spec.ConflictResolution, b.Spec.PreserveResourcesOnDeletion = policyv1alpha1.ConflictOverwrite, new(true)
	})
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	f.run("web")
	want := own.Spec
	want.RequiredBy = []workv1alpha2.BindingSnapshot{{Namespace: "default", Name: "web", Clusters: f.binding("web").Spec.Clusters}}
	got := f.binding("settings-configmap")
	if diff := cmp.Diff(want, got.Spec); diff != "" || got.Labels[names.PolicyID] != "p" {
		t.Errorf("labels %v, spec (-want +got):\n%s", got.Labels, diff)
	}
	f.expectNoWrites("web")
}

// The distributor must not write a binding that another controller changed since it was read (karmada-io/karmada#5929).
func TestReconcile_doesNotOverwriteConcurrentChange(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	f.run("web")
	old := f.binding("settings-configmap")
	f.edit("settings-configmap", func(b *workv1alpha2.ResourceBinding) { b.Spec.Replicas = 5 })
	f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Name = "m2" })
	f.restart()
	f.Distributor.control.Client = fakecontrol.Cache{Client: f.control, Shown: []client.Object{old}}
	result, err := requeue.Reconciler(f).Reconcile(t.Context(), request("web"))
	got := f.binding("settings-configmap")
	if err != nil || result.RequeueAfter == 0 || got.Spec.Replicas != 5 || got.Spec.RequiredBy[0].Clusters[0].Name != "m1" {
		t.Errorf("Reconcile = %+v, %v; spec = %+v", result, err, got.Spec)
	}
	f.restart()
	f.run("web")
	if got := f.binding("settings-configmap").Spec; got.Replicas != 5 || got.RequiredBy[0].Clusters[0].Name != "m2" {
		t.Errorf("spec = %+v", got)
	}
}

func TestReconcile_mergesSettings(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(append(deployment("web", "m1"), deployment("api", "m2")...), configMap("settings"))...)
	for _, name := range []string{"web", "api"} {
		f.layer.dependencies[name] = []interpret.Dependency{onConfigMap("settings")}
	}
	f.edit("api", func(b *workv1alpha2.ResourceBinding) {
		b.Spec.ConflictResolution, b.Spec.PreserveResourcesOnDeletion = policyv1alpha1.ConflictOverwrite, new(true)
	})
	settings := func() [2]bool {
		s := newReferrer(&f.binding("settings-configmap").Spec)
		return [2]bool{s.overwrite, s.preserve}
	}
	f.run("web")
	if got := settings(); got != [2]bool{false, false} || len(f.reasons()) > 0 {
		t.Errorf("settings = %v, events = %v", got, f.reasons())
	}
	f.run("api")
	if got := settings(); got != [2]bool{true, true} {
		t.Errorf("settings = %v, want Overwrite and true", got)
	}
	all := f.events.All()
	last := all[len(all)-2] // before the success of the binding
	if last.Reason != "DependencyPolicyConflict" || !last.Warning || last.On.Name != "settings-configmap" ||
		last.Message != "Dependency policy conflict detected: ConflictResolution conflicted (Overwrite vs Abort); "+
			"PreserveResourcesOnDeletion conflicted (true vs false)." {
		t.Errorf("event = %+v", last)
	}
	f.expectNoWrites("web", "api")

	// One of the two bindings is removed. The Work in its cluster is deleted with its setting before the setting of the other one applies.
	left := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m2", Name: "w",
		Labels: map[string]string{names.BindingID: f.binding("settings-configmap").Labels[names.BindingID]}}}
	f.create(left)
	f.removeBinding("api")
	f.run("api")
	f.run("web")
	if got := settings(); got != [2]bool{false, true} {
		t.Errorf("settings = %v, want Abort, and true while the Work exists", got)
	}
	f.remove(left)
	f.run("web")
	if got := settings(); got != [2]bool{false, false} {
		t.Errorf("settings = %v", got)
	}
	f.expectNoWrites("web")
	// The last one goes.
	f.removeBinding("web")
	f.run("web")
	if got := f.binding("settings-configmap"); got == nil || len(got.Spec.RequiredBy) > 0 {
		t.Errorf("binding = %+v", got)
	}
}

// A referrer that was deleted without its finalizer does not keep the dependency in its clusters.
func TestReconcile_dropsLostReferrer(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(append(deployment("web", "m1"), deployment("api", "m2")...), configMap("settings"))...)
	for _, name := range []string{"web", "api"} {
		f.layer.dependencies[name] = []interpret.Dependency{onConfigMap("settings")}
	}
	f.run("web", "api")
	f.edit("api", func(b *workv1alpha2.ResourceBinding) { b.Finalizers = nil })
	f.remove(f.binding("api"))
	f.run("api", "web")
	a := f.binding("settings-configmap")
	if diff := cmp.Diff(map[string][]string{"web": {"m1"}}, requiredBy(a)); diff != "" || a.Labels[names.DependedBy("default", "api")] != "" {
		t.Errorf("labels %v, required by (-want +got):\n%s", a.Labels, diff)
	}
}

func TestReconcile_errors(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		dependency interpret.Dependency
		want       string
	}{
		"other namespace": {
			interpret.Dependency{APIVersion: "v1", Kind: "ConfigMap", Namespace: "other", Name: "x"}, "must be in namespace default",
		},
		"cluster-scoped": {interpret.Dependency{APIVersion: "v1", Kind: "Namespace", Name: "x"}, "must be in namespace default"},
		"neither name": {
			interpret.Dependency{APIVersion: "v1", Kind: "ConfigMap", Namespace: "default"}, "neither a name nor a label selector",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, append(deployment("web", "m1"), configMap("settings"), configMap("x"))...)
			f.layer.dependencies["web"] = []interpret.Dependency{tc.dependency, onConfigMap("settings")}
			if _, err := requeue.Reconciler(f).Reconcile(t.Context(), request("web")); err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("Reconcile = %v, want %q", err, tc.want)
			}
			if f.binding("settings-configmap") == nil {
				t.Error("the other dependency was not attached")
			}
			if diff := cmp.Diff([]string{"ResourceBinding web SyncScheduleResultToDependenciesFailed"}, f.reasons()); diff != "" {
				t.Errorf("events (-want +got):\n%s", diff)
			}
		})
	}
}

// The metadata of a cluster-scoped object has no namespace, although the dependency names one.
func TestAttach_clusterScoped(t *testing.T) {
	t.Parallel()
	f := newFixture(t, deployment("web", "m1")...)
	m := &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{Name: "x"}}
	m.SetGroupVersionKind(corev1.SchemeGroupVersion.WithKind("Namespace"))
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default"}}
	if _, err := f.attach(t.Context(), &referring{ResourceBinding: b}, m); err == nil || !strings.Contains(err.Error(), "cluster-scoped") {
		t.Errorf("attach = %v, want an error", err)
	}
}

// A binding of an earlier object of the same name must be deleted first.
func TestReconcile_waitsForBindingOfEarlierObject(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	f.run("web")
	f.edit("settings-configmap", func(b *workv1alpha2.ResourceBinding) { b.OwnerReferences[0].UID = "earlier" })
	result, err := requeue.Reconciler(f).Reconcile(t.Context(), request("web"))
	if err != nil || result.RequeueAfter != waitInterval || len(f.reasons()) > 0 {
		t.Errorf("Reconcile = %+v, %v, events = %v", result, err, f.reasons())
	}
}

// The dependencies of a ServiceImport are selected by labels (docs/contract/services.md).
func TestReconcile_selectsByLabels(t *testing.T) {
	t.Parallel()
	slice := func(name, service string) *discoveryv1.EndpointSlice {
		return &discoveryv1.EndpointSlice{ObjectMeta: metav1.ObjectMeta{
			Namespace: "default", Name: name, UID: types.UID("uid-" + name), Labels: map[string]string{discoveryv1.LabelServiceName: service},
		}}
	}
	f := newFixture(t, append(deployment("web", "m1"), slice("one", "derived-s"), slice("other", "derived-t"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{{APIVersion: "discovery.k8s.io/v1", Kind: "EndpointSlice", Namespace: "default",
		LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{discoveryv1.LabelServiceName: "derived-s"}}}}
	f.run("web")
	if f.binding("one-endpointslice") == nil || f.binding("other-endpointslice") != nil {
		t.Fatal("want the selected EndpointSlice attached, and no other")
	}
	f.expectNoWrites("web")
	f.create(slice("two", "derived-s"))
	f.run("web")
	if f.binding("two-endpointslice") == nil {
		t.Error("the new EndpointSlice is not attached")
	}
	changed := slice("one", "derived-t")
	if err := f.control.Patch(t.Context(), changed, client.Merge); err != nil && !apierrors.IsNotFound(err) {
		t.Fatal(err)
	}
	f.run("web")
	if got := f.binding("one-endpointslice"); len(got.Spec.RequiredBy) > 0 {
		t.Errorf("required by %v although it is no longer selected", requiredBy(got))
	}
	f.remove(slice("two", "derived-s"))
	f.expectNoWrites("web") // garbage collection deletes its binding
}

// A kind that is not watched is read live, and again after a while.
func TestReconcile_unwatchedKind(t *testing.T) {
	t.Parallel()
	f := newFixture(t, deployment("web", "m1")...)
	f.watched.Delete(configMaps)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	result, err := requeue.Reconciler(f).Reconcile(t.Context(), request("web"))
	if err != nil || result.RequeueAfter != missingInterval {
		t.Errorf("Reconcile = %+v, %v", result, err)
	}
	f.create(configMap("settings"))
	f.run("web")
	if f.binding("settings-configmap") == nil {
		t.Error("not attached")
	}
}

// A dependency that was attached last is detached even if the cache does not show its binding yet.
func TestReconcile_detachesBindingThatCacheDoesNotShow(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("a"), configMap("b"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("a"), onConfigMap("b")}
	f.run("web")
	f.Distributor.control.Client = fakecontrol.Cache{Client: f.control, Missing: []client.Object{f.binding("a-configmap")}}
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("b")}
	f.run("web")
	if got := requiredBy(f.binding("a-configmap")); len(got) > 0 {
		t.Errorf("required by %v", got)
	}
}

// Every write has the resourceVersion of the binding, unless it creates one.
func TestReconcile_locksWrites(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(append(deployment("web", "m1"), deployment("api", "m2")...), configMap("settings"))...)
	for _, name := range []string{"web", "api"} {
		f.layer.dependencies[name] = []interpret.Dependency{onConfigMap("settings")}
	}
	f.control.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "patch" && !strings.Contains(string(w.Patch), `"resourceVersion"`) {
			t.Errorf("%s without a resourceVersion: %s", w.ByName(), w.Patch)
		}
		return nil
	}
	f.run("web", "api")
	f.removeBinding("web")
	f.run("web")
}
