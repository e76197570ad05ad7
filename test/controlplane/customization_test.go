// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"testing"
	"time"

	"github.com/go-logr/logr"
	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/customization"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/test/apiserver"
)

// waitTimeout is how long the test waits for a condition.
const waitTimeout = time.Minute

var deployments = schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}

func receive[T any](t *testing.T, what string, c <-chan T) (value T) {
	t.Helper()
	select {
	case value = <-c:
	case <-time.After(waitTimeout):
		t.Fatalf("%s: timed out after %s", what, waitTimeout)
	}
	return value
}

func eventually(t *testing.T, what string, condition func(context.Context) (bool, error)) {
	t.Helper()
	if err := wait.PollUntilContextTimeout(t.Context(), 20*time.Millisecond, waitTimeout, true, condition); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

// startHook starts a hook on localhost with a certificate for the name. It reports that objects are unhealthy.
func startHook(t *testing.T, cp *embeddedkube.ControlPlane, name string) (port int32) {
	t.Helper()
	cert, key, err := cp.PKI().IssueServing(time.Now(), name, name)
	if err != nil {
		t.Fatal(err)
	}
	pair, err := tls.X509KeyPair(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q configv1alpha1.ResourceInterpreterContext
		if err := json.NewDecoder(r.Body).Decode(&q); err != nil || r.URL.Path != "/interpret" {
			http.Error(w, "invalid request", http.StatusBadRequest)
			return
		}
		_, _ = fmt.Fprintf(w, `{"response":{"uid":%q,"successful":true,"healthy":false}}`, q.Request.UID)
	}))
	s.TLS = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS13}
	s.StartTLS()
	t.Cleanup(s.Close)
	_, text, err := net.SplitHostPort(s.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil {
		t.Fatal(err)
	}
	return int32(n)
}

func addObject[T any, O interface {
	*T
	client.Object
}](t *testing.T, control client.Client, text string) O {
	t.Helper()
	o := O(new(T))
	if err := yaml.UnmarshalStrict([]byte(text), o); err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	eventually(t, o.GetName()+" created", func(ctx context.Context) (bool, error) {
		return served(control.Create(ctx, o))
	})
	return o
}

// served reports whether a request succeeded. APIs are served some time after their definition.
func served(err error) (bool, error) {
	if meta.IsNoMatchError(err) || apierrors.IsNotFound(err) {
		return false, nil
	}
	return err == nil, err
}

func TestLayers(t *testing.T) {
	t.Parallel()
	cp := apiserver.Start(t)
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clientgoscheme.AddToScheme, apiextensionsv1.AddToScheme, configv1alpha1.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	control, err := client.New(cp.RESTConfig(), client.Options{Scheme: scheme})
	if err != nil {
		t.Fatal(err)
	}
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		t.Fatal(err)
	}
	for _, crd := range crds {
		if crd.Spec.Group == configv1alpha1.GroupName {
			if err := control.Create(t.Context(), crd); err != nil {
				t.Fatal(err)
			}
		}
	}
	addObject[configv1alpha1.ResourceInterpreterCustomization](t, control, `{metadata: {name: replicas}, 
		spec: {target: {apiVersion: apps/v1, kind: Deployment}, customizations: {
		replicaResource: {luaScript: "function GetReplicas(obj) return obj.spec.replicas * 2 end"}}}}`)
	eventually(t, "APIs served", func(ctx context.Context) (bool, error) {
		return served(control.List(ctx, &configv1alpha1.ResourceInterpreterWebhookConfigurationList{}))
	})

	mgr, err := ctrl.NewManager(cp.RESTConfig(), ctrl.Options{Scheme: scheme, Metrics: metricsserver.Options{BindAddress: "0"},
		Logger: logr.Discard()})
	if err != nil {
		t.Fatal(err)
	}
	recorder, err := events.New(t.Context(), cp.RESTConfig(), clock.RealClock{}, events.EssentialSuccessEvents)
	if err != nil {
		t.Fatal(err)
	}
	c, err := customization.Setup(mgr, customization.Options{Events: recorder, Clock: clock.RealClock{}, NewID: uuid.NewString})
	if err != nil {
		t.Fatal(err)
	}
	changes := make(chan []schema.GroupVersionKind, 10)
	c.OnChange(func(_ context.Context, gvks []schema.GroupVersionKind) { changes <- gvks })
	ended := make(chan error, 1)
	ctx, cancel := context.WithCancel(t.Context())
	go func() { ended <- mgr.Start(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Errorf("manager: %v", err)
		}
	})
	receive(t, "layers", c.Ready())

	chain := interpret.Chain{c.Customized(), c.Webhooks(), native.Layer()}
	web := &interpret.Object{Object: map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment", "metadata": map[string]any{"name": "web", "namespace": "default"},
		"spec": map[string]any{"replicas": int64(2)},
	}}
	if got, err := chain.Replicas(t.Context(), web); got.Count != 4 || err != nil {
		t.Errorf("replicas by the script: %v, error %v", got, err)
	}

	// A hook behind a Service of the control plane.
	port := startHook(t, cp, "hook.default.svc")
	addObject[corev1.Service](t, control, `{metadata: {name: hook, namespace: default}, spec: {type: ExternalName, externalName: localhost}}`)
	ca, err := json.Marshal(cp.CA())
	if err != nil {
		t.Fatal(err)
	}
	hook := addObject[configv1alpha1.ResourceInterpreterWebhookConfiguration](t, control, fmt.Sprintf(`{metadata: {name: hooks}, 
		webhooks: [{name: a.io, interpreterContextVersions: [v1alpha1],
		clientConfig: {caBundle: %s, service: {name: hook, namespace: default, port: %d, path: /interpret}},
		rules: [{operations: [InterpretHealth, InterpretReplica], apiGroups: [apps], apiVersions: [v1], kinds: [Deployment]}]}]}`, ca, port))
	if diff := cmp.Diff([]schema.GroupVersionKind{deployments}, receive(t, "change of the hook", changes)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if got, err := chain.Health(t.Context(), web); got != "Unhealthy" || err != nil {
		t.Errorf("health by the hook: %v, error %v", got, err)
	}
	if got, err := chain.Replicas(t.Context(), web); got.Count != 4 || err != nil {
		t.Errorf("replicas by the script and not by the hook: %v, error %v", got, err)
	}

	// A script that does not compile precedes the hook, and is reported by an event.
	broken := addObject[configv1alpha1.ResourceInterpreterCustomization](t, control, `{metadata: {name: wrong}, 
		spec: {target: {apiVersion: apps/v1, kind: Deployment}, customizations: {
		healthInterpretation: {luaScript: "function InterpretHealth("}}}}`)
	receive(t, "change of the script", changes)
	if got, err := chain.Health(t.Context(), web); got != "Unknown" || err == nil {
		t.Errorf("health by a script that does not compile: %v, error %v", got, err)
	}
	eventually(t, "event", func(ctx context.Context) (bool, error) {
		var list corev1.EventList
		if err := control.List(ctx, &list); err != nil {
			return false, err
		}
		for i := range list.Items {
			if e := &list.Items[i]; e.InvolvedObject.UID == broken.UID && e.Reason == "CompileScriptFailed" &&
				e.Source.Component == "resource-interpreter" {
				return true, nil
			}
		}
		return false, nil
	})
	for _, o := range []client.Object{broken, hook} {
		if err := control.Delete(t.Context(), o); err != nil {
			t.Fatal(err)
		}
		receive(t, "removal", changes)
	}
	want := []interpret.Explanation{{Operation: "InterpretReplica", Layer: "customization", Source: "replicas"},
		{Operation: "InterpretHealth", Layer: "native"}}
	explanations, err := chain.Explain(deployments)
	if err != nil {
		t.Fatal(err)
	}
	var got []interpret.Explanation
	for _, a := range explanations {
		if a.Operation == "InterpretReplica" || a.Operation == "InterpretHealth" {
			got = append(got, a)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("after the removal (-want +got):\n%s", diff)
	}
}
