// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package networking validates the kinds of networking.karmada.io and returns field errors, whose messages are a contract
// (docs/contract/admission.md#networking). It is pure.
package networking

import (
	"net/netip"

	corev1 "k8s.io/api/core/v1"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// ServiceID is the label that holds the permanent ID of a MultiClusterService.
const ServiceID = "multiclusterservice.karmada.io/permanent-id"

// ValidateService validates a MultiClusterService. old is nil on creation.
func ValidateService(s, old *networkingv1alpha1.MultiClusterService) (errs field.ErrorList) {
	path := field.NewPath("spec")
	for _, msg := range validation.IsDNS1035Label(s.Name) {
		errs = append(errs, field.Invalid(field.NewPath("metadata", "name"), s.Name, msg))
	}
	if old != nil {
		if !apiequality.Semantic.DeepEqual(s.Spec.Types, old.Spec.Types) {
			errs = append(errs, field.Invalid(path.Child("types"), s.Spec.Types, "MultiClusterService types are immutable"))
		}
		errs = append(errs, validateLoadBalancer(s.Status.LoadBalancer, field.NewPath("status", "loadBalancer"))...)
	}
	errs = append(errs, validatePorts(s.Spec.Ports, path.Child("ports"))...)
	errs = append(errs, validateTypes(s.Spec.Types, path.Child("types"))...)
	errs = append(errs, validateClusters(s.Spec.ProviderClusters, path.Child("range", "providerClusters"))...)
	return append(errs, validateClusters(s.Spec.ConsumerClusters, path.Child("range", "consumerClusters"))...)
}

func validatePorts(ports []networkingv1alpha1.ExposurePort, path *field.Path) (errs field.ErrorList) {
	seen := sets.New[string]()
	for i, port := range ports {
		at := path.Index(i)
		if port.Name != "" {
			for _, msg := range validation.IsDNS1123Label(port.Name) {
				errs = append(errs, field.Invalid(at.Child("name"), port.Name, msg))
			}
			if seen.Has(port.Name) {
				errs = append(errs, field.Duplicate(at.Child("name"), port.Name))
			}
			seen.Insert(port.Name)
		}
		for _, msg := range validation.IsValidPortNum(int(port.Port)) {
			errs = append(errs, field.Invalid(at.Child("port"), port.Port, msg))
		}
	}
	return errs
}

func validateTypes(types []networkingv1alpha1.ExposureType, path *field.Path) (errs field.ErrorList) {
	for i, exposure := range types {
		switch exposure {
		case networkingv1alpha1.ExposureTypeCrossCluster, networkingv1alpha1.ExposureTypeLoadBalancer:
		default:
			errs = append(errs, field.Invalid(path.Index(i), exposure, "ExposureType Error"))
		}
	}
	if sets.New(types...).Len() > 1 {
		errs = append(errs, field.Invalid(path, types, "MultiClusterService types should not contain more than one type"))
	}
	return errs
}

func validateClusters(clusters []networkingv1alpha1.ClusterSelector, path *field.Path) (errs field.ErrorList) {
	for i := range clusters {
		for _, msg := range names.CheckCluster(clusters[i].Name) {
			errs = append(errs, field.Invalid(path.Index(i), clusters[i].Name, msg))
		}
	}
	return errs
}

func validateLoadBalancer(status corev1.LoadBalancerStatus, path *field.Path) (errs field.ErrorList) {
	for i, ingress := range status.Ingress {
		at := path.Child("ingress").Index(i)
		if ingress.IP != "" {
			if _, err := netip.ParseAddr(ingress.IP); err != nil {
				errs = append(errs, field.Invalid(at.Child("ip"), ingress.IP, "must be a valid IP address"))
			}
		}
		if ingress.Hostname == "" {
			continue
		}
		for _, msg := range validation.IsDNS1123Subdomain(ingress.Hostname) {
			errs = append(errs, field.Invalid(at.Child("hostname"), ingress.Hostname, msg))
		}
		if _, err := netip.ParseAddr(ingress.Hostname); err == nil {
			errs = append(errs, field.Invalid(at.Child("hostname"), ingress.Hostname, "must be a DNS name, not an IP address"))
		}
	}
	return errs
}
