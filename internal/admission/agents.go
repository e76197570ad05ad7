// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"

	admissionv1 "k8s.io/api/admission/v1"
	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/util/flowcontrol"
	"k8s.io/utils/lru"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// Limits of what one agent stores in the control plane. Sizes are in bytes of JSON. The rates bound objects that are deleted after some
// time: events after an hour, signing requests after a day.
const (
	maxReports       = 2000
	maxReportSize    = 128 << 10
	maxWorkStatus    = 256 << 10
	maxWorkMetadata  = 320 << 10 // the API server limits annotations to 256 KiB
	eventsPerSecond  = 5
	eventBurst       = 2000
	requestPerSecond = 1. / 60
	requestBurst     = 20
	// limitedAgents is the number of agents and kinds whose rate is recorded.
	limitedAgents = 4096
)

// byAgent matches the requests of agents.
var byAgent = admissionregistrationv1.MatchCondition{Name: "agents", Expression: fmt.Sprintf(
	`%q in request.userInfo.?groups.orValue([]) && request.userInfo.username.startsWith(%q)`, names.AgentsGroup, names.AgentUserPrefix)}

// agentLimits bounds what agents store. The rates apply to one replica of the webhook.
type agentLimits struct {
	deps  Deps
	rates *lru.Cache // of flowcontrol.PassiveRateLimiter, by user and kind
}

// limitAgents returns the handler of requests of agents.
func limitAgents(deps Deps) admission.Handler {
	l := &agentLimits{deps: deps, rates: lru.New(limitedAgents)}
	return admission.HandlerFunc(func(ctx context.Context, request admission.Request) admission.Response {
		cluster, ok := names.ClusterOfAgent(request.UserInfo.Username)
		if !ok {
			return admission.Errored(http.StatusBadRequest, errors.New("the user is not the agent of a cluster"))
		}
		reason, err := l.check(ctx, cluster, request)
		switch {
		case errors.Is(err, errTooMany):
			return admission.Errored(http.StatusTooManyRequests, err)
		case err != nil:
			return admission.Errored(http.StatusBadRequest, err)
		case reason != "":
			return admission.Denied(reason)
		}
		return admission.Allowed("")
	})
}

var errTooMany = errors.New("the agent creates too many objects of this kind")

// check returns the reason why a request is denied, or "".
func (l *agentLimits) check(ctx context.Context, cluster string, request admission.Request) (reason string, err error) {
	switch request.Resource.Resource {
	case "events":
		return l.checkEvent(ctx, cluster, request)
	case "certificatesigningrequests":
		return "", l.accept(request, requestPerSecond, requestBurst)
	}
	if reason, err := checkSize(request); reason != "" || err != nil || request.Operation != admissionv1.Create || l.deps.Reports == nil {
		return reason, err
	}
	n, err := l.deps.Reports(ctx, request.Namespace)
	if err != nil {
		return "", fmt.Errorf("count the reports in namespace %s: %w", request.Namespace, err)
	}
	if n >= maxReports {
		return fmt.Sprintf("namespace %s has %d Works that report EndpointSlices, at most %d are allowed", request.Namespace, n, maxReports), nil
	}
	return "", nil
}

// parts are the parts of a Work, not decoded.
type parts struct{ Metadata, Spec, Status json.RawMessage }

// checkSize limits the growth of each part of a Work. What the control plane wrote can be larger.
func checkSize(request admission.Request) (reason string, err error) {
	var before, after parts
	if err := json.Unmarshal(request.Object.Raw, &after); err != nil {
		return "", fmt.Errorf("decode the Work: %w", err)
	}
	if len(request.OldObject.Raw) > 0 {
		if err := json.Unmarshal(request.OldObject.Raw, &before); err != nil {
			return "", fmt.Errorf("decode the old Work: %w", err)
		}
	}
	for _, part := range []struct {
		name                 string
		limit, before, after int
	}{
		{"metadata", maxWorkMetadata, len(before.Metadata), len(after.Metadata)},
		{"spec", maxReportSize, len(before.Spec), len(after.Spec)},
		{"status", maxWorkStatus, len(before.Status), len(after.Status)},
	} {
		if part.after > max(part.limit, part.before) {
			return fmt.Sprintf("the %s of a Work that an agent writes may have %d bytes, got %d", part.name, part.limit, part.after), nil
		}
	}
	return "", nil
}

// checkEvent accepts events about the cluster, its Works, and the templates of these.
func (l *agentLimits) checkEvent(ctx context.Context, cluster string, request admission.Request) (reason string, err error) {
	if err := l.accept(request, eventsPerSecond, eventBurst); err != nil {
		return "", err
	}
	var event corev1.Event
	if err := json.Unmarshal(request.Object.Raw, &event); err != nil {
		return "", fmt.Errorf("decode the event: %w", err)
	}
	on, execution := event.InvolvedObject, names.ExecutionNamespace(cluster)
	if on.Namespace == execution || on.Kind == clusterv1alpha1.ResourceKindCluster && on.Name == cluster || l.deps.HasWork == nil {
		return "", nil
	}
	kind := schema.FromAPIVersionAndKind(on.APIVersion, on.Kind).GroupKind()
	for _, name := range names.Works(kind, on.Namespace, on.Name) {
		exists, err := l.deps.HasWork(ctx, client.ObjectKey{Namespace: execution, Name: name})
		if err != nil || exists {
			return "", err
		}
	}
	return fmt.Sprintf("cluster %s has no Work of %s %s/%s", cluster, on.Kind, on.Namespace, on.Name), nil
}

// accept returns errTooMany if an agent creates objects of a kind faster than permitted.
func (l *agentLimits) accept(request admission.Request, qps float32, burst int) error {
	key := request.UserInfo.Username + " " + request.Resource.Resource
	limiter, ok := l.rates.Get(key)
	if !ok {
		limiter = flowcontrol.NewTokenBucketPassiveRateLimiter(qps, burst)
		l.rates.Add(key, limiter)
	}
	if !limiter.(flowcontrol.PassiveRateLimiter).TryAccept() {
		return errTooMany
	}
	return nil
}

// countReports returns the number of Works in a namespace that report EndpointSlices.
func countReports(control client.Reader) func(context.Context, string) (int, error) {
	return func(ctx context.Context, namespace string) (int, error) {
		ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
		defer cancel()
		list := metav1.PartialObjectMetadataList{}
		list.SetGroupVersionKind(workv1alpha1.GroupVersion.WithKind("WorkList"))
		// From the watch cache of the API server. A stale count exceeds the limit by the concurrent creations.
		err := control.List(ctx, &list, client.InNamespace(namespace), client.HasLabels{names.EndpointSliceManagedBy},
			&client.ListOptions{Raw: &metav1.ListOptions{ResourceVersion: "0"}})
		return len(list.Items), err
	}
}

// hasWork reports whether a Work exists.
func hasWork(control client.Reader) func(context.Context, client.ObjectKey) (bool, error) {
	return func(ctx context.Context, key client.ObjectKey) (bool, error) {
		ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
		defer cancel()
		w := metav1.PartialObjectMetadata{}
		w.SetGroupVersionKind(workv1alpha1.GroupVersion.WithKind("Work"))
		err := control.Get(ctx, key, &w, &client.GetOptions{Raw: &metav1.GetOptions{ResourceVersion: "0"}})
		return err == nil, client.IgnoreNotFound(err)
	}
}

// agentHooks are the webhooks for requests of agents. They are optional: without them, agents are limited by names.AgentPolicy only.
func agentHooks() (out []hook) {
	for _, h := range []hook{
		{group: workv1alpha1.GroupName, resource: "works", operations: onWrite},
		{group: workv1alpha1.GroupName, resource: "works/status", operations: onUpdate},
		{group: corev1.GroupName, resource: "events", operations: onCreate},
		{group: "certificates.k8s.io", resource: "certificatesigningrequests", operations: onCreate},
	} {
		h.scope, h.condition, h.optional, h.handler = anyScope, &byAgent, true, limitAgents
		name := strings.ReplaceAll(h.resource, "/", "-")
		h.path, h.name = "/validate-agent-"+name, name+".agents.karmada.io"
		out = append(out, h)
	}
	return out
}
