// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	"cmp"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/component-base/featuregate"
)

// Directories in containers.
const (
	configDir = "/etc/karmada/config"
	pkiDir    = "/etc/karmada/pki"
)

// user is the user of all containers except etcd with a host path, which belongs to root.
const user = 65532

// mount is a Secret that a container reads.
type mount struct{ secret, dir string }

// workload is what differs between the pods of components.
type workload struct {
	command []string
	mounts  []mount
	// live and ready are the probes; nil means none. The others are the same for all.
	live, ready *corev1.ProbeHandler
	ports       []corev1.ContainerPort
	// bind keeps the capability to bind low ports: images of Kubernetes have it set on their files, and do not start without.
	bind bool
	// database marks clients of etcd.
	database bool
}

func (s Spec) deployment(c Component) *appsv1.Deployment {
	w := s.workload(c)
	return s.deploy(string(c), c, s.Components[c], w)
}

// deploy returns a Deployment. With several replicas, an update starts the new pod first.
func (s Spec) deploy(name string, c Component, settings Settings, w workload) *appsv1.Deployment {
	d := &appsv1.Deployment{
		TypeMeta:   metav1.TypeMeta{APIVersion: "apps/v1", Kind: "Deployment"},
		ObjectMeta: s.meta(name, "app", c),
	}
	d.Labels[appLabel] = name
	app := map[string]string{appLabel: name}
	d.Spec.Replicas = &settings.Replicas
	d.Spec.Selector = &metav1.LabelSelector{MatchLabels: app}
	d.Spec.Strategy = appsv1.DeploymentStrategy{
		Type:          appsv1.RollingUpdateDeploymentStrategyType,
		RollingUpdate: &appsv1.RollingUpdateDeployment{MaxUnavailable: new(intstr.FromInt32(0)), MaxSurge: new(intstr.FromInt32(1))},
	}
	d.Spec.RevisionHistoryLimit = new(int32(3))
	d.Spec.Template = s.pod(name, c, settings, w)
	return d
}

// pod returns the template of the pods of a component.
func (s Spec) pod(name string, c Component, settings Settings, w workload) corev1.PodTemplateSpec {
	labels := map[string]string{appLabel: name}
	if w.database {
		labels[etcdClientLabel] = "true"
	}
	for k, v := range settings.Labels {
		if _, ok := labels[k]; !ok {
			labels[k] = v
		}
	}
	capabilities := &corev1.Capabilities{Drop: []corev1.Capability{"ALL"}}
	if w.bind {
		capabilities.Add = []corev1.Capability{"NET_BIND_SERVICE"}
	}
	container := corev1.Container{
		Name: string(c), Image: s.Image(c), ImagePullPolicy: cmp.Or(settings.PullPolicy, s.Images.PullPolicy),
		Command: s.command(c, settings, w.command), Env: environment(), Ports: w.ports, Resources: settings.Resources,
		SecurityContext: &corev1.SecurityContext{
			AllowPrivilegeEscalation: new(false), ReadOnlyRootFilesystem: new(true), Capabilities: capabilities,
		},
		VolumeMounts: []corev1.VolumeMount{{Name: "tmp", MountPath: "/tmp"}},
	}
	if w.ready != nil {
		container.LivenessProbe, container.ReadinessProbe = probe(w.live, 8, 15), probe(w.ready, 3, 3)
		container.StartupProbe = probe(w.ready, 100, 1)
	}
	pod := corev1.PodSpec{
		AutomountServiceAccountToken: new(false), EnableServiceLinks: new(false), PriorityClassName: settings.PriorityClass,
		SecurityContext: &corev1.PodSecurityContext{
			RunAsNonRoot: new(true), RunAsUser: new(int64(user)), RunAsGroup: new(int64(user)), FSGroup: new(int64(user)),
			SeccompProfile: &corev1.SeccompProfile{Type: corev1.SeccompProfileTypeRuntimeDefault},
		},
		NodeSelector: settings.NodeSelector, Affinity: settings.Affinity,
		Tolerations: append([]corev1.Toleration{{Effect: corev1.TaintEffectNoExecute, Operator: corev1.TolerationOpExists}},
			settings.Tolerations...),
		Volumes: []corev1.Volume{{Name: "tmp", VolumeSource: corev1.VolumeSource{
			EmptyDir: &corev1.EmptyDirVolumeSource{SizeLimit: new(resource.MustParse("64Mi"))},
		}}},
	}
	if pod.Affinity == nil {
		pod.Affinity = spread(name)
	}
	for _, secret := range s.Images.PullSecrets {
		pod.ImagePullSecrets = append(pod.ImagePullSecrets, corev1.LocalObjectReference{Name: secret})
	}
	for _, m := range w.mounts {
		volume := strings.ReplaceAll(strings.Trim(strings.TrimPrefix(m.dir, "/etc/karmada/"), "/"), "/", "-")
		container.VolumeMounts = append(container.VolumeMounts, corev1.VolumeMount{Name: volume, MountPath: m.dir, ReadOnly: true})
		pod.Volumes = append(pod.Volumes, corev1.Volume{Name: volume, VolumeSource: corev1.VolumeSource{
			Secret: &corev1.SecretVolumeSource{SecretName: m.secret, DefaultMode: new(int32(0o440))},
		}})
	}
	pod.Containers = []corev1.Container{container}
	return corev1.PodTemplateSpec{ObjectMeta: metav1.ObjectMeta{Labels: labels, Annotations: settings.Annotations}, Spec: pod}
}

// environment returns the variables that commands refer to.
func environment() []corev1.EnvVar {
	field := func(name, path string) corev1.EnvVar {
		return corev1.EnvVar{Name: name, ValueFrom: &corev1.EnvVarSource{
			FieldRef: &corev1.ObjectFieldSelector{APIVersion: "v1", FieldPath: path},
		}}
	}
	return []corev1.EnvVar{field("POD_IP", "status.podIP"), field("POD_NAME", "metadata.name")}
}

// spread prefers different nodes for the replicas of a component. A rolling update needs one more pod than there are replicas,
// which a required rule would not allow with as many nodes as replicas.
func spread(name string) *corev1.Affinity {
	return &corev1.Affinity{PodAntiAffinity: &corev1.PodAntiAffinity{
		PreferredDuringSchedulingIgnoredDuringExecution: []corev1.WeightedPodAffinityTerm{{Weight: 100, PodAffinityTerm: corev1.PodAffinityTerm{
			LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{appLabel: name}}, TopologyKey: corev1.LabelHostname,
		}}},
	}}
}

func probe(handler *corev1.ProbeHandler, failures, period int32) *corev1.Probe {
	return &corev1.Probe{
		ProbeHandler: *handler, TimeoutSeconds: 10, PeriodSeconds: period, SuccessThreshold: 1, FailureThreshold: failures,
	}
}

func httpProbe(path string, port int32, scheme corev1.URIScheme) *corev1.ProbeHandler {
	return &corev1.ProbeHandler{HTTPGet: &corev1.HTTPGetAction{Path: path, Port: intstr.FromInt32(port), Scheme: scheme}}
}

// command returns the command with feature gates and extra arguments. An extra argument replaces the flag of the same name; all
// follow the others, sorted.
func (s Spec) command(c Component, settings Settings, command []string) []string {
	extra := slices.Clone(settings.ExtraArgs)
	if gates := s.featureGates(c, settings); gates != "" {
		command = append(command, gates)
	}
	name := func(arg string) string { before, _, _ := strings.Cut(arg, "="); return before }
	replaced := map[string]bool{}
	for _, e := range extra {
		replaced[name(e)] = true
	}
	command = slices.DeleteFunc(slices.Clone(command), func(arg string) bool { return replaced[name(arg)] })
	slices.Sort(extra)
	return append(command, extra...)
}

// Gate reports whether a component is started with a feature gate. The default of a gate is not known here and counts as false.
func (s Spec) Gate(c Component, gate featuregate.Feature) bool {
	enabled := false
	for _, arg := range s.command(c, s.Components[c], nil) {
		list, found := strings.CutPrefix(arg, "--feature-gates=")
		for g := range strings.SplitSeq(list, ",") {
			if name, value, _ := strings.Cut(g, "="); found && name == string(gate) {
				enabled, _ = strconv.ParseBool(value)
			}
		}
	}
	return enabled
}

// featureGates returns the flag of feature gates, or "".
func (s Spec) featureGates(c Component, settings Settings) string {
	gates := map[string]bool{}
	switch c {
	case AggregatedAPIServer, ControllerManager, Scheduler, Webhook, Search, SchedulerEstimator:
		maps.Copy(gates, s.FeatureGates)
	default: // the others have no gates of Karmada
	}
	maps.Copy(gates, settings.FeatureGates)
	var list []string
	for _, gate := range slices.Sorted(maps.Keys(gates)) {
		value := "false"
		if gates[gate] {
			value = "true"
		}
		list = append(list, gate+"="+value)
	}
	if len(list) == 0 {
		return ""
	}
	return "--feature-gates=" + strings.Join(list, ",")
}

// file returns the path of a file in a directory of certificates.
func file(dir, name string) string { return path.Join(pkiDir, dir, name) }
