// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package config validates the kinds of config.karmada.io and returns field errors, whose messages are a contract
// (docs/contract/admission.md#interpreter-configuration). It is pure.
package config

import (
	"net/url"
	"slices"
	"strings"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// wildcard matches all operations, groups, versions or kinds.
const wildcard = "*"

// contextVersion is the version of the requests sent to interpreter webhooks.
const contextVersion = "v1alpha1"

// Minimum and maximum timeout of an interpreter webhook, in seconds.
const (
	minTimeout = 1
	maxTimeout = 30
)

// ValidateWebhooks validates a ResourceInterpreterWebhookConfiguration.
func ValidateWebhooks(c *configv1alpha1.ResourceInterpreterWebhookConfiguration) (errs field.ErrorList) {
	seen := sets.New[string]()
	for i := range c.Webhooks {
		w, path := &c.Webhooks[i], field.NewPath("webhooks").Index(i)
		errs = append(errs, validation.IsFullyQualifiedDomainName(path.Child("name"), w.Name)...)
		if seen.Has(w.Name) {
			errs = append(errs, field.Duplicate(path.Child("name"), w.Name))
		}
		seen.Insert(w.Name)
		errs = append(errs, validateClient(&w.ClientConfig, path.Child("clientConfig"))...)
		for j := range w.Rules {
			errs = append(errs, validateRule(&w.Rules[j], path.Child("rules").Index(j))...)
		}
		if t := w.TimeoutSeconds; t != nil && (*t < minTimeout || *t > maxTimeout) {
			errs = append(errs, field.Invalid(path.Child("timeoutSeconds"), *t, "the timeout value must be between 1 and 30 seconds"))
		}
		errs = append(errs, validateContexts(w.InterpreterContextVersions, path.Child("interpreterContextVersions"))...)
	}
	return errs
}

func validateClient(c *admissionregistrationv1.WebhookClientConfig, path *field.Path) field.ErrorList {
	switch {
	case (c.URL == nil) == (c.Service == nil):
		return field.ErrorList{field.Required(path, "exactly one of url or service is required")}
	case c.URL != nil:
		return validateURL(*c.URL, path.Child("url"))
	default:
		return validateService(c.Service, path.Child("service"))
	}
}

func validateURL(text string, path *field.Path) (errs field.ErrorList) {
	u, err := url.Parse(text)
	if err != nil {
		return field.ErrorList{field.Invalid(path, text, "url must be a valid URL: "+err.Error())}
	}
	invalid := func(msg string) { errs = append(errs, field.Invalid(path, text, msg)) }
	if u.Scheme != "https" {
		invalid("'https' is the only allowed URL scheme")
	}
	if u.Host == "" {
		invalid("host must be specified")
	}
	if u.User != nil {
		invalid("user information is not permitted in the URL")
	}
	if u.Fragment != "" {
		invalid("fragments are not permitted in the URL")
	}
	if u.RawQuery != "" {
		invalid("query parameters are not permitted in the URL")
	}
	return errs
}

func validateService(s *admissionregistrationv1.ServiceReference, path *field.Path) (errs field.ErrorList) {
	if s.Name == "" {
		errs = append(errs, field.Required(path.Child("name"), "service name is required"))
	}
	if s.Namespace == "" {
		errs = append(errs, field.Required(path.Child("namespace"), "service namespace is required"))
	}
	if s.Port != nil { // nil means 443
		for _, msg := range validation.IsValidPortNum(int(*s.Port)) {
			errs = append(errs, field.Invalid(path.Child("port"), *s.Port, msg))
		}
	}
	if s.Path != nil && !strings.HasPrefix(*s.Path, "/") {
		errs = append(errs, field.Invalid(path.Child("path"), *s.Path, "must start with a '/'"))
	}
	return errs
}

// operations lists the supported operations. Prune is not supported: pruning cannot be customized.
var operations = []configv1alpha1.InterpreterOperation{
	configv1alpha1.InterpreterOperationAll, configv1alpha1.InterpreterOperationAggregateStatus,
	configv1alpha1.InterpreterOperationInterpretComponent, configv1alpha1.InterpreterOperationInterpretDependency,
	configv1alpha1.InterpreterOperationInterpretHealth, configv1alpha1.InterpreterOperationInterpretReplica,
	configv1alpha1.InterpreterOperationInterpretStatus, configv1alpha1.InterpreterOperationRetain,
	configv1alpha1.InterpreterOperationReviseReplica,
}

func validateRule(r *configv1alpha1.RuleWithOperations, path *field.Path) (errs field.ErrorList) {
	at := path.Child("operations")
	if len(r.Operations) == 0 {
		errs = append(errs, field.Required(at, ""))
	}
	if len(r.Operations) > 1 && slices.Contains(r.Operations, configv1alpha1.InterpreterOperationAll) {
		errs = append(errs, field.Invalid(at, r.Operations, "if '*' is present, must not specify other operations"))
	}
	for i, operation := range r.Operations {
		if !slices.Contains(operations, operation) {
			errs = append(errs, field.NotSupported(at.Index(i), operation, operations))
		}
	}
	errs = append(errs, validatePatterns(r.APIGroups, "API groups", true, path.Child("apiGroups"))...)
	errs = append(errs, validatePatterns(r.APIVersions, "API versions", false, path.Child("apiVersions"))...)
	return append(errs, validatePatterns(r.Kinds, "kinds", false, path.Child("kinds"))...)
}

// validatePatterns validates a list of names or the wildcard. emptyAllowed is for API groups: the core group has an empty name.
func validatePatterns(list []string, what string, emptyAllowed bool, path *field.Path) (errs field.ErrorList) {
	if len(list) == 0 {
		errs = append(errs, field.Required(path, ""))
	}
	if len(list) > 1 && slices.Contains(list, wildcard) {
		errs = append(errs, field.Invalid(path, list, "if '*' is present, must not specify other "+what))
	}
	for i, name := range list {
		if name == "" && !emptyAllowed {
			errs = append(errs, field.Required(path.Index(i), ""))
		}
	}
	return errs
}

func validateContexts(versions []string, path *field.Path) (errs field.ErrorList) {
	if len(versions) == 0 {
		return field.ErrorList{field.Required(path, "must specify one of "+contextVersion)}
	}
	seen := sets.New[string]()
	for i, version := range versions {
		if seen.Has(version) {
			errs = append(errs, field.Duplicate(path.Index(i), version))
		}
		seen.Insert(version)
		for _, msg := range validation.IsDNS1035Label(version) {
			errs = append(errs, field.Invalid(path.Index(i), version, msg))
		}
	}
	if len(errs) == 0 && !seen.Has(contextVersion) {
		errs = append(errs, field.Invalid(path, versions, "must include at least one of "+contextVersion))
	}
	return errs
}
