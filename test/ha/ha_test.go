// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package ha tests a highly available control plane in a host cluster. It kills pods, leaders and members of etcd while a client
// writes and watches. See run.sh.
package ha

import (
	"context"
	"crypto/tls"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
)

var (
	controlConfig = flag.String("control", "", "kubeconfig of the control plane; empty skips the test")
	hostConfig    = flag.String("host", "", "kubeconfig of the host cluster")
	memberConfig  = flag.String("member", "", "kubeconfig of a member")
	karmadactl    = flag.String("karmadactl", "", "path of karmadactl, which renews all certificates after half of the duration")
	duration      = flag.Duration("duration", 10*time.Minute, "duration of the faults")
	limit         = flag.Duration("limit", time.Minute, "maximum duration of a failed request, with its retries, while pods are killed")
	// A proposal that a member of etcd forwards to a stopping leader is lost, and reported after etcd's request timeout of 7 s.
	restartLimit = flag.Duration("restart-limit", 10*time.Second, "the same, while all components are restarted by a rolling update")
	seed         = flag.Uint64("seed", 0, "seed of the faults; 0 means one from the clock")
)

const (
	system    = "karmada-system"
	namespace = "default"
	// recovery limits the time until all replicas are available again after a fault.
	recovery = 5 * time.Minute
)

func TestHighAvailability(t *testing.T) {
	if *controlConfig == "" {
		t.Skip("run it with make test-ha")
	}
	if *seed == 0 {
		*seed = uint64(time.Now().UnixNano())
	}
	t.Logf("repeat with -seed %d", *seed)
	control, host, member := connect(t, *controlConfig), connect(t, *hostConfig), connect(t, *memberConfig)
	before := managed(t, member)
	if len(before) == 0 {
		t.Fatal("the member has no propagated objects")
	}
	ctx, cancel := context.WithTimeout(t.Context(), *duration)
	defer cancel()
	w := &writer{control: control}
	o := &observer{control: control}
	if err := w.create(t.Context()); err != nil {
		t.Fatal(err)
	}
	f := &faults{t: t, host: host, control: control, random: rand.New(rand.NewPCG(*seed, 1))}
	use(t, w, o, *limit, func() {
		half := time.Now().Add(*duration / 2)
		for renewed := false; ctx.Err() == nil; {
			f.next(t.Context())
			if !renewed && *karmadactl != "" && time.Now().After(half) {
				renewed = true
				renew(t)
			}
		}
		f.awaitRecovery(t.Context())
	})
	t.Logf("%d faults: %s", f.count, f.summary())
	use(t, w, o, *restartLimit, func() {
		f.restart(t.Context())
		f.awaitRecovery(t.Context())
	})
	w.verify(t)
	w.awaitPropagated(t, member)
	after := managed(t, member)
	for object, uid := range before {
		if after[object] != uid {
			t.Errorf("%s was deleted or created again in the member", object)
		}
	}
}

// use lets the clients write and watch during a disturbance, and checks that no request failed for longer than a limit.
func use(t *testing.T, w *writer, o *observer, limit time.Duration, disturb func()) {
	t.Helper()
	var clients sync.WaitGroup
	stop, end := context.WithCancel(t.Context())
	defer end()
	first, begin := w.last, time.Now()
	w.failed, w.longest, w.cause, o.seen, o.interruptions = 0, 0, nil, 0, 0
	clients.Go(func() { w.run(stop) })
	clients.Go(func() { o.run(stop) })
	disturb()
	end()
	clients.Wait()
	t.Logf("%d writes in %v, %d of them failed and were repeated; the longest took %v until it succeeded: %v",
		w.last-first, time.Since(begin).Round(time.Second), w.failed, w.longest.Round(10*time.Millisecond), w.cause)
	t.Logf("the watch was interrupted %d times and saw %d changes", o.interruptions, o.seen)
	if w.longest > limit {
		t.Errorf("a request failed for %v, more than %v", w.longest, limit)
	}
	if o.backward {
		t.Error("the watch saw an older value after a newer one")
	}
}

func connect(t *testing.T, kubeconfig string) *kubernetes.Clientset {
	t.Helper()
	c, err := kubernetes.NewForConfig(load(t, kubeconfig))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func load(t *testing.T, kubeconfig string) *rest.Config {
	t.Helper()
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	if err != nil {
		t.Fatal(err)
	}
	config.QPS = -1
	return config
}

// managed returns the UIDs of the propagated objects of a member.
func managed(t *testing.T, member kubernetes.Interface) map[string]types.UID {
	t.Helper()
	options := metav1.ListOptions{LabelSelector: "karmada.io/managed=true"}
	out := map[string]types.UID{}
	deployments, err := member.AppsV1().Deployments("").List(t.Context(), options)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range deployments.Items {
		out["Deployment "+d.Name] = d.UID
	}
	configMaps, err := member.CoreV1().ConfigMaps("").List(t.Context(), options)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range configMaps.Items {
		out["ConfigMap "+c.Name] = c.UID
	}
	return out
}

const counter = "counter"

// writer changes an object again and again, and repeats requests that fail.
type writer struct {
	control      kubernetes.Interface
	last, failed int
	longest      time.Duration
	cause        error
}

func (w *writer) create(ctx context.Context) error {
	c := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: counter}, Data: map[string]string{"value": "0"}}
	_, err := w.control.CoreV1().ConfigMaps(namespace).Create(ctx, c, metav1.CreateOptions{})
	return err
}

func (w *writer) run(ctx context.Context) {
	for ctx.Err() == nil {
		begin, failed := time.Now(), error(nil)
		for {
			err := w.write(w.last + 1)
			if err == nil {
				break
			}
			failed = err
			<-time.After(50 * time.Millisecond) // between requests of a client
		}
		w.last++
		if failed != nil {
			w.failed++
			if d := time.Since(begin); d > w.longest {
				w.longest, w.cause = d, failed
			}
		}
		<-time.After(100 * time.Millisecond)
	}
}

// write writes a value. The request is not canceled at the end of the test, so that its result is known.
func (w *writer) write(value int) error {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	patch := fmt.Appendf(nil, `{"data":{"value":"%d"}}`, value)
	_, err := w.control.CoreV1().ConfigMaps(namespace).Patch(ctx, counter, types.MergePatchType, patch, metav1.PatchOptions{})
	return err
}

// verify checks that the last acknowledged write is stored.
func (w *writer) verify(t *testing.T) {
	t.Helper()
	c, err := w.control.CoreV1().ConfigMaps(namespace).Get(t.Context(), counter, metav1.GetOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if c.Data["value"] != strconv.Itoa(w.last) {
		t.Errorf("the stored value is %s, want %d: a write was lost", c.Data["value"], w.last)
	}
}

// awaitPropagated waits until the last value is in the member.
func (w *writer) awaitPropagated(t *testing.T, member kubernetes.Interface) {
	t.Helper()
	begin := time.Now()
	err := wait.PollUntilContextTimeout(t.Context(), 100*time.Millisecond, recovery, true, func(ctx context.Context) (bool, error) {
		c, err := member.CoreV1().ConfigMaps(namespace).Get(ctx, counter, metav1.GetOptions{})
		return err == nil && c.Data["value"] == strconv.Itoa(w.last), nil
	})
	if err != nil {
		t.Fatalf("wait until the member has value %d: %v", w.last, err)
	}
	t.Logf("the member has the last value after %v", time.Since(begin).Round(10*time.Millisecond))
}

// observer watches the object of the writer.
type observer struct {
	control             kubernetes.Interface
	seen, interruptions int
	last                int
	backward            bool
}

func (o *observer) run(ctx context.Context) {
	last := o.last
	defer func() { o.last = last }()
	for ctx.Err() == nil {
		w, err := o.control.CoreV1().ConfigMaps(namespace).Watch(ctx, metav1.ListOptions{FieldSelector: "metadata.name=" + counter})
		if err != nil {
			<-time.After(50 * time.Millisecond) // between requests of a client
			continue
		}
		for e := range w.ResultChan() {
			c, ok := e.Object.(*corev1.ConfigMap)
			if !ok {
				break
			}
			value, err := strconv.Atoi(c.Data["value"])
			o.backward = o.backward || err != nil || value < last
			o.seen++
			last = value
		}
		w.Stop()
		o.interruptions++
	}
}

// faults kills pods of the control plane, one at a time.
type faults struct {
	t             *testing.T
	host, control kubernetes.Interface
	random        *rand.Rand
	count         int
	kills         map[string]int
}

// next waits until all replicas are available, then kills a pod: a leader, a member of etcd, or any.
func (f *faults) next(ctx context.Context) {
	f.awaitRecovery(ctx)
	pods, err := f.host.CoreV1().Pods(system).List(ctx, metav1.ListOptions{FieldSelector: "status.phase=Running"})
	if err != nil {
		f.t.Logf("list pods of the host cluster: %v", err)
		return
	}
	candidates := slices.DeleteFunc(pods.Items, func(p corev1.Pod) bool { return p.DeletionTimestamp != nil || ownedByJob(p) })
	reason := "pod"
	switch f.random.IntN(3) {
	case 0:
		if leaders := f.leaders(ctx); len(leaders) > 0 {
			reason = "leader"
			candidates = slices.DeleteFunc(candidates, func(p corev1.Pod) bool { return !slices.Contains(leaders, p.Name) })
		}
	case 1:
		reason = "member"
		candidates = slices.DeleteFunc(candidates, func(p corev1.Pod) bool { return p.Labels["app"] != "etcd" })
	}
	if len(candidates) == 0 {
		return
	}
	victim := candidates[f.random.IntN(len(candidates))]
	if err := f.host.CoreV1().Pods(system).Delete(ctx, victim.Name, metav1.DeleteOptions{GracePeriodSeconds: new(int64(0))}); err != nil {
		f.t.Logf("delete pod %s: %v", victim.Name, err)
		return
	}
	if f.kills == nil {
		f.kills = map[string]int{}
	}
	f.count++
	f.kills[reason+" of "+victim.Labels["app"]]++
}

// restart restarts all components at once by rolling updates, as kubectl rollout restart does.
func (f *faults) restart(ctx context.Context) {
	f.t.Helper()
	patch := fmt.Appendf(nil, `{"spec":{"template":{"metadata":{"annotations":{"kubectl.kubernetes.io/restartedAt":%q}}}}}`,
		time.Now().Format(time.RFC3339))
	deployments, err := f.host.AppsV1().Deployments(system).List(ctx, metav1.ListOptions{})
	if err != nil {
		f.t.Fatal(err)
	}
	sets, err := f.host.AppsV1().StatefulSets(system).List(ctx, metav1.ListOptions{})
	if err != nil {
		f.t.Fatal(err)
	}
	for i := range deployments.Items {
		name := deployments.Items[i].Name
		if _, err := f.host.AppsV1().Deployments(system).Patch(ctx, name, types.MergePatchType, patch, metav1.PatchOptions{}); err != nil {
			f.t.Fatal(err)
		}
	}
	for i := range sets.Items {
		name := sets.Items[i].Name
		if _, err := f.host.AppsV1().StatefulSets(system).Patch(ctx, name, types.MergePatchType, patch, metav1.PatchOptions{}); err != nil {
			f.t.Fatal(err)
		}
	}
	f.t.Logf("restarted %d Deployments and %d StatefulSets", len(deployments.Items), len(sets.Items))
}

func ownedByJob(p corev1.Pod) bool {
	return slices.ContainsFunc(p.OwnerReferences, func(o metav1.OwnerReference) bool { return o.Kind == "Job" })
}

// leaders returns the names of the pods that hold a lease.
func (f *faults) leaders(ctx context.Context) (out []string) {
	for _, n := range []string{system, metav1.NamespaceSystem} {
		leases, err := f.control.CoordinationV1().Leases(n).List(ctx, metav1.ListOptions{})
		if err != nil {
			return nil // the control plane recovers from the last fault
		}
		for _, l := range leases.Items {
			if l.Spec.HolderIdentity != nil {
				pod, _, _ := strings.Cut(*l.Spec.HolderIdentity, "_")
				out = append(out, pod)
			}
		}
	}
	return out
}

func (f *faults) summary() string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(f.kills)) {
		out = append(out, fmt.Sprintf("%d %s", f.kills[k], k))
	}
	return strings.Join(out, ", ")
}

// awaitRecovery waits until all replicas are available.
func (f *faults) awaitRecovery(ctx context.Context) {
	f.t.Helper()
	missing := ""
	err := wait.PollUntilContextTimeout(ctx, 500*time.Millisecond, recovery, true, func(ctx context.Context) (bool, error) {
		deployments, err := f.host.AppsV1().Deployments(system).List(ctx, metav1.ListOptions{})
		if err != nil {
			missing = err.Error() // the host cluster shares the machine with the faults
			return false, nil
		}
		sets, err := f.host.AppsV1().StatefulSets(system).List(ctx, metav1.ListOptions{})
		if err != nil {
			missing = err.Error() // the host cluster shares the machine with the faults
			return false, nil
		}
		missing = unavailable(deployments.Items, sets.Items)
		return missing == "", nil
	})
	if err != nil {
		f.t.Fatalf("wait until all replicas are available: %v: %s", err, missing)
	}
}

func unavailable(deployments []appsv1.Deployment, sets []appsv1.StatefulSet) string {
	for _, d := range deployments {
		if d.Status.ObservedGeneration < d.Generation || d.Status.AvailableReplicas < *d.Spec.Replicas ||
			d.Status.UpdatedReplicas < *d.Spec.Replicas || d.Status.Replicas > *d.Spec.Replicas {
			return d.Name
		}
	}
	for _, s := range sets {
		if s.Status.ObservedGeneration < s.Generation || s.Status.AvailableReplicas < *s.Spec.Replicas ||
			s.Status.UpdateRevision != s.Status.CurrentRevision {
			return s.Name
		}
	}
	return ""
}

// renew renews all certificates, and waits until the API server uses the new one.
func renew(t *testing.T) {
	t.Helper()
	begin := time.Now()
	output, err := exec.CommandContext(t.Context(), *karmadactl, "certs", "renew", "--all", "--kubeconfig", *hostConfig).CombinedOutput()
	if err != nil {
		t.Fatalf("certs renew: %v\n%s", err, output)
	}
	server, err := url.Parse(load(t, *controlConfig).Host)
	if err != nil {
		t.Fatal(err)
	}
	err = wait.PollUntilContextTimeout(t.Context(), time.Second, recovery, true, func(context.Context) (bool, error) {
		c, err := tls.Dial("tcp", server.Host, &tls.Config{InsecureSkipVerify: true}) // only the certificate is read
		if err != nil {
			return false, nil //nolint:nilerr // the API server recovers from the last fault
		}
		defer c.Close()
		// Certificates are backdated by five minutes.
		return c.ConnectionState().PeerCertificates[0].NotBefore.After(begin.Add(-6 * time.Minute)), nil
	})
	if err != nil {
		t.Fatalf("wait until the API server uses its new certificate: %v", err)
	}
	t.Logf("%d certificates were renewed; the API server used its new one after %v", strings.Count(string(output), "\n"),
		time.Since(begin).Round(time.Second))
}
