// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/types"
	utiljson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/utils/lru"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/truncate"
	"karmada.io/karmada/internal/rollout/advance"
	"karmada.io/karmada/internal/rollout/check"
	"karmada.io/karmada/internal/work"
)

// Querier returns the number that a query of a server returns.
type Querier interface {
	Query(ctx context.Context, address, query string) (float64, error)
}

const (
	// maxQueries is the number of queries that run at the same time.
	maxQueries = 64
	// maxNamespaceQueries is that of the bindings of one namespace: slow queries of one tenant do not delay those of others.
	maxNamespaceQueries = 4
	// maxWait is the time for which a query may wait. Then the status shows that it waits, and it begins to wait again: queries end with a
	// result or an error in a bounded time, so that each gets a slot.
	maxWait = time.Minute
	// maxMessage is the maximum length of the message of a check, in bytes.
	maxMessage = 256
	// maxExpressions is the number of compiled expressions that are kept.
	maxExpressions = 1024
)

var errNoSlot = fmt.Errorf("the query waited for more than %v: too many queries of the namespace, or of all, are slow", maxWait)

// measuring identifies a running or finished query of a binding.
type measuring struct {
	uid            types.UID
	cluster, check string
}

// measurements runs queries in the background, and keeps their results until the rollout takes them. A result that is lost is queried
// again.
type measurements struct {
	slots slots
	// ended requests a reconciliation of the binding of an ended query.
	ended chan event.GenericEvent

	mu      sync.Mutex // guards the fields below
	running map[measuring]bool
	results map[types.NamespacedName]map[measuring]advance.Measurement // by the key of the binding
}

func newMeasurements() *measurements {
	return &measurements{
		slots: slots{used: map[string]int{}, wait: maxWait}, ended: make(chan event.GenericEvent),
		running: map[measuring]bool{}, results: map[types.NamespacedName]map[measuring]advance.Measurement{},
	}
}

// take returns the results of a binding, and forgets all that were recorded for its key.
func (m *measurements) take(key types.NamespacedName, uid types.UID) (out []advance.Measurement) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for id, result := range m.results[key] {
		if id.uid == uid {
			out = append(out, result)
		}
	}
	delete(m.results, key)
	return out
}

// start marks a query as running. It returns false if it runs already.
func (m *measurements) start(id measuring) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.running[id] {
		return false
	}
	m.running[id] = true
	return true
}

// end records the result of a query.
func (m *measurements) end(key types.NamespacedName, id measuring, result advance.Measurement) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.running, id)
	if m.results[key] == nil {
		m.results[key] = map[measuring]advance.Measurement{}
	}
	m.results[key][id] = result
}

// slots bounds the queries that run, in total and for each namespace. Waiting queries start in their order, but those of a namespace
// that has its share do not delay others.
type slots struct {
	wait time.Duration

	mu      sync.Mutex // guards the fields below
	total   int
	used    map[string]int
	waiting []*waiter
}

type waiter struct {
	namespace string
	granted   chan struct{}
}

// acquire waits for a slot of a namespace. It returns false if there is none in time.
func (s *slots) acquire(namespace string) bool {
	w := &waiter{namespace, make(chan struct{})}
	s.mu.Lock()
	s.waiting = append(s.waiting, w)
	s.grant()
	s.mu.Unlock()
	timer := time.NewTimer(s.wait)
	defer timer.Stop()
	select {
	case <-w.granted:
		return true
	case <-timer.C:
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	i := slices.Index(s.waiting, w)
	if i < 0 {
		return true // granted meanwhile
	}
	s.waiting = slices.Delete(s.waiting, i, i+1)
	return false
}

// release frees a slot of a namespace.
func (s *slots) release(namespace string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.total--
	if s.used[namespace]--; s.used[namespace] == 0 {
		delete(s.used, namespace)
	}
	s.grant()
}

// grant gives slots to waiting queries. It must be called with mu held.
func (s *slots) grant() {
	s.waiting = slices.DeleteFunc(s.waiting, func(w *waiter) bool {
		if s.total >= maxQueries || s.used[w.namespace] >= maxNamespaceQueries {
			return false
		}
		s.total++
		s.used[w.namespace]++
		close(w.granted)
		return true
	})
}

// measure starts queries, unless they run already.
func (c *Controller) measure(ctx context.Context, b binding.Binding, revision int64, due []advance.Due) {
	ctx = context.WithoutCancel(ctx) // queries have a timeout of their own
	for _, d := range due {
		id := measuring{b.GetUID(), d.Cluster, d.Check.Name}
		if !c.measurements.start(id) {
			continue
		}
		go func() {
			c.measurements.end(client.ObjectKeyFromObject(b), id, c.queryInSlot(ctx, b, revision, d))
			c.measurements.ended <- event.GenericEvent{Object: b}
		}()
	}
}

// queryInSlot makes one measurement when there is a slot.
func (c *Controller) queryInSlot(ctx context.Context, b binding.Binding, revision int64, d advance.Due) advance.Measurement {
	if !c.measurements.slots.acquire(b.GetNamespace()) {
		return advance.Measurement{
			Cluster: d.Cluster, Check: d.Check.Name, Revision: revision, Asked: c.Clock.Now(), Err: errNoSlot.Error(), NotAsked: true,
		}
	}
	defer c.measurements.slots.release(b.GetNamespace())
	return c.query(ctx, b, revision, d)
}

// query makes one measurement.
func (c *Controller) query(ctx context.Context, b binding.Binding, revision int64, d advance.Due) advance.Measurement {
	out := advance.Measurement{Cluster: d.Cluster, Check: d.Check.Name, Revision: revision, Asked: c.Clock.Now()}
	resource := b.BindingSpec().Resource
	query := strings.NewReplacer("$(cluster)", d.Cluster, "$(namespace)", resource.Namespace, "$(name)", resource.Name,
		"$(revision)", strconv.FormatInt(revision, 10)).Replace(d.Check.Prometheus.Query)
	value, err := c.Metrics.Query(ctx, d.Check.Prometheus.Address, query)
	if err == nil {
		out.Value = strconv.FormatFloat(value, 'g', 6, 64)
		out.Success, err = c.expressions.evaluate(check.Result, d.Check.Success, value) //nolint:contextcheck // bounded
	}
	if err != nil {
		out.Err = truncate.Text(err.Error(), maxMessage)
	}
	return out
}

// expressions caches the compiled expressions that were used last.
type expressions struct{ compiled *lru.Cache }

func newExpressions() expressions { return expressions{lru.New(maxExpressions)} }

type source struct {
	variable check.Variable
	text     string
}

// evaluate compiles an expression, unless it is cached, and evaluates it.
func (e expressions) evaluate(variable check.Variable, text string, value any) (bool, error) {
	if cached, ok := e.compiled.Get(source{variable, text}); ok {
		return cached.(check.Expression).Evaluate(value)
	}
	compiled, err := check.Compile(variable, text)
	if err != nil {
		return false, err
	}
	e.compiled.Add(source{variable, text}, compiled)
	return compiled.Evaluate(value)
}

// checker returns a function that evaluates expressions on the object of a Work with its reported status.
func (c *Controller) checker(w *workv1alpha1.Work) func(string) string {
	object, err := reported(w)
	return func(expression string) string {
		if err != nil {
			return err.Error()
		}
		switch ok, err := c.expressions.evaluate(check.Object, expression, object); {
		case err != nil:
			return truncate.Text(err.Error(), maxMessage)
		case !ok:
			return "the expression is not true"
		}
		return ""
	}
}

// reported returns the manifest of a Work with its reported status.
func reported(w *workv1alpha1.Work) (map[string]any, error) {
	objects, errs := work.Manifests(w)
	if len(errs) > 0 || len(objects) != 1 {
		return nil, fmt.Errorf("decode the manifest: %w", errors.Join(errs...))
	}
	object := objects[0].Object
	delete(object, "status")
	if len(w.Status.ManifestStatuses) > 0 && w.Status.ManifestStatuses[0].Status != nil {
		var status any
		if err := utiljson.Unmarshal(w.Status.ManifestStatuses[0].Status.Raw, &status); err != nil { // integers become int64
			return nil, fmt.Errorf("decode the status: %w", err)
		}
		object["status"] = status
	}
	return object, nil
}
