// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package ui

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"time"

	"karmada.io/karmada/test/simapi"
)

type content = simapi.Content

const (
	// spread is the number of clusters of each workload, changesPerCluster the number of changes of bindings for each change of a Cluster.
	spread            = 3
	changesPerCluster = 10
	clusterAPI        = "cluster.karmada.io/v1alpha1"
	workAPI           = "work.karmada.io/v1alpha2"
	created           = "2026-01-01T00:00:00Z"
)

// controlPlane is a simulated API server with the clusters and bindings of a fleet.
type controlPlane struct {
	*httptest.Server
	api     *simapi.Server
	options Options
	changes int
}

func startControlPlane(o Options) (*controlPlane, error) {
	catalog, err := simapi.NewCatalog(append(simapi.Builtin(),
		simapi.Group{Group: "cluster.karmada.io", Version: "v1alpha1", Kinds: []string{"Cluster/clusters/gs"}},
		simapi.Group{Group: "work.karmada.io", Version: "v1alpha2", Kinds: []string{
			"ResourceBinding/resourcebindings/s", "ClusterResourceBinding/clusterresourcebindings/gs",
		}}))
	if err != nil {
		return nil, err
	}
	c := &controlPlane{api: simapi.New(simapi.Options{Catalog: catalog, AnyNamespace: true}), options: o}
	for i := range o.Clusters {
		if err := c.api.Put(c.cluster(i)); err != nil {
			return nil, err
		}
	}
	for i := range o.Workloads {
		if err := c.api.Put(c.binding(i)); err != nil {
			return nil, err
		}
	}
	c.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasSuffix(r.URL.Path, "/selfsubjectreviews") {
			c.api.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusCreated)
		_ = json.NewEncoder(w).Encode(content{ // the client has closed the connection
			"apiVersion": "authentication.k8s.io/v1", "kind": "SelfSubjectReview", "status": content{"userInfo": content{"username": "bench"}},
		})
	}))
	return c, nil
}

func clusterName(i int) string { return fmt.Sprintf("cluster-%04d", i) }

func (c *controlPlane) cluster(i int) content {
	region := fmt.Sprintf("region-%d", i%10)
	ready := content{"type": "Ready", "status": "True", "reason": "ClusterReady", "message": "healthy", "lastTransitionTime": created}
	if i%100 == 99 {
		ready["status"], ready["reason"], ready["message"] = "False", "ClusterNotReachable", "cluster is not reachable"
	}
	return content{
		"apiVersion": clusterAPI, "kind": "Cluster",
		"metadata": content{"name": clusterName(i), "uid": clusterName(i), "creationTimestamp": created},
		"spec":     content{"syncMode": "Push", "region": region, "zone": region + "-a", "provider": "metal"},
		"status": content{
			"kubernetesVersion": "v1.36.0", "conditions": []any{ready}, "nodeSummary": content{"totalNum": 20, "readyNum": 20},
			"resourceSummary": content{
				"allocatable": content{"cpu": "320", "memory": "1280Gi", "pods": "2200"},
				"allocated":   content{"cpu": fmt.Sprint(100 + c.changes%100), "memory": "600Gi", "pods": "900"},
			},
		},
	}
}

// binding returns a binding of a Deployment with the fields that a control plane writes. Each change changes a status of it.
func (c *controlPlane) binding(i int) content {
	name, namespace := fmt.Sprintf("web-%05d", i), fmt.Sprintf("team-%02d", i%50)
	var targets, statuses []any
	for k := range spread {
		cluster := clusterName((i*7 + k*331) % c.options.Clusters)
		ready, health := 2, "Healthy"
		if i%50 == 0 || k == c.changes%spread {
			ready = c.changes % 3
		}
		if ready < 2 {
			health = "Unhealthy"
		}
		targets = append(targets, content{"name": cluster, "replicas": 2})
		statuses = append(statuses, content{
			"clusterName": cluster, "applied": true, "health": health,
			"status": content{
				"replicas": 2, "readyReplicas": ready, "availableReplicas": ready, "updatedReplicas": 2, "observedGeneration": 1,
				"generation": 1, "resourceTemplateGeneration": 1,
			},
		})
	}
	condition := func(kind, reason string) content {
		return content{"type": kind, "status": "True", "reason": reason, "message": "success", "lastTransitionTime": created}
	}
	return content{
		"apiVersion": workAPI, "kind": "ResourceBinding",
		"metadata": content{
			"namespace": namespace, "name": name + "-deployment", "uid": name, "generation": 1, "creationTimestamp": created,
			"labels": content{"propagationpolicy.karmada.io/permanent-id": "id"}, "finalizers": []any{"karmada.io/binding-controller"},
			"annotations": content{"propagationpolicy.karmada.io/name": "web", "propagationpolicy.karmada.io/namespace": namespace},
			"managedFields": []any{content{
				"manager": "karmada", "operation": "Update", "apiVersion": workAPI, "time": created, "fieldsType": "FieldsV1",
				"fieldsV1": content{"f:spec": content{"f:clusters": content{}, "f:placement": content{}, "f:replicas": content{}}},
			}},
		},
		"spec": content{
			"resource": content{"apiVersion": "apps/v1", "kind": "Deployment", "namespace": namespace, "name": name, "uid": name},
			"replicas": 2 * spread, "clusters": targets, "schedulerName": "default-scheduler",
			"placement": content{
				"replicaScheduling": content{"replicaSchedulingType": "Divided", "replicaDivisionPreference": "Weighted"},
			},
			"replicaRequirements": content{"resourceRequest": content{"cpu": "100m", "memory": "128Mi"}},
		},
		"status": content{
			"schedulerObservedGeneration": 1, "aggregatedStatus": statuses,
			"conditions": []any{condition("Scheduled", "Success"), condition("FullyApplied", "FullyAppliedSuccess")},
		},
	}
}

// change changes objects, o.Changes a second, until ctx ends.
func (c *controlPlane) change(ctx context.Context) error {
	ticks := time.NewTicker(time.Second / time.Duration(c.options.Changes))
	defer ticks.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticks.C:
		}
		c.changes++
		o := c.binding(c.changes * 37 % c.options.Workloads)
		if c.changes%changesPerCluster == 0 {
			o = c.cluster(c.changes / changesPerCluster * 7 % c.options.Clusters)
		}
		if err := c.api.Put(o); err != nil {
			return err
		}
	}
}
