// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/wait"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

const (
	// ServiceName is the name of the Service in karmada-system through which kube-apiserver connects to this server.
	ServiceName = "karmada-aggregated-apiserver"
	// ServerName is the host name for which the serving certificate must be valid.
	ServerName = ServiceName + "." + names.SystemNamespace + ".svc"
	// apiServiceName is the name of the group's APIService.
	apiServiceName = "v1alpha1." + clusterv1alpha1.GroupName
)

// Registration is the address of the cluster API server, as kube-apiserver reaches it.
type Registration struct {
	// Host is the DNS name of the server; empty means localhost.
	Host string
	// Port is the port of the server.
	Port int
	// CABundle is the PEM-encoded CA of the serving certificate.
	CABundle []byte
}

// Register registers the cluster API with kube-apiserver and waits until it is available. It does not write objects that
// are up to date. The scheme of control must contain core/v1 and apiregistration.k8s.io/v1.
func Register(ctx context.Context, control client.Client, r Registration) error {
	if r.Host == "" {
		r.Host = "localhost"
	}
	namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: names.SystemNamespace}}
	service := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: names.SystemNamespace, Name: ServiceName}}
	api := &apiregistrationv1.APIService{ObjectMeta: metav1.ObjectMeta{Name: apiServiceName}}
	steps := []struct {
		object client.Object
		mutate func()
	}{
		{namespace, func() {}},
		{service, func() { r.setService(service) }},
		{api, func() { r.setAPIService(api) }},
	}
	for _, s := range steps {
		if err := ensure(ctx, control, s.object, s.mutate); err != nil {
			return fmt.Errorf("register the cluster API: %T %s: %w", s.object, s.object.GetName(), err)
		}
	}
	return awaitAvailable(ctx, control, api)
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

func (r Registration) setAPIService(a *apiregistrationv1.APIService) {
	port := int32(r.Port)
	a.Spec.Service = &apiregistrationv1.ServiceReference{Namespace: names.SystemNamespace, Name: ServiceName, Port: &port}
	a.Spec.Group = clusterv1alpha1.GroupName
	a.Spec.Version = clusterv1alpha1.GroupVersion.Version
	a.Spec.GroupPriorityMinimum = 2000
	a.Spec.VersionPriority = 10
	a.Spec.InsecureSkipTLSVerify = false
	if !bytes.Equal(a.Spec.CABundle, r.CABundle) {
		a.Spec.CABundle = bytes.Clone(r.CABundle)
	}
}

func awaitAvailable(ctx context.Context, control client.Client, api *apiregistrationv1.APIService) error {
	why := "no Available condition reported"
	err := wait.PollUntilContextCancel(ctx, 50*time.Millisecond, true, func(ctx context.Context) (bool, error) {
		if err := control.Get(ctx, client.ObjectKeyFromObject(api), api); err != nil {
			why = err.Error()
			return false, nil
		}
		for _, condition := range api.Status.Conditions {
			if condition.Type == apiregistrationv1.Available {
				why = condition.Message
				return condition.Status == apiregistrationv1.ConditionTrue, nil
			}
		}
		return false, nil
	})
	if err != nil {
		return fmt.Errorf("wait for the cluster API to be available: %w", errors.Join(err, errors.New(why)))
	}
	return nil
}
