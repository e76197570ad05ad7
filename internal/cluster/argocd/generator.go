// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package argocd

import (
	"context"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cluster/profile"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

const (
	// generatorPath is the path of the requests of Argo CD.
	generatorPath = "/api/v1/getparams.execute"
	// maxRequest bounds the body of a request, in bytes.
	maxRequest = 64 << 10
	// minToken is the minimum length of the token, in bytes.
	minToken = 16
	// tokenAge is the age at which the token is read again.
	tokenAge = 10 * time.Second
	// requestTimeout bounds a request, and the reading of its header and body.
	requestTimeout = 30 * time.Second
)

// Addresses returns the address of the control plane.
type Addresses interface {
	Address(ctx context.Context) (profile.Endpoint, error)
}

// Generator is the server of a plugin generator of ApplicationSets. It runs in each replica, and reads the control plane uncached.
//
//	placement or policy of the request ─► its clusters ─► one set of parameters for each
//
// Argo CD deletes the applications of clusters that are missing in a response. A decision that is not known, and an empty one, are
// therefore errors.
type Generator struct {
	live      client.Reader
	addresses Addresses
	clock     clock.PassiveClock
	address   string
	cert, key string // paths of files; empty means HTTP

	mu    sync.Mutex // guards the fields below
	token []byte
	read  time.Time
}

// GeneratorOptions configure a Generator.
type GeneratorOptions struct {
	// Address is the address to listen on; empty disables the server.
	Address string
	// CertFile and KeyFile are the certificate of the server; empty means HTTP.
	CertFile, KeyFile string
}

// Validate returns an error if the options are not valid.
func (o GeneratorOptions) Validate() error {
	if (o.CertFile == "") != (o.KeyFile == "") {
		return errors.New("--argocd-generator-tls-cert-file and --argocd-generator-tls-private-key-file must be set together")
	}
	return nil
}

// NewGenerator returns a Generator.
func NewGenerator(live client.Reader, addresses Addresses, c clock.PassiveClock, o GeneratorOptions) *Generator {
	return &Generator{live: live, addresses: addresses, clock: c, address: o.Address, cert: o.CertFile, key: o.KeyFile}
}

// NeedLeaderElection implements manager.LeaderElectionRunnable.
func (g *Generator) NeedLeaderElection() bool { return false }

// Start implements manager.Runnable.
func (g *Generator) Start(ctx context.Context) error {
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", g.address)
	if err != nil {
		return fmt.Errorf("serve --argocd-generator-bind-address: %w", err)
	}
	server := &http.Server{
		Handler: g.Handler(), ReadHeaderTimeout: requestTimeout, ReadTimeout: requestTimeout, WriteTimeout: 2 * requestTimeout,
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	context.AfterFunc(ctx, func() { _ = server.Close() })
	if g.cert != "" {
		err = server.ServeTLS(listener, g.cert, g.key)
	} else {
		err = server.Serve(listener)
	}
	if errors.Is(err, http.ErrServerClosed) && ctx.Err() != nil {
		return nil
	}
	return fmt.Errorf("serve --argocd-generator-bind-address: %w", err)
}

// Handler returns the handler of requests.
func (g *Generator) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST "+generatorPath, func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), requestTimeout)
		defer cancel()
		list, err := g.respond(ctx, w, r)
		code, body := http.StatusOK, any(map[string]any{"output": map[string]any{"parameters": list}})
		if err != nil {
			code, body = http.StatusInternalServerError, map[string]string{"message": err.Error()}
			if f, ok := errors.AsType[*failure](err); ok {
				code = f.code
			} else {
				ctrl.LoggerFrom(ctx).Error(err, "Failed to generate parameters for an ApplicationSet")
				body = map[string]string{"message": "the control plane could not be read; see the log of karmada-controller-manager"}
			}
		}
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(code)
		_ = json.NewEncoder(w).Encode(body) // the client is gone
	})
	return mux
}

// failure is an error of the request.
type failure struct {
	code    int
	message string
}

func (f *failure) Error() string { return f.message }

func fail(code int, format string, args ...any) error {
	return &failure{code, fmt.Sprintf(format, args...)}
}

// input are the parameters of a generator in an ApplicationSet.
type input struct {
	Namespace     string `json:"namespace"`
	Placement     string `json:"placement"`
	Policy        string `json:"policy"`
	ClusterPolicy string `json:"clusterPolicy"`
	// Selector selects the labels of clusters.
	Selector string `json:"selector"`
}

// parameters are those of one cluster.
type parameters struct {
	Name     string            `json:"name"`
	Server   string            `json:"server"`
	Provider string            `json:"provider"`
	Region   string            `json:"region"`
	Zones    []string          `json:"zones"`
	Labels   map[string]string `json:"labels"`
	Replicas int64             `json:"replicas"`
}

func (g *Generator) respond(ctx context.Context, w http.ResponseWriter, r *http.Request) ([]parameters, error) {
	if err := g.authenticate(ctx, r); err != nil {
		return nil, err
	}
	var request struct {
		Input struct {
			Parameters json.RawMessage `json:"parameters"`
		} `json:"input"`
	}
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxRequest)).Decode(&request); err != nil {
		return nil, fail(http.StatusBadRequest, "decode the request: %v", err)
	}
	var in input
	if len(request.Input.Parameters) > 0 {
		decoder := json.NewDecoder(strings.NewReader(string(request.Input.Parameters)))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&in); err != nil {
			return nil, fail(http.StatusBadRequest, "decode input.parameters: %v", err)
		}
	}
	selector, err := labels.Parse(in.Selector)
	if err != nil {
		return nil, fail(http.StatusBadRequest, "input.parameters.selector: %v", err)
	}
	chosen, err := g.chosen(ctx, in)
	if err != nil {
		return nil, err
	}
	return g.parameters(ctx, chosen, selector)
}

// authenticate compares the token of a request with that of the Secret.
func (g *Generator) authenticate(ctx context.Context, r *http.Request) error {
	given, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	if !ok {
		return fail(http.StatusUnauthorized, "the request has no bearer token")
	}
	token, err := g.expected(ctx)
	if err != nil {
		return err
	}
	if len(token) < minToken {
		return fail(http.StatusUnauthorized, "Secret %s/%s has no key token with at least %d characters",
			names.SystemNamespace, names.ArgoCDGenerator, minToken)
	}
	if subtle.ConstantTimeCompare([]byte(given), token) != 1 {
		return fail(http.StatusUnauthorized, "the token is not that of Secret %s/%s", names.SystemNamespace, names.ArgoCDGenerator)
	}
	return nil
}

// expected returns the token in the Secret, or nothing.
func (g *Generator) expected(ctx context.Context) ([]byte, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.clock.Now()
	if !g.read.IsZero() && now.Sub(g.read) < tokenAge {
		return g.token, nil
	}
	var secret corev1.Secret
	key := client.ObjectKey{Namespace: names.SystemNamespace, Name: names.ArgoCDGenerator}
	if err := g.live.Get(ctx, key, &secret); client.IgnoreNotFound(err) != nil {
		return nil, fmt.Errorf("read Secret %s: %w", key, err)
	}
	g.token, g.read = []byte(strings.TrimSpace(string(secret.Data["token"]))), now
	return g.token, nil
}

// chosen returns the clusters and their replicas, or nil for all clusters.
func (g *Generator) chosen(ctx context.Context, in input) (map[string]int64, error) {
	given := 0
	for _, name := range []string{in.Placement, in.Policy, in.ClusterPolicy} {
		if name != "" {
			given++
		}
	}
	switch {
	case given > 1:
		return nil, fail(http.StatusBadRequest, "input.parameters has more than one of placement, policy and clusterPolicy")
	case (in.Placement != "" || in.Policy != "") && in.Namespace == "":
		return nil, fail(http.StatusBadRequest, "input.parameters.namespace is required")
	case in.Placement != "":
		return g.ofPlacement(ctx, client.ObjectKey{Namespace: in.Namespace, Name: in.Placement})
	case in.Policy != "":
		return g.ofPolicy(ctx, policy.Namespaced, client.ObjectKey{Namespace: in.Namespace, Name: in.Policy})
	case in.ClusterPolicy != "":
		return g.ofPolicy(ctx, policy.Cluster, client.ObjectKey{Name: in.ClusterPolicy})
	}
	return nil, nil
}

func (g *Generator) ofPlacement(ctx context.Context, key client.ObjectKey) (map[string]int64, error) {
	var p fleetv1alpha1.Placement
	if err := g.live.Get(ctx, key, &p); err != nil {
		return nil, readFailure(err, "Placement", key)
	}
	if p.Status.ObservedGeneration == 0 {
		return nil, fail(http.StatusServiceUnavailable, "Placement %s is not decided yet; the controller placementDecision must be enabled", key)
	}
	out := map[string]int64{}
	for _, c := range p.Status.Clusters {
		out[c.Name] = int64(c.Replicas)
	}
	return out, nil
}

// ofPolicy returns the clusters of all templates that a policy claims.
func (g *Generator) ofPolicy(ctx context.Context, s policy.Scope, key client.ObjectKey) (map[string]int64, error) {
	p := s.New()
	if err := g.live.Get(ctx, key, p); err != nil {
		return nil, readFailure(err, s.Kind, key)
	}
	id := p.GetLabels()[s.IDLabel]
	if id == "" {
		return nil, fail(http.StatusServiceUnavailable, "%s %s has claimed no template yet", s.Kind, key)
	}
	bindings, err := binding.List(func(list binding.ObjectList) error {
		return g.live.List(ctx, list.(client.ObjectList), client.MatchingLabels{s.IDLabel: id}) //nolint:forcetypeassert // both lists of bindings
	})
	if err != nil {
		return nil, fmt.Errorf("list the bindings of %s %s: %w", s.Kind, key, err)
	}
	out := map[string]int64{}
	for _, b := range bindings {
		for _, t := range b.BindingSpec().Clusters {
			out[t.Name] += int64(t.Replicas)
		}
	}
	return out, nil
}

func readFailure(err error, kind string, key client.ObjectKey) error {
	if apierrors.IsNotFound(err) {
		return fail(http.StatusNotFound, "%s %s does not exist", kind, strings.TrimPrefix(key.String(), "/"))
	}
	return fmt.Errorf("read %s %s: %w", kind, key, err)
}

// parameters returns the parameters of the chosen clusters that a selector matches, by name.
func (g *Generator) parameters(ctx context.Context, chosen map[string]int64, selector labels.Selector) ([]parameters, error) {
	endpoint, err := g.addresses.Address(ctx)
	if err != nil {
		return nil, err
	}
	var clusters clusterv1alpha1.ClusterList
	if err := g.live.List(ctx, &clusters); err != nil {
		return nil, fmt.Errorf("list clusters: %w", err)
	}
	var out []parameters
	for i := range clusters.Items {
		c := &clusters.Items[i]
		replicas, ok := chosen[c.Name]
		if chosen != nil && !ok || chosen == nil && names.Pending(c.Spec.Taints) || !selector.Matches(labels.Set(c.Labels)) {
			continue
		}
		p := parameters{
			Name: c.Name, Server: proxy(endpoint.Server, c.Name), Provider: c.Spec.Provider, Region: c.Spec.Region, Zones: c.Spec.Zones,
			Labels: c.Labels, Replicas: replicas,
		}
		if p.Zones == nil {
			p.Zones = []string{}
		}
		if p.Labels == nil {
			p.Labels = map[string]string{}
		}
		out = append(out, p)
	}
	if len(out) == 0 {
		return nil, fail(http.StatusNotFound, "no cluster is chosen; Argo CD would delete all applications")
	}
	slices.SortFunc(out, func(a, b parameters) int { return strings.Compare(a.Name, b.Name) })
	return out, nil
}

// proxy returns the URL of the cluster proxy, without a slash at the end.
func proxy(server, cluster string) string {
	return strings.TrimSuffix(strings.TrimSuffix(server, "/")+names.ProxyPath(cluster), "/")
}
