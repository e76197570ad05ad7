// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package config

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

func TestValidateWebhooks(t *testing.T) {
	t.Parallel()
	const (
		client   = `clientConfig: {url: "https://a.example.com/x"}`
		rules    = `rules: [{operations: ["*"], apiGroups: ["", apps], apiVersions: ["*"], kinds: [Deployment]}]`
		versions = `interpreterContextVersions: [v1alpha1]`
		label    = `a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, ` +
			`and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')`
	)
	const valid = client + `, ` + versions
	webhook := func(rest string) string { return `[{name: a.b.c, ` + rest + `}]` }
	withRule := func(rule string) string { return webhook(client + `, ` + versions + `, rules: [{` + rule + `}]`) }
	supported := `"*", "AggregateStatus", "InterpretComponent", "InterpretDependency", "InterpretHealth", "InterpretReplica", ` +
		`"InterpretStatus", "Retain", "ReviseReplica"`
	tests := map[string]struct {
		webhooks string
		want     []string
	}{
		"valid": {webhooks: webhook(client + `, ` + rules + `, ` + versions + `, timeoutSeconds: 30`)},
		"invalid and duplicate names": {
			webhooks: `[{name: a, ` + valid + `}, {name: a.io, ` + valid + `}, {name: a.io, ` + valid + `}]`,
			want: []string{
				`webhooks[0].name: Invalid value: "a": should be a domain with at least two segments separated by dots`,
				`webhooks[2].name: Duplicate value: "a.io"`,
			},
		},
		"neither url nor service": {
			webhooks: webhook(`clientConfig: {}, ` + versions),
			want:     []string{`webhooks[0].clientConfig: Required value: exactly one of url or service is required`},
		},
		"both url and service": {
			webhooks: webhook(`clientConfig: {url: "https://a", service: {name: a, namespace: b}}, ` + versions),
			want:     []string{`webhooks[0].clientConfig: Required value: exactly one of url or service is required`},
		},
		"invalid url": {
			webhooks: webhook(`clientConfig: {url: "http://u@/x?y#z"}, ` + versions),
			want: []string{
				`webhooks[0].clientConfig.url: Invalid value: "http://u@/x?y#z": 'https' is the only allowed URL scheme`,
				`webhooks[0].clientConfig.url: Invalid value: "http://u@/x?y#z": host must be specified`,
				`webhooks[0].clientConfig.url: Invalid value: "http://u@/x?y#z": user information is not permitted in the URL`,
				`webhooks[0].clientConfig.url: Invalid value: "http://u@/x?y#z": fragments are not permitted in the URL`,
				`webhooks[0].clientConfig.url: Invalid value: "http://u@/x?y#z": query parameters are not permitted in the URL`,
			},
		},
		"malformed url": {
			webhooks: webhook(`clientConfig: {url: "https://a b"}, ` + versions),
			want: []string{
				`webhooks[0].clientConfig.url: Invalid value: "https://a b": url must be a valid URL: parse "https://a b": ` +
					`invalid character " " in host name`,
			},
		},
		"service": {webhooks: webhook(`clientConfig: {service: {name: a, namespace: b}}, ` + versions)},
		"invalid service": {
			webhooks: webhook(`clientConfig: {service: {name: "", namespace: "", port: 0, path: x}}, ` + versions),
			want: []string{
				`webhooks[0].clientConfig.service.name: Required value: service name is required`,
				`webhooks[0].clientConfig.service.namespace: Required value: service namespace is required`,
				`webhooks[0].clientConfig.service.port: Invalid value: 0: must be between 1 and 65535, inclusive`,
				`webhooks[0].clientConfig.service.path: Invalid value: "x": must start with a '/'`,
			},
		},
		"timeout too short": {
			webhooks: webhook(client + `, ` + versions + `, timeoutSeconds: 0`),
			want:     []string{`webhooks[0].timeoutSeconds: Invalid value: 0: the timeout value must be between 1 and 30 seconds`},
		},
		"timeout too long": {
			webhooks: webhook(client + `, ` + versions + `, timeoutSeconds: 31`),
			want:     []string{`webhooks[0].timeoutSeconds: Invalid value: 31: the timeout value must be between 1 and 30 seconds`},
		},
		"no context versions": {
			webhooks: webhook(client + `, interpreterContextVersions: []`),
			want:     []string{`webhooks[0].interpreterContextVersions: Required value: must specify one of v1alpha1`},
		},
		"unsupported context versions": {
			webhooks: webhook(client + `, interpreterContextVersions: [v1, v2]`),
			want:     []string{`webhooks[0].interpreterContextVersions: Invalid value: ["v1","v2"]: must include at least one of v1alpha1`},
		},
		"invalid context versions": {
			webhooks: webhook(client + `, interpreterContextVersions: [v1alpha1, v1alpha1, V]`),
			want: []string{
				`webhooks[0].interpreterContextVersions[1]: Duplicate value: "v1alpha1"`,
				`webhooks[0].interpreterContextVersions[2]: Invalid value: "V": ` + label,
			},
		},
		"empty rule": {
			webhooks: withRule(`operations: [], apiGroups: [], apiVersions: [], kinds: []`),
			want: []string{
				`webhooks[0].rules[0].operations: Required value`, `webhooks[0].rules[0].apiGroups: Required value`,
				`webhooks[0].rules[0].apiVersions: Required value`, `webhooks[0].rules[0].kinds: Required value`,
			},
		},
		"wildcard with other values": {
			webhooks: withRule(`operations: ["*", Retain], apiGroups: ["*", apps], apiVersions: [v1, "*"], kinds: ["*", A]`),
			want: []string{
				`webhooks[0].rules[0].operations: Invalid value: ["*","Retain"]: if '*' is present, must not specify other operations`,
				`webhooks[0].rules[0].apiGroups: Invalid value: ["*","apps"]: if '*' is present, must not specify other API groups`,
				`webhooks[0].rules[0].apiVersions: Invalid value: ["v1","*"]: if '*' is present, must not specify other API versions`,
				`webhooks[0].rules[0].kinds: Invalid value: ["*","A"]: if '*' is present, must not specify other kinds`,
			},
		},
		"unsupported operations": {
			webhooks: withRule(`operations: [Retain, Prune, Foo], apiGroups: [""], apiVersions: [""], kinds: [""]`),
			want: []string{
				`webhooks[0].rules[0].operations[1]: Unsupported value: "Prune": supported values: ` + supported,
				`webhooks[0].rules[0].operations[2]: Unsupported value: "Foo": supported values: ` + supported,
				`webhooks[0].rules[0].apiVersions[0]: Required value`, `webhooks[0].rules[0].kinds[0]: Required value`,
			},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var c configv1alpha1.ResourceInterpreterWebhookConfiguration
			if err := yaml.UnmarshalStrict([]byte(`{webhooks: `+tc.webhooks+`}`), &c); err != nil {
				t.Fatalf("parse %s: %v", tc.webhooks, err)
			}
			var got []string
			for _, err := range ValidateWebhooks(&c) {
				got = append(got, err.Error())
			}
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
