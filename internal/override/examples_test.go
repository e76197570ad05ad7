// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// The policies of published articles have the results that the articles describe.
func TestApply_articles(t *testing.T) {
	t.Parallel()
	const (
		nginx = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default}, spec: {replicas: 2,
			template: {spec: {containers: [{name: nginx, image: "nginx:1.21"}]}}}}`
		myapp = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: myapp, namespace: default},
			spec: {template: {spec: {containers: [{image: "myapp:1.0.0", name: myapp}]}}}}`
		guestbook = `{apiVersion: webapp.my.domain/v1, kind: Guestbook, metadata: {name: guestbook-sample, namespace: default},
			spec: {size: 2, configMapName: test, alias: Name}}`
	)
	production := func(c *clusterv1alpha1.Cluster) { c.Labels = map[string]string{"environment": "production"} }
	for name, tc := range map[string]struct {
		file, template string
		cluster        *clusterv1alpha1.Cluster
		want           string
	}{
		"image, replicas, args and resources": {"nginx.yaml", nginx, cluster("member-cluster-1"), `{apiVersion: apps/v1, kind: Deployment,
			metadata: {name: nginx, namespace: default}, spec: {replicas: 3, template: {spec: {containers: [
			{name: nginx, image: "registry-1.example.com/nginx:v1.0.0-cluster1", args: ["--config=/etc/nginx/cluster1.conf"],
			resources: {limits: {cpu: "2", memory: 2Gi}, requests: {cpu: 500m, memory: 512Mi}}}]}}}}`},
		"image, labels and annotations": {"nginx.yaml", nginx, cluster("member-cluster-2"), `{apiVersion: apps/v1, kind: Deployment,
			metadata: {name: nginx, namespace: default, labels: {cluster: member-cluster-2},
			annotations: {monitoring.example.com/enabled: "true"}},
			spec: {replicas: 2, template: {spec: {containers: [{name: nginx, image: "registry-2.example.com/nginx:1.21"}]}}}}`},
		"JSON patch in clusters with a label": {"nginx.yaml", nginx, cluster("member-cluster-3", production), `{apiVersion: apps/v1,
			kind: Deployment, metadata: {name: nginx, namespace: default}, spec: {replicas: 2, template: {spec: {
			containers: [{name: nginx, image: "nginx:1.21", env: [{name: ENVIRONMENT, value: production}, {name: LOG_LEVEL, value: warn}]}],
			affinity: {podAntiAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 100, podAffinityTerm: {
			labelSelector: {matchLabels: {app: nginx}}, topologyKey: kubernetes.io/hostname}}]}}}}}}`},
		"custom resource": {"guestbook.yaml", guestbook, cluster("member1"), `{apiVersion: webapp.my.domain/v1, kind: Guestbook,
			metadata: {name: guestbook-sample, namespace: default, annotations: {OverridePolicy: test}},
			spec: {size: 4, configMapName: test, alias: Name}}`},
		"custom resource in another cluster": {"guestbook.yaml", guestbook, cluster("member2"), guestbook},
		"registry of every image": {"registry.yaml", myapp, cluster("member1"), `{apiVersion: apps/v1, kind: Deployment,
			metadata: {name: myapp, namespace: default},
			spec: {template: {spec: {containers: [{image: "test-repo/myapp:1.0.0", name: myapp}]}}}}`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(filepath.Join("testdata", tc.file))
			if err != nil {
				t.Fatal(err)
			}
			var policies []Policy
			for document := range strings.SplitSeq(string(text), "\n---\n") {
				p := decode[policyv1alpha1.OverridePolicy](t, document)
				policies = append(policies, &p)
			}
			o := parse(t, tc.template)
			after, _, err := Apply(t.Context(), o, tc.cluster, Select(policies, templateOf(o)), revise)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(parse(t, tc.want), after); diff != "" {
				t.Errorf("Apply (-want +got):\n%s", diff)
			}
		})
	}
}
