// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package monitoring

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// row is a row of panels of the dashboard.
type row struct {
	title  string
	panels []panel
}

// panel is a graph. Its unit is one of Grafana.
type panel struct {
	title, description, unit string
	queries                  []query
}

type query struct{ expr, legend string }

// quantiles returns queries of the median and the 99th percentile of a histogram by a label, which may be empty.
func quantiles(metric, by string) (out []query) {
	grouping, legend := "le", ""
	if by != "" {
		grouping, legend = by+", le", "{{"+by+"}} "
	}
	for _, q := range []struct{ quantile, name string }{{"0.5", "median"}, {"0.99", "99 %"}} {
		out = append(out, query{
			fmt.Sprintf("histogram_quantile(%s, sum by (%s) (rate(%s_bucket[5m])))", q.quantile, grouping, metric), legend + q.name,
		})
	}
	return out
}

// rows are all rows of the dashboard.
var rows = []row{
	{"Clusters", []panel{
		{"Ready clusters", "Number of clusters that are ready, and of all.", "none", []query{
			{"sum(max by (member_cluster) (cluster_ready_state))", "ready"},
			{"count(max by (member_cluster) (cluster_ready_state))", "all"}}},
		{"Clusters that are not ready", "1 for each cluster that is not ready.", "none", []query{
			{`max by (member_cluster) (cluster_ready_state{member_cluster=~"$cluster"}) == 0`, "{{member_cluster}}"}}},
		{"Ready nodes", "", "none", []query{
			{`max by (member_cluster) (cluster_ready_node_number{member_cluster=~"$cluster"})`, "{{member_cluster}}"}}},
		{"Requested CPU", "Share of the allocatable CPU that pods request.", "percentunit", []query{
			{`max by (member_cluster) (cluster_cpu_allocated_number{member_cluster=~"$cluster"})` +
				` / max by (member_cluster) (cluster_cpu_allocatable_number{member_cluster=~"$cluster"})`, "{{member_cluster}}"}}},
		{"Requested memory", "Share of the allocatable memory that pods request.", "percentunit", []query{
			{`max by (member_cluster) (cluster_memory_allocated_bytes{member_cluster=~"$cluster"})` +
				` / max by (member_cluster) (cluster_memory_allocatable_bytes{member_cluster=~"$cluster"})`, "{{member_cluster}}"}}},
		{"Time to collect the status of a cluster", "", "s", quantiles("cluster_sync_status_duration_seconds", "")},
		{"Failed watches of members", "Lists and watches of managed objects that failed, per second.", "ops", []query{
			{`sum by (member_cluster) (rate(karmada_member_watch_errors_total{member_cluster=~"$cluster"}[5m]))`, "{{member_cluster}}"}}},
		{"Days until the certificates of agents expire", "", "d", []query{
			{"(min by (member_cluster) (karmada_agent_certificate_expiration_timestamp_seconds) - time()) / 86400", "{{member_cluster}}"}}},
	}},
	{"Propagation", []panel{
		{"Policies applied to templates", "", "ops", []query{
			{"sum by (result) (rate(policy_apply_attempts_total[5m]))", "{{result}}"}}},
		{"Time to apply a policy", "", "s", quantiles("resource_apply_policy_duration_seconds", "")},
		{"Time to write the Works of a binding", "", "s", quantiles("binding_sync_work_duration_seconds", "")},
		{"Time to apply a Work in its cluster", "", "s", quantiles("work_sync_workload_duration_seconds", "")},
		{"Attempts to apply a Work", "", "ops", []query{
			{"sum by (result) (rate(work_sync_workload_duration_seconds_count[5m]))", "{{result}}"}}},
		{"Changes in clusters", "Objects created, updated and deleted in clusters, per second.", "ops", []query{
			{`sum by (result) (rate(create_resource_to_cluster{member_cluster=~"$cluster"}[5m]))`, "create {{result}}"},
			{`sum by (result) (rate(update_resource_to_cluster{member_cluster=~"$cluster"}[5m]))`, "update {{result}}"},
			{`sum by (result) (rate(delete_resource_from_cluster{member_cluster=~"$cluster"}[5m]))`, "delete {{result}}"}}},
		{"Drift corrections", "Objects restored after a change in their cluster.", "ops", []query{
			{`sum by (member_cluster) (rate(karmada_drift_corrections_total{member_cluster=~"$cluster"}[5m]))`, "{{member_cluster}}"}}},
		{"Held and orphaned", "Removals that wait for approval, Works without a binding, and member objects without a Work.", "none", []query{
			{"max(karmada_held_removals)", "held removals"},
			{"max(karmada_orphaned_works)", "orphaned Works"},
			{"sum(karmada_orphaned_objects)", "orphaned objects"}}},
	}},
	{"Scheduling and failover", []panel{
		{"Attempts to schedule a binding", "", "ops", []query{
			{"sum by (result, schedule_type) (rate(karmada_scheduler_schedule_attempts_total[5m]))", "{{result}} {{schedule_type}}"}}},
		{"Time to schedule a binding", "", "s", quantiles("karmada_scheduler_e2e_scheduling_duration_seconds", "")},
		{"Time of the steps of a decision", "", "s", quantiles("karmada_scheduler_scheduling_algorithm_duration_seconds", "schedule_step")},
		{"Pending bindings", "", "none", []query{{"max by (queue) (karmada_scheduler_pending_bindings)", "{{queue}}"}}},
		{"Causes of scheduling", "Events that added bindings to the queue, per second.", "ops", []query{
			{"sum by (event) (rate(karmada_scheduler_queue_incoming_bindings_total[5m]))", "{{event}}"}}},
		{"Time of estimates", "", "s", quantiles("karmada_scheduler_estimator_estimating_algorithm_duration_seconds", "step")},
		{"Evictions", "", "ops", []query{
			{"sum by (result) (rate(eviction_processing_total[5m]))", "{{result}}"},
			{"max(karmada_evictions_suspended)", "suspended"}}},
		{"Bindings that wait for their eviction", "", "none", []query{{"max by (name) (eviction_queue_depth)", "{{name}}"}}},
		{"Delay of evictions", "Time from the moment a workload had to leave a cluster to its eviction.", "s",
			quantiles("karmada_eviction_delay_seconds", "reason")},
		{"Duration of evictions", "", "s", quantiles("karmada_eviction_duration_seconds", "outcome")},
	}},
	{"Control plane", []panel{
		{"Components", "1 if a component responds.", "none", []query{{`up{job=~"karmada-.+|etcd"}`, "{{job}} {{instance}}"}}},
		{"Leaders", "Number of leaders of a lease.", "none", []query{{"sum by (name) (leader_election_master_status)", "{{name}}"}}},
		{"Versions", "Number of processes of a version.", "none", []query{{"count by (git_version) (karmada_build_info)", "{{git_version}}"}}},
		{"Time in queues, 99 %", "", "s", []query{
			{"histogram_quantile(0.99, sum by (name, le) (rate(workqueue_queue_duration_seconds_bucket[5m])))", "{{name}}"}}},
		{"Length of queues", "", "none", []query{{"sum by (name) (workqueue_depth)", "{{name}}"}}},
		{"Requests to kube-apiserver", "", "ops", []query{{"sum by (code) (rate(apiserver_request_total[5m]))", "{{code}}"}}},
		{"Time of requests to kube-apiserver, 99 %", "", "s", []query{
			{`histogram_quantile(0.99, sum by (verb, le) (rate(apiserver_request_duration_seconds_bucket{verb!="WATCH"}[5m])))`, "{{verb}}"}}},
		{"Rejections by webhooks", "", "ops", []query{
			{"sum by (name, error_type) (rate(apiserver_admission_webhook_rejection_count[5m]))", "{{name}} {{error_type}}"}}},
		{"Size of the database", "", "bytes", []query{
			{"max(etcd_mvcc_db_total_size_in_bytes)", "size"}, {"max(etcd_server_quota_backend_bytes)", "limit"}}},
		{"Failed watches of karmada-search", "", "ops", []query{
			{`sum by (member_cluster) (rate(karmada_search_watch_errors_total{member_cluster=~"$cluster"}[5m]))`, "{{member_cluster}}"}}},
		{"Memory", "", "bytes", []query{{`process_resident_memory_bytes{job=~"karmada-.+|etcd"}`, "{{job}} {{instance}}"}}},
		{"CPU", "", "none", []query{{`rate(process_cpu_seconds_total{job=~"karmada-.+|etcd"}[5m])`, "{{job}} {{instance}}"}}},
	}},
}

const (
	panelWidth, panelHeight = 6, 7
	gridWidth               = 24
)

type object = map[string]any

// Dashboard returns the content of dashboard.json.
func Dashboard() ([]byte, error) {
	source := object{"type": "prometheus", "uid": "${datasource}"}
	var panels []object
	y := 0
	for _, r := range rows {
		panels = append(panels, object{
			"id": len(panels) + 1, "type": "row", "title": r.title, "collapsed": false, "panels": []any{},
			"gridPos": object{"x": 0, "y": y, "w": gridWidth, "h": 1},
		})
		y++
		for i, p := range r.panels {
			var targets []object
			for j, q := range p.queries {
				targets = append(targets, object{
					"refId": string(rune('A' + j)), "datasource": source, "expr": q.expr, "legendFormat": q.legend,
				})
			}
			panels = append(panels, object{
				"id": len(panels) + 1, "type": "timeseries", "title": p.title, "description": p.description, "datasource": source,
				"targets": targets, "fieldConfig": object{"defaults": object{"unit": p.unit, "min": 0}, "overrides": []any{}},
				"gridPos": object{
					"x": i * panelWidth % gridWidth, "y": y + i*panelWidth/gridWidth*panelHeight, "w": panelWidth, "h": panelHeight,
				},
			})
		}
		y += (len(r.panels)*panelWidth + gridWidth - 1) / gridWidth * panelHeight
	}
	variables := []object{
		{"name": "datasource", "label": "Data source", "type": "datasource", "query": "prometheus"},
		{"name": "cluster", "label": "Cluster", "type": "query", "datasource": source, "includeAll": true, "allValue": ".*",
			"query": "label_values(cluster_ready_state, member_cluster)", "refresh": 2},
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	err := encoder.Encode(object{
		"uid": "karmada", "title": "Karmada", "tags": []string{"karmada"}, "schemaVersion": 39, "version": 1, "editable": true,
		"refresh": "30s", "time": object{"from": "now-1h", "to": "now"}, "timezone": "browser",
		"templating": object{"list": variables}, "panels": panels,
	})
	return out.Bytes(), err
}
