// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package federatedhpa

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
	autoscalingv1 "k8s.io/api/autoscaling/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/member"
)

const (
	// memberTimeout bounds the requests to one cluster.
	memberTimeout = 5 * time.Second
	// readTimeout bounds the requests to all clusters of one workload, and parallel their number at a time. A cluster that is not read
	// in time counts as one that cannot be read.
	readTimeout = 3 * memberTimeout
	parallel    = 32
	// CustomMetricsTimeout bounds one request to the custom metrics API.
	CustomMetricsTimeout = 10 * time.Second
)

// errNoReplicas is the error of the contract (docs/contract/autoscaling.md#federatedhpa).
var errNoReplicas = errors.New("failed to get replicas in any of clusters, possibly because all of clusters are not ready")

// errNotScheduled states the actual cause after it.
var errNotScheduled = fmt.Errorf("%w; the target is not scheduled: its binding has no clusters", errNoReplicas)

// workload is the state of a workload in its clusters.
type workload struct {
	// pods by cluster/name.
	pods map[string]*corev1.Pod
	// usage holds the metrics of the pods, with the same keys. Pods without are missing.
	usage map[string]*metricsv1beta1.PodMetrics
	// selector selects the pods; it comes from the first cluster that has one.
	selector labels.Selector
	// share is the number of replicas of all clusters for each replica of the template, at least 1. It is greater than 1 if several
	// clusters have all replicas.
	share float64
	// failures are the errors of clusters that are ready but could not be read; unmeasured are the errors of reading their metrics.
	failures, unmeasured []error
}

// connections returns the connection to a cluster; *member.Members implements it.
type connections interface {
	Get(cluster string) (*member.Member, error)
}

// shareOf returns the sum of the replicas that a binding assigns to clusters, in relation to the replicas of the template, and 0 without
// any. Replicas that cannot be scheduled do not make the result lower than 1: each evaluation would multiply the replicas again.
func shareOf(spec *workv1alpha2.ResourceBindingSpec) float64 {
	var sum int32
	for _, t := range binding.Targets(spec) {
		sum += t.Replicas
	}
	if spec.Replicas == 0 || sum == 0 {
		return 0
	}
	return max(1, float64(sum)/float64(spec.Replicas))
}

// isReady reports whether a cluster reports to be ready.
func isReady(c *clusterv1alpha1.Cluster) bool {
	return c.DeletionTimestamp == nil && meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
}

// observed is the state of a workload in one cluster.
type observed struct {
	cluster  string
	selector labels.Selector
	pods     []*corev1.Pod
	usage    []*metricsv1beta1.PodMetrics
	// unmeasured is the error of the metrics API, or of invalid pods.
	unmeasured error
}

// read reads a workload in its clusters, and the usage of its pods if measured is true. The replicas of a cluster
// that is not ready, or cannot be read, are added as pods without metrics. They count as used on the way down, and as idle on the
// way up. So neither the loss of a cluster nor one that has not started its replicas yet changes the direction.
func read(
	ctx context.Context, members connections, namespace string, ref autoscalingv2.CrossVersionObjectReference,
	spec *workv1alpha2.ResourceBindingSpec, ready func(cluster string) bool, measured bool,
) (workload, error) {
	targets := binding.Targets(spec)
	var (
		mu    sync.Mutex
		all   []observed
		out   = workload{pods: map[string]*corev1.Pod{}, usage: map[string]*metricsv1beta1.PodMetrics{}}
		group errgroup.Group
	)
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	group.SetLimit(parallel)
	for _, t := range targets {
		cluster := t.Name
		if t.Replicas == 0 || !ready(cluster) {
			continue
		}
		group.Go(func() error {
			o, err := readOne(ctx, members, cluster, namespace, ref, measured)
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				out.failures = append(out.failures, fmt.Errorf("cluster %s: %w", cluster, err))
				return nil
			}
			all = append(all, o)
			return nil
		})
	}
	_ = group.Wait() // the errors are in out.failures
	slices.SortFunc(out.failures, func(a, b error) int { return cmp.Compare(a.Error(), b.Error()) })
	slices.SortFunc(all, func(a, b observed) int { return cmp.Compare(a.cluster, b.cluster) })
	counts := map[string]int32{}
	for _, o := range all {
		counts[o.cluster] = int32(len(o.pods))
		if out.selector == nil || out.selector.Empty() {
			out.selector = o.selector
		}
		for _, p := range o.pods {
			out.pods[o.cluster+"/"+p.Name] = p
		}
		for _, m := range o.usage {
			out.usage[o.cluster+"/"+m.Name] = m
		}
		if o.unmeasured != nil {
			out.unmeasured = append(out.unmeasured, fmt.Errorf("cluster %s: %w", o.cluster, o.unmeasured))
		}
	}
	if len(targets) == 0 {
		return out, errNotScheduled
	}
	if out.share = shareOf(spec); out.share == 0 || len(all) == 0 {
		return out, errors.Join(append([]error{errNoReplicas}, out.failures...)...)
	}
	out.addUnread(targets, counts)
	return out, nil
}

// addUnread adds the assigned replicas of which no pod was read. They look like other pods of the workload. In clusters that were not
// read, they count as ready.
func (w *workload) addUnread(targets []workv1alpha2.TargetCluster, counts map[string]int32) {
	var like *corev1.Pod
	for _, key := range slices.Sorted(maps.Keys(w.pods)) {
		like = w.pods[key]
		break
	}
	if like == nil {
		return
	}
	for _, t := range targets {
		var status corev1.PodStatus
		if _, read := counts[t.Name]; !read {
			status.Phase = corev1.PodRunning
			status.Conditions = []corev1.PodCondition{{Type: corev1.PodReady, Status: corev1.ConditionTrue}}
		}
		for i := counts[t.Name]; i < t.Replicas; i++ {
			pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: like.Namespace, Name: unread}, Spec: like.Spec, Status: status}
			w.pods[fmt.Sprintf("%s/%s-%d", t.Name, unread, i)] = pod
		}
	}
}

// unread is the name of pods that stand for replicas that were not read; a name of a pod has no space.
const unread = "not read"

// readOne reads a workload in one cluster.
func readOne(
	ctx context.Context, members connections, cluster, namespace string, ref autoscalingv2.CrossVersionObjectReference, measured bool,
) (observed, error) {
	ctx, cancel := context.WithTimeout(ctx, memberTimeout)
	defer cancel()
	m, err := members.Get(cluster)
	if err != nil {
		return observed{}, err
	}
	gv, err := schema.ParseGroupVersion(ref.APIVersion)
	if err != nil {
		return observed{}, err
	}
	mapping, err := mappingOf(ctx, m, gv.WithKind(ref.Kind))
	if err != nil {
		return observed{}, err
	}
	raw, err := m.Dynamic.Resource(mapping.Resource).Namespace(namespace).Get(ctx, ref.Name, metav1.GetOptions{}, "scale")
	if err != nil {
		return observed{}, fmt.Errorf("read scale of %s %s/%s: %w", ref.Kind, namespace, ref.Name, member.WithoutURL(err))
	}
	var scale autoscalingv1.Scale
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(raw.Object, &scale); err != nil {
		return observed{}, fmt.Errorf("decode scale of %s %s/%s: %w", ref.Kind, namespace, ref.Name, err)
	}
	selector, err := labels.Parse(scale.Status.Selector)
	if err != nil {
		return observed{}, fmt.Errorf("selector %q: %w", scale.Status.Selector, err)
	}
	out := observed{cluster: cluster, selector: selector}
	if selector.Empty() {
		return out, nil
	}
	options := metav1.ListOptions{LabelSelector: selector.String(), ResourceVersion: "0"}
	pods := corev1.SchemeGroupVersion.WithResource("pods")
	if out.pods, out.unmeasured, err = list[corev1.Pod](ctx, m, pods, namespace, options); err != nil {
		return observed{}, err
	}
	if measured {
		options.ResourceVersion = ""
		metrics := metricsv1beta1.SchemeGroupVersion.WithResource("pods")
		usage, skipped, err := list[metricsv1beta1.PodMetrics](ctx, m, metrics, namespace, options)
		out.usage, out.unmeasured = usage, errors.Join(out.unmeasured, skipped, err)
	}
	return out, nil
}

// mappingOf returns the resource of a kind in a member. It does not wait for the member longer than ctx allows.
func mappingOf(ctx context.Context, m *member.Member, kind schema.GroupVersionKind) (*meta.RESTMapping, error) {
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("find the resource of %s: %w", kind.Kind, err)
	}
	type result struct {
		mapping *meta.RESTMapping
		err     error
	}
	found := make(chan result, 1)
	go func() { // the mapper bounds its requests itself
		mapping, err := m.Mapper.RESTMapping(kind.GroupKind(), kind.Version)
		found <- result{mapping, err}
	}()
	select {
	case r := <-found:
		return r.mapping, r.err
	case <-ctx.Done():
		return nil, fmt.Errorf("find the resource of %s: %w", kind.Kind, ctx.Err())
	}
}

// list returns objects of a member. It omits objects with invalid quantities; skipped is their error.
func list[T any](
	ctx context.Context, m *member.Member, resource schema.GroupVersionResource, namespace string, options metav1.ListOptions,
) (out []*T, skipped, err error) {
	raw, err := m.Dynamic.Resource(resource).Namespace(namespace).List(ctx, options)
	if err != nil {
		return nil, nil, fmt.Errorf("list %s: %w", resource.GroupResource(), member.WithoutURL(err))
	}
	for i := range raw.Items {
		o := new(T)
		if errs := quantity.ValidateAs(raw.Items[i].Object, o); len(errs) > 0 {
			skipped = errors.Join(skipped, fmt.Errorf("%s %s/%s: %w", resource.GroupResource(), namespace, raw.Items[i].GetName(),
				errs.ToAggregate()))
			continue
		}
		if err := runtime.DefaultUnstructuredConverter.FromUnstructured(raw.Items[i].Object, o); err != nil {
			return nil, nil, fmt.Errorf("decode %s %s/%s: %w", resource.GroupResource(), namespace, raw.Items[i].GetName(), err)
		}
		out = append(out, o)
	}
	return out, skipped, nil
}
