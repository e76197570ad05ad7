// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"fmt"
	"net/url"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apivalidation "k8s.io/apimachinery/pkg/api/validation"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apiserver/pkg/util/webhook"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/placement"
)

// Default sets defaults in a new cluster. If models is true, a cluster without resource models gets DefaultModels.
func Default(cluster *clusterv1alpha1.Cluster, models bool) {
	cluster.Status = clusterv1alpha1.ClusterStatus{}
	cluster.Generation = 1
	if !models {
		return
	}
	if len(cluster.Spec.ResourceModels) == 0 {
		cluster.Spec.ResourceModels = DefaultModels()
		return
	}
	StandardizeModels(cluster.Spec.ResourceModels)
}

// Canonicalize converts equivalent forms to one: spec.zone becomes spec.zones. It sets timeAdded of NoExecute taints to now
// if it is missing.
func Canonicalize(cluster *clusterv1alpha1.Cluster, now metav1.Time) {
	for i := range cluster.Spec.Taints {
		taint := &cluster.Spec.Taints[i]
		if taint.Effect == corev1.TaintEffectNoExecute && taint.TimeAdded == nil {
			taint.TimeAdded = &now
		}
	}
	if cluster.Spec.Zone != "" && len(cluster.Spec.Zones) == 0 {
		cluster.Spec.Zones = []string{cluster.Spec.Zone}
		cluster.Spec.Zone = ""
	}
}

// Validate returns all errors in a new cluster.
func Validate(cluster *clusterv1alpha1.Cluster) field.ErrorList {
	return validate(cluster, "", names.CheckNewCluster)
}

// validate returns all errors in a cluster. It accepts any scheme if the API endpoint equals endpoint.
func validate(cluster *clusterv1alpha1.Cluster, endpoint string, checkName func(string) []string) field.ErrorList {
	validateName := func(name string, prefix bool) []string {
		if prefix && strings.HasSuffix(name, "-") { // a generateName
			name = name[:len(name)-1] + "a"
		}
		return checkName(name)
	}
	errs := apivalidation.ValidateObjectMeta(&cluster.ObjectMeta, false, validateName, field.NewPath("metadata"))
	if address := cluster.Spec.APIEndpoint; address != "" {
		errs = append(errs, webhook.ValidateWebhookURL(field.NewPath("spec", "apiEndpoint"), address, address != endpoint)...)
	}
	return append(errs, validateSpec(&cluster.Spec, field.NewPath("spec"))...)
}

// ValidateUpdate returns all errors in an update from old to cluster. It accepts an unchanged endpoint without TLS, because
// controllers update the cluster.
func ValidateUpdate(cluster, old *clusterv1alpha1.Cluster) field.ErrorList {
	errs := apivalidation.ValidateObjectMetaUpdate(&cluster.ObjectMeta, &old.ObjectMeta, field.NewPath("metadata"))
	return append(errs, validate(cluster, old.Spec.APIEndpoint, names.CheckCluster)...)
}

func validateSpec(spec *clusterv1alpha1.ClusterSpec, path *field.Path) field.ErrorList {
	var errs field.ErrorList
	modes := []clusterv1alpha1.ClusterSyncMode{clusterv1alpha1.Pull, clusterv1alpha1.Push}
	switch spec.SyncMode {
	case clusterv1alpha1.Pull, clusterv1alpha1.Push:
	case "":
		errs = append(errs, field.Required(path.Child("syncMode"), fmt.Sprintf("must be one of %v", modes)))
	default:
		errs = append(errs, field.NotSupported(path.Child("syncMode"), spec.SyncMode, modes))
	}
	errs = append(errs, validateRef(spec.SecretRef, path.Child("secretRef"))...)
	errs = append(errs, validateRef(spec.ImpersonatorSecretRef, path.Child("impersonatorSecretRef"))...)
	errs = append(errs, validateProxyURL(spec.ProxyURL, path.Child("proxyURL"))...)
	errs = append(errs, validateLocation(spec, path)...)
	errs = append(errs, validateTaints(spec.Taints, path.Child("taints"))...)
	if err := validateModels(spec.ResourceModels, path.Child("resourceModels")); err != nil {
		errs = append(errs, err)
	}
	return errs
}

func validateRef(ref *clusterv1alpha1.LocalSecretReference, path *field.Path) field.ErrorList {
	if ref == nil {
		return nil
	}
	var errs field.ErrorList
	if ref.Namespace == "" {
		errs = append(errs, field.Required(path.Child("namespace"), "the namespace of the secret is required"))
	}
	if ref.Name == "" {
		errs = append(errs, field.Required(path.Child("name"), "the name of the secret is required"))
	}
	return errs
}

func validateProxyURL(proxy string, path *field.Path) field.ErrorList {
	if proxy == "" {
		return nil
	}
	u, err := url.Parse(proxy)
	if err != nil {
		// The URL may contain a password, which the value and the error of the parser would disclose.
		return field.ErrorList{field.Invalid(path, field.OmitValueType{}, "must be a valid URL")}
	}
	switch u.Scheme {
	case "http", "https", "socks5":
		return nil
	}
	return field.ErrorList{field.Invalid(path, u.Redacted(), fmt.Sprintf("unsupported scheme %q, must be http, https, or socks5",
		u.Scheme))}
}

// validateLocation checks the fields that placements select clusters by.
func validateLocation(spec *clusterv1alpha1.ClusterSpec, path *field.Path) field.ErrorList {
	var errs field.ErrorList
	label := func(value string, path *field.Path) {
		for _, msg := range validation.IsValidLabelValue(value) {
			errs = append(errs, field.Invalid(path, value, msg))
		}
	}
	label(spec.Provider, path.Child("provider"))
	label(spec.Region, path.Child("region"))
	label(spec.Zone, path.Child("zone"))
	for i, zone := range spec.Zones {
		label(zone, path.Child("zones").Index(i))
	}
	if spec.Zone != "" && len(spec.Zones) > 0 {
		errs = append(errs, field.Invalid(path.Child("zone"), spec.Zone, "Zone and Zones cannot co-exist"))
	}
	return errs
}

// validateTaints applies the rules for node taints.
func validateTaints(taints []corev1.Taint, path *field.Path) field.ErrorList {
	var errs field.ErrorList
	type identity struct {
		key    string
		effect corev1.TaintEffect
	}
	seen := sets.New[identity]()
	for i, taint := range taints {
		path := path.Index(i)
		errs = append(errs, placement.ValidateTaint(taint.Key, taint.Value, taint.Effect, path)...)
		id := identity{taint.Key, taint.Effect}
		if seen.Has(id) {
			err := field.Duplicate(path, taint)
			err.Detail = "taints must be unique by key and effect pair"
			errs = append(errs, err)
		}
		seen.Insert(id)
	}
	return errs
}
