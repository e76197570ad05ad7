// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package networking

import (
	"net/netip"
	"strings"

	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
)

// ValidateIngress validates a MultiClusterIngress by the rules of Ingress. It validates spec.template.spec if it is set, because the
// other fields are ignored then, and the status only if updating.
func ValidateIngress(i *networkingv1alpha1.MultiClusterIngress, updating bool) (errs field.ErrorList) {
	for _, msg := range validation.IsDNS1123Subdomain(i.Name) {
		errs = append(errs, field.Invalid(field.NewPath("metadata", "name"), i.Name, msg))
	}
	spec, path := &i.Spec.IngressSpec, field.NewPath("spec")
	if i.Spec.Template != nil {
		spec, path = &i.Spec.Template.Spec, path.Child("template", "spec")
	}
	errs = append(errs, validateIngressSpec(spec, path)...)
	if updating {
		errs = append(errs, validateLoadBalancer(loadBalancer(i.Status.LoadBalancer), field.NewPath("status", "loadBalancer"))...)
	}
	return errs
}

// loadBalancer returns the fields of an Ingress status that a Service status has as well.
func loadBalancer(status networkingv1.IngressLoadBalancerStatus) (out corev1.LoadBalancerStatus) {
	for _, ingress := range status.Ingress {
		out.Ingress = append(out.Ingress, corev1.LoadBalancerIngress{IP: ingress.IP, Hostname: ingress.Hostname})
	}
	return out
}

func validateIngressSpec(s *networkingv1.IngressSpec, path *field.Path) (errs field.ErrorList) {
	if len(s.Rules) == 0 && s.DefaultBackend == nil {
		errs = append(errs, field.Required(path, "either `defaultBackend` or `rules` must be specified"))
	}
	if s.DefaultBackend != nil {
		errs = append(errs, validateBackend(s.DefaultBackend, path.Child("defaultBackend"))...)
	}
	for i := range s.Rules {
		errs = append(errs, validateIngressRule(&s.Rules[i], path.Child("rules").Index(i))...)
	}
	for i := range s.TLS {
		errs = append(errs, validateTLS(&s.TLS[i], path.Child("tls").Index(i))...)
	}
	if s.IngressClassName != nil {
		for _, msg := range validation.IsDNS1123Subdomain(*s.IngressClassName) {
			errs = append(errs, field.Invalid(path.Child("ingressClassName"), *s.IngressClassName, msg))
		}
	}
	return errs
}

func validateTLS(t *networkingv1.IngressTLS, path *field.Path) (errs field.ErrorList) {
	for i, host := range t.Hosts {
		errs = append(errs, validateHost(host, path.Child("hosts").Index(i))...)
	}
	if t.SecretName != "" {
		for _, msg := range validation.IsDNS1123Subdomain(t.SecretName) {
			errs = append(errs, field.Invalid(path.Child("secretName"), t.SecretName, msg))
		}
	}
	return errs
}

func validateHost(host string, path *field.Path) (errs field.ErrorList) {
	check := validation.IsDNS1123Subdomain
	if strings.Contains(host, "*") {
		check = validation.IsWildcardDNS1123Subdomain
	}
	for _, msg := range check(host) {
		errs = append(errs, field.Invalid(path, host, msg))
	}
	return errs
}

func validateIngressRule(r *networkingv1.IngressRule, path *field.Path) (errs field.ErrorList) {
	if r.Host != "" {
		if _, err := netip.ParseAddr(r.Host); err == nil {
			errs = append(errs, field.Invalid(path.Child("host"), r.Host, "must be a DNS name, not an IP address"))
		}
		errs = append(errs, validateHost(r.Host, path.Child("host"))...)
	}
	if r.HTTP == nil {
		return errs
	}
	at := path.Child("http", "paths")
	if len(r.HTTP.Paths) == 0 {
		errs = append(errs, field.Required(at, ""))
	}
	for i := range r.HTTP.Paths {
		errs = append(errs, validatePath(&r.HTTP.Paths[i], at.Index(i))...)
		errs = append(errs, validateBackend(&r.HTTP.Paths[i].Backend, at.Index(i).Child("backend"))...)
	}
	return errs
}

var (
	pathTypes = []networkingv1.PathType{networkingv1.PathTypeExact, networkingv1.PathTypeImplementationSpecific, networkingv1.PathTypePrefix}
	// These parts make a path equivalent to another one.
	forbiddenInPath      = []string{"//", "/./", "/../", "%2f", "%2F"}
	forbiddenAtEndOfPath = []string{"/..", "/."}
)

func validatePath(p *networkingv1.HTTPIngressPath, path *field.Path) (errs field.ErrorList) {
	if p.PathType == nil {
		return field.ErrorList{field.Required(path.Child("pathType"), "pathType must be specified")}
	}
	at := path.Child("path")
	switch *p.PathType {
	case networkingv1.PathTypeExact, networkingv1.PathTypePrefix:
		if !strings.HasPrefix(p.Path, "/") {
			errs = append(errs, field.Invalid(at, p.Path, "must be an absolute path"))
		}
		for _, part := range forbiddenInPath {
			if strings.Contains(p.Path, part) {
				errs = append(errs, field.Invalid(at, p.Path, "must not contain '"+part+"'"))
			}
		}
		for _, end := range forbiddenAtEndOfPath {
			if strings.HasSuffix(p.Path, end) {
				errs = append(errs, field.Invalid(at, p.Path, "cannot end with '"+end+"'"))
			}
		}
	case networkingv1.PathTypeImplementationSpecific:
		if p.Path != "" && !strings.HasPrefix(p.Path, "/") {
			errs = append(errs, field.Invalid(at, p.Path, "must be an absolute path"))
		}
	default:
		errs = append(errs, field.NotSupported(path.Child("pathType"), *p.PathType, pathTypes))
	}
	return errs
}

func validateBackend(b *networkingv1.IngressBackend, path *field.Path) field.ErrorList {
	switch {
	case b.Service != nil && b.Resource != nil:
		return field.ErrorList{field.Invalid(path, "", "cannot set both resource and service backends")}
	case b.Resource != nil:
		return validateResourceBackend(b.Resource, path.Child("resource"))
	case b.Service != nil:
		return validateServiceBackend(b.Service, path.Child("service"))
	default:
		return field.ErrorList{field.Required(path, "must specify a service or a resource backend")}
	}
}

func validateResourceBackend(r *corev1.TypedLocalObjectReference, path *field.Path) (errs field.ErrorList) {
	if r.APIGroup != nil {
		for _, msg := range validation.IsDNS1123Subdomain(*r.APIGroup) {
			errs = append(errs, field.Invalid(path.Child("apiGroup"), *r.APIGroup, msg))
		}
	}
	if r.Kind == "" {
		errs = append(errs, field.Required(path.Child("kind"), "kind is required"))
	}
	if r.Name == "" {
		errs = append(errs, field.Required(path.Child("name"), "name is required"))
	}
	return errs
}

func validateServiceBackend(s *networkingv1.IngressServiceBackend, path *field.Path) (errs field.ErrorList) {
	if s.Name == "" {
		errs = append(errs, field.Required(path.Child("name"), ""))
	} else {
		for _, msg := range validation.IsDNS1035Label(s.Name) {
			errs = append(errs, field.Invalid(path.Child("name"), s.Name, msg))
		}
	}
	name, number, at := s.Port.Name, s.Port.Number, path.Child("port")
	switch {
	case name != "" && number != 0:
		errs = append(errs, field.Invalid(at, "", "cannot set both port name & port number"))
	case name != "":
		for _, msg := range validation.IsValidPortName(name) {
			errs = append(errs, field.Invalid(at.Child("name"), name, msg))
		}
	case number != 0:
		for _, msg := range validation.IsValidPortNum(int(number)) {
			errs = append(errs, field.Invalid(at.Child("number"), number, msg))
		}
	default:
		errs = append(errs, field.Required(at, "port name or number is required"))
	}
	return errs
}
