// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	corelisters "k8s.io/client-go/listers/core/v1"
	apiregistration "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	aggregatorclient "k8s.io/kube-aggregator/pkg/client/clientset_generated/clientset"
	metricsapi "k8s.io/metrics/pkg/apis/metrics/v1beta1"
	"k8s.io/utils/clock"
)

const (
	metricsService   = "metrics-server"
	metricsNamespace = metav1.NamespaceSystem
	metricsRoot      = "/apis/metrics.k8s.io"
	metricsVersion   = metricsRoot + "/v1beta1"
	// metricsWindow is the reported window of the measurements.
	metricsWindow = 15 * time.Second
)

// metrics serves the metrics API with simulated usage. The aggregation layer has authenticated and authorized the requests.
type metrics struct {
	nodes corelisters.NodeLister
	pods  corelisters.PodLister
	clock clock.PassiveClock
}

func newMetrics(shared informers.SharedInformerFactory, c clock.PassiveClock) *metrics {
	return &metrics{nodes: shared.Core().V1().Nodes().Lister(), pods: shared.Core().V1().Pods().Lister(), clock: c}
}

func (m *metrics) install(mux *http.ServeMux, allowed func(http.HandlerFunc) http.HandlerFunc) {
	routes := map[string]func(*http.Request) (any, error){
		// Without these, the aggregation layer logs an error every minute.
		"/openapi/v2": func(*http.Request) (any, error) { return emptySpec{Swagger: "2.0", Paths: map[string]any{}}, nil },
		"/openapi/v3": func(*http.Request) (any, error) { return emptySpec{Paths: map[string]any{}}, nil },

		metricsRoot:    func(*http.Request) (any, error) { return metricsGroup(), nil },
		metricsVersion: func(*http.Request) (any, error) { return metricsResources(), nil },

		metricsVersion + "/nodes":                       m.listNodes,
		metricsVersion + "/nodes/{name}":                m.getNode,
		metricsVersion + "/pods":                        m.listPods,
		metricsVersion + "/namespaces/{ns}/pods":        m.listPods,
		metricsVersion + "/namespaces/{ns}/pods/{name}": m.getPod,
	}
	for path, handle := range routes {
		mux.HandleFunc("GET "+path, allowed(func(w http.ResponseWriter, r *http.Request) {
			object, err := handle(r)
			reply(w, object, err)
		}))
	}
}

// emptySpec is an empty OpenAPI v2 document or an empty list of OpenAPI v3 documents.
type emptySpec struct {
	Swagger string         `json:"swagger,omitempty"`
	Paths   map[string]any `json:"paths"`
}

func reply(w http.ResponseWriter, object any, err error) {
	code := http.StatusOK
	if err != nil {
		status := apierrors.NewInternalError(err)
		if apiStatus := apierrors.APIStatus(nil); errors.As(err, &apiStatus) {
			status = &apierrors.StatusError{ErrStatus: apiStatus.Status()}
		}
		status.ErrStatus.TypeMeta = metav1.TypeMeta{Kind: "Status", APIVersion: "v1"}
		object, code = status.ErrStatus, int(status.ErrStatus.Code)
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(code)
	json.NewEncoder(w).Encode(object) //nolint:errcheck // the client has disconnected
}

func metricsGroup() metav1.APIGroup {
	version := metav1.GroupVersionForDiscovery{
		GroupVersion: metricsapi.SchemeGroupVersion.String(),
		Version:      metricsapi.SchemeGroupVersion.Version,
	}
	return metav1.APIGroup{
		TypeMeta: metav1.TypeMeta{Kind: "APIGroup", APIVersion: "v1"},
		Name:     metricsapi.GroupName, Versions: []metav1.GroupVersionForDiscovery{version}, PreferredVersion: version,
	}
}

func metricsResources() metav1.APIResourceList {
	verbs := metav1.Verbs{"get", "list"}
	return metav1.APIResourceList{
		TypeMeta:     metav1.TypeMeta{Kind: "APIResourceList", APIVersion: "v1"},
		GroupVersion: metricsapi.SchemeGroupVersion.String(),
		APIResources: []metav1.APIResource{
			{Name: "nodes", Kind: "NodeMetrics", Verbs: verbs},
			{Name: "pods", Kind: "PodMetrics", Verbs: verbs, Namespaced: true},
		},
	}
}

func kind(name string) metav1.TypeMeta {
	return metav1.TypeMeta{Kind: name, APIVersion: metricsapi.SchemeGroupVersion.String()}
}

func selector(r *http.Request) (labels.Selector, error) {
	s, err := labels.Parse(r.URL.Query().Get("labelSelector"))
	if err != nil {
		return nil, apierrors.NewBadRequest(err.Error())
	}
	return s, nil
}

func (m *metrics) meta(o metav1.ObjectMeta) metav1.ObjectMeta {
	return metav1.ObjectMeta{Name: o.Name, Namespace: o.Namespace, Labels: o.Labels, CreationTimestamp: metav1.NewTime(m.clock.Now())}
}

func (m *metrics) listNodes(r *http.Request) (any, error) {
	s, err := selector(r)
	if err != nil {
		return nil, err
	}
	nodes, err := m.nodes.List(s)
	if err != nil {
		return nil, err
	}
	pods, err := m.podsByNode()
	if err != nil {
		return nil, err
	}
	list := metricsapi.NodeMetricsList{TypeMeta: kind("NodeMetricsList"), Items: []metricsapi.NodeMetrics{}}
	for _, n := range nodes {
		list.Items = append(list.Items, m.ofNode(n, pods[n.Name]))
	}
	slices.SortFunc(list.Items, func(a, b metricsapi.NodeMetrics) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}

func (m *metrics) getNode(r *http.Request) (any, error) {
	node, err := m.nodes.Get(r.PathValue("name"))
	if err != nil {
		return nil, named("nodes", r.PathValue("name"), err)
	}
	pods, err := m.podsByNode()
	if err != nil {
		return nil, err
	}
	return m.ofNode(node, pods[node.Name]), nil
}

func (m *metrics) ofNode(n *corev1.Node, pods []*corev1.Pod) metricsapi.NodeMetrics {
	return metricsapi.NodeMetrics{
		TypeMeta: kind("NodeMetrics"), ObjectMeta: m.meta(n.ObjectMeta),
		Timestamp: metav1.NewTime(m.clock.Now()), Window: metav1.Duration{Duration: metricsWindow}, Usage: nodeUsage(pods),
	}
}

func (m *metrics) podsByNode() (map[string][]*corev1.Pod, error) {
	pods, err := m.pods.List(labels.Everything())
	if err != nil {
		return nil, err
	}
	byNode := map[string][]*corev1.Pod{}
	for _, p := range pods {
		if measurable(p) {
			byNode[p.Spec.NodeName] = append(byNode[p.Spec.NodeName], p)
		}
	}
	return byNode, nil
}

func (m *metrics) listPods(r *http.Request) (any, error) {
	s, err := selector(r)
	if err != nil {
		return nil, err
	}
	pods, err := m.pods.Pods(r.PathValue("ns")).List(s)
	if err != nil {
		return nil, err
	}
	list := metricsapi.PodMetricsList{TypeMeta: kind("PodMetricsList"), Items: []metricsapi.PodMetrics{}}
	for _, p := range pods {
		if measurable(p) {
			list.Items = append(list.Items, m.ofPod(p))
		}
	}
	slices.SortFunc(list.Items, func(a, b metricsapi.PodMetrics) int {
		return strings.Compare(a.Namespace+"/"+a.Name, b.Namespace+"/"+b.Name)
	})
	return list, nil
}

func (m *metrics) getPod(r *http.Request) (any, error) {
	pod, err := m.pods.Pods(r.PathValue("ns")).Get(r.PathValue("name"))
	if err != nil {
		return nil, named("pods", r.PathValue("name"), err)
	}
	if !measurable(pod) {
		return nil, apierrors.NewNotFound(metricsapi.Resource("pods"), pod.Namespace+"/"+pod.Name)
	}
	return m.ofPod(pod), nil
}

// named returns the error of metrics-server if an object was not found: that of a lister names the kind instead of the resource.
func named(resource, name string, err error) error {
	if apierrors.IsNotFound(err) {
		return apierrors.NewNotFound(corev1.Resource(resource), name)
	}
	return err
}

func (m *metrics) ofPod(p *corev1.Pod) metricsapi.PodMetrics {
	return metricsapi.PodMetrics{
		TypeMeta: kind("PodMetrics"), ObjectMeta: m.meta(p.ObjectMeta),
		Timestamp: metav1.NewTime(m.clock.Now()), Window: metav1.Duration{Duration: metricsWindow}, Containers: podUsage(p),
	}
}

// registerMetrics creates or updates the APIService of the metrics API; its port changes with every start.
func (m *Member) registerMetrics(ctx context.Context) error {
	config := m.server.RESTConfig()
	kube, err := kubernetes.NewForConfig(config)
	if err != nil {
		return fmt.Errorf("create a client to register the metrics API: %w", err)
	}
	aggregator, err := aggregatorclient.NewForConfig(config)
	if err != nil {
		return fmt.Errorf("create a client to register the metrics API: %w", err)
	}
	port := int32(m.kubeletPort())
	service := &corev1.Service{
		ObjectMeta: metav1.ObjectMeta{Name: metricsService},
		Spec: corev1.ServiceSpec{
			Type:         corev1.ServiceTypeExternalName,
			ExternalName: "localhost",
			Ports:        []corev1.ServicePort{{Name: "https", Port: port}},
		},
	}
	if err := ensureService(ctx, kube, service); err != nil {
		return fmt.Errorf("register the metrics API: %w", err)
	}
	api := &apiregistration.APIService{
		ObjectMeta: metav1.ObjectMeta{Name: "v1beta1." + metricsapi.GroupName},
		Spec: apiregistration.APIServiceSpec{
			Group: metricsapi.GroupName, Version: "v1beta1", GroupPriorityMinimum: 100, VersionPriority: 100, CABundle: m.server.CA(),
			Service: &apiregistration.ServiceReference{Namespace: metricsNamespace, Name: metricsService, Port: &port},
		},
	}
	if err := ensureAPIService(ctx, aggregator, api); err != nil {
		return fmt.Errorf("register the metrics API: %w", err)
	}
	return nil
}

func ensureService(ctx context.Context, kube kubernetes.Interface, desired *corev1.Service) error {
	services := kube.CoreV1().Services(metricsNamespace)
	observed, err := services.Get(ctx, desired.Name, metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		_, err = services.Create(ctx, desired, metav1.CreateOptions{})
		return err
	}
	if err != nil || (len(observed.Spec.Ports) == 1 && observed.Spec.Ports[0].Port == desired.Spec.Ports[0].Port) {
		return err
	}
	observed.Spec.Ports = desired.Spec.Ports
	_, err = services.Update(ctx, observed, metav1.UpdateOptions{})
	return err
}

func ensureAPIService(ctx context.Context, aggregator aggregatorclient.Interface, desired *apiregistration.APIService) error {
	services := aggregator.ApiregistrationV1().APIServices()
	observed, err := services.Get(ctx, desired.Name, metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		_, err = services.Create(ctx, desired, metav1.CreateOptions{})
		return err
	}
	if err != nil || equality.Semantic.DeepEqual(observed.Spec, desired.Spec) {
		return err
	}
	observed.Spec = desired.Spec
	_, err = services.Update(ctx, observed, metav1.UpdateOptions{})
	return err
}
