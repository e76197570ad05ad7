// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package networking

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	"karmada.io/karmada/internal/admission/admissiontest"
)

const (
	label1123 = `a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', ` +
		`and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', ` +
		`regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')`
	label1035 = `a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, ` +
		`and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')`
	subdomain = `a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', ` +
		`and must start and end with an alphanumeric character (e.g. 'example.com', ` +
		`regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`
)

func TestValidateService(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		service, old string // old is empty on creation
		want         []string
	}{
		"valid": {
			service: `metadata: {name: a}, spec: {types: [CrossCluster], ports: [{port: 80}, {name: http, port: 8080, targetPort: web}], ` +
				`providerClusters: [{name: m1}], consumerClusters: [{name: m2}]}`,
		},
		"invalid name": {
			service: `metadata: {name: 1a}, spec: {types: [CrossCluster]}`,
			want:    []string{`metadata.name: Invalid value: "1a": ` + label1035},
		},
		"invalid ports": {
			service: `metadata: {name: a}, spec: {types: [CrossCluster], ports: [{name: A, port: 0}, {name: b, port: 1}, {name: b, port: 65536}]}`,
			want: []string{
				`spec.ports[0].name: Invalid value: "A": ` + label1123,
				`spec.ports[0].port: Invalid value: 0: must be between 1 and 65535, inclusive`,
				`spec.ports[2].name: Duplicate value: "b"`,
				`spec.ports[2].port: Invalid value: 65536: must be between 1 and 65535, inclusive`,
			},
		},
		"several types": {
			service: `metadata: {name: a}, spec: {types: [CrossCluster, LoadBalancer, Other]}`,
			want: []string{
				`spec.types[2]: Invalid value: "Other": ExposureType Error`,
				`spec.types: Invalid value: ["CrossCluster","LoadBalancer","Other"]: MultiClusterService types should not contain more than one type`,
			},
		},
		"duplicate type": {service: `metadata: {name: a}, spec: {types: [CrossCluster, CrossCluster]}`},
		"changed type": {
			service: `metadata: {name: a}, spec: {types: [LoadBalancer]}`, old: `spec: {types: [CrossCluster]}`,
			want: []string{`spec.types: Invalid value: ["LoadBalancer"]: MultiClusterService types are immutable`},
		},
		"invalid cluster names": {
			service: `metadata: {name: a}, spec: {types: [CrossCluster], providerClusters: [{name: m1}, {name: ""}], consumerClusters: [{name: M}]}`,
			want: []string{
				`spec.range.providerClusters[1]: Invalid value: "": cluster name is required`,
				`spec.range.consumerClusters[0]: Invalid value: "M": ` + label1123,
			},
		},
		"status on update": {
			service: `metadata: {name: a}, spec: {types: [CrossCluster]}, status: {loadBalancer: {ingress: [{ip: 1.2.3}, {ip: "::1", ` +
				`hostname: a.example.com}, {hostname: 1.2.3.4}, {hostname: A}]}}`,
			old: `spec: {types: [CrossCluster]}`,
			want: []string{
				`status.loadBalancer.ingress[0].ip: Invalid value: "1.2.3": must be a valid IP address`,
				`status.loadBalancer.ingress[2].hostname: Invalid value: "1.2.3.4": must be a DNS name, not an IP address`,
				`status.loadBalancer.ingress[3].hostname: Invalid value: "A": ` + subdomain,
			},
		},
		"status ignored on creation": {
			service: `metadata: {name: a}, spec: {types: [CrossCluster]}, status: {loadBalancer: {ingress: [{ip: x}]}}`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			service := admissiontest.Parse[networkingv1alpha1.MultiClusterService](t, `{`+tc.service+`}`)
			var old *networkingv1alpha1.MultiClusterService
			if tc.old != "" {
				stored := admissiontest.Parse[networkingv1alpha1.MultiClusterService](t, `{`+tc.old+`}`)
				old = &stored
			}
			if diff := cmp.Diff(tc.want, admissiontest.Messages(ValidateService(&service, old))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestValidateIngress(t *testing.T) {
	t.Parallel()
	const backend = `backend: {service: {name: a, port: {number: 80}}}`
	rule := func(path string) string { return `rules: [{host: a.example.com, http: {paths: [{` + path + `}]}}]` }
	const firstPath = `spec.rules[0].http.paths[0]`
	tests := map[string]struct {
		spec string
		want []string
	}{
		"rule":                 {spec: rule(`path: /, pathType: Prefix, ` + backend)},
		"default backend":      {spec: `defaultBackend: {resource: {apiGroup: example.com, kind: Bucket, name: a}}`},
		"rule in the template": {spec: `template: {spec: {` + rule(`path: /, pathType: Prefix, `+backend) + `}}`},
		"neither default backend nor rules": {spec: ``, want: []string{"spec: Required value: " +
			"either `defaultBackend` or `rules` must be specified"}},
		"empty template": {
			spec: `template: {spec: {}}`,
			want: []string{"spec.template.spec: Required value: either `defaultBackend` or `rules` must be specified"},
		},
		"empty backend": {
			spec: `defaultBackend: {}`,
			want: []string{`spec.defaultBackend: Required value: must specify a service or a resource backend`},
		},
		"backend with service and resource": {
			spec: `defaultBackend: {service: {name: a}, resource: {kind: a, name: b}}`,
			want: []string{`spec.defaultBackend: Invalid value: "": cannot set both resource and service backends`},
		},
		"invalid resource backend": {
			spec: `defaultBackend: {resource: {apiGroup: A, kind: "", name: ""}}`,
			want: []string{
				`spec.defaultBackend.resource.apiGroup: Invalid value: "A": ` + subdomain,
				`spec.defaultBackend.resource.kind: Required value: kind is required`,
				`spec.defaultBackend.resource.name: Required value: name is required`,
			},
		},
		"invalid service backend": {
			spec: `defaultBackend: {service: {name: A, port: {name: http, number: 80}}}, ` + rule(
				`path: /, pathType: Exact, backend: {service: {name: ""}}`,
			),
			want: []string{
				`spec.defaultBackend.service.name: Invalid value: "A": ` + label1035,
				`spec.defaultBackend.service.port: Invalid value: "": cannot set both port name & port number`,
				firstPath + `.backend.service.name: Required value`,
				firstPath + `.backend.service.port: Required value: port name or number is required`,
			},
		},
		"invalid ports": {
			spec: `defaultBackend: {service: {name: a, port: {number: 65536}}}, ` + rule(
				`path: /, pathType: Exact, backend: {service: {name: a, port: {name: "1"}}}`,
			),
			want: []string{
				`spec.defaultBackend.service.port.number: Invalid value: 65536: must be between 1 and 65535, inclusive`,
				firstPath + `.backend.service.port.name: Invalid value: "1": must contain at least one letter (a-z)`,
			},
		},
		"missing pathType": {spec: rule(`path: /, ` + backend), want: []string{firstPath + `.pathType: Required value: ` +
			`pathType must be specified`}},
		"unsupported pathType": {
			spec: rule(`path: /, pathType: Regex, ` + backend),
			want: []string{firstPath + `.pathType: Unsupported value: "Regex": supported values: "Exact", "ImplementationSpecific", "Prefix"`},
		},
		"relative path": {
			spec: rule(`path: a, pathType: Prefix, ` + backend),
			want: []string{firstPath + `.path: Invalid value: "a": must be an absolute path`},
		},
		"path with forbidden parts": {
			spec: rule(`path: /a/../b//%2F/., pathType: Exact, ` + backend),
			want: []string{
				firstPath + `.path: Invalid value: "/a/../b//%2F/.": must not contain '//'`,
				firstPath + `.path: Invalid value: "/a/../b//%2F/.": must not contain '/../'`,
				firstPath + `.path: Invalid value: "/a/../b//%2F/.": must not contain '%2F'`,
				firstPath + `.path: Invalid value: "/a/../b//%2F/.": cannot end with '/.'`,
			},
		},
		"implementation-specific path": {spec: rule(`pathType: ImplementationSpecific, ` + backend)},
		"relative implementation-specific path": {
			spec: rule(`path: a, pathType: ImplementationSpecific, ` + backend),
			want: []string{firstPath + `.path: Invalid value: "a": must be an absolute path`},
		},
		"rule without paths": {
			spec: `rules: [{http: {paths: []}}]`,
			want: []string{`spec.rules[0].http.paths: Required value`},
		},
		"invalid hosts": {
			spec: `rules: [{host: "*.example.com"}, {host: 1.2.3.4}, {host: "*"}]`,
			want: []string{
				`spec.rules[1].host: Invalid value: "1.2.3.4": must be a DNS name, not an IP address`,
				`spec.rules[2].host: Invalid value: "*": a wildcard DNS-1123 subdomain must start with '*.', ` +
					`followed by a valid DNS subdomain, which must consist of lower case alphanumeric characters, ` +
					`'-' or '.' and end with an alphanumeric character (e.g. '*.example.com', ` +
					`regex used for validation is '\*\.[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`,
			},
		},
		"invalid TLS and class": {
			spec: `rules: [{}], tls: [{hosts: [A], secretName: B}], ingressClassName: C`,
			want: []string{
				`spec.tls[0].hosts[0]: Invalid value: "A": ` + subdomain,
				`spec.tls[0].secretName: Invalid value: "B": ` + subdomain,
				`spec.ingressClassName: Invalid value: "C": ` + subdomain,
			},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			i := admissiontest.Parse[networkingv1alpha1.MultiClusterIngress](t, `{metadata: {name: a}, spec: {`+tc.spec+`}}`)
			if diff := cmp.Diff(tc.want, admissiontest.Messages(ValidateIngress(&i, false))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
	i := admissiontest.Parse[networkingv1alpha1.MultiClusterIngress](
		t,
		`{metadata: {name: A}, spec: {rules: [{}]}, status: {loadBalancer: {ingress: [{ip: x}]}}}`,
	)
	want := []string{
		`metadata.name: Invalid value: "A": ` + subdomain,
		`status.loadBalancer.ingress[0].ip: Invalid value: "x": must be a valid IP address`,
	}
	if diff := cmp.Diff(want, admissiontest.Messages(ValidateIngress(&i, true))); diff != "" {
		t.Errorf("update: -want +got:\n%s", diff)
	}
}
