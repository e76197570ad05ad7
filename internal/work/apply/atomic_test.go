// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

const (
	viewers = `{apiVersion: rbac.authorization.k8s.io/v1, kind: RoleBinding, metadata: {name: x},
		roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: view}, subjects: [{kind: User, name: alice}]}`
	denyAll = `{apiVersion: networking.k8s.io/v1, kind: NetworkPolicy, metadata: {name: x}, spec: {podSelector: {}, policyTypes: [Ingress]}}`
)

var roleBindings = schema.GroupVersionResource{Group: "rbac.authorization.k8s.io", Version: "v1", Resource: "rolebindings"}

func (l *lampFixture) mapNamespaced(gvks ...schema.GroupVersionKind) {
	l.t.Helper()
	mapper, ok := l.worker.cache.Member.Mapper.(*meta.DefaultRESTMapper)
	if !ok {
		l.t.Fatalf("mapper %T", l.worker.cache.Member.Mapper)
	}
	for _, gvk := range gvks {
		mapper.Add(gvk, meta.RESTScopeNamespace)
	}
}

var namespacedKinds = []schema.GroupVersionKind{
	roleBindings.GroupVersion().WithKind("RoleBinding"), {Group: "networking.k8s.io", Version: "v1", Kind: "NetworkPolicy"},
	{Version: "v1", Kind: "Service"}, {Group: "apps", Version: "v1", Kind: "Deployment"},
}

// withoutVersions returns an object without the fields that change with each update.
func withoutVersions(o *unstructured.Unstructured) map[string]any {
	o = o.DeepCopy()
	o.SetResourceVersion("")
	o.SetManagedFields(nil)
	o.SetGeneration(0)
	return o.Object
}

// Maps and lists that the API defines as one value are restored if a user of the member adds to them.
func TestSync_revertsDriftOfSingleValues(t *testing.T) {
	t.Parallel()
	const user = `{"apiGroup":"rbac.authorization.k8s.io","kind":"User","name":"%s"}`
	for name, tc := range map[string]struct {
		resource               schema.GroupVersionResource
		template, patch, field string
	}{
		"subject of a RoleBinding": {
			roleBindings, viewers, `{"subjects":[` + fmt.Sprintf(user, "alice") + `,` + fmt.Sprintf(user, "eve") + `]}`, "subjects",
		},
		"selector of a NetworkPolicy": {
			schema.GroupVersionResource{Group: "networking.k8s.io", Version: "v1", Resource: "networkpolicies"}, denyAll,
			`{"spec":{"podSelector":{"matchLabels":{"a":"b"}}}}`, "spec.podSelector",
		},
		"selector of a Service": {
			schema.GroupVersionResource{Version: "v1", Resource: "services"},
			`{apiVersion: v1, kind: Service, metadata: {name: x}, spec: {selector: {app: x}, ports: [{port: 80}]}}`,
			`{"spec":{"selector":{"track":"canary"}}}`, "spec.selector",
		},
		"nodeSelector of a Deployment": {
			deployments,
			strings.NewReplacer("name: nginx", "name: x", "spec: {containers", "spec: {nodeSelector: {zone: a}, containers").Replace(nginx),
			`{"spec":{"template":{"spec":{"nodeSelector":{"disk":"ssd"}}}}}`, "spec.template.spec.nodeSelector",
		},
		"list of a custom resource": {
			template: `kind: Lamp, metadata: {name: x}, spec: {parents: [{name: a}]}}`,
			patch:    `{"spec":{"parents":[{"name":"a","kind":"Room"},{"name":"b","kind":"Room"}]}}`, field: "spec.parents",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := newLampFixture(t)
			l.mapNamespaced(namespacedKinds...)
			resource, template := tc.resource, tc.template
			if resource.Empty() {
				resource, template = l.lamps, "{apiVersion: "+l.lamps.GroupVersion().String()+", "+template
			}
			w := l.put("w", nil, template)
			l.settle(w)
			before := l.in(resource, "x")
			l.steady(w)
			l.userPatch(resource, "x", tc.patch)
			l.awaitRequeue(w)
			l.settle(w)
			if got, want := l.member.flush(), []string{"member: update " + resource.Resource + " x"}; !cmp.Equal(want, got) {
				t.Errorf("writes = %q, want %q", got, want)
			}
			if diff := cmp.Diff(withoutVersions(before), withoutVersions(l.in(resource, "x"))); diff != "" {
				t.Errorf("(-before +after):\n%s", diff)
			}
			l.clock.Step(time.Minute) // the status of a workload is delayed
			l.settle(w)
			d := l.fixture.work(w).Status.Drift
			if d == nil || !cmp.Equal(d.Fields, []string{tc.field}) || !cmp.Equal(d.Managers, []string{"user"}) {
				t.Errorf("drift = %+v, want the field %s, changed by user", d, tc.field)
			}
			l.steady(w)
		})
	}
}

// A user who sets a single value to that of the manifest owns it, with its defaults. That is no drift.
func TestSync_toleratesDefaultsInSingleValues(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		lamp            bool
		change, restore string
		// unknown is set if the default is not known. Then an update that changes nothing is sent once.
		unknown bool
	}{
		"known default": {
			change: `{"subjects":[{"kind":"User","name":"eve"}]}`, restore: `{"subjects":[{"kind":"User","name":"alice"}]}`,
		},
		"default of a custom resource": {
			lamp: true, unknown: true, change: `{"spec":{"parents":[{"name":"b"}]}}`, restore: `{"spec":{"parents":[{"name":"a"}]}}`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := newLampFixture(t)
			l.mapNamespaced(namespacedKinds...)
			resource, template := roleBindings, viewers
			if tc.lamp {
				resource = l.lamps
				template = "{apiVersion: " + l.lamps.GroupVersion().String() + ", kind: Lamp, metadata: {name: x}, spec: {parents: [{name: a}]}}"
			}
			w := l.put("w", nil, template)
			l.settle(w)
			l.steady(w)
			l.userPatch(resource, "x", tc.change)
			l.userPatch(resource, "x", tc.restore)
			before := l.in(resource, "x")
			l.settle(w)
			if got := l.member.flush(); (len(got) > 0) != tc.unknown {
				t.Errorf("writes = %q", got)
			}
			for range 3 {
				l.settle(w)
			}
			if got := l.member.flush(); len(got) > 0 {
				t.Errorf("writes = %q, want none", got)
			}
			if !tc.unknown {
				l.steady(w)
			}
			if got := l.in(resource, "x"); got.GetResourceVersion() != before.GetResourceVersion() || l.fixture.work(w).Status.Drift != nil {
				t.Errorf("the object was changed: %v, drift %+v", got.Object, l.fixture.work(w).Status.Drift)
			}
		})
	}
}
