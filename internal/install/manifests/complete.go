// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/util/validation"

	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/version"
)

// Defaults of a Spec.
const (
	DefaultNamespace     = names.SystemNamespace
	DefaultClusterDomain = "cluster.local"
	DefaultKubeRegistry  = "registry.k8s.io"
	DefaultKubeTag       = "v1.36.2"
	DefaultEtcdTag       = "3.6.8-0"
	DefaultEtcdPath      = "/var/lib/karmada-etcd"
	DefaultEtcdSize      = "5Gi"
	DefaultNodePort      = 32443
	DefaultPriorityClass = "system-node-critical"
	DefaultValidityDays  = 365
)

// Complete returns the Spec with defaults where a field is empty.
func (s Spec) Complete() Spec {
	text := func(field *string, value string) {
		if *field == "" {
			*field = value
		}
	}
	text(&s.Version, Version)
	text(&s.Namespace, DefaultNamespace)
	text(&s.ClusterDomain, DefaultClusterDomain)
	text(&s.Images.Registry, version.Registry())
	text(&s.Images.KubeRegistry, DefaultKubeRegistry)
	text(&s.Images.KubeTag, DefaultKubeTag)
	text(&s.Images.EtcdTag, DefaultEtcdTag)
	text((*string)(&s.Images.PullPolicy), string(corev1.PullIfNotPresent))
	text((*string)(&s.Endpoint.Type), string(corev1.ServiceTypeNodePort))
	if s.Endpoint.NodePort == 0 && s.Endpoint.Type == corev1.ServiceTypeNodePort {
		s.Endpoint.NodePort = DefaultNodePort
	}
	if s.Certificates.ValidityDays == 0 {
		s.Certificates.ValidityDays = DefaultValidityDays
	}
	text((*string)(&s.Certificates.Renewal), string(CronJob))
	if s.Etcd.External == nil {
		text((*string)(&s.Etcd.Storage), string(HostPath))
		text(&s.Etcd.DataPath, DefaultEtcdPath)
		if s.Etcd.Storage == PersistentVolumeClaim {
			text(&s.Etcd.Size, DefaultEtcdSize)
		}
	}
	settings := map[Component]Settings{}
	for _, c := range Components() {
		settings[c] = s.completeSettings(c)
	}
	settings[SchedulerEstimator] = s.completeSettings(SchedulerEstimator)
	s.Components = settings
	s.Estimators = slices.Compact(slices.Sorted(slices.Values(s.Estimators)))
	return s
}

func (s Spec) completeSettings(c Component) Settings {
	settings, given := s.Components[c]
	switch {
	case c == Etcd:
		settings.Enabled = s.Etcd.External == nil
	case !c.Addon():
		settings.Enabled = true
	}
	if settings.Replicas == 0 && !given {
		settings.Replicas = 1
	}
	if settings.PriorityClass == "" {
		settings.PriorityClass = DefaultPriorityClass
	}
	if len(settings.Resources.Requests) == 0 && len(settings.Resources.Limits) == 0 {
		settings.Resources.Requests = requests(c)
	}
	return settings
}

// requests returns the resources that a component requests by default, for up to 20 clusters and 1,000 templates
// (docs/howto/install.md#sizing).
func requests(c Component) corev1.ResourceList {
	cpu, memory := "20m", "64Mi"
	switch c {
	case Etcd:
		cpu, memory = "100m", "128Mi"
	case APIServer:
		cpu, memory = "100m", "384Mi"
	case ControllerManager, Search:
		cpu, memory = "50m", "128Mi"
	default:
	}
	return corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(cpu), corev1.ResourceMemory: resource.MustParse(memory)}
}

// flagPattern matches extra arguments.
var flagPattern = regexp.MustCompile(`^--[a-zA-Z][a-zA-Z0-9_-]*(=.*)?$`)

// Validate returns all errors of a completed Spec.
func (s Spec) Validate() error {
	var errs []error
	add := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	if s.Version != Version {
		add("version: %q is not supported, want %q", s.Version, Version)
	}
	for _, m := range validation.IsDNS1123Label(s.Namespace) {
		add("namespace: %q: %s", s.Namespace, m)
	}
	for _, m := range validation.IsDNS1123Subdomain(s.ClusterDomain) {
		add("clusterDomain: %q: %s", s.ClusterDomain, m)
	}
	if !slices.Contains(pullPolicies(), s.Images.PullPolicy) {
		add("invalid image pull policy: %s", s.Images.PullPolicy)
	}
	if s.Endpoint.NodePort < 0 || s.Endpoint.NodePort > 65535 {
		add("endpoint.nodePort: must be between 1 and 65535, got %d", s.Endpoint.NodePort)
	}
	if s.Certificates.ValidityDays < 1 {
		add("certificates.validityDays: must be at least 1, got %d", s.Certificates.ValidityDays)
	}
	if r := s.Certificates.Renewal; r != CronJob && r != NoRenewer {
		add("certificates.renewal: must be %s or %s, got %q", CronJob, NoRenewer, r)
	}
	errs = append(errs, s.validateEtcd()...)
	for _, c := range slices.Sorted(maps.Keys(s.Components)) {
		if !slices.Contains(Components(), c) && c != SchedulerEstimator {
			add("components: %q is unknown", c)
		}
		settings := s.Components[c]
		if settings.Replicas < 0 {
			add("components.%s.replicas: must not be negative, got %d", c, settings.Replicas)
		}
		if b := settings.Budget; b != nil && (b.MinAvailable == nil) == (b.MaxUnavailable == nil) {
			add("components.%s.budget: one of minAvailable and maxUnavailable must be set", c)
		}
		if p := settings.PullPolicy; p != "" && !slices.Contains(pullPolicies(), p) {
			add("components.%s.pullPolicy: %q is not Always, IfNotPresent or Never", c, p)
		}
		if len(settings.FeatureGates) > 0 && (c == Descheduler || c == MetricsAdapter || c == UI) {
			add("components.%s.featureGates: the component has no feature gates, and would not start", c)
		}
		for _, a := range settings.ExtraArgs {
			if !flagPattern.MatchString(a) {
				add("components.%s.extraArgs: %q must be --name or --name=value", c, a)
			}
		}
	}
	for _, e := range s.Estimators {
		for _, m := range validation.IsDNS1123Label(e) {
			add("estimators: %q: %s", e, m)
		}
	}
	return errors.Join(errs...)
}

func pullPolicies() []corev1.PullPolicy {
	return []corev1.PullPolicy{corev1.PullAlways, corev1.PullIfNotPresent, corev1.PullNever}
}

func (s Spec) validateEtcd() (errs []error) {
	if e := s.Etcd.External; e != nil {
		if len(e.Servers) == 0 {
			errs = append(errs, errors.New("etcd.external.servers: at least one server is required"))
		}
		for _, server := range e.Servers {
			if !strings.HasPrefix(server, "https://") && !strings.HasPrefix(server, "http://") {
				errs = append(errs, fmt.Errorf("etcd.external.servers: %q must begin with https:// or http://", server))
			}
		}
		return errs
	}
	replicas := s.Components[Etcd].Replicas
	switch s.Etcd.Storage {
	case HostPath:
		if replicas > 1 {
			errs = append(errs, errors.New("for data security,when etcd storage mode is hostPath,etcd-replicas can only be 1"))
		}
	case PersistentVolumeClaim:
		if s.Etcd.StorageClass == "" {
			errs = append(errs, errors.New("when etcd storage mode is PVC, storageClassesName is not empty"))
		}
		if _, err := quantity.Parse(s.Etcd.Size); err != nil {
			errs = append(errs, fmt.Errorf("etcd.size: %q: %w", s.Etcd.Size, err))
		}
	case EmptyDir:
	default:
		errs = append(errs, fmt.Errorf("unsupported etcd-storage-mode %s", s.Etcd.Storage))
	}
	if replicas > 0 && replicas%2 == 0 {
		errs = append(errs, fmt.Errorf("components.etcd.replicas: must be odd, got %d: an even number tolerates no more failures", replicas))
	}
	return errs
}

// Image returns the image of a component.
func (s Spec) Image(c Component) string {
	if image := s.Components[c].Image; image != "" {
		return image
	}
	if s.Images.All != "" {
		return s.Images.All
	}
	repository, tag := s.Images.Default(c, s.Release)
	return repository + ":" + tag
}

// Default returns the repository and the tag of the image of a component that has no image of its own.
func (i Images) Default(c Component, release string) (repository, tag string) {
	switch c {
	case Etcd:
		return i.KubeRegistry + "/etcd", i.EtcdTag
	case APIServer:
		return i.KubeRegistry + "/kube-apiserver", i.KubeTag
	case KubeControllerManager:
		return i.KubeRegistry + "/kube-controller-manager", i.KubeTag
	default:
		return i.Registry + "/" + string(c), release
	}
}
