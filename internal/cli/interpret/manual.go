// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"fmt"
	"strings"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// manual is what one must know to write the script of an operation. The reference of operations in docs/ says the same in
// the same words; a test compares them.
type manual struct {
	operation operation
	// function is what the script must define.
	function string
	// purpose is what Karmada does with the answer.
	purpose string
	// result is what the function must return.
	result string
}

// manuals are for all operations, in the order of interpret.Operations.
var manuals = []manual{
	{
		configv1alpha1.InterpreterOperationRetain, "Retain(desiredObj, observedObj)",
		"Says what the member owns: called before an object in a member is updated, with what Karmada wants and what the member has.",
		"desiredObj with what is to be kept of observedObj.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretReplica, "GetReplicas(obj)",
		"Makes the kind a workload whose replicas can be divided among clusters.",
		"The number of replicas, and then what each of them needs, or nil: a table with nodeClaim, resourceRequest, namespace and priorityClassName.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretComponent, "GetComponents(obj)",
		"Makes the kind a workload of several pod templates, which is placed as a whole.",
		"A list of tables with name, replicas and replicaRequirements (nodeClaim, resourceRequest, priorityClassName), or nil.",
	},
	{
		configv1alpha1.InterpreterOperationReviseReplica, "ReviseReplica(obj, desiredReplica)",
		"Gives the object of one cluster the number of replicas that the cluster gets.",
		"obj with that number of replicas.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretStatus, "ReflectStatus(observedObj)",
		"Chooses what is reported of the object in a member.",
		"A table: the status to report.",
	},
	{
		configv1alpha1.InterpreterOperationAggregateStatus, "AggregateStatus(desiredObj, statusItems)",
		"Makes the status of the template out of the reports of the clusters, a list of tables with clusterName, status, applied, appliedMessage and health.",
		"desiredObj with its new status.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretHealth, "InterpretHealth(observedObj)",
		"Says whether the object in a member does what it is for.",
		"true or false.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretDependency, "GetDependencies(desiredObj)",
		"Finds what must go where the object goes, if its policy says propagateDeps.",
		"A list of tables with apiVersion, kind, namespace, and name or labelSelector.",
	},
}

// lines are the manual as text.
func (m manual) lines() []string {
	return []string{"function " + m.function, m.purpose, "Returns: " + m.result}
}

// document prints the manual of an operation, or of all of them.
func (o *options) document(asked operation) error {
	var text strings.Builder
	for _, m := range manuals {
		if asked == "" || asked == m.operation {
			fmt.Fprintf(&text, "%s:\n    %s\n", m.operation, strings.Join(m.lines(), "\n    "))
		}
	}
	_, err := fmt.Fprint(o.session.Out, text.String())
	return err
}
