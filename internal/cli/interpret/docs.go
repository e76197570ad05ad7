// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"fmt"
	"strings"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// operationDoc documents the script of an operation. A test compares it with docs/reference/interpreter.md.
type operationDoc struct {
	operation operation
	// function is the signature of the function that the script must define.
	function string
	// purpose is how Karmada uses the result.
	purpose string
	// result describes the value to return.
	result string
}

// operationDocs documents all operations, in the order of interpret.Operations.
var operationDocs = []operationDoc{
	{
		configv1alpha1.InterpreterOperationRetain, "Retain(desiredObj, observedObj)",
		"Retains fields that the member owns. Called before an object in a member is updated.",
		"desiredObj with the fields to retain from observedObj.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretReplica, "GetReplicas(obj)",
		"Returns the replicas of a workload, so that they can be divided among clusters.",
		"The number of replicas and the requirements of one replica: a table with nodeClaim, resourceRequest, namespace and " +
			"priorityClassName, or nil.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretComponent, "GetComponents(obj)",
		"Returns the components of a workload with several pod templates, which is scheduled as a whole.",
		"A list of tables with name, replicas and replicaRequirements (nodeClaim, resourceRequest, priorityClassName), or nil.",
	},
	{
		configv1alpha1.InterpreterOperationReviseReplica, "ReviseReplica(obj, desiredReplica)",
		"Sets the number of replicas in the manifest of one cluster.",
		"obj with that number of replicas.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretStatus, "ReflectStatus(observedObj)",
		"Selects the status of a member object that is reported to the control plane.",
		"A table with the status to report.",
	},
	{
		configv1alpha1.InterpreterOperationAggregateStatus, "AggregateStatus(desiredObj, statusItems)",
		"Aggregates the statuses of all clusters into the status of the template. The items are tables with clusterName, status, " +
			"applied, appliedMessage and health.",
		"desiredObj with the aggregated status.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretHealth, "InterpretHealth(observedObj)",
		"Reports whether a member object is healthy.",
		"true or false.",
	},
	{
		configv1alpha1.InterpreterOperationInterpretDependency, "GetDependencies(desiredObj)",
		"Returns the objects to propagate with the object if its policy sets propagateDeps.",
		"A list of tables with apiVersion, kind, namespace, and name or labelSelector.",
	},
}

// lines returns the documentation as text.
func (d operationDoc) lines() []string {
	return []string{"function " + d.function, d.purpose, "Returns: " + d.result}
}

// printDocs prints the documentation of an operation, or of all operations.
func (o *options) printDocs(op operation) error {
	var text strings.Builder
	for _, d := range operationDocs {
		if op == "" || op == d.operation {
			fmt.Fprintf(&text, "%s:\n    %s\n", d.operation, strings.Join(d.lines(), "\n    "))
		}
	}
	_, err := fmt.Fprint(o.session.Out, text.String())
	return err
}
