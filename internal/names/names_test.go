// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package names

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation"
)

// The examples of the contract: docs/contract/names.md#object-names and docs/contract/names.md#example.
func TestNames(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ got, want string }{
		"work of a namespaced template":     {Work("Deployment", "default", "nginx"), "nginx-687f7fb96f"},
		"hash of a namespaced key":          {Hash("default-nginx-deployment"), "687f7fb96f"},
		"hash of a cluster-scoped key":      {Hash("nginx-deployment"), "76f645955c"},
		"work of a cluster-scoped template": {Work("Deployment", "", "nginx"), "nginx-76f645955c"},
		"binding":                           {Binding("Deployment", "nginx"), "nginx-deployment"},
		"binding of an RBAC name":           {Binding("ClusterRole", "system:Admin"), "system.admin-clusterrole"},
		"execution namespace":               {ExecutionNamespace("member1"), "karmada-es-member1"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if tc.got != tc.want {
				t.Errorf("got %q, want %q", tc.got, tc.want)
			}
		})
	}
}

func TestReserved(t *testing.T) {
	t.Parallel()
	for namespace, want := range map[string]bool{"karmada-system": true, "karmada-cluster": true, "karmada-es-m1": true, "default": false,
		"karmada": false, "": false} {
		if got := Reserved(namespace); got != want {
			t.Errorf("Reserved(%q) = %v, want %v", namespace, got, want)
		}
	}
}

func TestCheckCluster(t *testing.T) {
	t.Parallel()
	for name, ok := range map[string]bool{"member1": true, "": false, "Member": false, "a.b": false, strings.Repeat("a", 48): true,
		strings.Repeat("a", 49): false} {
		if got := len(CheckCluster(name)) == 0; got != ok {
			t.Errorf("CheckCluster(%q) ok = %v, want %v", name, got, ok)
		}
	}
}

func TestCheckNewCluster(t *testing.T) {
	t.Parallel()
	for name, ok := range map[string]bool{
		"member1": true, "Member": false, "impersonator": true, "impersonator-1": true, "member1-impersonator": false,
	} {
		if got := len(CheckNewCluster(name)) == 0; got != ok {
			t.Errorf("CheckNewCluster(%q) ok = %v, want %v", name, got, ok)
		}
	}
}

// object identifies an object.
type object struct {
	kind            schema.GroupKind
	namespace, name string
}

func TestNames_areValidAndDistinct(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("a", 252)
	role := schema.GroupKind{Group: "rbac.authorization.k8s.io", Kind: "Role"}
	service, knative := schema.GroupKind{Kind: "Service"}, schema.GroupKind{Group: "serving.knative.dev", Kind: "Service"}
	configMap := schema.GroupKind{Kind: "ConfigMap"}
	for name, of := range map[string]func(object) []string{
		"works":    func(o object) []string { return Works(o.kind, o.namespace, o.name) },
		"bindings": func(o object) []string { return Bindings(o.kind, o.name) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			first, second := map[string][]object{}, map[string][]object{}
			for _, o := range []object{
				{role, "d", "System:Foo_Bar@x"}, {role, "d", "system:foo-bar-x"}, {role, "d", "x:y"}, {role, "d", "x.y"}, {role, "d", "X.Y"},
				{role, "d", "a..b"}, {role, "d", "::"}, {role, "d", "."}, {role, "d", "ä"}, {role, "d", long}, {role, "d", long + "b"},
				{service, "d", long}, {knative, "d", long}, {service, "d", "web"}, {knative, "d", "web"},
				{configMap, "n512789", "web1"}, {configMap, "n749192", "web2"},
			} {
				both := of(o)
				first[both[0]], second[both[1]] = append(first[both[0]], o), append(second[both[1]], o)
			}
			for name, objects := range second {
				if len(objects) > 1 || len(first[name]) > 0 {
					t.Errorf("%v and %v have the name %s", objects, first[name], name)
				}
				first[name] = objects
			}
			for name := range first {
				if invalid := validation.IsDNS1123Subdomain(name); len(invalid) > 0 {
					t.Errorf("%s: %v", name, invalid)
				}
			}
		})
	}
	if a, b := Works(configMap, "n512789", "web"), Works(configMap, "n749192", "web"); a[0] != b[0] || a[1] == b[1] {
		t.Errorf("names of equal hashes: %q and %q", a, b)
	}
	if a, b := Policy("", "x.y", "v1, Kind=Role"), Policy("", "x:y", "v1, Kind=Role"); a == b {
		t.Errorf("two objects have policy %s", a)
	}
	if name := Policy("d", "System:Foo_Bar@x", "v1, Kind=Role"); len(validation.IsDNS1123Subdomain(name)) > 0 {
		t.Errorf("policy %s is invalid", name)
	}
}

// An EndpointSlice of another cluster or Service must not be replaced: the parts of a name can contain dashes.
func TestClusterSetSlice(t *testing.T) {
	t.Parallel()
	first := ClusterSetSlice("eu", "west-web", "west-web-1", "IPv4")
	if errs := validation.IsDNS1123Subdomain(first); len(errs) > 0 {
		t.Errorf("ClusterSetSlice = %q: %v", first, errs)
	}
	for _, other := range []string{
		ClusterSetSlice("eu-west", "web", "web-1", "IPv4"), ClusterSetSlice("eu", "web", "west-web-1", "IPv4"),
		ClusterSetSlice("eu", "west-web", "west-web-1", "IPv6"),
	} {
		if first == other {
			t.Errorf("two EndpointSlices have the name %q", first)
		}
	}
}
