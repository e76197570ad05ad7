// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	"slices"

	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// RenewalName is the name of the CronJob that renews certificates, of its service account and of its role.
const RenewalName = "karmada-certificate-renewal"

// Record is the ConfigMap with the Spec of the installed control plane.
const Record = "karmada-install"

// ServiceAccountsSecret is the Secret with the key of service account tokens.
const ServiceAccountsSecret = "karmada-apiserver-service-account-key-pair"

// Renewer renews the certificates before they expire.
type Renewer string

// Renewers.
const (
	// CronJob is a CronJob in the host cluster, the default.
	CronJob Renewer = "CronJob"
	// NoRenewer means that an operator, cert-manager, or a user with `karmadactl certs renew` renews certificates.
	NoRenewer Renewer = "None"
)

// CertificateSecrets returns the names of the Secrets with CAs, certificates and keys, sorted.
func (s Spec) CertificateSecrets() []string {
	out := []string{AuthoritiesSecret, ServiceAccountsSecret}
	for _, c := range s.RequiredCertificates() {
		out = append(out, c.Secret)
	}
	if s.Etcd.External != nil {
		out = append(out, etcdClientCert(APIServer))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// renewal returns the CronJob that renews certificates. Its service account can read and change the Secrets of certificates, and
// nothing else.
func (s Spec) renewal() []Object {
	if s.Certificates.Renewal != CronJob {
		return nil
	}
	meta := s.meta(RenewalName, "app", "")
	meta.Labels[appLabel] = RenewalName
	var written []string
	for _, c := range s.RequiredCertificates() {
		written = append(written, c.Secret)
	}
	read := slices.DeleteFunc(s.CertificateSecrets(), func(name string) bool { return slices.Contains(written, name) })
	role := &rbacv1.Role{
		TypeMeta: metav1.TypeMeta{APIVersion: "rbac.authorization.k8s.io/v1", Kind: "Role"}, ObjectMeta: meta,
		Rules: []rbacv1.PolicyRule{
			{APIGroups: []string{""}, Resources: []string{"configmaps"}, ResourceNames: []string{Record}, Verbs: []string{"get"}},
			{APIGroups: []string{""}, Resources: []string{"secrets"}, ResourceNames: read, Verbs: []string{"get"}},
			{APIGroups: []string{""}, Resources: []string{"secrets"}, ResourceNames: written, Verbs: []string{"get", "patch"}},
		},
	}
	account := &corev1.ServiceAccount{
		TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "ServiceAccount"}, ObjectMeta: meta, AutomountServiceAccountToken: new(false),
	}
	binding := &rbacv1.RoleBinding{
		TypeMeta: metav1.TypeMeta{APIVersion: "rbac.authorization.k8s.io/v1", Kind: "RoleBinding"}, ObjectMeta: meta,
		RoleRef:  rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "Role", Name: RenewalName},
		Subjects: []rbacv1.Subject{{Kind: rbacv1.ServiceAccountKind, Namespace: s.Namespace, Name: RenewalName}},
	}
	return []Object{account, role, binding, s.renewalJob(meta)}
}

func (s Spec) renewalJob(meta metav1.ObjectMeta) *batchv1.CronJob {
	settings := s.Components[ControllerManager]
	settings.ExtraArgs, settings.FeatureGates, settings.Labels, settings.Annotations = nil, nil, nil, nil
	settings.Resources.Requests, settings.Resources.Limits = requests(Scheduler), nil
	pod := s.pod(RenewalName, ControllerManager, settings, workload{})
	pod.Spec.ServiceAccountName, pod.Spec.AutomountServiceAccountToken = RenewalName, new(true)
	pod.Spec.RestartPolicy = corev1.RestartPolicyOnFailure
	container := &pod.Spec.Containers[0]
	container.Name = RenewalName
	container.Command = []string{"/bin/karmada", "renew-certificates", "--namespace=" + s.Namespace}
	// A certificate is renewed when less than a third of its lifetime is left. The run after that must not be later than its expiration.
	schedule := "17 3 * * *"
	if s.Certificates.ValidityDays < 7 {
		schedule = "17 * * * *"
	}
	return &batchv1.CronJob{
		TypeMeta: metav1.TypeMeta{APIVersion: "batch/v1", Kind: "CronJob"}, ObjectMeta: meta,
		Spec: batchv1.CronJobSpec{
			Schedule: schedule, ConcurrencyPolicy: batchv1.ForbidConcurrent,
			SuccessfulJobsHistoryLimit: new(int32(1)), FailedJobsHistoryLimit: new(int32(1)),
			JobTemplate: batchv1.JobTemplateSpec{Spec: batchv1.JobSpec{
				BackoffLimit: new(int32(3)), ActiveDeadlineSeconds: new(int64(600)), Template: pod,
			}},
		},
	}
}
