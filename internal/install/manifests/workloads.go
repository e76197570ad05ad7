// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	"fmt"
	"path"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"

	"karmada.io/karmada/internal/names"
)

// Ports of containers.
const (
	// servingPort is the port of aggregated API servers in their containers, whose user may not bind port 443.
	servingPort     = 8443
	etcdMetricsPort = 2381
	estimatorPort   = 10352
)

// Directories of certificates below pkiDir.
const (
	serverDir    = "server"
	etcdDir      = "etcd-client"
	proxyDir     = "front-proxy-client"
	accountsDir  = "service-account-key-pair"
	caDir        = "ca"
	admissionDir = "admission-client"
	// admissionKey is the key of AdmissionCert with the configuration of admission plugins.
	admissionKey = "admission.yaml"
	estimatorDir = "scheduler-estimator-client"
)

const kubeconfigFlag = "--kubeconfig=" + configDir + "/" + KubeconfigKey

// workload returns the command, the files and the probes of a component.
func (s Spec) workload(c Component) workload {
	config := mount{configSecret(c), configDir}
	health := func(port int32) *corev1.ProbeHandler { return httpProbe("/healthz", port, corev1.URISchemeHTTP) }
	switch c {
	case APIServer:
		return s.protect(s.apiServer())
	case KubeControllerManager:
		return s.kubeControllerManager()
	case AggregatedAPIServer, Search:
		w := s.aggregated(c)
		etcd, mounted := s.etcdFlags(c)
		w.command, w.mounts, w.database = append(w.command, etcd...), append(w.mounts, mounted), true
		return w
	case MetricsAdapter:
		w := s.aggregated(c)
		w.command = append(w.command, "--metrics-bind-address=:8080")
		w.ports = append(w.ports, metricsPort())
		return w
	case UI:
		return s.addOIDC(s.console())
	case ControllerManager:
		return workload{command: []string{
			"/bin/" + string(c), kubeconfigFlag, "--cluster-status-update-frequency=10s", "--metrics-bind-address=:8080",
			"--health-probe-bind-address=0.0.0.0:10357", "--v=2",
		}, mounts: []mount{config}, live: health(10357), ready: health(10357), ports: []corev1.ContainerPort{metricsPort()}}
	case Scheduler, Descheduler:
		port := map[Component]int32{Scheduler: 10351, Descheduler: 10358}[c]
		command := []string{"/bin/" + string(c), kubeconfigFlag}
		if c == Scheduler {
			command = append(command, "--enable-scheduler-estimator=true")
		}
		if s.Namespace != names.SystemNamespace {
			command = append(command, "--scheduler-estimator-service-namespace="+s.Namespace)
		}
		return workload{
			command: append(command,
				"--scheduler-estimator-ca-file="+file(estimatorDir, CAKey), "--scheduler-estimator-cert-file="+file(estimatorDir, CertKey),
				"--scheduler-estimator-key-file="+file(estimatorDir, PrivateKey),
				"--metrics-bind-address=:8080", fmt.Sprintf("--health-probe-bind-address=0.0.0.0:%d", port), "--v=2"),
			mounts: []mount{config, {string(c) + "-scheduler-estimator-client-cert", path.Join(pkiDir, estimatorDir)}},
			live:   health(port), ready: health(port), ports: []corev1.ContainerPort{metricsPort()},
		}
	default: // Webhook
		ready := httpProbe("/readyz/", 8443, corev1.URISchemeHTTPS)
		return workload{command: []string{
			"/bin/" + string(c), kubeconfigFlag, "--bind-address=0.0.0.0", "--secure-port=8443", "--cert-dir=" + path.Join(pkiDir, serverDir),
			"--client-ca-file=" + file(serverDir, CAKey), "--metrics-bind-address=:8080", "--health-probe-bind-address=:8000", "--v=2",
		}, mounts: []mount{config, {string(c) + "-cert", path.Join(pkiDir, serverDir)}}, live: ready, ready: ready,
			ports: []corev1.ContainerPort{port("webhook", 8443), metricsPort()}}
	}
}

func port(name string, number int32) corev1.ContainerPort {
	return corev1.ContainerPort{Name: name, ContainerPort: number, Protocol: corev1.ProtocolTCP}
}

func metricsPort() corev1.ContainerPort { return port("metrics", metricsPortNumber) }

// etcdFlags returns the flags by which an API server connects to etcd, and the certificates that they name.
func (s Spec) etcdFlags(c Component) ([]string, mount) {
	servers, prefix := []string{"https://" + etcdClientService + "." + s.Namespace + ".svc." + s.ClusterDomain + ":2379"}, ""
	if e := s.Etcd.External; e != nil {
		servers, prefix = e.Servers, e.KeyPrefix
	} else if n := s.Components[Etcd].Replicas; n > 1 {
		servers = nil
		for i := range n {
			servers = append(servers, "https://"+s.etcdHost(fmt.Sprintf("etcd-%d", i))+":2379")
		}
	}
	flags := []string{
		"--etcd-servers=" + strings.Join(servers, ","), "--etcd-cafile=" + file(etcdDir, CAKey), "--etcd-certfile=" + file(etcdDir, CertKey),
		"--etcd-keyfile=" + file(etcdDir, PrivateKey),
	}
	if prefix != "" {
		flags = append(flags, "--etcd-prefix="+prefix)
	}
	return flags, mount{etcdClientCert(c), path.Join(pkiDir, etcdDir)}
}

// apiServer returns the API server with the flags of docs/contract/components.md#kubernetes-components.
func (s Spec) apiServer() workload {
	etcd, mounted := s.etcdFlags(APIServer)
	command := append([]string{
		"kube-apiserver", "--allow-privileged=true", "--authorization-mode=Node,RBAC", "--enable-bootstrap-token-auth=true",
		"--disable-admission-plugins=StorageObjectInUseProtection,ServiceAccount", "--runtime-config=", "--bind-address=0.0.0.0",
		"--secure-port=5443", "--client-ca-file=" + file(serverDir, CAKey),
		"--admission-control-config-file=" + file(admissionDir, admissionKey),
		"--service-account-issuer=https://kubernetes.default.svc." + s.ClusterDomain,
		"--service-account-key-file=" + file(accountsDir, "sa.pub"), "--service-account-signing-key-file=" + file(accountsDir, "sa.key"),
		"--service-cluster-ip-range=10.96.0.0/12",
		"--proxy-client-cert-file=" + file(proxyDir, CertKey), "--proxy-client-key-file=" + file(proxyDir, PrivateKey),
		"--requestheader-allowed-names=front-proxy-client", "--requestheader-client-ca-file=" + file(proxyDir, CAKey),
		"--requestheader-extra-headers-prefix=X-Remote-Extra-", "--requestheader-group-headers=X-Remote-Group",
		"--requestheader-username-headers=X-Remote-User",
		"--tls-cert-file=" + file(serverDir, CertKey), "--tls-private-key-file=" + file(serverDir, PrivateKey),
		"--tls-min-version=VersionTLS13", "--endpoint-reconciler-type=none", "--shutdown-delay-duration=5s", "--v=2",
	}, etcd...)
	return workload{
		command: command, bind: true, database: true, ports: []corev1.ContainerPort{port("https", 5443)},
		mounts: []mount{
			{string(APIServer) + "-cert", path.Join(pkiDir, serverDir)}, mounted,
			{"karmada-apiserver-front-proxy-client-cert", path.Join(pkiDir, proxyDir)}, {AdmissionCert, path.Join(pkiDir, admissionDir)},
			{"karmada-apiserver-service-account-key-pair", path.Join(pkiDir, accountsDir)},
		},
		live: httpProbe("/livez", 5443, corev1.URISchemeHTTPS), ready: httpProbe("/readyz", 5443, corev1.URISchemeHTTPS),
	}
}

// kubeControllers are the controllers of Kubernetes that a control plane needs. No controller of workloads is among them: templates
// create no pods in the control plane.
const kubeControllers = "namespace,garbagecollector,serviceaccount-token,ttl-after-finished,bootstrapsigner,tokencleaner,csrcleaner," +
	"csrsigning,clusterrole-aggregation"

func (s Spec) kubeControllerManager() workload {
	config := configDir + "/" + KubeconfigKey
	health := httpProbe("/healthz", 10257, corev1.URISchemeHTTPS)
	return workload{
		command: []string{
			"kube-controller-manager", "--allocate-node-cidrs=true", "--kubeconfig=" + config, "--authentication-kubeconfig=" + config,
			"--authorization-kubeconfig=" + config, "--bind-address=0.0.0.0", "--client-ca-file=" + file(caDir, CAKey),
			"--cluster-cidr=10.244.0.0/16", "--cluster-name=karmada-apiserver", "--cluster-signing-cert-file=" + file(caDir, CertKey),
			"--cluster-signing-key-file=" + file(caDir, PrivateKey), "--controllers=" + kubeControllers, "--leader-elect=true",
			"--node-cidr-mask-size=24", "--root-ca-file=" + file(caDir, CAKey),
			"--service-account-private-key-file=" + file(accountsDir, "sa.key"), "--service-cluster-ip-range=10.96.0.0/12",
			"--use-service-account-credentials=true", "--v=2",
		},
		mounts: []mount{
			{configSecret(KubeControllerManager), configDir}, {"kube-controller-manager-ca-cert", path.Join(pkiDir, caDir)},
			{"kube-controller-manager-service-account-key-pair", path.Join(pkiDir, accountsDir)},
		},
		bind: true, live: health, ready: health, ports: []corev1.ContainerPort{port("https", 10257)},
	}
}

// aggregated returns a server behind the API server.
func (s Spec) aggregated(c Component) workload {
	config := configDir + "/" + KubeconfigKey
	return workload{
		command: []string{
			"/bin/" + string(c), kubeconfigFlag, "--authentication-kubeconfig=" + config, "--authorization-kubeconfig=" + config,
			"--bind-address=0.0.0.0", fmt.Sprintf("--secure-port=%d", servingPort), "--tls-cert-file=" + file(serverDir, CertKey),
			"--tls-private-key-file=" + file(serverDir, PrivateKey), "--tls-min-version=VersionTLS13", "--audit-log-path=-",
			"--audit-log-maxage=0", "--audit-log-maxbackup=0", "--v=2",
		},
		mounts: []mount{{configSecret(c), configDir}, {string(c) + "-cert", path.Join(pkiDir, serverDir)}},
		live:   httpProbe("/livez", servingPort, corev1.URISchemeHTTPS), ready: httpProbe("/readyz", servingPort, corev1.URISchemeHTTPS),
		ports: []corev1.ContainerPort{port("https", servingPort)},
	}
}

// console returns the web console. It has no credentials: users log in with their own.
func (s Spec) console() workload {
	health := httpProbe("/healthz", servingPort, corev1.URISchemeHTTPS)
	return workload{
		command: []string{
			"/bin/" + string(UI), "--server=" + s.InternalServer(), "--certificate-authority=" + file(serverDir, CAKey),
			fmt.Sprintf("--bind-address=0.0.0.0:%d", servingPort), "--tls-cert-file=" + file(serverDir, CertKey),
			"--tls-private-key-file=" + file(serverDir, PrivateKey),
		},
		mounts: []mount{{string(UI) + "-cert", path.Join(pkiDir, serverDir)}},
		live:   health, ready: health, ports: []corev1.ContainerPort{port("https", servingPort)},
	}
}

func (s Spec) etcdHost(pod string) string {
	return pod + ".etcd." + s.Namespace + ".svc." + s.ClusterDomain
}

// etcd returns the database. Its members authenticate one another by certificates.
func (s Spec) etcd() *appsv1.StatefulSet {
	settings := s.Components[Etcd]
	var members []string
	for i := range settings.Replicas {
		name := fmt.Sprintf("etcd-%d", i)
		members = append(members, name+"=https://"+s.etcdHost(name)+":2380")
	}
	self := s.etcdHost("$(POD_NAME)")
	certs := func(prefix string) []string {
		return []string{
			"--" + prefix + "cert-file=" + file(serverDir, CertKey), "--" + prefix + "key-file=" + file(serverDir, PrivateKey),
			"--" + prefix + "trusted-ca-file=" + file(serverDir, CAKey), "--" + prefix + "client-cert-auth=true",
		}
	}
	command := []string{
		"/usr/local/bin/etcd", "--name=$(POD_NAME)", "--data-dir=" + s.Etcd.DataPath,
		"--listen-client-urls=https://0.0.0.0:2379", "--advertise-client-urls=https://" + self + ":2379",
		"--listen-peer-urls=https://0.0.0.0:2380", "--initial-advertise-peer-urls=https://" + self + ":2380",
		fmt.Sprintf("--listen-metrics-urls=http://0.0.0.0:%d", etcdMetricsPort),
		"--initial-cluster=" + strings.Join(members, ","), "--initial-cluster-state=new", "--initial-cluster-token=etcd-cluster",
		"--auto-compaction-retention=5m", "--quota-backend-bytes=8589934592", "--snapshot-count=10000",
		"--max-request-bytes=4194304", // above the limits of kube-apiserver
	}
	command = append(append(command, certs("")...), certs("peer-")...)
	template := s.pod(string(Etcd), Etcd, settings, workload{
		command: command, mounts: []mount{{etcdCert, path.Join(pkiDir, serverDir)}},
		live: httpProbe("/livez", etcdMetricsPort, corev1.URISchemeHTTP), ready: httpProbe("/readyz", etcdMetricsPort, corev1.URISchemeHTTP),
		ports: []corev1.ContainerPort{port("client", 2379), port("server", 2380), port("metrics", etcdMetricsPort)},
	})
	set := &appsv1.StatefulSet{
		TypeMeta: metav1.TypeMeta{APIVersion: "apps/v1", Kind: "StatefulSet"}, ObjectMeta: s.meta(string(Etcd), "app", Etcd),
		Spec: appsv1.StatefulSetSpec{
			Replicas: &settings.Replicas, ServiceName: string(Etcd), PodManagementPolicy: appsv1.ParallelPodManagement,
			Selector: &metav1.LabelSelector{MatchLabels: map[string]string{appLabel: string(Etcd)}}, Template: template,
			UpdateStrategy: appsv1.StatefulSetUpdateStrategy{Type: appsv1.RollingUpdateStatefulSetStrategyType},
		},
	}
	s.addStorage(set)
	return set
}

const (
	// EtcdVolume is the name of the volume with the data of etcd, and the prefix of the names of its PersistentVolumeClaims.
	EtcdVolume = "etcd-data"
	// EtcdVolumeLabel is the value of the label Bootstrapping of the PersistentVolumeClaims.
	EtcdVolumeLabel = "pvc-defaults"
)

// addStorage mounts the data of etcd. A directory of the node belongs to root, and is not changed by the group of the pod.
func (s Spec) addStorage(set *appsv1.StatefulSet) {
	pod := &set.Spec.Template.Spec
	const volume = EtcdVolume
	mounts := &pod.Containers[0].VolumeMounts
	*mounts = append(*mounts, corev1.VolumeMount{Name: volume, MountPath: s.Etcd.DataPath})
	switch s.Etcd.Storage {
	case PersistentVolumeClaim:
		set.Spec.VolumeClaimTemplates = []corev1.PersistentVolumeClaim{{
			ObjectMeta: metav1.ObjectMeta{Name: volume, Labels: map[string]string{Bootstrapping: EtcdVolumeLabel}},
			Spec: corev1.PersistentVolumeClaimSpec{
				AccessModes: []corev1.PersistentVolumeAccessMode{corev1.ReadWriteOnce}, StorageClassName: &s.Etcd.StorageClass,
				Resources: corev1.VolumeResourceRequirements{
					Requests: corev1.ResourceList{corev1.ResourceStorage: resource.MustParse(s.Etcd.Size)},
				},
			},
		}}
		return
	case HostPath:
		kind := corev1.HostPathDirectoryOrCreate
		pod.Volumes = append(pod.Volumes, corev1.Volume{Name: volume, VolumeSource: corev1.VolumeSource{
			HostPath: &corev1.HostPathVolumeSource{Path: s.Etcd.DataPath, Type: &kind},
		}})
		pod.SecurityContext.RunAsNonRoot, pod.SecurityContext.RunAsUser = new(false), new(int64(0))
		pod.Containers[0].SecurityContext.Capabilities.Add = nil
	case EmptyDir:
		pod.Volumes = append(pod.Volumes, corev1.Volume{Name: volume, VolumeSource: corev1.VolumeSource{
			EmptyDir: &corev1.EmptyDirVolumeSource{},
		}})
	}
}

// EstimatorSecret returns the name and key of the Secret with the kubeconfig of a cluster for its estimator.
func EstimatorSecret(cluster string) string { return cluster + "-kubeconfig" }

func (s Spec) estimatorService(cluster string) *corev1.Service {
	meta := s.meta(EstimatorName(cluster), "service", SchedulerEstimator)
	return &corev1.Service{
		TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Service"}, ObjectMeta: meta,
		Spec: corev1.ServiceSpec{
			Type: corev1.ServiceTypeClusterIP, Selector: map[string]string{appLabel: EstimatorName(cluster)},
			Ports: []corev1.ServicePort{
				{Name: "grpc", Port: estimatorPort, TargetPort: intstr.FromInt32(estimatorPort), Protocol: corev1.ProtocolTCP},
			},
		},
	}
}

// estimator returns the scheduler-estimator of a cluster.
func (s Spec) estimator(cluster string) *appsv1.Deployment {
	dir := "/etc/" + EstimatorSecret(cluster)
	health := httpProbe("/healthz", 10351, corev1.URISchemeHTTP)
	settings := s.Components[SchedulerEstimator]
	if settings.Replicas == 0 {
		settings.Replicas = 1
	}
	return s.deploy(EstimatorName(cluster), SchedulerEstimator, settings, workload{
		command: []string{
			"/bin/" + string(SchedulerEstimator), "--kubeconfig=" + path.Join(dir, EstimatorSecret(cluster)), "--cluster-name=" + cluster,
			"--grpc-auth-cert-file=" + file(serverDir, CertKey), "--grpc-auth-key-file=" + file(serverDir, PrivateKey),
			"--grpc-client-ca-file=" + file(serverDir, CAKey), "--metrics-bind-address=:8080", "--health-probe-bind-address=0.0.0.0:10351", "--v=2",
		},
		mounts: []mount{{string(SchedulerEstimator) + "-cert", path.Join(pkiDir, serverDir)}, {EstimatorSecret(cluster), dir}},
		live:   health, ready: health, ports: []corev1.ContainerPort{port("grpc", estimatorPort), metricsPort()},
	})
}
