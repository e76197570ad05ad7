// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package host installs a control plane in a host cluster and removes it.
//
//	manifests.Spec + credentials ──► manifests.Render ──► Install: stage by stage, waits until each is available
//	                                                └──► install.Apply in the new control plane, between API server and servers
//
// Install is idempotent: it continues after an interruption, and a run without a change writes nothing. Remove deletes the objects
// that carry the labels of an installation, and nothing else.
package host

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/names"
)

const (
	// record is the ConfigMap with the Spec of the installed control plane, as JSON.
	record    = manifests.Record
	recordKey = "spec.json"
	// previousKey holds the Spec before the last upgrade.
	previousKey = "previous.json"
	// owner is the field manager of the objects.
	owner = "karmada-install"
	// created marks a namespace that Install created.
	created = "install.karmada.io/created"
	// managedBy is an annotation of the record: the manager, unless it is karmadactl.
	managedBy = "install.karmada.io/managed-by"
	// restoring is an annotation of the record while a backup is written to etcd.
	restoring = "install.karmada.io/restoring"
)

// Installation is a control plane in a host cluster.
type Installation struct {
	Host client.Client
	Spec manifests.Spec
	// Given holds credentials of the user.
	Given credentials.Given
	// Now returns the time for certificates.
	Now func() time.Time
	// Internal connects to the control plane by its Service: the caller runs in the host cluster.
	Internal bool
	// Timeout limits the wait for each component. 0 means no limit.
	Timeout time.Duration
	// Previous is the Spec before an upgrade; a rollback restores it. Nil means the recorded one.
	Previous *manifests.Spec
	// Rollback permits a release that is older than the installed one. Kinds that the newer one installed are kept.
	Rollback bool
	// Report is called with each step.
	Report func(step string)

	// By is the manager of the control plane. Install fails if it has another one. Empty means karmadactl.
	By string
	// Prepare and AwaitServed replace the steps in the control plane itself in tests. Nil means the steps of this package.
	Prepare, AwaitServed func(context.Context) error

	issued manifests.Issued
	// restoring is set until the objects of a backup are restored.
	restoring bool
	// contentsOnly is set if another installer has created the workloads.
	contentsOnly bool
	// ownsNamespace is set if Install created the namespace.
	ownsNamespace bool
}

// Scheme returns the kinds that an installation reads and writes, in the host cluster and in the control plane.
func Scheme() *runtime.Scheme {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clientgoscheme.AddToScheme, apiextensionsv1.AddToScheme, apiregistrationv1.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			panic(err) // the types are registered twice: an error of the program
		}
	}
	return scheme
}

// Record is the record of an installation.
type Record struct {
	// Spec describes the control plane. It is nil if there is none.
	Spec *manifests.Spec
	// Previous describes the control plane before the last upgrade. It is nil if there was none.
	Previous *manifests.Spec
	// Manager is the manager of the control plane. Empty means karmadactl, or no control plane.
	Manager string
	// Restoring is set while a backup is written to etcd, and after such a restore was interrupted.
	Restoring bool
}

// Installed returns the recorded Spec of the control plane in a namespace, or nil if there is none.
func Installed(ctx context.Context, host client.Reader, namespace string) (*manifests.Spec, error) {
	r, err := ReadRecord(ctx, host, namespace)
	return r.Spec, err
}

// ReadRecord returns the record of the control plane in a namespace. It is empty if there is none.
func ReadRecord(ctx context.Context, host client.Reader, namespace string) (r Record, err error) {
	var c corev1.ConfigMap
	err = host.Get(ctx, client.ObjectKey{Namespace: namespace, Name: record}, &c)
	if apierrors.IsNotFound(err) {
		return r, nil
	}
	if err != nil {
		return r, fmt.Errorf("read the installation in ConfigMap %s/%s: %w", namespace, record, err)
	}
	r.Manager, r.Restoring = c.Annotations[managedBy], c.Annotations[restoring] != ""
	for key, spec := range map[string]**manifests.Spec{recordKey: &r.Spec, previousKey: &r.Previous} {
		text, ok := c.Data[key]
		if !ok && key == previousKey {
			continue
		}
		var s manifests.Spec
		if err := json.Unmarshal([]byte(text), &s); err != nil {
			return Record{}, fmt.Errorf("read the installation in key %s of ConfigMap %s/%s: %w", key, namespace, record, err)
		}
		if s.Version != manifests.Version {
			return Record{}, fmt.Errorf("the installation in ConfigMap %s/%s has version %q, and this program supports %s: "+
				"use a newer version of it", namespace, record, s.Version, manifests.Version)
		}
		*spec = &s
	}
	return r, nil
}

// checkRestored returns an error if a restore of the control plane was interrupted: controllers would delete objects whose owners are
// missing.
func (i *Installation) checkRestored(ctx context.Context) error {
	r, err := ReadRecord(ctx, i.Host, i.Spec.Namespace)
	if err != nil || i.restoring || !r.Restoring {
		return err
	}
	return fmt.Errorf("the control plane in namespace %s contains only a part of the objects of a backup, because its restore was "+
		"interrupted: repeat `karmadactl restore`", i.Spec.Namespace)
}

// Manager returns the manager of the control plane in a namespace. Empty means karmadactl, or no control plane.
func Manager(ctx context.Context, host client.Reader, namespace string) (manager string, installed bool, err error) {
	var c corev1.ConfigMap
	err = host.Get(ctx, client.ObjectKey{Namespace: namespace, Name: record}, &c)
	if apierrors.IsNotFound(err) {
		return "", false, nil
	}
	if err != nil {
		return "", false, fmt.Errorf("read the installation in ConfigMap %s/%s: %w", namespace, record, err)
	}
	return c.Annotations[managedBy], true, nil
}

// CheckManager returns an error if the control plane in a namespace has another manager. It would revert all changes.
func CheckManager(ctx context.Context, host client.Reader, namespace, by string) error {
	manager, installed, err := Manager(ctx, host, namespace)
	if err != nil || !installed {
		return err
	}
	if manager != by {
		if manager == "" {
			manager = "karmadactl"
		}
		return &ManagedError{Namespace: namespace, Manager: manager}
	}
	return nil
}

// ManagedError states that a control plane has another manager.
type ManagedError struct{ Namespace, Manager string }

func (e *ManagedError) Error() string {
	return fmt.Sprintf("the control plane in namespace %s is managed by %s: change it there", e.Namespace, e.Manager)
}

// Install installs or updates the control plane.
func (i *Installation) Install(ctx context.Context) error {
	if err := i.check(ctx); err != nil {
		return err
	}
	if err := i.checkVolumes(ctx); err != nil {
		return err
	}
	if err := i.ensureNamespace(ctx); err != nil {
		return err
	}
	stages, err := i.render(ctx)
	if err != nil {
		return err
	}
	if err := i.writeRecord(ctx); err != nil {
		return err
	}
	for _, stage := range stages {
		if err := i.installStage(ctx, stage); err != nil {
			return err
		}
	}
	return i.removeDisabled(ctx)
}

// check completes the description, and returns an error if the control plane must not be changed to it.
func (i *Installation) check(ctx context.Context) error {
	i.Spec = i.Spec.Complete()
	if err := i.Spec.Validate(); err != nil {
		return err
	}
	if i.Prepare == nil {
		i.Prepare, i.AwaitServed = i.prepareControlPlane, i.awaitAPIs
	}
	if err := CheckManager(ctx, i.Host, i.Spec.Namespace, i.By); err != nil {
		return err
	}
	if err := i.checkRestored(ctx); err != nil {
		return err
	}
	if err := i.checkInstalled(ctx); err != nil {
		return err
	}
	return i.checkEncryption(ctx)
}

// installStage applies the objects of a stage and waits for its workloads. Two stages continue in the control plane.
func (i *Installation) installStage(ctx context.Context, stage manifests.Stage) error {
	if len(stage.Objects) == 0 {
		return nil
	}
	i.report("Install " + stage.Name)
	for _, object := range stage.Objects {
		if _, ok := object.(*corev1.Namespace); ok && !i.ownsNamespace {
			continue // it has the labels of its owner
		}
		if err := i.apply(ctx, object); err != nil {
			return err
		}
	}
	if err := i.await(ctx, stage.Objects); err != nil {
		return err
	}
	switch stage.Name {
	case manifests.StageAPI:
		return i.Prepare(ctx)
	case manifests.StageServers:
		return i.AwaitServed(ctx)
	}
	return nil
}

func (i *Installation) report(step string) {
	if i.Report != nil {
		i.Report(step)
	}
}

// render issues missing certificates and returns the objects.
func (i *Installation) render(ctx context.Context) ([]manifests.Stage, error) {
	var secrets corev1.SecretList
	if err := i.Host.List(ctx, &secrets, client.InNamespace(i.Spec.Namespace), client.HasLabels{manifests.Bootstrapping}); err != nil {
		return nil, fmt.Errorf("list Secrets in namespace %s: %w", i.Spec.Namespace, err)
	}
	issued, changes, err := credentials.Ensure(i.Spec, credentials.FromSecrets(secrets.Items), i.Given, i.Now())
	if err != nil {
		return nil, err
	}
	for _, c := range changes {
		i.report("Issue certificate " + c.Secret + ": " + c.Reason)
	}
	i.issued = issued
	return manifests.Render(i.Spec, issued)
}

// Issued returns the certificates after Install.
func (i *Installation) Issued() manifests.Issued { return i.issued }

// ensureNamespace creates the namespace. It marks one that it creates, for Remove.
func (i *Installation) ensureNamespace(ctx context.Context) error {
	var n corev1.Namespace
	err := i.Host.Get(ctx, client.ObjectKey{Name: i.Spec.Namespace}, &n)
	if apierrors.IsNotFound(err) {
		n = corev1.Namespace{ObjectMeta: metav1.ObjectMeta{
			Name: i.Spec.Namespace, Annotations: map[string]string{created: "true"}, Labels: map[string]string{names.System: "true"},
		}}
		err = client.IgnoreAlreadyExists(i.Host.Create(ctx, &n))
	}
	if err != nil {
		return fmt.Errorf("create namespace %s: %w", i.Spec.Namespace, err)
	}
	i.ownsNamespace = n.Annotations[created] == "true"
	if !n.DeletionTimestamp.IsZero() {
		return fmt.Errorf("namespace %s is being deleted: wait until it is deleted, then repeat the command", n.Name)
	}
	return nil
}

// writeRecord records the Spec before the first object: an interrupted installation can be removed or continued. The Spec before the
// last upgrade is kept.
func (i *Installation) writeRecord(ctx context.Context) error {
	previous := i.Previous
	if previous == nil {
		r, err := ReadRecord(ctx, i.Host, i.Spec.Namespace)
		if err != nil {
			return err
		}
		previous = r.Previous
	}
	content := map[string]string{}
	for key, s := range map[string]*manifests.Spec{recordKey: &i.Spec, previousKey: previous} {
		if s == nil {
			continue
		}
		data, err := json.MarshalIndent(s, "", "  ")
		if err != nil {
			return fmt.Errorf("encode the installation: %w", err)
		}
		content[key] = string(data)
	}
	annotations := map[string]string{}
	if i.By != "" {
		annotations[managedBy] = i.By
	}
	if i.restoring {
		annotations[restoring] = "true"
	}
	return i.apply(ctx, &corev1.ConfigMap{
		TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "ConfigMap"},
		ObjectMeta: metav1.ObjectMeta{Namespace: i.Spec.Namespace, Name: record, Annotations: annotations, Labels: map[string]string{
			names.System: "true", manifests.Bootstrapping: "app-defaults",
		}}, Data: content,
	})
}

// Kubeconfig returns the kubeconfig of the administrator after Install.
func (i *Installation) Kubeconfig(server string) ([]byte, error) {
	return i.kubeconfig(server, manifests.AdminConfig)
}

func (i *Installation) kubeconfig(server, secret string) ([]byte, error) {
	const cluster, user = "karmada-apiserver", "karmada-admin"
	c := clientcmdapi.NewConfig()
	admin := i.issued.Certificates[secret]
	if len(admin.Cert) == 0 {
		return nil, errors.New("the certificate of the administrator is not issued yet")
	}
	c.Clusters[cluster] = &clientcmdapi.Cluster{Server: server, CertificateAuthorityData: i.issued.Bundle(manifests.CA)}
	c.AuthInfos[user] = &clientcmdapi.AuthInfo{ClientCertificateData: admin.Cert, ClientKeyData: admin.Key}
	c.Contexts[cluster] = &clientcmdapi.Context{Cluster: cluster, AuthInfo: user}
	c.CurrentContext = cluster
	return clientcmd.Write(*c)
}

// Server returns the URL at which clients outside of the host cluster reach the API server, or its Service if there is none.
func (i *Installation) Server() string {
	if i.Spec.Endpoint.Server != "" {
		return i.Spec.Endpoint.Server
	}
	return i.Spec.InternalServer()
}

// Config returns the connection to the control plane. It does not depend on the rights of the administrator, which Install grants.
func (i *Installation) Config() (*rest.Config, error) {
	server := i.Server()
	if i.Internal {
		server = i.Spec.InternalServer()
	}
	kubeconfig, err := i.kubeconfig(server, manifests.SuperAdminConfig)
	if err != nil {
		return nil, err
	}
	config, err := clientcmd.RESTConfigFromKubeConfig(kubeconfig)
	if err != nil {
		return nil, err
	}
	config.QPS = -1
	return config, nil
}
