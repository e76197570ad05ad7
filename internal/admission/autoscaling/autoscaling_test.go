// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package autoscaling

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	"pgregory.net/rapid"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	"karmada.io/karmada/internal/admission/admissiontest"
)

const (
	target  = `scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: nginx}`
	cpu     = `metrics: [{type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 80}}}]`
	scaleUp = `{stabilizationWindowSeconds: 0, selectPolicy: Max, policies: [{type: Pods, value: 4, periodSeconds: 15}, ` +
		`{type: Percent, value: 100, periodSeconds: 15}]}`
	scaleDown = `{selectPolicy: Max, policies: [{type: Percent, value: 100, periodSeconds: 15}]}`
)

func TestDefaultFederatedHPA(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ in, want string }{
		"unset fields": {in: `{maxReplicas: 3, ` + target + `}`, want: `{minReplicas: 1, maxReplicas: 3, ` + target + `, ` + cpu + `}`},
		"all fields set": {
			in:   `{minReplicas: 2, maxReplicas: 3, ` + target + `, metrics: [{type: Pods}]}`,
			want: `{minReplicas: 2, maxReplicas: 3, ` + target + `, metrics: [{type: Pods}]}`,
		},
		"empty behavior": {
			in: `{maxReplicas: 3, ` + target + `, behavior: {}}`,
			want: `{minReplicas: 1, maxReplicas: 3, ` + target + `, ` + cpu +
				`, behavior: {scaleUp: ` + scaleUp + `, scaleDown: ` + scaleDown + `}}`,
		},
		"partial behavior": {
			in: `{maxReplicas: 3, ` + target + `, behavior: {scaleUp: {stabilizationWindowSeconds: 10, policies: []}, ` +
				`scaleDown: {selectPolicy: Disabled, stabilizationWindowSeconds: 5}}}`,
			want: `{minReplicas: 1, maxReplicas: 3, ` + target + `, ` + cpu + `, behavior: {scaleUp: {stabilizationWindowSeconds: 10, ` +
				`selectPolicy: Max, policies: []},
				scaleDown: {stabilizationWindowSeconds: 5, selectPolicy: Disabled, policies: [{type: Percent, value: 100, periodSeconds: 15}]}}}`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := autoscalingv1alpha1.FederatedHPA{Spec: admissiontest.Parse[autoscalingv1alpha1.FederatedHPASpec](t, tc.in)}
			DefaultFederatedHPA(&got)
			if diff := cmp.Diff(admissiontest.Parse[autoscalingv1alpha1.FederatedHPASpec](t, tc.want), got.Spec); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestDefaultFederatedHPA_idempotent(t *testing.T) {
	t.Parallel()
	rules := rapid.Custom(func(t *rapid.T) *autoscalingv2.HPAScalingRules {
		if rapid.Bool().Draw(t, "nil") {
			return nil
		}
		r := &autoscalingv2.HPAScalingRules{}
		if rapid.Bool().Draw(t, "window") {
			r.StabilizationWindowSeconds = new(rapid.Int32().Draw(t, "seconds"))
		}
		if rapid.Bool().Draw(t, "policies") {
			r.Policies = []autoscalingv2.HPAScalingPolicy{{}}
		}
		return r
	})
	rapid.Check(t, func(t *rapid.T) {
		once := &autoscalingv1alpha1.FederatedHPA{}
		if rapid.Bool().Draw(t, "behavior") {
			once.Spec.Behavior = &autoscalingv2.HorizontalPodAutoscalerBehavior{ScaleUp: rules.Draw(t, "up"), ScaleDown: rules.Draw(t, "down")}
		}
		DefaultFederatedHPA(once)
		twice := once.DeepCopy()
		DefaultFederatedHPA(twice)
		if diff := cmp.Diff(once, twice); diff != "" {
			t.Fatalf("-once +twice:\n%s", diff)
		}
	})
}

func TestValidateFederatedHPA(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		spec, status string
		want         []string
	}{
		"valid": {
			spec: target + `, minReplicas: 1, maxReplicas: 10, ` + cpu + `, behavior: {scaleUp: ` + scaleUp + `, scaleDown: ` + scaleDown + `}`,
		},
		"invalid bounds": {
			spec: target + `, minReplicas: 0, maxReplicas: -1`,
			want: []string{
				`spec.minReplicas: Invalid value: 0: must be greater than or equal to 1`,
				`spec.maxReplicas: Invalid value: -1: must be greater than 0`,
				"spec.maxReplicas: Invalid value: -1: must be greater than or equal to `minReplicas`",
			},
		},
		"scale target": {
			spec: `maxReplicas: 1, scaleTargetRef: {kind: "", name: a/b}`,
			want: []string{`spec.scaleTargetRef.kind: Required value`, `spec.scaleTargetRef.name: Invalid value: "a/b": may not contain '/'`},
		},
		"metric sources": {
			spec: target + `, maxReplicas: 1, metrics: [{type: ""}, {type: External}, {type: Pods, resource: {name: cpu, ` +
				`target: {type: Utilization, averageUtilization: 1}}}]`,
			want: []string{
				`spec.metrics[0].type: Required value: must specify a metric source type`,
				`spec.metrics[1].type: Unsupported value: "External": supported values: "ContainerResource", "Object", "Pods", "Resource"`,
				`spec.metrics[2].pods: Required value: must populate information for the given metric source`,
				`spec.metrics[2].resource: Forbidden: must populate the given metric source only`,
			},
		},
		"Object metrics": {
			spec: target + `, maxReplicas: 1, metrics: [{type: Object, object: {describedObject: {kind: Service, name: a}, ` +
				`metric: {name: ""}, target: {type: Value, value: "0"}}},
				{type: Object, object: {describedObject: {kind: Service, name: a}, metric: {name: a}, target: {type: Other}}}]`,
			want: []string{
				`spec.metrics[0].object.metric.name: Required value`,
				`spec.metrics[0].object.target.value: Invalid value: "0": must be positive`,
				`spec.metrics[1].object.target.type: Unsupported value: "Other": supported values: "AverageValue", "Utilization", "Value"`,
				`spec.metrics[1].object.target.averageValue: Required value: must specify either value or averageValue`,
			},
		},
		"Pods metrics": {
			spec: target + `, maxReplicas: 1, metrics: [{type: Pods, pods: {metric: {name: a}, target: {type: AverageValue}}}, ` +
				`{type: Pods, pods: {metric: {name: a}, target: {type: "", averageValue: "-1"}}}]`,
			want: []string{
				`spec.metrics[0].pods.target.averageValue: Required value: must specify a positive target averageValue`,
				`spec.metrics[1].pods.target.type: Required value: must specify a metric target type`,
				`spec.metrics[1].pods.target.averageValue: Invalid value: "-1": must be positive`,
			},
		},
		"Resource metrics": {
			spec: target + `, maxReplicas: 1, metrics: [{type: Resource, resource: {name: "", target: {type: Utilization}}}, ` +
				`{type: ContainerResource, containerResource: {name: cpu, container: "",
				target: {type: Utilization, averageUtilization: 0, averageValue: "1"}}}]`,
			want: []string{
				`spec.metrics[0].resource.name: Required value: must specify a resource name`,
				`spec.metrics[0].resource.target.averageUtilization: Required value: must set either a target raw value or a target utilization`,
				`spec.metrics[1].containerResource.container: Required value: must specify a container`,
				`spec.metrics[1].containerResource.target.averageUtilization: Invalid value: 0: must be greater than 0`,
				`spec.metrics[1].containerResource.target.averageValue: Forbidden: may not set both a target raw value and a target utilization`,
			},
		},
		"behavior": {
			spec: target + `, maxReplicas: 1, behavior: {scaleUp: {stabilizationWindowSeconds: -1, selectPolicy: Some, policies: []}, ` +
				`scaleDown: {stabilizationWindowSeconds: 3601,
				policies: [{type: Nodes, value: 0, periodSeconds: 0}, {type: Pods, value: 1, periodSeconds: 1801}, {type: Pods, value: 1, ` +
				`periodSeconds: 1800}]}}`,
			want: []string{
				`spec.behavior.scaleUp.stabilizationWindowSeconds: Invalid value: -1: must be greater than or equal to zero`,
				`spec.behavior.scaleUp.selectPolicy: Unsupported value: "Some": supported values: "Disabled", "Max", "Min"`,
				`spec.behavior.scaleUp.policies: Required value: must specify at least one Policy`,
				`spec.behavior.scaleDown.stabilizationWindowSeconds: Invalid value: 3601: must be less than or equal to 3600`,
				`spec.behavior.scaleDown.policies[0].type: Unsupported value: "Nodes": supported values: "Percent", "Pods"`,
				`spec.behavior.scaleDown.policies[0].value: Invalid value: 0: must be greater than zero`,
				`spec.behavior.scaleDown.policies[0].periodSeconds: Invalid value: 0: must be greater than zero`,
				`spec.behavior.scaleDown.policies[1].periodSeconds: Invalid value: 1801: must be less than or equal to 1800`,
			},
		},
		"status": {
			spec: target + `, maxReplicas: 1`, status: `currentReplicas: -1, desiredReplicas: -2`,
			want: []string{
				`status.currentReplicas: Invalid value: -1: must be greater than or equal to 0`,
				`status.desiredReplicas: Invalid value: -2: must be greater than or equal to 0`,
			},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := admissiontest.Parse[autoscalingv1alpha1.FederatedHPA](t, `{spec: {`+tc.spec+`}, status: {`+tc.status+`}}`)
			if diff := cmp.Diff(tc.want, admissiontest.Messages(ValidateFederatedHPA(&f))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestValidateCronFederatedHPA(t *testing.T) {
	t.Parallel()
	const bounds = `scaleTargetRef: {apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA, name: nginx}`
	tests := map[string]struct {
		spec string
		want []string
	}{
		"valid": {
			spec: target + `, rules: [{name: a, schedule: "*/1 * * * *", targetReplicas: 0}, {name: b, schedule: "@daily", ` +
				`timeZone: Asia/Shanghai, targetReplicas: 5}]`,
		},
		"valid bounds": {
			spec: bounds + `, rules: [{name: a, schedule: "0 8 * * MON-FRI", targetMinReplicas: 1, targetMaxReplicas: 1}, {name: b, ` +
				`schedule: "0 8 1 1 *", targetMaxReplicas: 2}]`,
		},
		"target kind of the group other than FederatedHPA": {
			spec: `scaleTargetRef: {apiVersion: autoscaling.karmada.io/v1alpha1, kind: CronFederatedHPA, name: a}, rules: []`,
			want: []string{
				`spec.scaleTargetRef.kind: Invalid value: "CronFederatedHPA": invalid scaleTargetRef kind: CronFederatedHPA, only support FederatedHPA`,
			},
		},
		"time zones in schedules": {
			spec: target + `, rules: [{name: a, schedule: "TZ=0", targetReplicas: 1}, ` +
				`{name: b, schedule: "CRON_TZ=UTC * * * * *", targetReplicas: 1}]`,
			want: []string{
				`spec.rules[0].schedule: Invalid value: "TZ=0": invalid cron format`,
				`spec.rules[1].schedule: Invalid value: "CRON_TZ=UTC * * * * *": invalid cron format`,
			},
		},
		"duplicate name, invalid schedules and time zone": {
			spec: target + `, rules: [{name: a, schedule: "* * * *", targetReplicas: 1}, {name: a, schedule: "61 * * * *", ` +
				`timeZone: Mars/Olympus, targetReplicas: 1}]`,
			want: []string{
				`spec.rules[0].schedule: Invalid value: "* * * *": invalid cron format`,
				`spec.rules[1].name: Duplicate value: "a"`,
				`spec.rules[1].schedule: Invalid value: "61 * * * *": invalid cron format`,
				`spec.rules[1].timeZone: Invalid value: "Mars/Olympus": unknown time zone Mars/Olympus`,
			},
		},
		"invalid bounds": {
			spec: bounds + `, rules: [{name: a, schedule: "@daily"}, {name: b, schedule: "@daily", targetMinReplicas: 0, ` +
				`targetMaxReplicas: 0}, {name: c, schedule: "@daily", targetMinReplicas: 3, targetMaxReplicas: 2}]`,
			want: []string{
				`spec.rules[0].targetMinReplicas: Required value: targetMinReplicas and targetMaxReplicas cannot be nil at the same ` +
					`time if you want to scale FederatedHPA`,
				`spec.rules[1].targetMinReplicas: Invalid value: 0: targetMinReplicas should be larger than 0`,
				`spec.rules[1].targetMaxReplicas: Invalid value: 0: targetMaxReplicas should be larger than 0`,
				`spec.rules[2].targetMaxReplicas: Invalid value: 2: targetMaxReplicas should be larger than or equal to targetMinReplicas`,
			},
		},
		"FederatedHPA of another group": {
			spec: `scaleTargetRef: {apiVersion: autoscaling/v2, kind: FederatedHPA, name: a}, rules: [{name: a, schedule: "@daily", ` +
				`targetMinReplicas: 1}, {name: b, schedule: "@daily", targetReplicas: -1}]`,
			want: []string{
				`spec.scaleTargetRef.apiVersion: Invalid value: "autoscaling/v2": must be autoscaling.karmada.io/v1alpha1 if you want to ` +
					`scale FederatedHPA`,
				`spec.rules[1].targetReplicas: Invalid value: -1: targetReplicas should be larger than or equal to 0`,
			},
		},
		"missing and negative replicas": {
			spec: target + `, rules: [{name: a, schedule: "@daily"}, {name: b, schedule: "@daily", targetReplicas: -1}]`,
			want: []string{
				`spec.rules[0].targetReplicas: Required value: targetReplicas cannot be nil if you want to scale Deployment`,
				`spec.rules[1].targetReplicas: Invalid value: -1: targetReplicas should be larger than or equal to 0`,
			},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := autoscalingv1alpha1.CronFederatedHPA{Spec: admissiontest.Parse[autoscalingv1alpha1.CronFederatedHPASpec](t, `{`+tc.spec+`}`)}
			if diff := cmp.Diff(tc.want, admissiontest.Messages(ValidateCronFederatedHPA(&c))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
