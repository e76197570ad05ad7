// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	certutil "k8s.io/client-go/util/cert"
	bootstrapapi "k8s.io/cluster-bootstrap/token/api"
	bootstraputil "k8s.io/cluster-bootstrap/token/util"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/agent"
	"karmada.io/karmada/internal/agent/identity"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/cluster/status"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/localmember"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/names"
)

// PartAgent is the name of the part of a local member in Pull mode that manages it.
const PartAgent = "karmada-agent"

const (
	// agentTokenTTL is the lifetime of the bootstrap token of a local member, which is deleted after its use.
	agentTokenTTL = 10 * time.Minute
	// agentTimeout bounds the time until the certificate of an agent is issued.
	agentTimeout = time.Minute
	// agentFileInterval is the interval at which a member looks for the kubeconfig of its agent.
	agentFileInterval = 100 * time.Millisecond
	// agentDelay is the delay after an error that a user must resolve.
	agentDelay = 30 * time.Second
)

// AgentKubeconfig returns the file with the credentials of the agent of a local member for the control plane.
func (l Layout) AgentKubeconfig(name string) string {
	return filepath.Join(l.Member(name), "agent.config")
}

// AgentTiming configures how often the agent of a local member reports. The zero value means the defaults of karmada-agent.
type AgentTiming struct {
	Status status.Options
	Delays coalesce.Delays
	// LeaseDuration is the duration of the Lease; 0 means 40s.
	LeaseDuration time.Duration
	// CertificateClock determines when the certificate is renewed; nil means the real clock.
	CertificateClock clock.Clock
}

// AgentPart returns the part that runs the agent of a local member in Pull mode, in the process of the member. It waits until
// RegisterAgent has written its credentials. Its errors do not end the member.
func AgentPart(l Layout, config localmember.Config, member *rest.Config, timing AgentTiming) component.Part {
	if timing.LeaseDuration == 0 {
		timing.LeaseDuration = 40 * time.Second
	}
	o := agent.Options{
		Cluster: config.Name, Member: member, Kubeconfig: l.AgentKubeconfig(config.Name), LeaseDuration: timing.LeaseDuration,
		LeaseRenewFraction: 0.25, Clock: clock.RealClock{},
		Controllers: controllers.Options{Cluster: timing.Status, Delays: timing.Delays, Gates: agentGates()},
		Rotation: identity.Rotation{
			Store: identity.FileStore(l.AgentKubeconfig(config.Name)), Interval: 5 * time.Minute, Threshold: 0.2,
			Clock: timing.CertificateClock,
		},
	}
	o.Registration = cluster.PullOptions{
		APIEndpoint: member.Host, ReportSecrets: []string{cluster.ReportCredentials, cluster.ReportImpersonator},
	}
	o.Registration.Region, o.Registration.Provider = config.Region, config.Provider
	if config.Zone != "" {
		o.Registration.Zones = strings.Split(config.Zone, ",")
	}
	return component.Part{Name: PartAgent, After: []string{embeddedkube.PartAPIServer}, Run: func(ctx context.Context, ready func()) error {
		ready() // the cluster is ready without a control plane
		for awaitFile(ctx, o.Kubeconfig) {
			err := panics.Recover(func() error { return agent.Run(ctx, o, func() {}) })
			if err != nil && ctx.Err() == nil {
				ctrl.LoggerFrom(ctx).Error(err, "Failed to run the agent; retrying", "cluster", config.Name)
			}
			select {
			case <-ctx.Done():
			case <-time.After(agentDelay):
			}
		}
		return nil
	}}
}

// agentGates returns the feature gates of agents of local members. They do not depend on the flags of the control plane: if the
// gate of MultiClusterServices is off there, no endpoints are requested, and an agent reports none.
func agentGates() features.Gates {
	gates := features.New()
	_ = gates.SetFromMap(map[string]bool{string(features.MultiClusterService): true}) // it fails only for unknown gates
	return gates
}

// awaitFile waits until a file exists. It returns false if ctx ends before.
func awaitFile(ctx context.Context, path string) bool {
	for {
		if ctx.Err() != nil {
			return false
		}
		if _, err := os.Stat(path); err == nil {
			return true
		}
		select {
		case <-ctx.Done():
		case <-time.After(agentFileInterval):
		}
	}
}

// RegisterAgent provides the agent of a local member with credentials for the control plane: with a bootstrap token for this cluster,
// as `karmadactl register` does. Credentials that it has already are kept, at the current address of the control plane.
func RegisterAgent(ctx context.Context, l Layout, control *rest.Config, name string) error {
	path := l.AgentKubeconfig(name)
	config, err := currentAgent(path, control)
	if err != nil {
		return fmt.Errorf("read the credentials of the agent of cluster %s: %w", name, err)
	}
	admin, err := client.New(control, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	if config != nil {
		valid, err := hasAccess(ctx, admin, name, config)
		if err != nil {
			return fmt.Errorf("read the access of the agent of cluster %s: %w", name, err)
		}
		if valid {
			return writeKubeconfig(path, config)
		}
	}
	issued, err := requestCertificate(ctx, admin, control, name)
	if err != nil {
		return fmt.Errorf("register cluster %s in Pull mode: %w", name, err)
	}
	return writeKubeconfig(path, identity.Kubeconfig(name, control.Host, control.CAData, issued))
}

// hasAccess reports whether the control plane authorizes an agent. Its access is deleted with its Cluster, and belongs to the last
// registration.
func hasAccess(ctx context.Context, admin client.Client, name string, config *clientcmdapi.Config) (bool, error) {
	var role rbacv1.ClusterRole
	if err := admin.Get(ctx, client.ObjectKey{Name: names.AgentRole(name)}, &role); err != nil {
		return false, client.IgnoreNotFound(err)
	}
	err := admin.Get(ctx, client.ObjectKey{Name: name}, &clusterv1alpha1.Cluster{})
	if client.IgnoreNotFound(err) != nil {
		return false, err
	}
	if err != nil && len(role.OwnerReferences) > 0 {
		return false, nil // the Cluster was removed, and its access is being deleted
	}
	for _, user := range config.AuthInfos {
		id, err := identity.Registration(name, user.ClientCertificateData)
		if err != nil || id != role.Annotations[names.AgentRegistration] {
			return false, nil //nolint:nilerr // another certificate is requested
		}
	}
	return true, nil
}

// currentAgent returns the kubeconfig of an agent with the current address. It returns nil if there is none, or if its certificate
// is not valid for this control plane.
func currentAgent(path string, control *rest.Config) (*clientcmdapi.Config, error) {
	raw, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	config, err := clientcmd.Load(raw)
	if err != nil {
		return nil, fmt.Errorf("parse %s: %w", path, err)
	}
	for _, server := range config.Clusters {
		if string(server.CertificateAuthorityData) != string(control.CAData) {
			return nil, nil // another control plane
		}
		server.Server = control.Host
	}
	for _, user := range config.AuthInfos {
		certificates, err := certutil.ParseCertsPEM(user.ClientCertificateData)
		if err != nil || time.Now().After(certificates[0].NotAfter) { //nolint:forbidigo // compared with a certificate
			return nil, nil //nolint:nilerr // another one is requested
		}
	}
	return config, nil
}

// requestCertificate requests the certificate of an agent with a bootstrap token that it creates and deletes.
func requestCertificate(
	ctx context.Context, admin client.Client, control *rest.Config, name string,
) (issued identity.Credentials, err error) {
	token, err := bootstraputil.GenerateBootstrapToken()
	if err != nil {
		return issued, fmt.Errorf("generate a bootstrap token: %w", err)
	}
	id, secret, _ := strings.Cut(token, ".")
	expires := time.Now().Add(agentTokenTTL).UTC() //nolint:forbidigo // stored in the token
	object := &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{
			Namespace: metav1.NamespaceSystem, Name: bootstraputil.BootstrapTokenSecretName(id),
			Annotations: map[string]string{names.TokenCluster: name},
		},
		Type: bootstrapapi.SecretTypeBootstrapToken,
		StringData: map[string]string{
			bootstrapapi.BootstrapTokenIDKey: id, bootstrapapi.BootstrapTokenSecretKey: secret,
			bootstrapapi.BootstrapTokenExpirationKey:           expires.Format(time.RFC3339),
			bootstrapapi.BootstrapTokenExtraGroupsKey:          names.BootstrapGroup,
			bootstrapapi.BootstrapTokenUsagePrefix + "signing": "true", bootstrapapi.BootstrapTokenUsageAuthentication: "true",
		},
	}
	if err := admin.Create(ctx, object); err != nil {
		return issued, fmt.Errorf("create a bootstrap token: %w", err)
	}
	defer func() {
		err = errors.Join(err, client.IgnoreNotFound(admin.Delete(context.WithoutCancel(ctx), object)))
	}()
	requester := rest.AnonymousClientConfig(control)
	requester.BearerToken = token
	return identity.Request(ctx, requester, name, 0, agentTimeout)
}
