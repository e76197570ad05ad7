// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simulated

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

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

// PodsOfTemplate is the number of pods that share a Deployment: its name is app-N, where N is the number of the pod divided by this.
const PodsOfTemplate = 40

// Pods returns pods by number. It is safe for concurrent use.
type Pods struct{ template string }

// NewPods returns the pods.
func NewPods() (*Pods, error) {
	template, err := yaml.YAMLToJSON([]byte(podTemplate))
	if err != nil {
		return nil, fmt.Errorf("parse the template of pods: %w", err)
	}
	return &Pods{template: string(template)}, nil
}

// JSON returns pod number i with a resource version. Names, addresses, times and hashes differ from pod to pod, and are the same in each
// call; PodsOfTemplate pods share a Deployment.
func (p *Pods) JSON(i int, version uint64) []byte {
	random := rand.New(rand.NewPCG(1, uint64(i)))
	hash := func(n int) string {
		sum := sha256.Sum256([]byte(strconv.FormatUint(random.Uint64(), 16)))
		return hex.EncodeToString(sum[:])[:n]
	}
	id := func() string {
		h := hash(32)
		return h[:8] + "-" + h[8:12] + "-" + h[12:16] + "-" + h[16:20] + "-" + h[20:]
	}
	number := func(n int) string { return strconv.Itoa(random.IntN(n)) }
	app := i / PodsOfTemplate
	at := fmt.Sprintf("2026-11-%02dT%02d:%02d:", 1+i%28, i%24, random.IntN(60))
	return []byte(strings.NewReplacer("_APP_", fmt.Sprintf("app-%d", app), "_TEMPLATE_", fmt.Sprintf("7c9f%05d", app),
		"_SUFFIX_", hash(5), "_TEAM_", strconv.Itoa(app%50), "_TIER_", strconv.Itoa(app%7), "_VERSION_", strconv.FormatUint(version, 10),
		"_UID_", id(), "_OWNER_", id(), "_CREATED_", at+"01Z", "_STARTED_", at+"09Z", "_SANDBOX_", hash(64), "_CONTAINER_", hash(64),
		"_DIGEST_", hash(64), "_TOKEN_", hash(5), "_NODE_", number(200), "_NETA_", number(250), "_NETB_", number(250),
		"_NETC_", number(250)).Replace(p.template))
}
