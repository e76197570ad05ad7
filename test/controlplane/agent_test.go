// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"
	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	utilrand "k8s.io/apimachinery/pkg/util/rand"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/clusterset"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/writer"
	"karmada.io/karmada/test/env"
)

// admitted returns the configuration of the agent of a new cluster.
func admitted(t *testing.T, cluster string) *rest.Config {
	t.Helper()
	bootstrap := as(newToken(t, "--cluster", cluster))
	name, key := request(t, bootstrap, cluster)
	config, _ := issued(t, bootstrap, name, key)
	control := newClient(t, config)
	env.Eventually(t, "access of the agent", func(ctx context.Context) error { // the authorizer has a cache
		if err := control.List(ctx, &workv1alpha1.WorkList{}, client.InNamespace("karmada-es-"+cluster)); err != nil {
			return err
		}
		return client.IgnoreNotFound(control.Get(ctx, client.ObjectKey{Namespace: "karmada-cluster", Name: cluster}, &coordinationv1.Lease{}))
	})
	return config
}

// An agent may access its own Cluster, Works, Secrets and Leases. Every other request is refused, for every kind and verb.
func TestAgent_leastPrivilege(t *testing.T) {
	t.Parallel()
	own, other := "a1-"+utilrand.String(5), "a2-"+utilrand.String(5)
	transport, err := rest.HTTPClientFor(admitted(t, own))
	if err != nil {
		t.Fatal(err)
	}
	groups, err := discovery.NewDiscoveryClientForConfigOrDie(hub.Config).ServerPreferredResources()
	if err != nil {
		t.Fatal(err)
	}
	// Creation is limited by name, which the tests below check. Every authenticated user may review its own access.
	anywhere := sets.New(
		"create clusters", "create certificatesigningrequests", "create events",
		"create selfsubjectaccessreviews", "create selfsubjectrulesreviews", "create selfsubjectreviews",
	)
	for _, kind := range []string{"resourceinterpretercustomizations", "resourceinterpreterwebhookconfigurations"} {
		anywhere.Insert("get "+kind, "list "+kind, "watch "+kind)
	}
	in := map[string]sets.Set[string]{
		"karmada-cluster": sets.New("create secrets", "create leases"),
		"karmada-system":  sets.New("create leases"),
		"karmada-es-" + own: sets.New("get works", "create works", "list works", "watch works", "update works", "patch works", "delete works",
			"update status works", "patch status works"),
	}
	requests := 0
	for _, group := range groups {
		prefix := "/apis/" + group.GroupVersion
		if group.GroupVersion == "v1" {
			prefix = "/api/v1"
		}
		for _, resource := range group.APIResources {
			for _, namespace := range []string{"", "kube-system", "karmada-cluster", "karmada-system", "karmada-es-" + own, "karmada-es-" + other} {
				if namespace != "" && !resource.Namespaced {
					continue
				}
				path := prefix + "/" + resource.Name
				if namespace != "" {
					path = prefix + "/namespaces/" + namespace + "/" + resource.Name
				}
				for verb, r := range map[string][2]string{
					"get": {http.MethodGet, path + "/" + other}, "list": {http.MethodGet, path},
					"watch":  {http.MethodGet, path + "?watch=1&timeoutSeconds=1"},
					"create": {http.MethodPost, path}, "update": {http.MethodPut, path + "/" + other}, "patch": {http.MethodPatch, path + "/" + other},
					"delete": {http.MethodDelete, path + "/" + other}, "deletecollection": {http.MethodDelete, path},
					"update status": {http.MethodPut, path + "/" + other + "/status"}, "patch status": {http.MethodPatch, path + "/" + other + "/status"},
					"update approval": {http.MethodPut, path + "/" + other + "/approval"},
					"get proxy":       {http.MethodGet, path + "/" + other + "/proxy"}, "get attach": {http.MethodGet, path + "/" + other + "/attach"},
					"create attach": {http.MethodPost, path + "/" + own + "/attach"},
				} {
					if namespace == "" && resource.Namespaced && verb != "list" && verb != "watch" {
						continue // not a request for this kind
					}
					requests++
					request := verb + " " + resource.Name
					want := anywhere.Has(request) || in[namespace].Has(request)
					if got := status(t, transport, r[0], hub.Config.Host+r[1]); want != (got != http.StatusForbidden) && !invalidCreation(verb, got) {
						t.Errorf("%s %s: status %d, allowed: %v", r[0], r[1], got, want)
					}
				}
			}
		}
	}
	t.Logf("%d requests", requests)
}

// invalidCreation reports whether the status rejects the creation of an object without a name, as the admission policy does.
func invalidCreation(verb string, code int) bool {
	return verb == "create" && code == http.StatusForbidden
}

// The creation of objects, which RBAC cannot limit, is limited by name and content.
func TestAgent_createsOwnObjectsOnly(t *testing.T) {
	t.Parallel()
	own, other := "a3-"+utilrand.String(5), "a4-"+utilrand.String(5)
	control := newClient(t, admitted(t, own))
	in := func(namespace, name string) metav1.ObjectMeta {
		return metav1.ObjectMeta{Namespace: namespace, Name: name}
	}
	lease := func(namespace, name string) client.Object {
		return &coordinationv1.Lease{ObjectMeta: in(namespace, name)}
	}
	secret := func(name string, kind corev1.SecretType) client.Object {
		return &corev1.Secret{ObjectMeta: metav1.ObjectMeta{
			Namespace: "karmada-cluster", Name: name, Annotations: map[string]string{corev1.ServiceAccountNameKey: "default"},
		}, Type: kind}
	}
	pullOrPush := func(name string, mode clusterv1alpha1.ClusterSyncMode, id string) client.Object {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
		c.Spec.SyncMode, c.Spec.ID = mode, id
		return c
	}
	event := func(source string) client.Object {
		return &corev1.Event{ObjectMeta: in("default", source+"."+utilrand.String(5)), Source: corev1.EventSource{Component: source},
			InvolvedObject: corev1.ObjectReference{Kind: "Cluster", Name: own}, Type: corev1.EventTypeNormal, Reason: "SyncSucceed"}
	}
	env.Eventually(t, "the admission policy", func(ctx context.Context) error { // it is effective some time after its creation
		if err := control.Create(ctx, lease("karmada-cluster", other+"-probe")); !apierrors.IsForbidden(err) {
			_ = hub.Control.Delete(ctx, lease("karmada-cluster", other+"-probe"))
			return fmt.Errorf("creation of a foreign Lease: %w", err)
		}
		return nil
	})
	for name, o := range map[string]client.Object{
		"a Lease of another cluster":     lease("karmada-cluster", other),
		"the lock of another agent":      lease("karmada-system", "karmada-agent-"+other),
		"the lock of a component":        lease("karmada-system", "karmada-scheduler"),
		"the own Lease in another place": lease("karmada-system", own),
		"a Secret of another cluster":    secret(other, corev1.SecretTypeOpaque),
		"the token of a service account": secret(own, corev1.SecretTypeServiceAccountToken),
		"an event of another controller": event("default-scheduler"),
		"a Work in another namespace":    &workv1alpha1.Work{ObjectMeta: in("karmada-es-"+other, "w")},
		"a Cluster of another name":      pullOrPush(other, clusterv1alpha1.Pull, "x"),
		"the own Cluster in Push mode":   pullOrPush(own, clusterv1alpha1.Push, "x"),
		"the own Cluster without an ID":  pullOrPush(own, clusterv1alpha1.Pull, ""),
		"a binding of an administrator":  &rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: own}},
	} {
		if err := control.Create(t.Context(), o); !apierrors.IsForbidden(err) {
			t.Errorf("%s: %v, want forbidden", name, err)
		}
	}
	for name, o := range map[string]client.Object{
		"the own Lease": lease("karmada-cluster", own), "the own lock": lease("karmada-system", "karmada-agent-"+own),
		"the own Secret": secret(own, corev1.SecretTypeOpaque), "an own event": event(names.ExecutionSource),
	} {
		if err := control.Create(t.Context(), o); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	connectToClusterSet(t, control, own)
}

// connectToClusterSet makes the requests of the controller clusterset in the agent of a cluster: it reports an export, holds an import
// until its objects are removed, and withdraws the report.
func connectToClusterSet(t *testing.T, agent client.Client, cluster string) {
	t.Helper()
	namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: names.ExecutionNamespace(cluster)}}
	if err := hub.Control.Create(t.Context(), namespace); client.IgnoreAlreadyExists(err) != nil {
		t.Fatal(err)
	}
	work := func(name string, report bool) writer.Work {
		labels := map[string]string{names.ClusterSetNamespace: "default", names.ClusterSetName: "web"}
		if report {
			labels[names.EndpointSliceManagedBy] = string(mcs.ClusterSet)
		}
		return writer.Work{
			Key: client.ObjectKey{Namespace: namespace.Name, Name: name}, Object: (&clusterset.Import{}).Object("default", "web"), Report: true,
			Labels: labels, Annotations: map[string]string{names.ClusterSetExport: "{}"},
		}
	}
	report := work(names.ClusterSetReport("default", "web"), true)
	reporter := writer.Writer{Control: agent, NewID: uuid.NewString}
	for _, content := range []string{"{}", `{"spec": {}}`} {
		report.Annotations[names.ClusterSetExport] = content
		if changed, err := reporter.Write(t.Context(), report); err != nil || !changed {
			t.Errorf("report an export: changed %v, %v", changed, err)
		}
	}
	imported := work(names.ClusterSetImport("default", "web"), false)
	if _, err := reporter.Write(t.Context(), imported); !apierrors.IsForbidden(err) {
		t.Errorf("create an import: %v, want forbidden", err)
	}
	if _, err := (writer.Writer{Control: hub.Control, NewID: uuid.NewString}).Write(t.Context(), imported); err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{}
	if err := agent.Get(t.Context(), imported.Key, w); err != nil {
		t.Fatal(err)
	}
	if _, err := patch.AddFinalizer(t.Context(), agent, w, names.ClusterSetFinalizer); err != nil {
		t.Errorf("hold an import: %v", err)
	}
	if err := patch.RemoveFinalizer(t.Context(), agent, w, names.ClusterSetFinalizer); err != nil {
		t.Errorf("end an import: %v", err)
	}
	if err := agent.Get(t.Context(), report.Key, w); err != nil {
		t.Fatal(err)
	}
	if err := reporter.Remove(t.Context(), w); err != nil {
		t.Errorf("withdraw a report: %v", err)
	}
}

// An agent cannot get rid of taints and labels: after its Cluster is removed, it cannot create another. Registered again, the cluster has
// a new identity, and certificates of the earlier registration have no access.
func TestAgent_replacedRegistration(t *testing.T) {
	t.Parallel()
	name := "a5-" + utilrand.String(5)
	register := func(id string) *rest.Config {
		bootstrap := as(newToken(t, "--cluster", name))
		csr, key := request(t, bootstrap, name, "system:karmada:registration:"+name+":"+id)
		config, _ := issued(t, bootstrap, csr, key)
		return config
	}
	newOwn := func() *clusterv1alpha1.Cluster {
		own := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
		own.Spec.SyncMode, own.Spec.ID = clusterv1alpha1.Pull, "id of "+name
		return own
	}
	earlier := newClient(t, register("0123456789abcdef"))
	env.Eventually(t, "creation of the Cluster", func(ctx context.Context) error { return earlier.Create(ctx, newOwn()) })
	env.Eventually(t, "the agent may not create another Cluster", func(ctx context.Context) error {
		if err := earlier.Create(ctx, newOwn()); !apierrors.IsForbidden(err) {
			return fmt.Errorf("creation = %w, want forbidden", err)
		}
		return nil
	})
	if err := earlier.Delete(t.Context(), newOwn()); err != nil {
		t.Fatalf("removal by the agent: %v", err)
	}
	env.Eventually(t, "removal of the Cluster", func(ctx context.Context) error {
		if err := earlier.Create(ctx, newOwn()); !apierrors.IsForbidden(err) {
			t.Errorf("creation after the removal = %v, want forbidden", err)
		}
		if err := hub.Control.Get(ctx, client.ObjectKey{Name: name}, newOwn()); !apierrors.IsNotFound(err) {
			return fmt.Errorf("read of the Cluster: %w", err)
		}
		return nil
	})
	works := func(ctx context.Context, c client.Client) error {
		return c.List(ctx, &workv1alpha1.WorkList{}, client.InNamespace("karmada-es-"+name))
	}
	if taints := newOwn().Spec.Taints; len(taints) > 0 {
		t.Errorf("taints %v of a cluster that registered with its own token, want none", taints)
	}
	later := newClient(t, register("fedcba9876543210"))
	env.Eventually(t, "access of the new registration", func(ctx context.Context) error {
		return errors.Join(works(ctx, later), client.IgnoreAlreadyExists(later.Create(ctx, newOwn())))
	})
	lease := &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: name}}
	env.Eventually(t, "no access of the earlier registration", func(ctx context.Context) error {
		for what, err := range map[string]error{
			"list of Works": works(ctx, earlier), "read of the Cluster": earlier.Get(ctx, client.ObjectKey{Name: name}, newOwn()),
			"creation of a Lease": earlier.Create(ctx, lease.DeepCopy()),
		} {
			if !apierrors.IsForbidden(err) {
				return fmt.Errorf("%s = %w, want forbidden", what, err)
			}
		}
		return nil
	})
	if err := works(t.Context(), later); err != nil {
		t.Errorf("list of Works by the new registration: %v", err)
	}
}

// An agent creates Works that report EndpointSlices only, and does not change whose Work another one is.
func TestAgent_forgesNoWorks(t *testing.T) {
	t.Parallel()
	own := "a6-" + utilrand.String(5)
	control := newClient(t, admitted(t, own))
	forged := func(labels, annotations map[string]string) *workv1alpha1.Work {
		w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
			Namespace: "karmada-es-" + own, GenerateName: "w-", Labels: map[string]string{"endpointslice.karmada.io/managed-by": "ServiceExport"},
			Annotations: annotations,
		}}
		maps.Copy(w.Labels, labels)
		w.Spec.SuspendDispatching = new(true)
		return w
	}
	plain := forged(nil, nil)
	plain.Labels = nil
	active := forged(nil, nil)
	active.Spec.SuspendDispatching = nil
	env.Eventually(t, "the admission policy", func(ctx context.Context) error { // it is effective some time after its creation
		if err := control.Create(ctx, plain.DeepCopy()); !apierrors.IsForbidden(err) {
			return fmt.Errorf("creation of a Work without a report: %w", err)
		}
		return nil
	})
	for what, w := range map[string]*workv1alpha1.Work{
		"a Work that is applied": active,
		"a Work of a binding":    forged(map[string]string{names.BindingID: "x"}, nil),
		"a Work of a quota":      forged(map[string]string{names.QuotaNamespace: "shop", names.QuotaName: "q"}, nil),
		"a Work that names a binding": forged(nil,
			map[string]string{names.BindingNamespace: "shop", names.BindingName: "web-deployment"}),
	} {
		if err := control.Create(t.Context(), w); !apierrors.IsForbidden(err) {
			t.Errorf("%s: %v, want forbidden", what, err)
		}
	}
	report := forged(nil, nil)
	if err := control.Create(t.Context(), report); err != nil {
		t.Fatalf("creation of a report: %v", err)
	}
	before := report.DeepCopy()
	report.Labels[names.BindingID] = "x"
	if err := control.Patch(t.Context(), report, client.MergeFrom(before)); !apierrors.IsForbidden(err) {
		t.Errorf("report that becomes the Work of a binding: %v, want forbidden", err)
	}
	of := forged(map[string]string{names.ClusterBindingID: "y"}, nil)
	of.Finalizers = []string{"example.org/test"}
	if err := hub.Control.Create(t.Context(), of); err != nil {
		t.Fatal(err)
	}
	before = of.DeepCopy()
	delete(of.Labels, names.ClusterBindingID)
	if err := control.Patch(t.Context(), of.DeepCopy(), client.MergeFrom(before)); !apierrors.IsForbidden(err) {
		t.Errorf("Work of a binding that becomes a report: %v, want forbidden", err)
	}
	of = before.DeepCopy()
	of.Finalizers = nil
	if err := control.Patch(t.Context(), of, client.MergeFrom(before)); err != nil {
		t.Errorf("removal of the finalizer: %v", err)
	}
}

// The scheduler may not take the Lease of another component.
func TestSchedulers_ownLeases(t *testing.T) {
	t.Parallel()
	config := rest.CopyConfig(hub.Config)
	config.Impersonate.UserName = "system:karmada:scheduler"
	scheduler := newClient(t, config)
	lease := func(name string) *coordinationv1.Lease {
		return &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-system", Name: name}}
	}
	env.Eventually(t, "the admission policy", func(ctx context.Context) error { // it is effective some time after its creation
		foreign := lease("karmada-webhook-" + utilrand.String(5))
		if err := scheduler.Create(ctx, foreign); !apierrors.IsForbidden(err) || !strings.Contains(err.Error(), "may only write Leases") {
			return fmt.Errorf("creation of a foreign Lease: %w", err)
		}
		return nil
	})
	taken := lease("karmada-controller-manager-" + utilrand.String(5))
	if err := hub.Control.Create(t.Context(), taken); err != nil {
		t.Fatal(err)
	}
	taken.Spec.HolderIdentity = new("x")
	if err := scheduler.Update(t.Context(), taken); !apierrors.IsForbidden(err) {
		t.Errorf("update of a foreign Lease: %v, want forbidden", err)
	}
	own := lease("karmada-scheduler-" + utilrand.String(5))
	if err := scheduler.Create(t.Context(), own); err != nil {
		t.Errorf("creation of an own Lease: %v", err)
	}
}

type command = interface {
	SetArgs([]string)
	ExecuteContext(context.Context) error
}

// run runs a command of karmadactl and returns its output.
func run(t *testing.T, newCommand func(*access.Session) command, args ...string) (string, error) {
	t.Helper()
	var out, errOut bytes.Buffer
	c := newCommand(&access.Session{Args: []string{"karmadactl"}, Env: map[string]string{"HOME": t.TempDir()}, Out: &out, Err: &errOut})
	c.SetArgs(args)
	err := c.ExecuteContext(t.Context())
	return out.String() + errOut.String(), err
}
