// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package upgrade tests that a control plane of an older version continues with this version, without a write to propagated objects, and
// that this version works with older agents and members.
//
//	old binary: karmada up, objects ──► watches in members ──► kill -9 ──► new binary: karmada up ──► fixpoint ──► events of the watches
//
// Members keep running with the old version, so that the watches last; the second one is in Pull mode, so that its agent is an old one.
package upgrade

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/discovery"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

var (
	older   = flag.String("old", "", "path of the older karmada; empty skips the test")
	newer   = flag.String("new", "", "path of this karmada")
	objects = flag.Int("objects", 1000, "number of propagated objects")
	limit   = flag.Duration("limit", 10*time.Minute, "maximum duration of each step; a busy machine needs more")
)

const (
	namespace = "upgrade"
	// deployments is the number of Deployments among the objects. The others are ConfigMaps.
	deployments = 100
)

func TestUpgrade(t *testing.T) {
	if *older == "" {
		t.Skip("run it with make test-upgrade")
	}
	f := &fleet{dir: t.TempDir()}
	t.Cleanup(func() { f.run(t, *newer, "down") })
	f.start(t, *older)
	watches := map[string]*recorder{}
	for _, m := range members {
		watches[m] = record(t, f.config(t, m))
	}

	f.kill(t)
	f.startAgain(t, *objects+1)
	for _, m := range members {
		writes := watches[m].stop(t)
		t.Logf("%s: %d writes after the upgrade", m, len(writes))
		for _, w := range writes {
			t.Errorf("%s was written by the upgrade: %s", m, w)
		}
	}
	// The old agent continues to work: it creates, updates and deletes objects, and reports their status.
	f.change(t)
}

// change changes templates, and waits until the changes are in the members and their status in the control plane.
func (f *fleet) change(t *testing.T) {
	t.Helper()
	control := f.client(t, "karmada-apiserver")
	var d appsv1.Deployment
	if err := control.Get(t.Context(), client.ObjectKey{Namespace: namespace, Name: "o0000"}, &d); err != nil {
		t.Fatal(err)
	}
	d.Spec.Replicas, d.Spec.Template.Spec.Containers[0].Image = new(int32(2)), "nginx:2"
	if err := control.Update(t.Context(), &d); err != nil {
		t.Fatal(err)
	}
	last := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: fmt.Sprintf("o%04d", *objects-1)}}
	if err := control.Delete(t.Context(), last); err != nil {
		t.Fatal(err)
	}
	for _, m := range members {
		f.awaitObjects(t, m, *objects)
		c := f.client(t, m)
		await(t, "new image in "+m, func(ctx context.Context) (bool, error) {
			var copied appsv1.Deployment
			err := c.Get(ctx, client.ObjectKeyFromObject(&d), &copied)
			return err == nil && copied.Spec.Template.Spec.Containers[0].Image == "nginx:2", err
		})
	}
	await(t, "status of the changed Deployment", func(ctx context.Context) (bool, error) {
		err := control.Get(ctx, client.ObjectKeyFromObject(&d), &d)
		return d.Status.ObservedGeneration == d.Generation && d.Status.UpdatedReplicas == 4 && d.Status.AvailableReplicas == 4, err
	})
}

// probeName is the object that is created after the upgrade: when it is in a member, the new version works there.
const probeName = "probe"

var members = []string{"member1", "member2"} //nolint:gochecknoglobals // a constant list

// fleet is a control plane with members on this machine.
type fleet struct{ dir string }

// start starts a control plane with objects in its members.
func (f *fleet) start(t *testing.T, binary string) client.Client {
	t.Helper()
	f.run(t, binary, "up", "--detach", "--members=1")
	f.run(t, binary, "member", "create", members[1], "--pull")
	control := f.client(t, "karmada-apiserver")
	create(t, control)
	for _, m := range members {
		f.awaitObjects(t, m, *objects)
	}
	awaitStatus(t, control)
	return control
}

// startAgain starts this version with the existing data, and waits until a new object makes n in each member and nothing is left to do.
func (f *fleet) startAgain(t *testing.T, n int) {
	t.Helper()
	address := freeAddress(t)
	f.run(t, *newer, "up", "--detach", "--metrics-bind-address="+address)
	probe := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: probeName}}
	if err := f.client(t, "karmada-apiserver").Create(t.Context(), probe); err != nil {
		t.Fatal(err)
	}
	for _, m := range members {
		f.awaitObjects(t, m, n)
	}
	awaitFixpoint(t, address)
}

func (f *fleet) run(t *testing.T, binary string, args ...string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.Context()), *limit)
	defer cancel()
	output, err := exec.CommandContext(ctx, binary, append(args, "--data-dir="+f.dir)...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", binary, args, err, output)
	}
}

// kill ends the process of the control plane, and leaves those of members running.
func (f *fleet) kill(t *testing.T) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(f.dir, "control-plane", "progress.json"))
	if err != nil {
		t.Fatal(err)
	}
	var progress struct{ PID int }
	if err := json.Unmarshal(data, &progress); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Kill(progress.PID, syscall.SIGKILL); err != nil {
		t.Fatalf("kill process %d: %v", progress.PID, err)
	}
	await(t, "end of the old control plane", func(context.Context) (bool, error) {
		return syscall.Kill(progress.PID, 0) != nil, nil
	})
}

func (f *fleet) config(t *testing.T, name string) *rest.Config {
	t.Helper()
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(
		&clientcmd.ClientConfigLoadingRules{ExplicitPath: filepath.Join(f.dir, "kubeconfig")},
		&clientcmd.ConfigOverrides{CurrentContext: name}).ClientConfig()
	if err != nil {
		t.Fatal(err)
	}
	config.QPS = -1
	return config
}

func (f *fleet) client(t *testing.T, name string) client.Client {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clientgoscheme.AddToScheme, clusterv1alpha1.AddToScheme, policyv1alpha1.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	c, err := client.New(f.config(t, name), client.Options{Scheme: scheme})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// awaitObjects waits until a member has all objects of the namespace.
func (f *fleet) awaitObjects(t *testing.T, member string, want int) {
	t.Helper()
	c := f.client(t, member)
	await(t, fmt.Sprintf("%d objects in %s", want, member), func(ctx context.Context) (bool, error) {
		count := 0
		for _, kind := range []string{"ConfigMap", "Deployment"} {
			list := &metav1.PartialObjectMetadataList{}
			list.SetGroupVersionKind(schema.GroupVersionKind{Version: "v1", Kind: kind})
			if kind == "Deployment" {
				list.SetGroupVersionKind(appsv1.SchemeGroupVersion.WithKind(kind))
			}
			if err := c.List(ctx, list, client.InNamespace(namespace), client.MatchingLabels{names.Managed: "true"}); err != nil {
				return false, nil //nolint:nilerr // the member may be starting
			}
			count += len(list.Items)
		}
		return count == want, nil
	})
}

func await(t *testing.T, what string, condition wait.ConditionWithContextFunc) {
	t.Helper()
	if err := wait.PollUntilContextTimeout(t.Context(), 200*time.Millisecond, *limit, true, condition); err != nil {
		t.Fatalf("wait for %s: %v", what, err)
	}
}

// create creates the policy and the templates.
func create(t *testing.T, control client.Client) {
	t.Helper()
	all := []client.Object{
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}},
		&policyv1alpha1.PropagationPolicy{
			ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "all"},
			Spec: policyv1alpha1.PropagationSpec{ResourceSelectors: []policyv1alpha1.ResourceSelector{
				{APIVersion: "v1", Kind: "ConfigMap"}, {APIVersion: "apps/v1", Kind: "Deployment"},
			}},
		},
	}
	labels := map[string]string{"app": "web"}
	for i := range *objects {
		name := metav1.ObjectMeta{Namespace: namespace, Name: fmt.Sprintf("o%04d", i)}
		if i >= deployments {
			all = append(all, &corev1.ConfigMap{ObjectMeta: name, Data: map[string]string{"key": strconv.Itoa(i)}})
			continue
		}
		d := &appsv1.Deployment{ObjectMeta: name}
		d.Spec = appsv1.DeploymentSpec{
			Replicas: new(int32(1)), Selector: &metav1.LabelSelector{MatchLabels: labels},
			Template: corev1.PodTemplateSpec{ObjectMeta: metav1.ObjectMeta{Labels: labels}, Spec: corev1.PodSpec{
				Containers: []corev1.Container{{Name: "web", Image: "nginx"}},
			}},
		}
		d.Spec.Selector.MatchLabels = map[string]string{"app": name.Name}
		d.Spec.Template.Labels = d.Spec.Selector.MatchLabels
		all = append(all, d)
	}
	for _, o := range all {
		if err := control.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
}

// awaitStatus waits until the status of all Deployments in members is reported.
func awaitStatus(t *testing.T, control client.Client) {
	t.Helper()
	await(t, "status of Deployments", func(ctx context.Context) (bool, error) {
		var list appsv1.DeploymentList
		if err := control.List(ctx, &list, client.InNamespace(namespace)); err != nil {
			return false, err
		}
		return !slices.ContainsFunc(list.Items, func(d appsv1.Deployment) bool { return d.Status.AvailableReplicas != 2 }), nil
	})
}

// recorder records the changes of a member.
type recorder struct {
	cancel context.CancelFunc
	done   sync.WaitGroup
	mu     sync.Mutex
	writes []string
	errs   []error
}

// internal are resources that a member changes by itself.
var internal = []string{"events", "leases", "nodes", "pods", "replicasets", "endpoints", "endpointslices", "csinodes"}

// ours are objects of Karmada in a member that an upgrade may write: the record of the control plane, rights, and Secrets with tokens,
// which the member labels when they are used.
var ours = []string{ //nolint:gochecknoglobals // a constant list
	"configmaps kube-system/" + names.HoldConfigMap, "clusterroles /" + names.ImpersonatorAccount,
	"clusterrolebindings /" + names.ImpersonatorAccount, "secrets " + names.ClusterNamespace + "/",
}

// record watches all resources of a member.
func record(t *testing.T, config *rest.Config) *recorder {
	t.Helper()
	d, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	lists, err := d.ServerPreferredResources()
	if err != nil {
		t.Fatal(err)
	}
	c, err := metadata.NewForConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	r := &recorder{cancel: cancel}
	for _, list := range lists {
		for _, resource := range list.APIResources {
			if slices.Contains(internal, resource.Name) || !slices.Contains(resource.Verbs, "watch") || !slices.Contains(resource.Verbs, "list") {
				continue
			}
			gv, err := schema.ParseGroupVersion(list.GroupVersion)
			if err != nil {
				t.Fatal(err)
			}
			r.watch(ctx, t, c, gv.WithResource(resource.Name))
		}
	}
	return r
}

func (r *recorder) watch(ctx context.Context, t *testing.T, c metadata.Interface, resource schema.GroupVersionResource) {
	t.Helper()
	list, err := c.Resource(resource).List(ctx, metav1.ListOptions{})
	if err != nil {
		t.Fatal(err)
	}
	seconds := int64(*limit / time.Second)
	w, err := c.Resource(resource).Watch(ctx, metav1.ListOptions{ResourceVersion: list.ResourceVersion, TimeoutSeconds: &seconds})
	if err != nil {
		t.Fatal(err)
	}
	r.done.Go(func() {
		for e := range w.ResultChan() {
			o, err := meta.Accessor(e.Object)
			r.mu.Lock()
			switch {
			case ctx.Err() != nil: // stop
			case e.Type == watch.Error || err != nil:
				r.errs = append(r.errs, fmt.Errorf("watch %s: %v", resource.Resource, e.Object))
			default:
				name := fmt.Sprintf("%s %s/%s", resource.Resource, o.GetNamespace(), o.GetName())
				known := func(prefix string) bool { return strings.HasPrefix(name, prefix) }
				if o.GetName() != probeName && !slices.ContainsFunc(ours, known) {
					r.writes = append(r.writes, string(e.Type)+" "+name)
				}
			}
			r.mu.Unlock()
		}
		if ctx.Err() == nil {
			r.mu.Lock()
			r.errs = append(r.errs, fmt.Errorf("the watch of %s ended early", resource.Resource))
			r.mu.Unlock()
		}
	})
}

// stop returns the changes.
func (r *recorder) stop(t *testing.T) []string {
	t.Helper()
	r.cancel()
	r.done.Wait()
	for _, err := range r.errs {
		t.Error(err)
	}
	return r.writes
}

func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// awaitFixpoint waits until all queues are empty and nothing was reconciled between two reads of the metrics.
func awaitFixpoint(t *testing.T, address string) {
	t.Helper()
	last, same := -1.0, 0
	await(t, "an end of all reconciliations", func(ctx context.Context) (bool, error) {
		depth, reconciled, err := metrics(ctx, address)
		if err != nil || depth > 0 || reconciled != last {
			last, same = reconciled, 0
			return false, err
		}
		same++
		return same == 10, nil
	})
}

// metrics returns the sum of the lengths of all queues, and of the numbers of reconciliations.
func metrics(ctx context.Context, address string) (depth, reconciled float64, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+address+"/metrics", nil)
	if err != nil {
		return 0, 0, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, 0, err
	}
	defer response.Body.Close()
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		name, value, _ := strings.Cut(lines.Text(), "} ")
		number, err := strconv.ParseFloat(value, 64)
		switch {
		case err != nil:
		case strings.HasPrefix(name, "workqueue_depth{"):
			depth += number
		case strings.HasPrefix(name, "controller_runtime_reconcile_total{"):
			reconciled += number
		}
	}
	return depth, reconciled, lines.Err()
}
