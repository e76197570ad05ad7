// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/go-logr/logr"
	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/remotecommand"
	"k8s.io/klog/v2"
	metricsclient "k8s.io/metrics/pkg/client/clientset/versioned"
	"k8s.io/utils/ptr"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/component"
)

// outsideEnv is set in this process and must not be visible in containers.
const outsideEnv = "KARMADA_TEST_OUTSIDE"

func TestMain(m *testing.M) {
	os.Setenv(outsideEnv, "1") //nolint:errcheck // the test would fail
	log.SetLogger(logr.Discard())
	klog.SetLogger(logr.Discard())
	code := m.Run()
	shared.stop()
	os.Exit(code)
}

// running is a member with all its parts.
type running struct {
	*Member
	kube kubernetes.Interface
	stop func() error
}

func run(c Config) (running, error) {
	m, err := Open(c)
	if err != nil {
		return running{}, err
	}
	parts := m.Parts(nil)
	all, left := make(chan struct{}), len(parts)
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() {
		ended <- component.RunParts(ctx, parts, func(_ string, s component.State, _ error) {
			if s == component.Ready {
				if left--; left == 0 {
					close(all)
				}
			}
		})
	}()
	stop := sync.OnceValue(func() error {
		cancel()
		if err := <-ended; err != nil {
			return err
		}
		return m.Close()
	})
	select {
	case <-all:
	case err := <-ended:
		cancel()
		return running{}, fmt.Errorf("ended before it was ready: %w", err)
	case <-time.After(time.Minute):
		cancel()
		return running{}, fmt.Errorf("not ready after a minute")
	}
	kube, err := kubernetes.NewForConfig(m.RESTConfig())
	return running{Member: m, kube: kube, stop: stop}, err
}

func start(t *testing.T, c Config) running {
	t.Helper()
	m, err := run(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.stop() }) //nolint:errcheck // tests of stopping call stop themselves
	return m
}

// shared is one member for all tests that do not need their own.
var shared = &sharedMember{}

type sharedMember struct {
	once sync.Once
	dir  string
	m    running
	err  error
}

func (s *sharedMember) get(t *testing.T) running {
	t.Helper()
	s.once.Do(func() {
		if s.dir, s.err = os.MkdirTemp("", "member"); s.err == nil {
			s.m, s.err = run(
				Config{
					Name:     "member1",
					DataDir:  s.dir,
					Nodes:    3,
					Region:   "north",
					Zone:     "a, b",
					Provider: "local",
					Labels:   map[string]string{"disk": "fast"},
				},
			)
		}
	})
	if s.err != nil {
		t.Fatal(s.err)
	}
	return s.m
}

func (s *sharedMember) stop() {
	if s.m.stop != nil {
		s.m.stop() //nolint:errcheck // the tests are over
	}
	os.RemoveAll(s.dir) //nolint:errcheck // the tests are over
}

func namespace(t *testing.T, kube kubernetes.Interface) string {
	t.Helper()
	ns, err := kube.CoreV1().Namespaces().Create(
		t.Context(),
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{GenerateName: "t-"}},
		metav1.CreateOptions{},
	)
	if err != nil {
		t.Fatal(err)
	}
	return ns.Name
}

func eventually(t *testing.T, what string, condition func(ctx context.Context) (bool, error)) {
	t.Helper()
	if err := wait.PollUntilContextTimeout(t.Context(), 100*time.Millisecond, time.Minute, true, condition); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

var appLabels = map[string]string{"app": "w"}

func template(annotations map[string]string) corev1.PodTemplateSpec {
	return corev1.PodTemplateSpec{
		ObjectMeta: metav1.ObjectMeta{Labels: appLabels, Annotations: annotations},
		Spec: corev1.PodSpec{
			InitContainers: []corev1.Container{{Name: "init", Image: "busybox"}},
			Containers: []corev1.Container{
				{
					Name:  "web",
					Image: "nginx:1.29",
					Env:   []corev1.EnvVar{{Name: "COLOR", Value: "blue"}},
					Resources: corev1.ResourceRequirements{
						Requests: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m"), corev1.ResourceMemory: resource.MustParse("64Mi")},
					},
				},
			},
		},
	}
}

func deployment(replicas int32, annotations map[string]string) *appsv1.Deployment {
	return &appsv1.Deployment{
		ObjectMeta: metav1.ObjectMeta{Name: "w"},
		Spec: appsv1.DeploymentSpec{
			Replicas: &replicas,
			Selector: &metav1.LabelSelector{MatchLabels: appLabels},
			Template: template(annotations),
		},
	}
}

func TestWorkloads(t *testing.T) {
	t.Parallel()
	selector := &metav1.LabelSelector{MatchLabels: appLabels}
	withClaim := template(nil)
	withClaim.Spec.Containers[0].VolumeMounts = []corev1.VolumeMount{{Name: "data", MountPath: "/data"}}
	once := template(nil)
	once.Spec.RestartPolicy = corev1.RestartPolicyNever

	tests := map[string]struct {
		create func(ctx context.Context, kube kubernetes.Interface, ns string) error
		done   func(ctx context.Context, kube kubernetes.Interface, ns string) (bool, error)
	}{
		"Deployment": {
			func(ctx context.Context, kube kubernetes.Interface, ns string) error {
				_, err := kube.AppsV1().Deployments(ns).Create(ctx, deployment(3, nil), metav1.CreateOptions{})
				return err
			},
			func(ctx context.Context, kube kubernetes.Interface, ns string) (bool, error) {
				d, err := kube.AppsV1().Deployments(ns).Get(ctx, "w", metav1.GetOptions{})
				return err == nil && d.Status.AvailableReplicas == 3, err
			},
		},
		"StatefulSet with volumes": {
			func(ctx context.Context, kube kubernetes.Interface, ns string) error {
				_, err := kube.AppsV1().StatefulSets(ns).Create(ctx, &appsv1.StatefulSet{
					ObjectMeta: metav1.ObjectMeta{Name: "w"},
					Spec: appsv1.StatefulSetSpec{
						Replicas: ptr.To[int32](2),
						Selector: selector,
						Template: withClaim,
						VolumeClaimTemplates: []corev1.PersistentVolumeClaim{{
							ObjectMeta: metav1.ObjectMeta{Name: "data"},
							Spec: corev1.PersistentVolumeClaimSpec{
								AccessModes: []corev1.PersistentVolumeAccessMode{corev1.ReadWriteOnce},
								Resources:   corev1.VolumeResourceRequirements{Requests: corev1.ResourceList{corev1.ResourceStorage: resource.MustParse("1Gi")}},
							},
						}},
					},
				}, metav1.CreateOptions{})
				return err
			},
			func(ctx context.Context, kube kubernetes.Interface, ns string) (bool, error) {
				s, err := kube.AppsV1().StatefulSets(ns).Get(ctx, "w", metav1.GetOptions{})
				return err == nil && s.Status.ReadyReplicas == 2, err
			},
		},
		"DaemonSet": {
			func(ctx context.Context, kube kubernetes.Interface, ns string) error {
				_, err := kube.AppsV1().DaemonSets(ns).Create(ctx, &appsv1.DaemonSet{
					ObjectMeta: metav1.ObjectMeta{Name: "w"}, Spec: appsv1.DaemonSetSpec{Selector: selector, Template: template(nil)},
				}, metav1.CreateOptions{})
				return err
			},
			func(ctx context.Context, kube kubernetes.Interface, ns string) (bool, error) {
				d, err := kube.AppsV1().DaemonSets(ns).Get(ctx, "w", metav1.GetOptions{})
				return err == nil && d.Status.NumberReady >= 3 && d.Status.NumberReady == d.Status.DesiredNumberScheduled, err
			},
		},
		"Job": {
			func(ctx context.Context, kube kubernetes.Interface, ns string) error {
				_, err := kube.BatchV1().Jobs(ns).Create(ctx, &batchv1.Job{
					ObjectMeta: metav1.ObjectMeta{
						Name: "w",
					},
					Spec: batchv1.JobSpec{Completions: ptr.To[int32](2), Parallelism: ptr.To[int32](2), Template: once},
				}, metav1.CreateOptions{})
				return err
			},
			func(ctx context.Context, kube kubernetes.Interface, ns string) (bool, error) {
				j, err := kube.BatchV1().Jobs(ns).Get(ctx, "w", metav1.GetOptions{})
				return err == nil && j.Status.Succeeded == 2 && j.Status.CompletionTime != nil, err
			},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			kube := shared.get(t).kube
			ns := namespace(t, kube)
			if err := tc.create(t.Context(), kube, ns); err != nil {
				t.Fatal(err)
			}
			eventually(t, name, func(ctx context.Context) (bool, error) { return tc.done(ctx, kube, ns) })

			pods, err := kube.CoreV1().Pods(ns).List(t.Context(), metav1.ListOptions{})
			if err != nil {
				t.Fatal(err)
			}
			addresses := map[string]bool{}
			for _, p := range pods.Items {
				if p.Status.PodIP == "" || addresses[p.Status.PodIP] {
					t.Errorf("pod %s: address %q is empty or not unique", p.Name, p.Status.PodIP)
				}
				addresses[p.Status.PodIP] = true
				if s := p.Status.InitContainerStatuses; len(s) != 1 || s[0].State.Terminated == nil {
					t.Errorf("pod %s: init containers %v", p.Name, s)
				}
			}
			// A deleted namespace is removed with its pods and volumes.
			if err := kube.CoreV1().Namespaces().Delete(t.Context(), ns, metav1.DeleteOptions{}); err != nil {
				t.Fatal(err)
			}
			eventually(t, "namespace gone", func(ctx context.Context) (bool, error) {
				list, err := kube.CoreV1().Namespaces().List(ctx, metav1.ListOptions{FieldSelector: "metadata.name=" + ns})
				return err == nil && len(list.Items) == 0, err
			})
			eventually(t, "volumes gone", func(ctx context.Context) (bool, error) {
				list, err := kube.CoreV1().PersistentVolumes().List(ctx, metav1.ListOptions{})
				return err == nil && !slices.ContainsFunc(list.Items, func(v corev1.PersistentVolume) bool {
					return v.Spec.ClaimRef != nil && v.Spec.ClaimRef.Namespace == ns
				}), err
			})
		})
	}
}

func runningPod(t *testing.T, m running, annotations map[string]string) *corev1.Pod {
	t.Helper()
	ns := namespace(t, m.kube)
	spec := template(annotations)
	pod := &corev1.Pod{ObjectMeta: spec.ObjectMeta, Spec: spec.Spec}
	pod.Name = "p"
	// The service account of a new namespace is created asynchronously.
	eventually(t, "pod created", func(ctx context.Context) (bool, error) {
		_, err := m.kube.CoreV1().Pods(ns).Create(ctx, pod, metav1.CreateOptions{})
		return err == nil, nil
	})
	eventually(t, "pod runs", func(ctx context.Context) (bool, error) {
		var err error
		pod, err = m.kube.CoreV1().Pods(ns).Get(ctx, "p", metav1.GetOptions{})
		return err == nil && pod.Status.Phase == corev1.PodRunning, err
	})
	return pod
}

func TestLogs(t *testing.T) {
	t.Parallel()
	m := shared.get(t)
	pod := runningPod(t, m, nil)
	logs := func(o corev1.PodLogOptions) (string, error) {
		data, err := m.kube.CoreV1().Pods(pod.Namespace).GetLogs(pod.Name, &o).DoRaw(t.Context())
		return string(data), err
	}
	want := fmt.Sprintf("container web of pod %s/p starts, image nginx:1.29\n", pod.Namespace)
	if got, err := logs(corev1.PodLogOptions{Container: "web"}); err != nil || got != want {
		t.Errorf("got %q, %v", got, err)
	}
	if got, err := logs(corev1.PodLogOptions{Container: "init"}); err != nil || !strings.HasSuffix(got, "done\n") {
		t.Errorf("init container: got %q, %v", got, err)
	}
	if got, err := logs(corev1.PodLogOptions{Container: "web", Previous: true}); err == nil {
		t.Errorf("previous container: got %q", got)
	}
}

func TestExec(t *testing.T) {
	t.Parallel()
	m := shared.get(t)
	pod := runningPod(t, m, nil)
	config := m.RESTConfig()
	executors := map[string]func(command ...string) (remotecommand.Executor, error){
		"SPDY": func(command ...string) (remotecommand.Executor, error) {
			return remotecommand.NewSPDYExecutor(config, http.MethodPost, execRequest(m.kube, pod, command).URL())
		},
		"WebSocket": func(command ...string) (remotecommand.Executor, error) {
			return remotecommand.NewWebSocketExecutor(config, http.MethodGet, execRequest(m.kube, pod, command).URL().String())
		},
	}
	for name, executor := range executors {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e, err := executor("sh", "-c", "echo $? 'a  b'; env && cat && nonsense")
			if err != nil {
				t.Fatal(err)
			}
			var out, errOut bytes.Buffer
			err = e.StreamWithContext(
				t.Context(),
				remotecommand.StreamOptions{Stdin: strings.NewReader("from outside\n"), Stdout: &out, Stderr: &errOut},
			)
			if err == nil || !strings.Contains(err.Error(), "127") {
				t.Errorf("exit: %v, want code 127", err)
			}
			for _, want := range []string{"0 a  b\n", "COLOR=blue\n", "HOSTNAME=p\n", "from outside\n"} {
				if !strings.Contains(out.String(), want) {
					t.Errorf("output %q lacks %q", out.String(), want)
				}
			}
			if !strings.Contains(errOut.String(), "nonsense: not found") {
				t.Errorf("errors: %q", errOut.String())
			}
			if strings.Contains(out.String(), outsideEnv) {
				t.Error("the environment of this process is visible")
			}
		})
	}
}

func execRequest(kube kubernetes.Interface, pod *corev1.Pod, command []string) *rest.Request {
	return kube.CoreV1().RESTClient().Post().Resource("pods").Namespace(pod.Namespace).Name(pod.Name).SubResource("exec").
		VersionedParams(
			&corev1.PodExecOptions{Container: "web", Command: command, Stdin: true, Stdout: true, Stderr: true},
			scheme.ParameterCodec,
		)
}

func TestMetrics(t *testing.T) {
	t.Parallel()
	m := shared.get(t)
	pod := runningPod(t, m, map[string]string{usageCPU: "77m", usageMemory: "123Mi"})
	client := metricsclient.NewForConfigOrDie(m.RESTConfig()).MetricsV1beta1()

	var cpu, memory string
	eventually(t, "pod metrics", func(ctx context.Context) (bool, error) {
		got, err := client.PodMetricses(pod.Namespace).Get(ctx, pod.Name, metav1.GetOptions{})
		if err != nil {
			return false, nil
		}
		cpu, memory = got.Containers[0].Usage.Cpu().String(), got.Containers[0].Usage.Memory().String()
		return true, nil
	})
	if cpu != "77m" || memory != "123Mi" {
		t.Errorf("usage %s, %s; want the values of the annotations", cpu, memory)
	}
	for selector, want := range map[string]int{"": 1, "app=w": 1, "app=other": 0} {
		list, err := client.PodMetricses(pod.Namespace).List(t.Context(), metav1.ListOptions{LabelSelector: selector})
		if err != nil || len(list.Items) != want {
			t.Errorf("pods %q: %d, %v; want %d", selector, len(list.Items), err, want)
		}
	}
	nodes, err := client.NodeMetricses().List(t.Context(), metav1.ListOptions{LabelSelector: localNode})
	if err != nil || len(nodes.Items) != 3 {
		t.Fatalf("nodes: %v, %v", nodes, err)
	}
	one, err := client.NodeMetricses().Get(t.Context(), pod.Spec.NodeName, metav1.GetOptions{})
	if err != nil || one.Usage.Cpu().MilliValue() < 77 {
		t.Errorf("node %s: %v, %v", pod.Spec.NodeName, one, err)
	}
	_, err = client.PodMetricses(pod.Namespace).Get(t.Context(), "none", metav1.GetOptions{})
	if err == nil || err.Error() != `pods "none" not found` {
		t.Errorf("metrics of a pod that does not exist: %v", err)
	}
}

func TestAutoscaling(t *testing.T) {
	t.Parallel()
	m := shared.get(t)
	ns := namespace(t, m.kube)
	ctx := t.Context()
	busy := deployment(1, map[string]string{usageCPU: "200m"}) // the container requests 100m
	if _, err := m.kube.AppsV1().Deployments(ns).Create(ctx, busy, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	hpa := &autoscalingv2.HorizontalPodAutoscaler{
		ObjectMeta: metav1.ObjectMeta{Name: "w"},
		Spec: autoscalingv2.HorizontalPodAutoscalerSpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "w"},
			MaxReplicas:    4,
			Metrics: []autoscalingv2.MetricSpec{{Type: autoscalingv2.ResourceMetricSourceType, Resource: &autoscalingv2.ResourceMetricSource{
				Name:   corev1.ResourceCPU,
				Target: autoscalingv2.MetricTarget{Type: autoscalingv2.UtilizationMetricType, AverageUtilization: ptr.To[int32](80)},
			}}},
		},
	}
	if _, err := m.kube.AutoscalingV2().HorizontalPodAutoscalers(ns).Create(ctx, hpa, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	eventually(t, "scaled up", func(ctx context.Context) (bool, error) {
		d, err := m.kube.AppsV1().Deployments(ns).Get(ctx, "w", metav1.GetOptions{})
		return err == nil && d.Status.AvailableReplicas == 4, err
	})
	d, err := m.kube.AppsV1().Deployments(ns).Get(ctx, "w", metav1.GetOptions{})
	if err != nil || !slices.ContainsFunc(d.ManagedFields, func(f metav1.ManagedFieldsEntry) bool {
		return f.Manager == "kube-controller-manager" && f.Subresource == "scale"
	}) {
		t.Errorf("%v, managed fields %+v, want those of kube-controller-manager", err, d.ManagedFields)
	}
}

func TestRestart(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "m")
	first := start(t, Config{Name: "again", DataDir: dir, Nodes: 2})
	if _, err := first.kube.AppsV1().Deployments("default").Create(t.Context(), deployment(2, nil), metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	available := func(m running) func(context.Context) (bool, error) {
		return func(ctx context.Context) (bool, error) {
			d, err := m.kube.AppsV1().Deployments("default").Get(ctx, "w", metav1.GetOptions{})
			return err == nil && d.Status.AvailableReplicas == *d.Spec.Replicas && d.Status.ObservedGeneration == d.Generation, err
		}
	}
	eventually(t, "available", available(first))
	if err := first.stop(); err != nil {
		t.Fatalf("stop: %v", err)
	}

	c, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	c.Nodes = 1
	second := start(t, c)
	if first.URL() != second.URL() {
		t.Errorf("address changed from %s to %s", first.URL(), second.URL())
	}
	if a, b := first.Config().EstimatorPort, second.Config().EstimatorPort; a == 0 || a != b {
		t.Errorf("port of the estimator changed from %d to %d", a, b)
	}
	d, err := second.kube.AppsV1().Deployments("default").Get(t.Context(), "w", metav1.GetOptions{})
	if err != nil {
		t.Fatal(err)
	}
	d.Spec.Replicas = ptr.To[int32](4)
	if _, err := second.kube.AppsV1().Deployments("default").Update(t.Context(), d, metav1.UpdateOptions{}); err != nil {
		t.Fatal(err)
	}
	eventually(t, "scaled after the restart", available(second))
	nodes, err := second.kube.CoreV1().Nodes().List(t.Context(), metav1.ListOptions{})
	if err != nil || len(nodes.Items) != 1 {
		t.Errorf("nodes: %d, %v; want 1", len(nodes.Items), err)
	}
	eventually(t, "metrics after the restart", func(ctx context.Context) (bool, error) {
		list, err := metricsclient.NewForConfigOrDie(second.RESTConfig()).MetricsV1beta1().NodeMetricses().List(ctx, metav1.ListOptions{})
		return err == nil && len(list.Items) == 1, nil
	})
}

func TestWithoutNodes(t *testing.T) {
	t.Parallel()
	m := start(t, Config{Name: "api-only", DataDir: t.TempDir()})
	ns := namespace(t, m.kube)
	if _, err := m.kube.AppsV1().Deployments(ns).Create(t.Context(), deployment(1, nil), metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	eventually(t, "service account made", func(ctx context.Context) (bool, error) {
		_, err := m.kube.CoreV1().ServiceAccounts(ns).Get(ctx, "default", metav1.GetOptions{})
		return err == nil, nil
	})
	sets, err := m.kube.AppsV1().ReplicaSets("").List(t.Context(), metav1.ListOptions{})
	if err != nil || len(sets.Items) != 0 {
		t.Errorf("ReplicaSets: %v, %v", sets.Items, err)
	}
}

func TestOpen_invalidConfig(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		config Config
		want   string
	}{
		"no name":         {Config{}, "name of a member cluster"},
		"bad name":        {Config{Name: "Member_1"}, `"Member_1"`},
		"long name":       {Config{Name: strings.Repeat("m", 49)}, "longer than 48"},
		"negative nodes":  {Config{Name: "m", Nodes: -1}, "-1 is negative"},
		"old version":     {Config{Name: "m", EmulatedVersion: "1.32"}, "emulation version 1.32 is not between [1.33, "},
		"no version":      {Config{Name: "m", EmulatedVersion: "old"}, `"old"`},
		"bad cpu":         {Config{Name: "m", Capacity: Capacity{CPU: "much"}}, `"much"`},
		"negative memory": {Config{Name: "m", Capacity: Capacity{Memory: "-1Gi"}}, "memory"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tc.config.DataDir = filepath.Join(t.TempDir(), "m")
			_, err := Open(tc.config)
			if err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("error %v, want it to contain %q", err, tc.want)
			}
			if _, err := os.Stat(tc.config.DataDir); err == nil {
				t.Error("files were written")
			}
		})
	}
}

func TestLoad(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, err := Load(dir); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("empty directory: %v", err)
	}
	m, err := Open(Config{Name: "m", DataDir: dir, Labels: map[string]string{"a": "b"}})
	if err != nil {
		t.Fatal(err)
	}
	want := m.Config()
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	got, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	want.Clock = nil
	if diff := cmp.Diff(want, got); diff != "" || got.SecurePort == 0 {
		t.Errorf("loaded (-want +got):\n%s", diff)
	}
}
