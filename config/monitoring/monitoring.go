// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package monitoring holds alerts for Prometheus (alerts.yaml) and a dashboard for Grafana (dashboard.json), and evaluates their
// queries. It is not part of any binary.
//
//	panels ─► Dashboard ─► dashboard.json
//	alerts.yaml, panels ─► Queries ─► Evaluate(series) ─► result
//
// Invariant: every metric and label of a query exists; see docs/reference/metrics.md.
package monitoring

import (
	_ "embed"
	"errors"
	"fmt"
	"strings"

	"github.com/prometheus/common/model"
	"github.com/prometheus/prometheus/model/rulefmt"
)

//go:embed alerts.yaml
var alerts []byte

// Query is a query of an alert or of a panel.
type Query struct {
	// Where names the alert or the panel.
	Where string
	// Panel is the title of the panel; it is empty for an alert.
	Panel string
	Expr  string
}

// Alerts returns the rules of alerts.yaml.
func Alerts() ([]rulefmt.Rule, error) {
	groups, errs := rulefmt.Parse(alerts, false, model.LegacyValidation)
	if len(errs) > 0 {
		return nil, fmt.Errorf("parse alerts.yaml: %w", errors.Join(errs...))
	}
	var out []rulefmt.Rule
	for _, g := range groups.Groups {
		out = append(out, g.Rules...)
	}
	return out, nil
}

// Queries returns the queries of all alerts and panels. Variables of the dashboard select everything.
func Queries() ([]Query, error) {
	rules, err := Alerts()
	if err != nil {
		return nil, err
	}
	var out []Query
	for _, r := range rules {
		out = append(out, Query{Where: "alert " + r.Alert, Expr: r.Expr})
	}
	for _, r := range rows {
		for _, p := range r.panels {
			for _, q := range p.queries {
				out = append(out, Query{Where: "panel " + p.title, Panel: p.title, Expr: strings.ReplaceAll(q.expr, "$cluster", ".*")})
			}
		}
	}
	return out, nil
}
