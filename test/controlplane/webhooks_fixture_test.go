// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"crypto/tls"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/wait"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/webhook"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/test/apiserver"
)

// fixture is a control plane that calls the webhooks. It counts the calls and records the warnings.
type fixture struct {
	control client.WithWatch
	base    string
	ca      []byte

	mu       sync.Mutex
	calls    map[string]int // by path
	warnings []string
}

func (f *fixture) ServeHTTP(_ http.ResponseWriter, r *http.Request) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.calls[r.URL.Path]++
}

// HandleWarningHeader records a warning of the API server.
func (f *fixture) HandleWarningHeader(_ int, _, text string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.warnings = append(f.warnings, text)
}

// during returns the calls by path and the warnings while do runs. It ignores conversions: the API server may convert an
// object any number of times.
func (f *fixture) during(do func()) (calls map[string]int, warnings []string) {
	f.mu.Lock()
	f.calls, f.warnings = map[string]int{}, nil
	f.mu.Unlock()
	do()
	f.mu.Lock()
	defer f.mu.Unlock()
	calls = maps.Clone(f.calls)
	delete(calls, "/convert")
	return calls, slices.Clone(f.warnings)
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	cp := apiserver.Start(t, func(c *embeddedkube.Config) { c.NoWatchCache = admission.Converted })
	f := &fixture{calls: map[string]int{}, ca: cp.CA()}
	f.base = f.serve(t, cp)
	f.control = f.client(t, cp.RESTConfig())
	f.install(t)
	return f
}

func (f *fixture) serve(t *testing.T, cp *embeddedkube.ControlPlane) string {
	t.Helper()
	cert, key, err := cp.PKI().IssueServing(time.Now(), "karmada-webhook", "127.0.0.1")
	if err != nil {
		t.Fatal(err)
	}
	pair, err := tls.X509KeyPair(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	server := webhook.NewServer(webhook.Options{})
	admission.Register(server, admission.Deps{
		Fleet: func(context.Context) ([]clusterv1alpha1.Cluster, error) {
			return []clusterv1alpha1.Cluster{{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}}, nil
		},
	})
	listening := httptest.NewUnstartedServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		f.ServeHTTP(rw, r)
		server.WebhookMux().ServeHTTP(rw, r)
	}))
	listening.TLS = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS13}
	listening.StartTLS()
	t.Cleanup(listening.Close)
	return listening.URL
}

func (f *fixture) client(t *testing.T, config *rest.Config) client.WithWatch {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clientgoscheme.AddToScheme, apiextensionsv1.AddToScheme, policyv1alpha1.AddToScheme, workv1alpha1.AddToScheme, workv1alpha2.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	config.WarningHandlerWithContext = nil
	config.WarningHandler = f
	control, err := client.NewWithWatch(config, client.Options{Scheme: scheme})
	if err != nil {
		t.Fatal(err)
	}
	return control
}

func (f *fixture) install(t *testing.T) {
	t.Helper()
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		t.Fatal(err)
	}
	for _, crd := range crds {
		admission.SetConversion(crd, f.base, f.ca)
		if err := f.control.Create(t.Context(), crd); err != nil {
			t.Fatal(err)
		}
	}
	for _, crd := range crds {
		f.eventually(t, crd.Name+" established", func(ctx context.Context) (bool, error) {
			if err := f.control.Get(ctx, client.ObjectKeyFromObject(crd), crd); err != nil {
				return false, err
			}
			return slices.ContainsFunc(crd.Status.Conditions, func(c apiextensionsv1.CustomResourceDefinitionCondition) bool {
				return c.Type == apiextensionsv1.Established && c.Status == apiextensionsv1.ConditionTrue
			}), nil
		})
	}
	configurations := append(admission.Configurations(f.base, f.ca, false), admission.Policies()...)
	if err := admission.Apply(t.Context(), f.control, configurations...); err != nil {
		t.Fatal(err)
	}
	f.eventually(t, "webhooks called", func(ctx context.Context) (bool, error) {
		probe := read[policyv1alpha1.ClusterPropagationPolicy](
			t,
			`{metadata: {name: probe}, spec: {resourceSelectors: [{apiVersion: v1, kind: Namespace}]}}`,
		)
		err := f.control.Create(ctx, probe, client.DryRunAll)
		if meta.IsNoMatchError(err) || apierrors.IsNotFound(err) {
			return false, nil
		}
		return len(probe.Labels) > 0, err
	})
}

func (f *fixture) eventually(t *testing.T, what string, condition func(context.Context) (bool, error)) {
	t.Helper()
	if err := wait.PollUntilContextTimeout(t.Context(), 20*time.Millisecond, 30*time.Second, true, condition); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

func read[T any](t *testing.T, text string) *T {
	t.Helper()
	out := new(T)
	if err := yaml.UnmarshalStrict([]byte(text), out); err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	return out
}

func wantError(t *testing.T, what string, err error, want string) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%s: error %v, want %q", what, err, want)
	}
}

// counter counts writes.
type counter struct {
	client.Client
	writes int
}

func (c *counter) Create(ctx context.Context, obj client.Object, opts ...client.CreateOption) error {
	c.writes++
	return c.Client.Create(ctx, obj, opts...)
}

func (c *counter) Update(ctx context.Context, obj client.Object, opts ...client.UpdateOption) error {
	c.writes++
	return c.Client.Update(ctx, obj, opts...)
}

func (c *counter) Patch(ctx context.Context, obj client.Object, patch client.Patch, opts ...client.PatchOption) error {
	c.writes++
	return c.Client.Patch(ctx, obj, patch, opts...)
}
