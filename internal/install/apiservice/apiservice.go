// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package apiservice registers aggregated API servers with kube-apiserver.
package apiservice

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/wait"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	"karmada.io/karmada/internal/names"
)

// Names of the Services through which kube-apiserver connects to the aggregated API servers.
const (
	ClustersService = "karmada-aggregated-apiserver"
	SearchService   = "karmada-search"
	MetricsService  = "karmada-metrics-adapter"
)

// Clusters returns the registration of cluster.karmada.io and review.karmada.io at a port of this machine.
func Clusters(port int, ca []byte) Registration {
	return Registration{Service: ClustersService, Port: port, CABundle: ca, Groups: []Group{
		{GroupVersion: schema.GroupVersion{Group: "cluster.karmada.io", Version: "v1alpha1"}, GroupPriority: 2000, VersionPriority: 10},
		{GroupVersion: schema.GroupVersion{Group: "review.karmada.io", Version: "v1alpha1"}, GroupPriority: 2000, VersionPriority: 10},
	}}
}

// Search returns the registration of search.karmada.io at a port of this machine.
func Search(port int, ca []byte) Registration {
	return Registration{Service: SearchService, Port: port, CABundle: ca, Groups: []Group{
		{GroupVersion: schema.GroupVersion{Group: "search.karmada.io", Version: "v1alpha1"}, GroupPriority: 2000, VersionPriority: 10},
	}}
}

// Metrics returns the registration of the metrics APIs at a port of this machine. external.metrics.k8s.io is not registered
// (docs/contract/protocols.md#metrics-adapter): another server of the control plane may serve it.
func Metrics(port int, ca []byte) Registration {
	const custom = "custom.metrics.k8s.io"
	return Registration{Service: MetricsService, Port: port, CABundle: ca, Groups: []Group{
		{GroupVersion: schema.GroupVersion{Group: "metrics.k8s.io", Version: "v1beta1"}, GroupPriority: 2000, VersionPriority: 10},
		{GroupVersion: schema.GroupVersion{Group: custom, Version: "v1beta2"}, GroupPriority: 100, VersionPriority: 200},
		{GroupVersion: schema.GroupVersion{Group: custom, Version: "v1beta1"}, GroupPriority: 100, VersionPriority: 199},
	}}
}

// Registration is the address of an aggregated API server, as kube-apiserver reaches it, and its APIs.
type Registration struct {
	// Service is the name of the Service in karmada-system through which kube-apiserver connects to the server.
	Service string
	// Groups are the registered APIs.
	Groups []Group
	// Host is the DNS name of the server; empty means localhost.
	Host string
	// Port is the port of the server.
	Port int
	// CABundle is the PEM-encoded CA of the serving certificate.
	CABundle []byte
}

// Group is a registered API. The priorities order it among the others in discovery.
type Group struct {
	schema.GroupVersion
	GroupPriority, VersionPriority int32
}

// Register registers APIs with kube-apiserver and waits until they are available, as Apply does.
func Register(ctx context.Context, control client.Client, r Registration) error {
	if err := Apply(ctx, control, r); err != nil {
		return err
	}
	return Await(ctx, control, r)
}

// Await waits until registered APIs are available.
func Await(ctx context.Context, control client.Client, r Registration) error {
	for _, g := range r.Groups {
		if err := awaitAvailable(ctx, control, &apiregistrationv1.APIService{ObjectMeta: metav1.ObjectMeta{Name: g.apiService()}}); err != nil {
			return err
		}
	}
	return nil
}

func (g Group) apiService() string { return g.Version + "." + g.Group }

// Unavailable returns the APIServices of the registration, each with the reason, that are missing or not available. apis are all
// APIServices of kube-apiserver.
func (r Registration) Unavailable(apis []apiregistrationv1.APIService) (out []string) {
	for _, g := range r.Groups {
		i := slices.IndexFunc(apis, func(a apiregistrationv1.APIService) bool { return a.Name == g.apiService() })
		if i < 0 {
			out = append(out, g.apiService()+": the APIService does not exist")
		} else if ok, why := available(&apis[i]); !ok {
			out = append(out, g.apiService()+": "+why)
		}
	}
	return out
}

// available reports whether an APIService is available, and the message of the condition.
func available(api *apiregistrationv1.APIService) (ok bool, why string) {
	for _, condition := range api.Status.Conditions {
		if condition.Type == apiregistrationv1.Available {
			return condition.Status == apiregistrationv1.ConditionTrue, condition.Message
		}
	}
	return false, unreported
}

const unreported = "no Available condition reported"

// Apply registers APIs with kube-apiserver. It does not write objects that are up to date. The scheme of control must contain
// core/v1 and apiregistration.k8s.io/v1.
func Apply(ctx context.Context, control client.Client, r Registration) error {
	if r.Host == "" {
		r.Host = "localhost"
	}
	namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: names.SystemNamespace}}
	service := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: names.SystemNamespace, Name: r.Service}}
	if err := ensure(ctx, control, namespace, func() {}); err != nil {
		return fmt.Errorf("register %s: namespace %s: %w", r.Service, namespace.Name, err)
	}
	if err := ensure(ctx, control, service, func() { r.setService(service) }); err != nil {
		return fmt.Errorf("register %s: service %s: %w", r.Service, service.Name, err)
	}
	for _, g := range r.Groups {
		api := &apiregistrationv1.APIService{ObjectMeta: metav1.ObjectMeta{Name: g.apiService()}}
		if err := ensure(ctx, control, api, func() { r.setAPIService(api, g) }); err != nil {
			return fmt.Errorf("register %s: APIService %s: %w", r.Service, api.Name, err)
		}
	}
	return nil
}

// Remove deletes the registration of APIs whose server is removed. Otherwise the API server would report them as unavailable, and
// namespaces could not be deleted.
func Remove(ctx context.Context, control client.Client, r Registration) error {
	var objects []client.Object
	for _, g := range r.Groups {
		objects = append(objects, &apiregistrationv1.APIService{ObjectMeta: metav1.ObjectMeta{Name: g.apiService()}})
	}
	objects = append(objects, &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: names.SystemNamespace, Name: r.Service}})
	for _, o := range objects {
		if err := control.Get(ctx, client.ObjectKeyFromObject(o), o); err != nil {
			if apierrors.IsNotFound(err) {
				continue
			}
			return fmt.Errorf("unregister %s: read %T %s: %w", r.Service, o, o.GetName(), err)
		}
		if err := client.IgnoreNotFound(control.Delete(ctx, o)); err != nil {
			return fmt.Errorf("unregister %s: delete %T %s: %w", r.Service, o, o.GetName(), err)
		}
	}
	return nil
}

// ensure creates or updates an object and retries conflicts.
func ensure(ctx context.Context, control client.Client, object client.Object, mutate func()) error {
	for attempt := 0; ; attempt++ {
		_, err := controllerutil.CreateOrUpdate(ctx, control, object, func() error { mutate(); return nil })
		if attempt == 5 || (!apierrors.IsConflict(err) && !apierrors.IsAlreadyExists(err)) {
			return err
		}
	}
}

func (r Registration) setService(s *corev1.Service) {
	s.Spec.Type = corev1.ServiceTypeExternalName
	s.Spec.ExternalName = r.Host
	ports := []corev1.ServicePort{{
		Protocol: corev1.ProtocolTCP, Port: int32(r.Port), TargetPort: intstr.FromInt32(int32(r.Port)),
	}}
	if !equality.Semantic.DeepEqual(s.Spec.Ports, ports) {
		s.Spec.Ports = ports
	}
}

func (r Registration) setAPIService(a *apiregistrationv1.APIService, g Group) {
	port := int32(r.Port)
	a.Spec.Service = &apiregistrationv1.ServiceReference{Namespace: names.SystemNamespace, Name: r.Service, Port: &port}
	a.Spec.Group = g.Group
	a.Spec.Version = g.Version
	a.Spec.GroupPriorityMinimum = g.GroupPriority
	a.Spec.VersionPriority = g.VersionPriority
	a.Spec.InsecureSkipTLSVerify = false
	if !bytes.Equal(a.Spec.CABundle, r.CABundle) {
		a.Spec.CABundle = bytes.Clone(r.CABundle)
	}
}

func awaitAvailable(ctx context.Context, control client.Client, api *apiregistrationv1.APIService) error {
	why := unreported
	err := wait.PollUntilContextCancel(ctx, 50*time.Millisecond, true, func(ctx context.Context) (bool, error) {
		if err := control.Get(ctx, client.ObjectKeyFromObject(api), api); err != nil {
			why = err.Error()
			return false, nil
		}
		var ok bool
		ok, why = available(api)
		return ok, nil
	})
	if err != nil {
		return fmt.Errorf("wait for APIService %s to be available: %w", api.Name, errors.Join(err, errors.New(why)))
	}
	return nil
}
