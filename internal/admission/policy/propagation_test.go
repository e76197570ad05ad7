// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"pgregory.net/rapid"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/admission/admissiontest"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

const (
	testNamespace = "shop"
	freshID       = "11111111-2222-3333-4444-555555555555"
)

// invalidNamePart is the message of Kubernetes for an invalid label key.
const invalidNamePart = "name part must consist of alphanumeric characters, '-', '_' or '.', " +
	"and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', " +
	"regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')"

func newID() string { return freshID }

// scopes returns policies of both kinds with the same spec.
var scopes = map[string]func(spec policyv1alpha1.PropagationSpec) policy.Policy{
	"PropagationPolicy": func(spec policyv1alpha1.PropagationSpec) policy.Policy {
		return &policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{Namespace: testNamespace, Name: "p"}, Spec: spec}
	},
	"ClusterPropagationPolicy": func(spec policyv1alpha1.PropagationSpec) policy.Policy {
		return &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: "p"}, Spec: spec}
	},
}

func TestDefaultPropagation(t *testing.T) {
	t.Parallel()
	const nginx = `{apiVersion: apps/v1, kind: Deployment, name: nginx}`
	tests := map[string]struct{ in, want string }{
		"empty preference becomes Weighted": {
			in:   `{resourceSelectors: [], placement: {replicaScheduling: {replicaSchedulingType: Divided}}}`,
			want: `{resourceSelectors: [], placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted}}}`,
		},
		"empty preference with dynamicWeight becomes Dynamic": {
			in: `{resourceSelectors: [], placement: {replicaScheduling: {replicaSchedulingType: Divided, dynamicWeight: AvailableReplicas}}}`,
			want: `{resourceSelectors: [], placement: {replicaScheduling: {replicaSchedulingType: Divided, ` +
				`replicaDivisionPreference: Dynamic, dynamicWeight: AvailableReplicas}}}`,
		},
		"Duplicated gets no preference": {
			in:   `{resourceSelectors: [], placement: {replicaScheduling: {replicaSchedulingType: Duplicated}}}`,
			want: `{resourceSelectors: [], placement: {replicaScheduling: {replicaSchedulingType: Duplicated}}}`,
		},
		"spread constraints": {
			in: `{resourceSelectors: [], placement: {spreadConstraints: [{}, {spreadByField: region, minGroups: 2}, {spreadByLabel: a, ` +
				`maxGroups: 3}]}}`,
			want: `{resourceSelectors: [], placement: {spreadConstraints: [{spreadByField: cluster, minGroups: 1}, ` +
				`{spreadByField: region, minGroups: 2}, {spreadByLabel: a, minGroups: 1, maxGroups: 3}]}}`,
		},
		"ServiceImport sets propagateDeps": {
			in:   `{resourceSelectors: [{apiVersion: multicluster.x-k8s.io/v1alpha1, kind: ServiceImport, namespace: a}]}`,
			want: `{resourceSelectors: [{apiVersion: multicluster.x-k8s.io/v1alpha1, kind: ServiceImport, namespace: a}], propagateDeps: true}`,
		},
		"ServiceImport of another version": {
			in:   `{resourceSelectors: [{apiVersion: multicluster.x-k8s.io/v1, kind: ServiceImport, namespace: a}]}`,
			want: `{resourceSelectors: [{apiVersion: multicluster.x-k8s.io/v1, kind: ServiceImport, namespace: a}]}`,
		},
		"default grace period": {
			in:   `{resourceSelectors: [], failover: {application: {purgeMode: Gracefully, decisionConditions: {}}}}`,
			want: `{resourceSelectors: [], failover: {application: {purgeMode: Gracefully, decisionConditions: {}, gracePeriodSeconds: 600}}}`,
		},
		"no grace period for purge mode Directly": {
			in:   `{resourceSelectors: [], failover: {application: {purgeMode: Directly, decisionConditions: {}}}}`,
			want: `{resourceSelectors: [], failover: {application: {purgeMode: Directly, decisionConditions: {}}}}`,
		},
		"grace period kept": {
			in:   `{resourceSelectors: [], failover: {application: {purgeMode: Gracefully, decisionConditions: {}, gracePeriodSeconds: 5}}}`,
			want: `{resourceSelectors: [], failover: {application: {purgeMode: Gracefully, decisionConditions: {}, gracePeriodSeconds: 5}}}`,
		},
	}
	for name, tc := range tests {
		for kind, newPolicy := range scopes {
			t.Run(name+"/"+kind, func(t *testing.T) {
				t.Parallel()
				got := newPolicy(admissiontest.Parse[policyv1alpha1.PropagationSpec](t, tc.in))
				DefaultPropagation(got, nil, testNamespace, newID)
				want := admissiontest.Parse[policyv1alpha1.PropagationSpec](t, tc.want)
				if diff := cmp.Diff(&want, got.PolicySpec()); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
			})
		}
	}
	for kind, want := range map[string][]string{"PropagationPolicy": {testNamespace, "other"}, "ClusterPropagationPolicy": {"", "other"}} {
		t.Run("namespaces of selectors/"+kind, func(t *testing.T) {
			t.Parallel()
			p := scopes[kind](
				admissiontest.Parse[policyv1alpha1.PropagationSpec](
					t,
					`{resourceSelectors: [`+nginx+`, {apiVersion: v1, kind: Secret, namespace: other}]}`,
				),
			)
			DefaultPropagation(p, nil, testNamespace, newID)
			for i, s := range p.PolicySpec().ResourceSelectors {
				if s.Namespace != want[i] {
					t.Errorf("selector %d: namespace %q, want %q", i, s.Namespace, want[i])
				}
			}
		})
	}
}

func TestDefaultPropagation_setsIDAndFinalizer(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		labels, oldLabels map[string]string // the key "id" stands for the label of the permanent ID
		finalizers        []string
		update            bool
		wantID            string
		wantFinalizers    int
	}{
		"creation sets ID and finalizer":  {wantID: freshID, wantFinalizers: 1},
		"creation replaces the user's ID": {labels: map[string]string{"id": "mine"}, wantID: freshID, wantFinalizers: 1},
		"creation keeps finalizers":       {finalizers: []string{"a"}, wantID: freshID, wantFinalizers: 2},
		"update keeps the ID": {
			update:    true,
			labels:    map[string]string{"id": "x"},
			oldLabels: map[string]string{"id": "x"},
			wantID:    "x",
		},
		"update does not restore a removed ID":                       {update: true, oldLabels: map[string]string{"id": "x"}, wantID: ""},
		"update sets ID and finalizer of a policy stored without ID": {update: true, wantID: freshID, wantFinalizers: 1},
		"update replaces the user's ID if the stored policy has none": {
			update:         true,
			labels:         map[string]string{"id": "mine"},
			wantID:         freshID,
			wantFinalizers: 1,
		},
	}
	for name, tc := range tests {
		for kind, newPolicy := range scopes {
			t.Run(name+"/"+kind, func(t *testing.T) {
				t.Parallel()
				p, old := newPolicy(policyv1alpha1.PropagationSpec{}), policy.Policy(nil)
				scope := policy.ScopeOf(p)
				if id, ok := tc.labels["id"]; ok {
					p.SetLabels(map[string]string{scope.IDLabel: id})
				}
				p.SetFinalizers(tc.finalizers)
				if tc.update {
					old = newPolicy(policyv1alpha1.PropagationSpec{})
					if id, ok := tc.oldLabels["id"]; ok {
						old.SetLabels(map[string]string{scope.IDLabel: id})
					}
				}
				DefaultPropagation(p, old, testNamespace, newID)
				if got := p.GetLabels()[scope.IDLabel]; got != tc.wantID {
					t.Errorf("ID %q, want %q", got, tc.wantID)
				}
				if got := len(p.GetFinalizers()); got != tc.wantFinalizers {
					t.Errorf("finalizers %v, want %d of them", p.GetFinalizers(), tc.wantFinalizers)
				}
			})
		}
	}
}

func TestValidatePropagation(t *testing.T) {
	t.Parallel()
	const graceful = `decisionConditions: {}, purgeMode: Gracefully, gracePeriodSeconds: 600`
	tests := map[string]struct {
		spec string // may omit resourceSelectors
		want []string
	}{
		"valid": {
			spec: `placement: {clusterAffinity: {clusterNames: [m1], fieldSelector: {matchExpressions: [{key: provider, operator: In, ` +
				`values: [a]}, {key: zone, operator: NotIn, values: [b]}]}}}`,
		},
		"clusterAffinity and clusterAffinities": {
			spec: `placement: {clusterAffinity: {}, clusterAffinities: [{affinityName: a}]}`,
			want: []string{`spec.placement.clusterAffinities: Forbidden: clusterAffinities cannot co-exist with clusterAffinity`},
		},
		"invalid field selector": {
			spec: `placement: {clusterAffinity: {fieldSelector: {matchExpressions: [{key: color, operator: Exists}, {key: region, ` +
				`operator: Gt, values: ["1"]}]}}}`,
			want: []string{
				`spec.placement.clusterAffinity.fieldSelector.matchExpressions[0].key: Invalid value: "color": ` +
					`unsupported key "color", must be provider, region, or zone`,
				`spec.placement.clusterAffinity.fieldSelector.matchExpressions[0].operator: Invalid value: "Exists": ` +
					`unsupported operator "Exists", must be In or NotIn`,
				`spec.placement.clusterAffinity.fieldSelector.matchExpressions[1].operator: Invalid value: "Gt": ` +
					`unsupported operator "Gt", must be In or NotIn`,
			},
		},
		"invalid label selector": {
			spec: `placement: {clusterAffinity: {labelSelector: {matchExpressions: [{key: a, operator: Is, values: [b]}]}}}`,
			want: []string{
				`spec.placement.clusterAffinity.labelSelector.matchExpressions[0].operator: Invalid value: "Is": not a valid selector operator`,
			},
		},
		"invalid field selector of a static weight": {
			spec: `placement: {replicaScheduling: {replicaSchedulingType: Divided, weightPreference: {staticWeightList: [{weight: 0, ` +
				`targetCluster: {fieldSelector: {matchExpressions: [{key: x, operator: In}]}}}]}}}`,
			want: []string{
				`spec.placement.replicaScheduling.weightPreference.staticWeightList[0].targetCluster.fieldSelector.matchExpressions[0].key: ` +
					`Invalid value: "x": unsupported key "x", must be provider, region, or zone`,
			},
		},
		"invalid affinity terms": {
			spec: `placement: {clusterAffinities: [{affinityName: a}, {affinityName: a}, {affinityName: "-", ` +
				`fieldSelector: {matchExpressions: [{key: shade, operator: In}]}}]}`,
			want: []string{
				`spec.placement.clusterAffinities[1].affinityName: Invalid value: "a": each affinity term in a policy must have a unique name`,
				`spec.placement.clusterAffinities[2].affinityName: Invalid value: "-": ` + invalidNamePart,
				`spec.placement.clusterAffinities[2].fieldSelector.matchExpressions[0].key: Invalid value: "shade": ` +
					`unsupported key "shade", must be provider, region, or zone`,
			},
		},
		"overflow with static weights": {
			spec: `placement: {clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}]}], ` +
				`replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted}}`,
			want: []string{
				`spec.placement.clusterAffinities[0].overflowAffinities: Forbidden: ` +
					`overflowAffinities can only be used together with dynamic weight or aggregated scheduling`,
			},
		},
		"overflow with Duplicated": {
			spec: `placement: {clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}]}]}`,
			want: []string{
				`spec.placement.clusterAffinities[0].overflowAffinities: Forbidden: ` +
					`overflowAffinities can only be used together with dynamic weight or aggregated scheduling`,
			},
		},
		"overflow with Aggregated": {
			spec: `placement: {clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}]}], ` +
				`replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Aggregated}}`,
		},
		"overflow with dynamic weights": {
			spec: `placement: {clusterAffinities: [{affinityName: a, exclude: [m1], overflowAffinities: [{affinityName: b}]}], ` +
				`replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted, ` +
				`weightPreference: {dynamicWeight: AvailableReplicas}}}`,
		},
		"overflow with Dynamic": {
			spec: `placement: {clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}]}], ` +
				`replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Dynamic}}`,
		},
		"overflow of an empty affinity": {
			spec: `placement: {clusterAffinities: [{affinityName: a, overflowAffinities: [{affinityName: b}]}], ` +
				`replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Aggregated}}`,
			want: []string{
				`spec.placement.clusterAffinities[0].overflowAffinities: Forbidden: ` +
					`overflowAffinities can only be used together with the inline ClusterAffinity`,
			},
		},
		"invalid names of overflow terms": {
			spec: `placement: {clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: a}, ` +
				`{affinityName: b}, {affinityName: b}, {affinityName: "b/"}]}], replicaScheduling: {replicaSchedulingType: Divided, ` +
				`replicaDivisionPreference: Aggregated}}`,
			want: []string{
				`spec.placement.clusterAffinities[0].overflowAffinities[0].affinityName: Invalid value: "a": ` +
					`overflow affinity name must be unique and must not duplicate the primary group's affinityName`,
				`spec.placement.clusterAffinities[0].overflowAffinities[2].affinityName: Invalid value: "b": ` +
					`overflow affinity name must be unique and must not duplicate the primary group's affinityName`,
				`spec.placement.clusterAffinities[0].overflowAffinities[3].affinityName: Invalid value: "b/": name part must be non-empty`,
				`spec.placement.clusterAffinities[0].overflowAffinities[3].affinityName: Invalid value: "b/": ` + invalidNamePart,
			},
		},
		"spread by field and label": {
			spec: `placement: {spreadConstraints: [{spreadByField: cluster, spreadByLabel: a, minGroups: 1}]}`,
			want: []string{
				`spec.placement.spreadConstraints[0].spreadByLabel: Invalid value: "a": spreadByLabel should not co-exist with spreadByField`,
			},
		},
		"negative number of groups": {
			spec: `placement: {spreadConstraints: [{spreadByField: cluster, minGroups: -1, maxGroups: -2}]}`,
			want: []string{
				`spec.placement.spreadConstraints[0].minGroups: Invalid value: -1: minGroups lower than 0 is not allowed`,
				`spec.placement.spreadConstraints[0].maxGroups: Invalid value: -2: maxGroups lower than 0 is not allowed`,
			},
		},
		"maxGroups below minGroups": {
			spec: `placement: {spreadConstraints: [{spreadByField: cluster, minGroups: 3, maxGroups: 2}]}`,
			want: []string{`spec.placement.spreadConstraints[0].maxGroups: Invalid value: 2: maxGroups lower than minGroups is not allowed`},
		},
		"maxGroups 0": {spec: `placement: {spreadConstraints: [{spreadByField: cluster, minGroups: 3, maxGroups: 0}]}`},
		"several constraints for one field": {
			spec: `placement: {spreadConstraints: [{spreadByField: cluster}, {spreadByField: cluster}, {spreadByField: cluster}, ` +
				`{spreadByField: region}]}`,
			want: []string{
				`spec.placement.spreadConstraints[1].spreadByField: Invalid value: "cluster": multiple cluster spread constraints are not allowed`,
			},
		},
		"spread by zone without cluster": {spec: `placement: {spreadConstraints: [{spreadByField: zone, maxGroups: 2}]}`},
		"spread by region and provider without cluster": {
			spec: `placement: {spreadConstraints: [{spreadByField: region, maxGroups: 2}, {spreadByField: provider, maxGroups: 2}]}`,
		},
		"spread by region without cluster and with an empty label": {
			spec: `placement: {spreadConstraints: [{spreadByField: region, spreadByLabel: "", minGroups: 2, maxGroups: 3}]}`,
		},
		"spread by label": {
			spec: `placement: {spreadConstraints: [{spreadByLabel: topology.kubernetes.io/zone, maxGroups: 3, minGroups: 2}]}`,
		},
		"workload affinity and anti-affinity with the same key": {
			spec: `placement: {workloadAffinity: {affinity: {groupByLabelKey: app}, antiAffinity: {groupByLabelKey: app}}}`,
			want: []string{
				`spec.placement.workloadAffinity.antiAffinity.groupByLabelKey: Invalid value: "app": ` +
					`affinity and antiAffinity must not use the same groupByLabelKey`,
			},
		},
		"invalid key of workload affinity": {
			spec: `placement: {workloadAffinity: {affinity: {groupByLabelKey: "/"}, antiAffinity: {groupByLabelKey: app}}}`,
			want: []string{
				`spec.placement.workloadAffinity.affinity.groupByLabelKey: Invalid value: "/": prefix part must be non-empty`,
				`spec.placement.workloadAffinity.affinity.groupByLabelKey: Invalid value: "/": name part must be non-empty`,
				`spec.placement.workloadAffinity.affinity.groupByLabelKey: Invalid value: "/": ` + invalidNamePart,
			},
		},
		"unsupported toleration operators": {
			spec: `placement: {clusterTolerations: [{key: a}, {key: a, operator: Exists}, {key: a, operator: Equal}, {key: a, ` +
				`operator: Lt}, {key: a, operator: Gt}]}`,
			want: []string{
				`spec.placement.clusterTolerations[3].operator: Unsupported value: "Lt": supported values: "", "Exists", "Equal"`,
				`spec.placement.clusterTolerations[4].operator: Unsupported value: "Gt": supported values: "", "Exists", "Equal"`,
			},
		},
		"application failover without propagateDeps": {
			spec: `failover: {application: {` + graceful + `}}`,
			want: []string{`spec.propagateDeps: Invalid value: false: application failover is set, propagateDeps must be true`},
		},
		"application migration policy without propagateDeps": {
			spec: `failover: {applicationMigrationPolicy: {decisionConditions: {tolerationSeconds: 300}, purgePolicy: Gracefully}}`,
		},
		"rescheduling": {spec: `failover: {rescheduling: {purgeMode: Gracefully, gracePeriodSeconds: 5}}`},
		"rescheduling with a grace period of 0": {
			spec: `failover: {rescheduling: {gracePeriodSeconds: 0}}`,
			want: []string{`spec.failover.rescheduling.gracePeriodSeconds: Invalid value: 0: must be greater than 0`},
		},
		"rescheduling with a grace period and purge mode Never": {
			spec: `failover: {rescheduling: {purgeMode: Never, gracePeriodSeconds: 5}}`,
			want: []string{`spec.failover.rescheduling.gracePeriodSeconds: Invalid value: 5: only takes effect when purgeMode is gracefully`},
		},
		"negative tolerationSeconds": {
			spec: `propagateDeps: true, failover: {application: {decisionConditions: {tolerationSeconds: -1}, purgeMode: Directly}, ` +
				`applicationMigrationPolicy: {decisionConditions: {tolerationSeconds: -2}}}`,
			want: []string{
				`spec.failover.application.decisionConditions.tolerationSeconds: Invalid value: -1: must be greater than or equal to 0`,
				`spec.failover.applicationMigrationPolicy.decisionConditions.tolerationSeconds: Invalid value: -2: must be greater than or equal to 0`,
			},
		},
		"purge mode Gracefully": {spec: `propagateDeps: true, failover: {application: {` + graceful + `}}`},
		"grace period with purge mode Directly": {
			spec: `propagateDeps: true, failover: {application: {decisionConditions: {}, purgeMode: Directly, gracePeriodSeconds: 5}}`,
			want: []string{`spec.failover.application.gracePeriodSeconds: Invalid value: 5: only takes effect when purgeMode is gracefully`},
		},
		"purge mode Gracefully without grace period": {
			spec: `propagateDeps: true, failover: {application: {decisionConditions: {}, purgeMode: Gracefully}}`,
			want: []string{`spec.failover.application.gracePeriodSeconds: Required value: should not be empty when purgeMode is gracefully`},
		},
		"grace period 0": {
			spec: `propagateDeps: true, failover: {application: {decisionConditions: {}, purgeMode: Gracefully, gracePeriodSeconds: 0}}`,
			want: []string{`spec.failover.application.gracePeriodSeconds: Invalid value: 0: must be greater than 0`},
		},
		"invalid aliasLabelName": {
			spec: `propagateDeps: true, failover: {cluster: {statePreservation: {rules: [{aliasLabelName: "a b", jsonPath: x}]}}, ` +
				`application: {` + graceful + `, statePreservation: {rules: [{aliasLabelName: "", jsonPath: x}]}}}`,
			want: []string{
				`spec.failover.application.statePreservation.rules[0].aliasLabelName: Invalid value: "": name part must be non-empty`,
				`spec.failover.application.statePreservation.rules[0].aliasLabelName: Invalid value: "": ` + invalidNamePart,
				`spec.failover.cluster.statePreservation.rules[0].aliasLabelName: Invalid value: "a b": ` + invalidNamePart,
			},
		},
		"JSONPath of a state": {
			spec: `failover: {cluster: {statePreservation: {rules: [{aliasLabelName: a, jsonPath: "{..a..b}"}]}}}`,
			want: []string{`spec.failover.cluster.statePreservation.rules[0].jsonPath: Invalid value: "{..a..b}": parse JSONPath "{..a..b}": ` +
				`it is too complex: it may have one of .. and range, no @.., and 8 commas`},
		},
		"preemption without a name": {
			spec: `preemption: Always, resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: shop, name: a}, {apiVersion: v1, ` +
				`kind: Secret, namespace: shop}]`,
			want: []string{
				`spec.resourceSelectors[1].name: Invalid value: "": name cannot be empty if preemption is Always, ` +
					`the empty name may cause unexpected resources preemption`,
			},
		},
		"no preemption": {spec: `preemption: Never, resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: shop}]`},
		"suspension of all and of some clusters": {
			spec: `suspension: {dispatching: true, dispatchingOnClusters: {clusterNames: [m1]}}`,
			want: []string{
				`spec.suspension.dispatching: Invalid value: true: suspension dispatching cannot co-exist with dispatchingOnClusters.clusterNames`,
			},
		},
		"suspension of some clusters": {spec: `suspension: {dispatching: false, dispatchingOnClusters: {clusterNames: [m1]}}`},
		"suspension of all clusters":  {spec: `suspension: {dispatching: true, dispatchingOnClusters: {clusterNames: []}}`},
		"invalid resource selector": {
			spec: `resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: shop, labelSelector: {matchLabels: {"a b": c}}}]`,
			want: []string{
				`spec.resourceSelectors[0].labelSelector.matchLabels: Invalid value: "a b": ` + invalidNamePart,
			},
		},
	}
	for name, tc := range tests {
		for kind, newPolicy := range scopes {
			t.Run(name+"/"+kind, func(t *testing.T) {
				t.Parallel()
				p := newPolicy(admissiontest.Parse[policyv1alpha1.PropagationSpec](t, `{`+tc.spec+`}`))
				p.SetLabels(map[string]string{policy.ScopeOf(p).IDLabel: freshID})
				if diff := cmp.Diff(tc.want, admissiontest.Messages(ValidatePropagation(p, nil))); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
			})
		}
	}
}

func TestValidatePropagation_rejectsSelectorOfAnotherNamespace(t *testing.T) {
	t.Parallel()
	for kind, want := range map[string][]string{
		"PropagationPolicy": {`spec.resourceSelectors[0].namespace: Invalid value: "other": ` +
			`namespace of resource selector must be the same as the namespace of the policy`},
		"ClusterPropagationPolicy": nil,
	} {
		p := scopes[kind](
			admissiontest.Parse[policyv1alpha1.PropagationSpec](t, `{resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: other}]}`),
		)
		p.SetLabels(map[string]string{policy.ScopeOf(p).IDLabel: freshID})
		if diff := cmp.Diff(want, admissiontest.Messages(ValidatePropagation(p, nil))); diff != "" {
			t.Errorf("%s: -want +got:\n%s", kind, diff)
		}
	}
}

func TestValidatePropagation_update(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		id, oldID               string
		scheduler, oldScheduler string
		want                    []string
	}{
		"no change": {id: "x", oldID: "x", scheduler: "s", oldScheduler: "s"},
		"schedulerName changed": {
			id: "x", oldID: "x", scheduler: "s", oldScheduler: "t",
			want: []string{`spec.schedulerName: Invalid value: "s": the schedulerName should not be updated`},
		},
		"ID changed": {
			id: "y", oldID: "x",
			want: []string{`metadata.labels[KEY]: Invalid value: "y": label KEY is immutable, it can only be set by the system during creation`},
		},
		"ID removed": {
			oldID: "x",
			want:  []string{`metadata.labels[KEY]: Invalid value: "": label KEY is immutable, it can only be set by the system during creation`},
		},
		"ID added": {id: "x"},
		"no ID": {
			want: []string{
				`metadata.labels[KEY]: Required value: label KEY is required, it should be set by the mutating admission webhook during creation`,
			},
		},
	}
	for name, tc := range tests {
		for kind, newPolicy := range scopes {
			t.Run(name+"/"+kind, func(t *testing.T) {
				t.Parallel()
				p := newPolicy(policyv1alpha1.PropagationSpec{SchedulerName: tc.scheduler})
				old := newPolicy(policyv1alpha1.PropagationSpec{SchedulerName: tc.oldScheduler})
				key := policy.ScopeOf(p).IDLabel
				p.SetLabels(map[string]string{key: tc.id})
				old.SetLabels(map[string]string{key: tc.oldID})
				var want []string
				for _, text := range tc.want {
					want = append(want, replaceKey(text, key))
				}
				if diff := cmp.Diff(want, admissiontest.Messages(ValidatePropagation(p, old))); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
			})
		}
	}
	p := scopes["PropagationPolicy"](policyv1alpha1.PropagationSpec{})
	want := []string{
		replaceKey(
			`metadata.labels[KEY]: Required value: label KEY is required, it should be set by the mutating admission webhook during creation`,
			names.PolicyID,
		),
	}
	if diff := cmp.Diff(want, admissiontest.Messages(ValidatePropagation(p, nil))); diff != "" {
		t.Errorf("creation without ID: -want +got:\n%s", diff)
	}
}

// drawSpec draws specs that reach every default.
var drawSpec = rapid.Custom(func(t *rapid.T) policyv1alpha1.PropagationSpec {
	text := rapid.SampledFrom([]string{"", "a", "multicluster.x-k8s.io/v1alpha1"})
	spec := policyv1alpha1.PropagationSpec{}
	for range rapid.IntRange(0, 3).Draw(t, "selectors") {
		spec.ResourceSelectors = append(spec.ResourceSelectors, policyv1alpha1.ResourceSelector{
			APIVersion: text.Draw(t, "version"),
			Kind:       rapid.SampledFrom([]string{"Secret", "ServiceImport"}).Draw(t, "kind"),
			Namespace:  text.Draw(t, "namespace"),
		})
	}
	for range rapid.IntRange(0, 3).Draw(t, "constraints") {
		spec.Placement.SpreadConstraints = append(spec.Placement.SpreadConstraints, policyv1alpha1.SpreadConstraint{
			SpreadByField: rapid.SampledFrom([]policyv1alpha1.SpreadFieldValue{"", "cluster", "region"}).Draw(t, "field"),
			SpreadByLabel: text.Draw(t, "label"), MinGroups: rapid.IntRange(-1, 2).Draw(t, "min"), MaxGroups: rapid.IntRange(-1, 2).Draw(t, "max"),
		})
	}
	if rapid.Bool().Draw(t, "scheduling") {
		spec.Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
			ReplicaSchedulingType: rapid.SampledFrom([]policyv1alpha1.ReplicaSchedulingType{"", "Divided", "Duplicated"}).Draw(t, "type"),
			ReplicaDivisionPreference: rapid.SampledFrom(
				[]policyv1alpha1.ReplicaDivisionPreference{"", "Weighted", "Dynamic"}).Draw(t, "preference"),
			DynamicWeight: rapid.SampledFrom([]policyv1alpha1.DynamicWeightFactor{"", "AvailableReplicas"}).Draw(t, "measure"),
		}
	}
	if rapid.Bool().Draw(t, "failover") {
		spec.Failover = &policyv1alpha1.FailoverBehavior{Application: &policyv1alpha1.ApplicationFailoverBehavior{
			PurgeMode: rapid.SampledFrom([]policyv1alpha1.PurgeMode{"", "Directly", "Gracefully"}).Draw(t, "purge"),
		}}
	}
	return spec
})

func TestDefaultPropagation_idempotent(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		spec := drawSpec.Draw(t, "spec")
		for kind, newPolicy := range scopes {
			once := newPolicy(*spec.DeepCopy())
			DefaultPropagation(once, nil, testNamespace, newID)
			twice := newPolicy(*once.PolicySpec().DeepCopy())
			twice.SetLabels(once.GetLabels())
			twice.SetFinalizers(once.GetFinalizers())
			DefaultPropagation(twice, nil, testNamespace, newID)
			if diff := cmp.Diff(once, twice); diff != "" {
				t.Fatalf("%s again: -once +twice:\n%s", kind, diff)
			}
			DefaultPropagation(twice, once, testNamespace, func() string { t.Fatal("new ID on update"); return "" })
			if diff := cmp.Diff(once, twice); diff != "" {
				t.Fatalf("%s on update: -once +twice:\n%s", kind, diff)
			}
		}
	})
}
