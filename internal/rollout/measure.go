// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	utiljson "k8s.io/apimachinery/pkg/util/json"
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
	maxQueries = 16
	// maxMessage is the maximum length of the message of a check, in bytes.
	maxMessage = 256
	// maxExpressions is the number of compiled expressions that are kept.
	maxExpressions = 256
)

// measuring identifies a running or finished query.
type measuring struct{ cluster, check string }

// measurements runs queries in the background, and keeps their results until the rollout takes them. A result that is lost is queried
// again.
type measurements struct {
	slots chan struct{}
	// ended requests a reconciliation of the binding of an ended query.
	ended chan event.GenericEvent

	mu      sync.Mutex // guards the fields below
	running map[string]map[measuring]bool
	results map[string]map[measuring]advance.Measurement // by the UID of the binding
}

func newMeasurements() *measurements {
	return &measurements{
		slots: make(chan struct{}, maxQueries), ended: make(chan event.GenericEvent),
		running: map[string]map[measuring]bool{}, results: map[string]map[measuring]advance.Measurement{},
	}
}

// take returns and forgets the results of a binding.
func (m *measurements) take(uid string) []advance.Measurement {
	m.mu.Lock()
	defer m.mu.Unlock()
	results := m.results[uid]
	delete(m.results, uid)
	return slices.Collect(maps.Values(results))
}

// start marks a query as running. It returns false if it runs already.
func (m *measurements) start(uid string, id measuring) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.running[uid][id] {
		return false
	}
	if m.running[uid] == nil {
		m.running[uid] = map[measuring]bool{}
	}
	m.running[uid][id] = true
	return true
}

// end records the result of a query.
func (m *measurements) end(uid string, id measuring, result advance.Measurement) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if delete(m.running[uid], id); len(m.running[uid]) == 0 {
		delete(m.running, uid)
	}
	if m.results[uid] == nil {
		m.results[uid] = map[measuring]advance.Measurement{}
	}
	m.results[uid][id] = result
}

// measure starts queries, unless they run already.
func (c *Controller) measure(ctx context.Context, b binding.Binding, revision int64, due []advance.Due) {
	ctx = context.WithoutCancel(ctx) // queries have a timeout of their own
	uid := string(b.GetUID())
	for _, d := range due {
		id := measuring{d.Cluster, d.Check.Name}
		if !c.measurements.start(uid, id) {
			continue
		}
		go func() {
			c.measurements.slots <- struct{}{}
			result := c.query(ctx, b, revision, d)
			<-c.measurements.slots
			c.measurements.end(uid, id, result)
			c.measurements.ended <- event.GenericEvent{Object: b}
		}()
	}
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

// expressions caches compiled expressions.
type expressions struct {
	mu       sync.Mutex // guards compiled
	compiled map[source]check.Expression
}

type source struct {
	variable check.Variable
	text     string
}

// evaluate compiles an expression, unless it is cached, and evaluates it.
func (e *expressions) evaluate(variable check.Variable, text string, value any) (bool, error) {
	e.mu.Lock()
	compiled, ok := e.compiled[source{variable, text}]
	e.mu.Unlock()
	if !ok {
		var err error
		if compiled, err = check.Compile(variable, text); err != nil {
			return false, err
		}
		e.mu.Lock()
		if e.compiled == nil || len(e.compiled) >= maxExpressions {
			e.compiled = map[source]check.Expression{}
		}
		e.compiled[source{variable, text}] = compiled
		e.mu.Unlock()
	}
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
