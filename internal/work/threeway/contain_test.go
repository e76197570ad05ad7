// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"math"
	"testing"
)

func TestContains(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		desired, observed string
		want              bool
	}{
		"equal":                         {`spec: {a: 1, b: [x]}`, `spec: {a: 1, b: [x]}`, true},
		"more fields":                   {`spec: {a: 1}`, `spec: {a: 1, b: 2}`, true},
		"other value":                   {`spec: {a: 1}`, `spec: {a: 2}`, false},
		"missing field":                 {`spec: {a: 1}`, `spec: {}`, false},
		"missing empty map":             {`spec: {a: {}}`, `spec: {}`, false},
		"missing empty list":            {`spec: {a: []}`, `spec: {}`, true},
		"null":                          {`spec: {a: null}`, `spec: {}`, true},
		"integer and float":             {`spec: {a: 1}`, `spec: {a: 1.0}`, true},
		"number and string":             {`spec: {a: 1}`, `spec: {a: "1"}`, false},
		"quantity":                      {`spec: {resources: {requests: {cpu: 1000m}}}`, `spec: {resources: {requests: {cpu: "1"}}}`, true},
		"quantity as a number":          {`spec: {limits: {cpu: 2}}`, `spec: {limits: {cpu: "2"}}`, true},
		"other quantity":                {`spec: {limits: {cpu: 2}}`, `spec: {limits: {cpu: 2m}}`, false},
		"quantity that is never parsed": {`spec: {limits: {cpu: "1e2147483648"}}`, `spec: {limits: {cpu: "1"}}`, false},
		"data is no quantity":           {`data: {cpu: 1000m}`, `data: {cpu: "1"}`, false},
		"key of a quantity in data":     {`data: {capacity: "1000"}`, `data: {capacity: 1k}`, false},
		"below such a key in data":      {`data: {limits: {labels: "1000"}}`, `data: {limits: {labels: 1k}}`, false},
		"key of a duration in data":     {`data: {poll-interval: 60s}`, `data: {poll-interval: 1m}`, false},
		"stringData and binaryData":     {`stringData: {timeout: 60s}`, `stringData: {timeout: 1m}`, false},
		"annotation of a template": {
			`spec: {template: {metadata: {annotations: {drain-timeout: 60s}}}}`, `spec: {template: {metadata: {annotations: {drain-timeout: 1m}}}}`,
			false,
		},
		"label of a template": {
			`spec: {template: {metadata: {labels: {capacity: "1000"}}}}`, `spec: {template: {metadata: {labels: {capacity: 1k}}}}`, false,
		},
		"nodeSelector":              {`spec: {nodeSelector: {capacity: "1000"}}`, `spec: {nodeSelector: {capacity: 1k}}`, false},
		"duration":                  {`spec: {interval: 60s}`, `spec: {interval: 1m0s}`, true},
		"other duration":            {`spec: {interval: 60s}`, `spec: {interval: 1m1s}`, false},
		"sidecar":                   {`spec: {containers: [{name: a}]}`, `spec: {containers: [{name: s}, {name: a, x: y}]}`, true},
		"missing item":              {`spec: {containers: [{name: a}, {name: b}]}`, `spec: {containers: [{name: a}]}`, false},
		"other order":               {`spec: {env: [{name: a}, {name: b}]}`, `spec: {env: [{name: b}, {name: a}]}`, false},
		"ports by number":           {`spec: {ports: [{port: 80}]}`, `spec: {ports: [{port: 80, protocol: TCP, nodePort: 3}]}`, true},
		"ports of another protocol": {`spec: {ports: [{port: 80}]}`, `spec: {ports: [{port: 80, protocol: UDP}]}`, false},
		"mounts of one volume": {
			`volumeMounts: [{name: v, mountPath: /b}]`, `volumeMounts: [{name: v, mountPath: /a}, {name: v, mountPath: /b}]`, true,
		},
		"longer list without keys":    {`spec: {args: [a]}`, `spec: {args: [a, b]}`, false},
		"items without keys":          {`spec: {rules: [{a: 1}]}`, `spec: {rules: [{a: 1, b: 2}]}`, true},
		"label":                       {`metadata: {labels: {a: x}}`, `metadata: {labels: {a: x, b: z}}`, true},
		"missing annotation":          {`metadata: {annotations: {a: x}}`, `metadata: {annotations: {b: z}}`, false},
		"other metadata":              {`metadata: {uid: a}`, `metadata: {uid: b}`, true},
		"status":                      {`status: {a: 1}`, `status: {a: 2}`, true},
		"other type":                  {`spec: {a: {b: 1}}`, `spec: {a: x}`, false},
		"empty list, list with names": {`spec: {env: []}`, `spec: {env: [{name: injected}]}`, true},
		"empty list, list of scalars": {`spec: {args: []}`, `spec: {args: [x]}`, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Contains(parse(t, tc.desired), parse(t, tc.observed), Ownership{}); got != tc.want {
				t.Errorf("Contains(%s, %s) = %v", tc.desired, tc.observed, got)
			}
		})
	}
}

// A single value that another manager has set must equal the value in the manifest, apart from defaults.
func TestContains_replacedValues(t *testing.T) {
	t.Parallel()
	const group = "apiGroup: rbac.authorization.k8s.io"
	tests := map[string]struct {
		desired, observed, ours, others string
		want                            bool
	}{
		"added subject": {
			`subjects: [{name: a}]`, `subjects: [{name: a}, {name: eve}]`, `{"f:roleRef":{}}`, `{"f:subjects":{}}`, false,
		},
		"added subject, by a webhook": {
			`subjects: [{name: a}]`, `subjects: [{name: a}, {name: eve}]`, `{"f:subjects":{}}`, `{"f:roleRef":{}}`, true,
		},
		"default": {
			`subjects: [{name: a}]`, `subjects: [{name: a, ` + group + `}]`, `{"f:roleRef":{}}`, `{"f:subjects":{}}`, true,
		},
		"field of a subject": {
			`subjects: [{name: a}]`, `subjects: [{name: a, namespace: x}]`, `{"f:roleRef":{}}`, `{"f:subjects":{}}`, false,
		},
		"shared with another manager": {
			`spec: {selector: {a: x}}`, `spec: {selector: {a: x}}`, `{"f:spec":{"f:selector":{}}}`, `{"f:spec":{"f:selector":{}}}`, true,
		},
		"added key": {
			`spec: {selector: {a: x}}`, `spec: {selector: {a: x, b: x}}`, `{"f:spec":{"f:type":{}}}`, `{"f:spec":{"f:selector":{}}}`, false,
		},
		"key of a default": {
			`spec: {selector: {a: x}}`, `spec: {selector: {a: x, protocol: TCP}}`, `{"f:spec":{"f:type":{}}}`, `{"f:spec":{"f:selector":{}}}`, false,
		},
		"empty selector": {
			`spec: {podSelector: {}}`, `spec: {podSelector: {matchLabels: {a: b}}}`, `{"f:spec":{"f:x":{}}}`,
			`{"f:spec":{"f:podSelector":{}}}`, false,
		},
		"field of another manager": {
			`spec: {limits: {cpu: 1}}`, `spec: {limits: {cpu: 1, memory: 1}}`, `{"f:spec":{"f:limits":{"f:cpu":{}}}}`,
			`{"f:spec":{"f:limits":{"f:memory":{}}}}`, true,
		},
		"in an item of a list": {
			`spec: {containers: [{name: c, args: {a: 1}}]}`, `spec: {containers: [{name: c, args: {a: 1, b: 2}}]}`, `{"f:spec":{"f:x":{}}}`,
			`{"f:spec":{"f:containers":{"k:{\"name\":\"c\"}":{"f:args":{}}}}}`, false,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			desired, observed := parse(t, tc.desired), parse(t, tc.observed)
			owners := owned(t, observed, tc.ours, tc.others)
			if got := Contains(desired, observed, owners); got != tc.want {
				t.Errorf("Contains(%s, %s) = %v", tc.desired, tc.observed, got)
			}
			if got := Missing(desired, observed, owners); (len(got) == 0) != tc.want {
				t.Errorf("Missing(%s, %s) = %v", tc.desired, tc.observed, got.Texts(5))
			}
		})
	}
}

func TestEqualScalars(t *testing.T) {
	t.Parallel()
	const exact = int64(1) << 53 // the next integer has no floating-point number
	for name, tc := range map[string]struct {
		a, b any
		want bool
	}{
		"integers":                        {exact, exact, true},
		"integers of one float":           {exact, exact + 1, false},
		"integer and float":               {exact, float64(exact), true},
		"integer and float of another":    {exact + 1, float64(exact), false},
		"integer and fraction":            {int64(1), 1.5, false},
		"largest integer, and next float": {int64(math.MaxInt64), float64(math.MaxInt64), false},
		"smallest integer":                {int64(math.MinInt64), float64(math.MinInt64), true},
		"number and string":               {int64(1), "1", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := []bool{equalScalars(tc.a, tc.b), equalScalars(tc.b, tc.a)}; got[0] != tc.want || got[1] != tc.want {
				t.Errorf("equalScalars(%v, %v) = %v, want %v", tc.a, tc.b, got, tc.want)
			}
		})
	}
}
