// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import "testing"

func TestContains(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		desired, observed string
		want              bool
	}{
		"equal":                     {`spec: {a: 1, b: [x]}`, `spec: {a: 1, b: [x]}`, true},
		"more fields":               {`spec: {a: 1}`, `spec: {a: 1, b: 2}`, true},
		"other value":               {`spec: {a: 1}`, `spec: {a: 2}`, false},
		"missing field":             {`spec: {a: 1}`, `spec: {}`, false},
		"missing empty map":         {`spec: {a: {}}`, `spec: {}`, false},
		"missing empty list":        {`spec: {a: []}`, `spec: {}`, true},
		"null":                      {`spec: {a: null}`, `spec: {}`, true},
		"integer and float":         {`spec: {a: 1}`, `spec: {a: 1.0}`, true},
		"number and string":         {`spec: {a: 1}`, `spec: {a: "1"}`, false},
		"quantity":                  {`spec: {resources: {requests: {cpu: 1000m}}}`, `spec: {resources: {requests: {cpu: "1"}}}`, true},
		"quantity as a number":      {`spec: {limits: {cpu: 2}}`, `spec: {limits: {cpu: "2"}}`, true},
		"other quantity":            {`spec: {limits: {cpu: 2}}`, `spec: {limits: {cpu: 2m}}`, false},
		"data is no quantity":       {`data: {cpu: 1000m}`, `data: {cpu: "1"}`, false},
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
			if got := Contains(parse(t, tc.desired), parse(t, tc.observed)); got != tc.want {
				t.Errorf("Contains(%s, %s) = %v", tc.desired, tc.observed, got)
			}
		})
	}
}
