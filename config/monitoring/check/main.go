// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command check reports alerts and panels that refer to series that a running control plane does not have, and panels that show nothing.
//
//	check DIR
//
// DIR contains the metrics of a healthy control plane in the text format: files MINUTE-JOB.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"

	"karmada.io/karmada/config/monitoring"
)

// absent are the metrics of queries that a control plane in one process does not have until something happens.
var absent = map[string]string{
	"apiserver_admission_webhook_rejection_count":   "a webhook rejects a request",
	"etcd_debugging_server_alarms":                  "etcd has an alarm",
	"eviction_processing_total":                     "a workload is evicted",
	"karmada_drift_corrections_total":               "an object is changed in a member",
	"karmada_eviction_delay_seconds_bucket":         "a workload is evicted",
	"karmada_eviction_duration_seconds_bucket":      "a workload is evicted",
	"karmada_member_watch_errors_total":             "a watch of a member fails",
	"karmada_orphaned_objects":                      "the members are searched for orphaned objects",
	"karmada_rollout_phase_since_timestamp_seconds": "a staged rollout exists",
	"karmada_rollouts":                              "a staged rollout exists",
	"karmada_search_watch_errors_total":             "a watch of karmada-search fails",
	"leader_election_master_status":                 "a process takes part in a leader election, which karmada up does not",
}

// empty are the panels that show nothing in a healthy control plane.
var empty = map[string]string{
	"Clusters that are not ready": "all clusters are ready",
}

func main() {
	if err := check(os.Args[len(os.Args)-1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1) //nolint:forbidigo // the program ends here
	}
}

func check(dir string) error {
	series, end, err := load(dir)
	if err != nil {
		return err
	}
	queries, err := monitoring.Queries()
	if err != nil {
		return err
	}
	var problems []error
	report := func(format string, args ...any) { problems = append(problems, fmt.Errorf(format, args...)) }
	used := map[string]bool{}
	for _, q := range queries {
		uses, err := monitoring.Uses(q.Expr)
		if err != nil {
			report("%s: %w", q.Where, err)
		}
		complete := true
		for name, labels := range uses {
			used[name] = true
			if series.Has(name, labels...) {
				continue
			}
			complete = false
			if absent[name] == "" {
				report("%s: no series %s has the labels %v", q.Where, name, labels)
			}
		}
		result, err := series.Evaluate(context.Background(), q.Expr, end.Add(time.Minute)) //nolint:forbidigo // the program has no other
		if err != nil {
			report("%s: %w", q.Where, err)
		}
		if q.Panel != "" && complete && len(result) == 0 && empty[q.Panel] == "" {
			report("%s shows nothing", q.Where)
		}
	}
	for name := range absent {
		if !used[name] {
			report("no query uses %s", name)
		}
	}
	return errors.Join(problems...)
}

// load returns the series in a directory and the time of the last ones.
func load(dir string) (series monitoring.Series, end time.Time, err error) {
	series, start := monitoring.Series{}, time.Now() //nolint:forbidigo // main owns the clock
	files, err := os.ReadDir(dir)
	if err != nil {
		return nil, end, err
	}
	if len(files) == 0 {
		return nil, end, fmt.Errorf("%s contains no metrics", dir)
	}
	for _, f := range files { // in the order of minutes
		minute, job, _ := strings.Cut(f.Name(), "-")
		after, err := time.ParseDuration(minute + "m")
		if err != nil {
			return nil, end, err
		}
		page, err := os.ReadFile(filepath.Join(dir, f.Name()))
		if err != nil {
			return nil, end, err
		}
		parser := expfmt.NewTextParser(model.LegacyValidation)
		families, err := parser.TextToMetricFamilies(bytes.NewReader(page))
		if err != nil {
			return nil, end, fmt.Errorf("parse %s: %w", f.Name(), err)
		}
		end = start.Add(after)
		if err := series.Scrape(slices.Collect(maps.Values(families)), job, end); err != nil {
			return nil, end, fmt.Errorf("read %s: %w", f.Name(), err)
		}
	}
	return series, end, nil
}
