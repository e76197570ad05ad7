// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// CronFederatedHPA scales a workload of the control plane, or changes the bounds of a FederatedHPA, on schedules.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=cronfederatedhpas,scope=Namespaced,shortName=cronfhpa,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.spec.scaleTargetRef.kind`,name="REFERENCE-KIND",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.scaleTargetRef.name`,name="REFERENCE-NAME",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type CronFederatedHPA struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Target and schedules.
	Spec CronFederatedHPASpec `json:"spec"`

	// Results of executions, and the next execution times.
	// +optional
	Status CronFederatedHPAStatus `json:"status,omitempty,omitzero"`
}

// CronFederatedHPAList is a list of CronFederatedHPAs.
// +kubebuilder:object:root=true
type CronFederatedHPAList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The autoscalers.
	Items []CronFederatedHPA `json:"items"`
}

// CronFederatedHPASpec defines the target to scale and the schedules.
// +kubebuilder:validation:XValidation:rule="!has(self.scaleTargetRef.apiVersion) || self.scaleTargetRef.apiVersion != 'autoscaling.karmada.io/v1alpha1' || self.scaleTargetRef.kind == 'FederatedHPA'",messageExpression="'invalid scaleTargetRef kind: ' + self.scaleTargetRef.kind + ', only support FederatedHPA'"
// +kubebuilder:validation:XValidation:rule="!has(self.scaleTargetRef.apiVersion) || self.scaleTargetRef.apiVersion != 'autoscaling.karmada.io/v1alpha1' || self.rules.all(r, has(r.targetMinReplicas) || has(r.targetMaxReplicas))",message="targetMinReplicas and targetMaxReplicas cannot be nil at the same time if you want to scale FederatedHPA"
// +kubebuilder:validation:XValidation:rule="!has(self.scaleTargetRef.apiVersion) || self.scaleTargetRef.apiVersion != 'autoscaling.karmada.io/v1alpha1' || self.rules.all(r, !has(r.targetMinReplicas) || r.targetMinReplicas > 0)",message="targetMinReplicas should be larger than 0"
// +kubebuilder:validation:XValidation:rule="!has(self.scaleTargetRef.apiVersion) || self.scaleTargetRef.apiVersion != 'autoscaling.karmada.io/v1alpha1' || self.rules.all(r, !has(r.targetMaxReplicas) || r.targetMaxReplicas > 0)",message="targetMaxReplicas should be larger than 0"
// +kubebuilder:validation:XValidation:rule="!has(self.scaleTargetRef.apiVersion) || self.scaleTargetRef.apiVersion != 'autoscaling.karmada.io/v1alpha1' || self.rules.all(r, !has(r.targetMinReplicas) || !has(r.targetMaxReplicas) || r.targetMaxReplicas >= r.targetMinReplicas)",message="targetMaxReplicas should be larger than or equal to targetMinReplicas"
// +kubebuilder:validation:XValidation:rule="(has(self.scaleTargetRef.apiVersion) && self.scaleTargetRef.apiVersion == 'autoscaling.karmada.io/v1alpha1') || self.rules.all(r, has(r.targetReplicas))",messageExpression="self.scaleTargetRef.kind == 'FederatedHPA' ? 'scaleTargetRef.apiVersion must be autoscaling.karmada.io/v1alpha1 if you want to scale FederatedHPA' : 'targetReplicas cannot be nil if you want to scale ' + self.scaleTargetRef.kind"
// +kubebuilder:validation:XValidation:rule="(has(self.scaleTargetRef.apiVersion) && self.scaleTargetRef.apiVersion == 'autoscaling.karmada.io/v1alpha1') || self.rules.all(r, !has(r.targetReplicas) || r.targetReplicas >= 0)",message="targetReplicas should be larger than or equal to 0"
type CronFederatedHPASpec struct {
	// A FederatedHPA, whose bounds are changed, or a workload with a scale subresource, whose replicas are set; in the
	// namespace of the CronFederatedHPA.
	ScaleTargetRef autoscalingv2.CrossVersionObjectReference `json:"scaleTargetRef"`

	// The schedules.
	Rules []CronFederatedHPARule `json:"rules"`
}

// CronFederatedHPARule is one scheduled scaling.
type CronFederatedHPARule struct {
	// Name of the rule, unique, 1 to 32 characters.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=32
	Name string `json:"name"`

	// Cron schedule: minute, hour, day of month, month and day of week, for example "0 8 * * 1-5".
	Schedule string `json:"schedule"`

	// Replicas to set; required for workloads. Must not be negative.
	// +optional
	TargetReplicas *int32 `json:"targetReplicas,omitempty"`

	// minReplicas to set; for a FederatedHPA, where this or targetMaxReplicas is required. At least 1.
	// +optional
	TargetMinReplicas *int32 `json:"targetMinReplicas,omitempty"`

	// maxReplicas to set; for a FederatedHPA, where this or targetMinReplicas is required. At least 1, and at least
	// targetMinReplicas.
	// +optional
	TargetMaxReplicas *int32 `json:"targetMaxReplicas,omitempty"`

	// True suspends the rule. Default false.
	// +optional
	// +kubebuilder:default=false
	Suspend *bool `json:"suspend,omitempty"`

	// Time zone of the schedule, as an IANA name such as Europe/Berlin; an unknown one is rejected. Nil means the zone of
	// the controller manager.
	// +optional
	TimeZone *string `json:"timeZone,omitempty"`

	// Number of successful executions to keep in the status, 1 to 32. Default 3.
	// +optional
	// +kubebuilder:default=3
	// +kubebuilder:validation:Minimum=1
	// +kubebuilder:validation:Maximum=32
	SuccessfulHistoryLimit *int32 `json:"successfulHistoryLimit,omitempty"`

	// Number of failed executions to keep in the status, 0 to 32. Default 3.
	// +optional
	// +kubebuilder:default=3
	// +kubebuilder:validation:Minimum=0
	// +kubebuilder:validation:Maximum=32
	FailedHistoryLimit *int32 `json:"failedHistoryLimit,omitempty"`
}

// CronFederatedHPAStatus holds the results of executions and the next execution times.
type CronFederatedHPAStatus struct {
	// One entry for each rule.
	// +optional
	ExecutionHistories []ExecutionHistory `json:"executionHistories,omitempty"`
}

// ExecutionHistory is the history of one rule.
type ExecutionHistory struct {
	// Name of the rule.
	RuleName string `json:"ruleName"`

	// Time of the next execution. Nil while the rule is suspended.
	// +optional
	NextExecutionTime *metav1.Time `json:"nextExecutionTime,omitempty"`

	// Latest successful executions, newest first.
	// +optional
	SuccessfulExecutions []SuccessfulExecution `json:"successfulExecutions,omitempty"`

	// Latest failed executions, newest first.
	// +optional
	FailedExecutions []FailedExecution `json:"failedExecutions,omitempty"`
}

// SuccessfulExecution is an execution that succeeded.
type SuccessfulExecution struct {
	// Scheduled time.
	ScheduleTime *metav1.Time `json:"scheduleTime"`

	// Time of the execution.
	ExecutionTime *metav1.Time `json:"executionTime"`

	// The replicas that were set, on a workload.
	// +optional
	AppliedReplicas *int32 `json:"appliedReplicas,omitempty"`

	// The maxReplicas that were set, on a FederatedHPA.
	// +optional
	AppliedMaxReplicas *int32 `json:"appliedMaxReplicas,omitempty"`

	// The minReplicas that were set, on a FederatedHPA.
	// +optional
	AppliedMinReplicas *int32 `json:"appliedMinReplicas,omitempty"`
}

// FailedExecution is an execution that failed.
type FailedExecution struct {
	// Scheduled time.
	ScheduleTime *metav1.Time `json:"scheduleTime"`

	// Time of the attempt.
	ExecutionTime *metav1.Time `json:"executionTime"`

	// Error message.
	Message string `json:"message"`
}
