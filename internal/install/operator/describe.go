// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"path"
	"slices"

	corev1 "k8s.io/api/core/v1"

	operatorv1alpha1 "karmada.io/karmada/api/operator/v1alpha1"
	"karmada.io/karmada/internal/install/manifests"
)

// Defaults are the values of fields that a Karmada leaves empty.
type Defaults struct {
	// Release is the tag of the images of Karmada.
	Release string
	// Image is an image with all components. Empty means separate images.
	Image string
	// Policy limits the fields of a Karmada. Nil means no limits.
	Policy *Policy
}

// Describe returns the completed description of the control plane of a Karmada. Credentials are not part of it.
func Describe(k *operatorv1alpha1.Karmada, d Defaults) (manifests.Spec, error) {
	s := manifests.Spec{
		Namespace: k.Namespace, Release: d.Release, Images: manifests.Images{All: d.Image},
		Components:   map[manifests.Component]manifests.Settings{},
		FeatureGates: k.Spec.FeatureGates, Endpoint: manifests.Endpoint{Type: corev1.ServiceTypeClusterIP},
		Etcd: manifests.EtcdSpec{Storage: manifests.HostPath, DataPath: path.Join(manifests.DefaultEtcdPath, k.Namespace)},
	}
	if r := k.Spec.PrivateRegistry; r != nil {
		s.Images = manifests.Images{Registry: r.Registry, KubeRegistry: r.Registry}
	}
	if h := k.Spec.HostCluster; h != nil && h.Networking != nil && h.Networking.DNSDomain != nil {
		s.ClusterDomain = *h.Networking.DNSDomain
	}
	if c := k.Spec.CustomCertificate; c != nil && c.LeafCertValidityDays != nil {
		s.Certificates.ValidityDays = *c.LeafCertValidityDays
	}
	s.Certificates.Renewal = manifests.NoRenewer // the operator renews certificates at each resync
	err := setComponents(&s, cmp.Or(k.Spec.Components, &operatorv1alpha1.KarmadaComponents{}))
	s = s.Complete()
	err = errors.Join(err, checkReferences(k), s.Validate())
	if d.Policy != nil {
		err = errors.Join(err, d.Policy.check(k, s, d))
	}
	return s, err
}

func setComponents(s *manifests.Spec, c *operatorv1alpha1.KarmadaComponents) error {
	if a := c.KarmadaAPIServer; a != nil {
		setComponent(s, manifests.APIServer, &a.Component)
		s.Endpoint = manifests.Endpoint{
			Type: cmp.Or(a.ServiceType, corev1.ServiceTypeClusterIP), NodePort: a.NodePort, Annotations: a.ServiceAnnotations,
		}
		s.Certificates.Names = slices.Clone(a.CertSANs)
		s.EncryptionSecret, s.Audit = a.EncryptionSecretName, a.AuditLog
	}
	for name, component := range map[manifests.Component]*operatorv1alpha1.Component{
		manifests.AggregatedAPIServer: c.KarmadaAggregatedAPIServer, manifests.KubeControllerManager: c.KubeControllerManager,
		manifests.ControllerManager: c.KarmadaControllerManager, manifests.Scheduler: c.KarmadaScheduler, manifests.Webhook: c.KarmadaWebhook,
		manifests.Descheduler: c.KarmadaDescheduler, manifests.Search: c.KarmadaSearch, manifests.MetricsAdapter: c.KarmadaMetricsAdapter,
	} {
		if component != nil {
			setComponent(s, name, component)
		}
	}
	if u := c.KarmadaUI; u != nil {
		setComponent(s, manifests.UI, &u.Component)
		s.OIDCSecret = u.OIDCSecretName
	}
	return setEtcd(s, c.Etcd)
}

func setComponent(s *manifests.Spec, name manifests.Component, c *operatorv1alpha1.Component) {
	settings := common(s, name, c.CommonSettings)
	settings.ExtraArgs, settings.FeatureGates = arguments(c.ExtraArgs), c.FeatureGates
	s.Components[name] = settings
}

// arguments returns flags in alphabetical order.
func arguments(args map[string]string) (out []string) {
	for _, name := range slices.Sorted(maps.Keys(args)) {
		out = append(out, "--"+name+"="+args[name])
	}
	return out
}

func common(s *manifests.Spec, name manifests.Component, c operatorv1alpha1.CommonSettings) manifests.Settings {
	settings := manifests.Settings{
		Enabled: true, Replicas: 1, Image: image(*s, name, c), PullPolicy: c.ImagePullPolicy, Labels: c.Labels, Annotations: c.Annotations,
		Resources: c.Resources, PriorityClass: c.PriorityClassName, Tolerations: c.Tolerations, Affinity: c.Affinity,
	}
	if c.Replicas != nil {
		settings.Replicas = *c.Replicas
	}
	if b := c.PodDisruptionBudgetConfig; b != nil {
		settings.Budget = &manifests.Budget{MinAvailable: b.MinAvailable, MaxUnavailable: b.MaxUnavailable}
	}
	return settings
}

// image returns the image of a component, or "" for the default one.
func image(s manifests.Spec, name manifests.Component, c operatorv1alpha1.CommonSettings) string {
	if c.ImageRepository == "" && c.ImageTag == "" {
		return ""
	}
	s.Images.All, s.Components = "", nil
	repository, tag := s.Complete().Images.Default(name, s.Release)
	return cmp.Or(c.ImageRepository, repository) + ":" + cmp.Or(c.ImageTag, tag)
}

// setEtcd sets the database.
func setEtcd(s *manifests.Spec, e *operatorv1alpha1.Etcd) error {
	if e == nil || e.Local == nil && e.External == nil {
		return nil
	}
	if e.Local != nil && e.External != nil {
		return errors.New("components.etcd: local and external are mutually exclusive")
	}
	if x := e.External; x != nil {
		s.Etcd = manifests.EtcdSpec{External: &manifests.ExternalEtcd{Servers: x.Endpoints}}
		return nil
	}
	settings := common(s, manifests.Etcd, e.Local.CommonSettings)
	settings.ExtraArgs = arguments(e.Local.ExtraArgs)
	s.Components[manifests.Etcd] = settings
	v := e.Local.VolumeData
	switch {
	case v == nil:
	case v.VolumeClaim != nil:
		s.Etcd = manifests.EtcdSpec{Storage: manifests.PersistentVolumeClaim}
		claim := v.VolumeClaim.Spec
		if claim.StorageClassName != nil {
			s.Etcd.StorageClass = *claim.StorageClassName
		}
		if size, ok := claim.Resources.Requests[corev1.ResourceStorage]; ok {
			s.Etcd.Size = size.String()
		}
		if s.Etcd.StorageClass == "" {
			return errors.New("components.etcd.local.volumeData.volumeClaim.spec.storageClassName: required")
		}
	case v.HostPath != nil:
		s.Etcd.DataPath = v.HostPath.Path
	case v.EmptyDir != nil:
		s.Etcd = manifests.EtcdSpec{Storage: manifests.EmptyDir}
	}
	return nil
}

// checkReferences checks references to Secrets. It rejects Secrets in other namespaces: an author of a Karmada may not be allowed to
// read them.
func checkReferences(k *operatorv1alpha1.Karmada) error {
	var errs []error
	check := func(field string, ref *operatorv1alpha1.LocalSecretReference) {
		if ref == nil {
			return
		}
		if ref.Name == "" {
			errs = append(errs, fmt.Errorf("%s.name: required", field))
		}
		if ref.Namespace != "" && ref.Namespace != k.Namespace {
			errs = append(errs, fmt.Errorf("%s.namespace: %q is not the namespace of the Karmada", field, ref.Namespace))
		}
	}
	if h := k.Spec.HostCluster; h != nil {
		check("hostCluster.secretRef", h.SecretRef)
		if (h.APIEndpoint == "") != (h.SecretRef == nil) {
			errs = append(errs, errors.New("hostCluster: apiEndpoint and secretRef must be used together"))
		}
		if c := k.Spec.Components; remote(k) && (c == nil || c.KarmadaAPIServer == nil ||
			cmp.Or(c.KarmadaAPIServer.ServiceType, corev1.ServiceTypeClusterIP) == corev1.ServiceTypeClusterIP) {
			errs = append(errs, errors.New("components.karmadaAPIServer.serviceType: must be NodePort or LoadBalancer with a hostCluster: "+
				"the operator does not reach a ClusterIP of another cluster"))
		}
	}
	if c := k.Spec.CustomCertificate; c != nil {
		check("customCertificate.apiServerCACert", c.APIServerCACert)
	}
	if c := k.Spec.Components; c != nil && c.Etcd != nil && c.Etcd.External != nil {
		check("components.etcd.external.secretRef", &c.Etcd.External.SecretRef)
	}
	return errors.Join(errs...)
}
