// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/names"
)

const (
	// maxPodClusters is the number of clusters whose pods are read, maxPodsPerCluster the number of pods of each.
	maxPodClusters    = 50
	maxPodsPerCluster = 100
	// memberTimeout limits the wait for one member.
	memberTimeout = 5 * time.Second
)

// podRow is a pod of an object in a member.
type podRow struct {
	Cluster   string `json:"cluster"`
	Name      string `json:"name"`
	Namespace string `json:"namespace"`
	Status    string `json:"status"`
	// Message is why the pod is not scheduled, or a container waits.
	Message    string       `json:"message,omitempty"`
	Ready      int          `json:"ready"`
	Containers []string     `json:"containers"`
	Restarts   int32        `json:"restarts"`
	Node       string       `json:"node,omitempty"`
	Created    *metav1.Time `json:"created,omitempty"`
	// Foreign reports whether the object of the pod in the cluster is not managed.
	Foreign bool `json:"foreign,omitempty"`
}

// clusterError is why the pods of a cluster could not be read.
type clusterError struct {
	Cluster string `json:"cluster"`
	Error   string `json:"error"`
}

// podsView holds the pods of one object in its clusters.
type podsView struct {
	Pods   []podRow       `json:"pods"`
	Errors []clusterError `json:"errors"`
	// Clusters is the number of clusters of the object, of which at most maxPodClusters are read.
	Clusters int `json:"clusters"`
}

func viewPods(ctx context.Context, s *session, q query) (any, error) {
	out, err := s.pods(ctx, q)
	return out, err
}

// pods returns the pods of the object that q names, of all clusters or of the parameter cluster, sorted.
func (s *session) pods(ctx context.Context, q query) (*podsView, error) {
	subject, err := q.subject(ctx, s)
	if err != nil {
		return nil, err
	}
	out := &podsView{Pods: []podRow{}, Errors: []clusterError{}}
	if subject.Binding == nil {
		return out, nil
	}
	var clusters []string
	for _, t := range binding.Targets(subject.Binding.BindingSpec()) {
		if only := q.Get("cluster"); only == "" || only == t.Name {
			clusters = append(clusters, t.Name)
		}
	}
	slices.Sort(clusters)
	out.Clusters = len(clusters)
	clusters = clusters[:min(len(clusters), maxPodClusters)]
	var mu sync.Mutex
	_ = observe.Each(len(clusters), func(i int) error { // it collects the errors
		ctx, cancel := context.WithTimeout(ctx, memberTimeout)
		defer cancel()
		pods, object, err := s.podsIn(ctx, clusters[i], subject)
		mu.Lock()
		defer mu.Unlock()
		if err != nil {
			out.Errors = append(out.Errors, clusterError{clusters[i], err.Error()})
		} else if failure := observe.CreateFailure(object); failure != "" {
			out.Errors = append(out.Errors, clusterError{clusters[i], failure})
		}
		for j := range pods {
			row := newPodRow(clusters[i], &pods[j])
			row.Foreign = object.GetLabels()[names.Managed] != "true"
			out.Pods = append(out.Pods, row)
		}
		return nil
	})
	slices.SortFunc(out.Errors, func(a, b clusterError) int { return cmp.Compare(a.Cluster, b.Cluster) })
	slices.SortFunc(out.Pods, func(a, b podRow) int {
		return cmp.Or(cmp.Compare(a.Cluster, b.Cluster), cmp.Compare(a.Name, b.Name))
	})
	return out, ctx.Err()
}

// member returns a client of a member through the cluster proxy.
func (s *session) member(cluster string) (kubernetes.Interface, error) {
	config, err := s.MemberConfig(cluster)
	if err != nil {
		return nil, err
	}
	return kubernetes.NewForConfig(config)
}

// podsIn returns an object in a member, and its pods: those that the selector of the object there selects.
func (s *session) podsIn(
	ctx context.Context, cluster string, subject *explain.Subject,
) (pods []corev1.Pod, object *unstructured.Unstructured, err error) {
	reader := &observe.Reader{Access: s, Control: s.client}
	object, err = reader.MemberObject(ctx, cluster, subject)
	if err != nil {
		return nil, nil, err
	}
	options := metav1.ListOptions{Limit: maxPodsPerCluster}
	if subject.Kind.Kind == "Pod" && subject.Kind.Group == "" {
		options.FieldSelector = fields.OneTermEqualSelector("metadata.name", object.GetName()).String()
	} else if options.LabelSelector, err = podSelector(object); err != nil {
		return nil, nil, err
	}
	api, err := s.member(cluster)
	if err != nil {
		return nil, nil, err
	}
	list, err := api.CoreV1().Pods(object.GetNamespace()).List(ctx, options)
	if err != nil {
		return nil, nil, err
	}
	return list.Items, object, nil
}

var errNoPods = errors.New("objects of this kind have no selector of pods")

// podSelector returns the label selector of the pods of a workload.
func podSelector(o *unstructured.Unstructured) (string, error) {
	selector, found, err := unstructured.NestedMap(o.Object, "spec", "selector")
	if err != nil || !found {
		return "", errNoPods
	}
	var parsed metav1.LabelSelector
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(selector, &parsed); err != nil {
		return "", fmt.Errorf("decode the selector: %w", err)
	}
	labels, err := metav1.LabelSelectorAsSelector(&parsed)
	switch {
	case err != nil:
		return "", fmt.Errorf("decode the selector: %w", err)
	case labels.Empty(): // it would select all pods, such as the selector of a Service, which has another form
		return "", errNoPods
	}
	return labels.String(), nil
}

func newPodRow(cluster string, p *corev1.Pod) podRow {
	created := p.CreationTimestamp
	row := podRow{
		Cluster: cluster, Name: p.Name, Namespace: p.Namespace, Status: cmp.Or(p.Status.Reason, string(p.Status.Phase)), Node: p.Spec.NodeName,
		Created: &created, Containers: []string{},
	}
	for i := range p.Spec.Containers {
		row.Containers = append(row.Containers, p.Spec.Containers[i].Name)
	}
	for i := range p.Status.Conditions {
		if c := &p.Status.Conditions[i]; c.Type == corev1.PodScheduled && c.Status == corev1.ConditionFalse {
			row.Message = flow.Unscheduled(c.Message)
		}
	}
	for i := range p.Status.ContainerStatuses {
		c := &p.Status.ContainerStatuses[i]
		row.Restarts += c.RestartCount
		switch {
		case c.Ready:
			row.Ready++
		case c.State.Waiting != nil && c.State.Waiting.Reason != "":
			row.Status, row.Message = c.State.Waiting.Reason, c.State.Waiting.Message
		case c.State.Terminated != nil && c.State.Terminated.Reason != "":
			row.Status = c.State.Terminated.Reason
		}
	}
	if p.DeletionTimestamp != nil {
		row.Status = "Terminating"
	}
	return row
}
