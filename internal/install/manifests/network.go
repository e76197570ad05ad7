// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// metricsPortNumber is the port of metrics of most components.
const metricsPortNumber = 8080

// networkPolicy returns the NetworkPolicy of the pods of a component: all connections to them are denied except for those of its clients.
// Metrics stay reachable. Probes need no rule: a node can always connect to its pods. Outgoing connections are not limited, because
// clusters, external databases and webhooks can have any address.
func (s Spec) networkPolicy(name string, c Component) *networkingv1.NetworkPolicy {
	p := &networkingv1.NetworkPolicy{
		TypeMeta:   metav1.TypeMeta{APIVersion: "networking.k8s.io/v1", Kind: "NetworkPolicy"},
		ObjectMeta: s.meta(name, "app", c),
		Spec: networkingv1.NetworkPolicySpec{
			PodSelector: metav1.LabelSelector{MatchLabels: map[string]string{appLabel: name}},
			PolicyTypes: []networkingv1.PolicyType{networkingv1.PolicyTypeIngress}, Ingress: connections(c),
		},
	}
	p.Labels[appLabel] = name
	return p
}

// connections returns the permitted connections to the pods of a component.
func connections(c Component) []networkingv1.NetworkPolicyIngressRule {
	metrics := allow(nil, metricsPortNumber)
	fromAPIServer := pods(string(APIServer))
	switch c {
	case Etcd:
		clients := []networkingv1.NetworkPolicyPeer{{
			PodSelector: &metav1.LabelSelector{MatchLabels: map[string]string{etcdClientLabel: "true"}},
		}}
		return []networkingv1.NetworkPolicyIngressRule{
			allow(clients, 2379), allow(pods(string(Etcd)), 2379, 2380), allow(nil, etcdMetricsPort),
		}
	case APIServer:
		return []networkingv1.NetworkPolicyIngressRule{allow(nil, 5443)}
	case KubeControllerManager:
		return []networkingv1.NetworkPolicyIngressRule{allow(nil, 10257)} // metrics, for authenticated clients
	case UI:
		return []networkingv1.NetworkPolicyIngressRule{allow(nil, servingPort)} // users, from outside of the host cluster, too
	case AggregatedAPIServer, Search:
		return []networkingv1.NetworkPolicyIngressRule{allow(nil, servingPort)} // metrics, too, for authenticated clients
	case MetricsAdapter, Webhook:
		return []networkingv1.NetworkPolicyIngressRule{allow(fromAPIServer, servingPort), metrics}
	case SchedulerEstimator:
		schedulers := append(pods(string(Scheduler)), pods(string(Descheduler))...)
		return []networkingv1.NetworkPolicyIngressRule{allow(schedulers, estimatorPort), metrics}
	default:
		return []networkingv1.NetworkPolicyIngressRule{metrics}
	}
}

// pods selects the pods of a component in the same namespace.
func pods(app string) []networkingv1.NetworkPolicyPeer {
	return []networkingv1.NetworkPolicyPeer{{PodSelector: &metav1.LabelSelector{MatchLabels: map[string]string{appLabel: app}}}}
}

// allow permits connections to ports. Without from, any client may connect.
func allow(from []networkingv1.NetworkPolicyPeer, list ...int32) networkingv1.NetworkPolicyIngressRule {
	rule := networkingv1.NetworkPolicyIngressRule{From: from}
	for _, p := range list {
		rule.Ports = append(rule.Ports, networkingv1.NetworkPolicyPort{Protocol: new(corev1.ProtocolTCP), Port: new(intstr.FromInt32(p))})
	}
	return rule
}
