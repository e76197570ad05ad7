// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ResourceInterpreterWebhookConfiguration registers webhooks that interpret kinds of objects. They take precedence
// over built-in interpreters; ResourceInterpreterCustomizations take precedence over them. If several match, only the first by
// the name of the configuration, then of the webhook, is called.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=resourceinterpreterwebhookconfigurations,scope=Cluster,categories=karmada-io
type ResourceInterpreterWebhookConfiguration struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The webhooks.
	Webhooks []ResourceInterpreterWebhook `json:"webhooks"`
}

// ResourceInterpreterWebhookConfigurationList is a list of ResourceInterpreterWebhookConfigurations.
// +kubebuilder:object:root=true
type ResourceInterpreterWebhookConfigurationList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The configurations.
	Items []ResourceInterpreterWebhookConfiguration `json:"items"`
}

// ResourceInterpreterWebhook is a webhook with the kinds and operations that it handles.
type ResourceInterpreterWebhook struct {
	// Name of the webhook: a domain name of at least two labels, such as interpreter.example.com, unique in the
	// configuration.
	Name string `json:"name"`

	// Address of the webhook: exactly one of url (https) and service (default port 443), and the CA bundle to verify its
	// certificate.
	// +kubebuilder:validation:XValidation:rule="has(self.url) != has(self.service)",message="exactly one of url or service is required"
	ClientConfig admissionregistrationv1.WebhookClientConfig `json:"clientConfig"`

	// Kinds and operations of the webhook. Empty means none.
	// +optional
	Rules []RuleWithOperations `json:"rules,omitempty"`

	// Timeout of a call in seconds, 1 to 30. Nil means 10.
	// +optional
	// +kubebuilder:validation:XValidation:rule="self >= 1 && self <= 30",message="the timeout value must be between 1 and 30 seconds"
	TimeoutSeconds *int32 `json:"timeoutSeconds,omitempty"`

	// Versions of ResourceInterpreterContext that the webhook supports, in order of preference. Must contain v1alpha1.
	InterpreterContextVersions []string `json:"interpreterContextVersions"`
}

// RuleWithOperations matches calls by operation and kind.
type RuleWithOperations struct {
	// The operations, or only "*" for all of them. Prune is rejected.
	Operations []InterpreterOperation `json:"operations"`

	// The kinds.
	Rule `json:",inline"`
}

// InterpreterOperation is an operation of an interpreter.
type InterpreterOperation string

const (
	// InterpreterOperationAll matches every operation.
	InterpreterOperationAll InterpreterOperation = "*"
	// InterpreterOperationInterpretReplica returns the number of replicas and the requirements of each.
	InterpreterOperationInterpretReplica InterpreterOperation = "InterpretReplica"
	// InterpreterOperationInterpretComponent returns the components of an object with several pod templates.
	InterpreterOperationInterpretComponent InterpreterOperation = "InterpretComponent"
	// InterpreterOperationReviseReplica returns the object with another number of replicas.
	InterpreterOperationReviseReplica InterpreterOperation = "ReviseReplica"
	// InterpreterOperationRetain returns the object with the fields that the member owns.
	InterpreterOperationRetain InterpreterOperation = "Retain"
	// InterpreterOperationAggregateStatus returns the template with the aggregated status of all clusters.
	InterpreterOperationAggregateStatus InterpreterOperation = "AggregateStatus"
	// InterpreterOperationInterpretStatus returns the status to report.
	InterpreterOperationInterpretStatus InterpreterOperation = "InterpretStatus"
	// InterpreterOperationInterpretHealth returns whether an object is healthy.
	InterpreterOperationInterpretHealth InterpreterOperation = "InterpretHealth"
	// InterpreterOperationInterpretDependency returns the dependencies of an object.
	InterpreterOperationInterpretDependency InterpreterOperation = "InterpretDependency"
	// InterpreterOperationPrune is reserved; no webhook may register for it.
	InterpreterOperationPrune InterpreterOperation = "Prune"
)

// Rule matches kinds: one of each list must match.
type Rule struct {
	// API groups, with "" for the core group, or only "*" for all of them.
	APIGroups []string `json:"apiGroups"`

	// API versions, or only "*" for all of them.
	APIVersions []string `json:"apiVersions"`

	// Kinds, such as Deployment, or only "*" for all of them.
	Kinds []string `json:"kinds"`
}
