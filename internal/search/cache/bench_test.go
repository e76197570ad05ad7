// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strconv"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	"sigs.k8s.io/yaml"
)

// podTemplate is a running pod of a Deployment as an API server returns it, without managedFields.
const podTemplate = `
apiVersion: v1
kind: Pod
metadata:
  name: _APP_-_TEMPLATE_-_SUFFIX_
  generateName: _APP_-_TEMPLATE_-
  namespace: team-_TEAM_
  uid: _UID_
  resourceVersion: "_VERSION_"
  creationTimestamp: "_CREATED_"
  labels: {app.kubernetes.io/name: _APP_, app.kubernetes.io/instance: _APP_-prod, pod-template-hash: "_TEMPLATE_", tier: tier-_TIER_}
  annotations:
    prometheus.io/scrape: "true"
    prometheus.io/port: "8080"
    cni.projectcalico.org/containerID: _SANDBOX_
    cni.projectcalico.org/podIP: 10._NETA_._NETB_._NETC_/32
    kubectl.kubernetes.io/restartedAt: "_CREATED_"
  ownerReferences:
  - {apiVersion: apps/v1, kind: ReplicaSet, name: _APP_-_TEMPLATE_, uid: _OWNER_, controller: true, blockOwnerDeletion: true}
spec:
  containers:
  - name: server
    image: registry.example.com/shop/_APP_:1._TIER_.3
    imagePullPolicy: IfNotPresent
    args: [--port=8080, --config=/etc/_APP_/config.yaml, --log-level=info]
    env:
    - {name: POD_NAME, valueFrom: {fieldRef: {apiVersion: v1, fieldPath: metadata.name}}}
    - {name: POD_IP, valueFrom: {fieldRef: {apiVersion: v1, fieldPath: status.podIP}}}
    - {name: DATABASE_URL, valueFrom: {secretKeyRef: {name: _APP_-db, key: url}}}
    - {name: FEATURES, value: "checkout,search,recommendations-_TIER_"}
    ports: [{containerPort: 8080, name: http, protocol: TCP}, {containerPort: 9090, name: metrics, protocol: TCP}]
    resources: {limits: {cpu: "1", memory: 1Gi}, requests: {cpu: 250m, memory: 512Mi}}
    livenessProbe:
      {failureThreshold: 3, httpGet: {path: /healthz, port: http, scheme: HTTP}, initialDelaySeconds: 10, timeoutSeconds: 1}
    readinessProbe:
      {failureThreshold: 3, httpGet: {path: /readyz, port: http, scheme: HTTP}, periodSeconds: 5, successThreshold: 1, timeoutSeconds: 1}
    securityContext: {allowPrivilegeEscalation: false, capabilities: {drop: [ALL]}, readOnlyRootFilesystem: true, runAsNonRoot: true}
    terminationMessagePath: /dev/termination-log
    terminationMessagePolicy: File
    volumeMounts:
    - {mountPath: /etc/_APP_, name: config, readOnly: true}
    - {mountPath: /tmp, name: tmp}
    - {mountPath: /var/run/secrets/kubernetes.io/serviceaccount, name: kube-api-access-_TOKEN_, readOnly: true}
  dnsPolicy: ClusterFirst
  enableServiceLinks: true
  nodeName: node-_NODE_.eu-west-1.compute.internal
  preemptionPolicy: PreemptLowerPriority
  priority: 0
  restartPolicy: Always
  schedulerName: default-scheduler
  securityContext: {fsGroup: 1000, runAsUser: 1000, seccompProfile: {type: RuntimeDefault}}
  serviceAccount: _APP_
  serviceAccountName: _APP_
  terminationGracePeriodSeconds: 30
  tolerations:
  - {effect: NoExecute, key: node.kubernetes.io/not-ready, operator: Exists, tolerationSeconds: 300}
  - {effect: NoExecute, key: node.kubernetes.io/unreachable, operator: Exists, tolerationSeconds: 300}
  topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: topology.kubernetes.io/zone
    whenUnsatisfiable: ScheduleAnyway
    labelSelector: {matchLabels: {app.kubernetes.io/name: _APP_}}
  volumes:
  - {name: config, configMap: {defaultMode: 420, name: _APP_-config}}
  - {name: tmp, emptyDir: {}}
  - name: kube-api-access-_TOKEN_
    projected:
      defaultMode: 420
      sources:
      - {serviceAccountToken: {expirationSeconds: 3607, path: token}}
      - {configMap: {name: kube-root-ca.crt, items: [{key: ca.crt, path: ca.crt}]}}
      - {downwardAPI: {items: [{path: namespace, fieldRef: {apiVersion: v1, fieldPath: metadata.namespace}}]}}
status:
  phase: Running
  qosClass: Burstable
  hostIP: 10.0._NETB_._NODE_
  hostIPs: [{ip: 10.0._NETB_._NODE_}]
  podIP: 10._NETA_._NETB_._NETC_
  podIPs: [{ip: 10._NETA_._NETB_._NETC_}]
  startTime: "_CREATED_"
  conditions:
  - {type: PodReadyToStartContainers, status: "True", lastProbeTime: null, lastTransitionTime: "_STARTED_", observedGeneration: 1}
  - {type: Initialized, status: "True", lastProbeTime: null, lastTransitionTime: "_CREATED_", observedGeneration: 1}
  - {type: Ready, status: "True", lastProbeTime: null, lastTransitionTime: "_STARTED_", observedGeneration: 1}
  - {type: ContainersReady, status: "True", lastProbeTime: null, lastTransitionTime: "_STARTED_", observedGeneration: 1}
  - {type: PodScheduled, status: "True", lastProbeTime: null, lastTransitionTime: "_CREATED_", observedGeneration: 1}
  containerStatuses:
  - name: server
    containerID: containerd://_CONTAINER_
    image: registry.example.com/shop/_APP_:1._TIER_.3
    imageID: registry.example.com/shop/_APP_@sha256:_DIGEST_
    ready: true
    started: true
    restartCount: 0
    lastState: {}
    state: {running: {startedAt: "_STARTED_"}}
`

// pods returns a function that returns pods. Names, addresses, times and hashes differ from pod to pod; 40 pods share a template.
func pods(t testing.TB) func(i int) *unstructured.Unstructured {
	t.Helper()
	template, err := yaml.YAMLToJSON([]byte(podTemplate))
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	hash := func(n int) string {
		sum := sha256.Sum256([]byte(strconv.FormatUint(random.Uint64(), 16)))
		return hex.EncodeToString(sum[:])[:n]
	}
	id := func() string {
		h := hash(32)
		return h[:8] + "-" + h[8:12] + "-" + h[12:16] + "-" + h[16:20] + "-" + h[20:]
	}
	number := func(n int) string { return strconv.Itoa(random.IntN(n)) }
	return func(i int) *unstructured.Unstructured {
		at := fmt.Sprintf("2026-11-%02dT%02d:%02d:", 1+i%28, i%24, random.IntN(60))
		raw := strings.NewReplacer("_APP_", fmt.Sprintf("app-%d", i/40), "_TEMPLATE_", fmt.Sprintf("7c9f%05d", i/40),
			"_SUFFIX_", hash(5), "_TEAM_", strconv.Itoa((i/40)%50), "_TIER_", strconv.Itoa((i/40)%7), "_VERSION_", strconv.Itoa(1000+i),
			"_UID_", id(), "_OWNER_", id(), "_CREATED_", at+"01Z", "_STARTED_", at+"09Z", "_SANDBOX_", hash(64), "_CONTAINER_", hash(64),
			"_DIGEST_", hash(64), "_TOKEN_", hash(5), "_NODE_", number(200), "_NETA_", number(250), "_NETB_", number(250),
			"_NETC_", number(250)).Replace(string(template))
		u := &unstructured.Unstructured{}
		if err := u.UnmarshalJSON([]byte(raw)); err != nil {
			t.Fatal(err)
		}
		return u
	}
}

// filled returns stores with pods, divided among clusters.
func filled(t testing.TB, clusters, total int) []*Store {
	t.Helper()
	plain, err := newCodec(nil)
	if err != nil {
		t.Fatal(err)
	}
	c := &codecs{plain: plain}
	pod := pods(t)
	fields := SelectableFields(corev1.SchemeGroupVersion.WithKind("Pod").GroupKind())
	stores := make([]*Store, clusters)
	for n := range stores {
		stores[n] = newStore(fmt.Sprintf("cluster-%d", n), clock.RealClock{}, nil, nil)
		var list []any
		for i := range total / clusters {
			o, err := encode(pod(n*(total/clusters)+i), stores[n].Cluster, Projection{}, fields, c)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, o)
		}
		if err := stores[n].Replace(list, "200000"); err != nil {
			t.Fatal(err)
		}
	}
	return stores
}

func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// A pod takes about 5 kB as JSON.
func TestStore_bytesPerPod(t *testing.T) {
	const total, limit = 10_000, 1500
	filled(t, 1, 16) // allocates what does not depend on the number of pods
	before := heap()
	stores := filled(t, 5, total)
	used := float64(heap()-before) / total
	raw, err := pods(t)(1).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%.0f bytes for a pod of %d bytes", used, len(raw))
	if used > limit {
		t.Errorf("a cached pod takes %.0f bytes, want at most %d", used, limit)
	}
	runtime.KeepAlive(stores)
}

// BenchmarkSelect selects 1 of 100 of 100,000 pods of 50 clusters by label and writes them as JSON.
func BenchmarkSelect(b *testing.B) {
	stores := filled(b, 50, 100_000)
	selector, err := labels.Parse("app.kubernetes.io/name in (app-1,app-100,app-500,app-900,app-1300,app-1700,app-2100,app-2300,app-2400," +
		"app-2450,app-10,app-11,app-12,app-13,app-14,app-15,app-16,app-17,app-18,app-19,app-20,app-21,app-22,app-23,app-24)")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		var out []byte
		found := 0
		for _, s := range stores {
			v, _ := s.View()
			v.Ascend("", types.NamespacedName{}, func(o *Object) bool {
				if selector.Matches(o.Labels()) {
					found++
					if out, err = o.JSON(out[:0], "1"); err != nil {
						b.Fatal(err)
					}
				}
				return true
			})
		}
		if found != 1000 {
			b.Fatalf("%d pods, want 1000", found)
		}
	}
}
