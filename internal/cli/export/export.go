// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package export implements `karmadactl export`, which prints Secrets with which GitOps tools reach members.
//
//	Clusters, token of a ServiceAccount of the control plane ──► one Secret per member, whose server is its cluster proxy
//
// It is read-only but for the token.
package export

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/url"
	"strings"
	"time"

	"github.com/spf13/cobra"
	authenticationv1 "k8s.io/api/authentication/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
)

// Labels of exported Secrets with fields of a Cluster, so that generators of Argo CD can select clusters.
const (
	providerLabel = "karmada.io/provider"
	regionLabel   = "topology.kubernetes.io/region"
)

// defaultLifetime is the lifetime of tokens, if the control plane permits it.
const defaultLifetime = 365 * 24 * time.Hour

// tool is a GitOps tool.
type tool struct {
	name, title string
	// namespace of its Secrets.
	namespace string
	secret    func(target) (*corev1.Secret, error)
}

// target is a member as seen through the proxy.
type target struct {
	cluster *clusterv1alpha1.Cluster
	server  string
	name    string // for which the certificate of the server is issued; empty means its host
	ca      []byte
	token   string
}

type options struct {
	command.Base
	tool     tool
	account  string
	lifetime time.Duration
	selector string
	server   string
	// namespace of the Secrets.
	namespace string
}

// NewCommand returns the command `export`.
func NewCommand(s *access.Session) *cobra.Command {
	var children []*cobra.Command
	for _, t := range []tool{
		{"argocd", "Argo CD", "argocd", argoSecret},
		{"flux", "Flux", "flux-system", fluxSecret},
	} {
		o := &options{Base: command.NewBase(s), tool: t}
		c := o.Command(command.Help{
			Use:   t.name + " [CLUSTER ...] --service-account=NAMESPACE/NAME",
			Short: "Print Secrets with which " + t.title + " reaches members",
			Long: `
				Print a Secret for each member, with which ` + t.title + ` reaches it through the cluster proxy of the control plane, also in
				Pull mode.

				All members are reached with a token of one ServiceAccount of the control plane. It needs the permission to use
				clusters/proxy in the control plane, and roles in the members. The control plane can shorten the lifetime of the token:
				the time at which it expires is printed. Run the command again before.`,
			Example: `
				# Print the Secrets of all members
				PROGRAM export ` + t.name + ` --service-account=default/gitops | kubectl apply -f -

				# Print those of the members of a region, for clients that reach the control plane by another address
				PROGRAM export ` + t.name + ` --service-account=default/gitops -l region=eu --server=https://karmada.example:5443`,
		}, o.run)
		c.ValidArgsFunction = access.CompleteClusters(o.Control)
		f := c.Flags()
		f.StringVar(&o.account, "service-account", "", "ServiceAccount of the control plane whose token is used, as NAMESPACE/NAME. Required.")
		f.DurationVar(&o.lifetime, "token-lifetime", defaultLifetime, "Lifetime of the token. At least 10m.")
		f.StringVarP(&o.selector, "selector", "l", "", "Selector of the labels of members. Empty means all.")
		f.StringVar(&o.server, "server", "", "URL of the control plane in the Secrets. Empty means that of the kubeconfig.")
		f.StringVar(&o.namespace, "secret-namespace", t.namespace, "Namespace of the Secrets.")
		children = append(children, c)
	}
	return command.Group("export", "Print Secrets with which other tools reach members", `
		Print Secrets with which other tools reach members through the cluster proxy, with one identity of the control plane.`, children...)
}

func (o *options) run(ctx context.Context, args []string) error {
	config, err := o.Control.ToRESTConfig()
	if err != nil {
		return err
	}
	if err := rest.LoadTLSFiles(config); err != nil {
		return fmt.Errorf("read the CA of the control plane: %w", err)
	}
	if config.Insecure {
		return errors.New("the kubeconfig does not verify the certificate of the control plane: the token could be disclosed")
	}
	server := strings.TrimRight(config.Host, "/")
	if o.server != "" {
		server = strings.TrimRight(o.server, "/")
	}
	if u, err := url.Parse(server); err != nil || u.Scheme != "https" || u.Host == "" {
		return fmt.Errorf("server %q is not a URL of the scheme https: the token could be disclosed", server)
	}
	clusters, err := o.clusters(ctx, args)
	if err != nil {
		return err
	}
	token, err := o.token(ctx)
	if err != nil {
		return err
	}
	for i := range clusters {
		proxy := server + strings.TrimRight(access.ProxyPath(clusters[i].Name), "/")
		secret, err := o.tool.secret(target{&clusters[i], proxy, config.ServerName, config.CAData, token})
		if err != nil {
			return err
		}
		secret.Namespace = o.namespace
		if err := write(o.Session.Out, secret); err != nil {
			return err
		}
	}
	return nil
}

// clusters returns the members to export, sorted by name.
func (o *options) clusters(ctx context.Context, names []string) ([]clusterv1alpha1.Cluster, error) {
	selector, err := labels.Parse(o.selector)
	if err != nil {
		return nil, fmt.Errorf("--selector: %w", err)
	}
	chosen, err := o.Control.ChooseClusters(ctx, names)
	if err != nil {
		return nil, err
	}
	control, err := o.Control.Client()
	if err != nil {
		return nil, err
	}
	var out []clusterv1alpha1.Cluster
	for _, name := range chosen {
		var c clusterv1alpha1.Cluster
		if err := control.Get(ctx, client.ObjectKey{Name: name}, &c); err != nil {
			return nil, fmt.Errorf("read cluster %s: %w", name, err)
		}
		if selector.Matches(labels.Set(c.Labels)) {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return nil, errors.New("no member is selected")
	}
	return out, nil
}

// token returns a new token of the ServiceAccount.
func (o *options) token(ctx context.Context) (string, error) {
	namespace, name, ok := strings.Cut(o.account, "/")
	if !ok || namespace == "" || name == "" {
		return "", fmt.Errorf("--service-account: must be NAMESPACE/NAME, got %q", o.account)
	}
	control, err := access.Factory(o.Control).KubernetesClientSet()
	if err != nil {
		return "", err
	}
	request := &authenticationv1.TokenRequest{Spec: authenticationv1.TokenRequestSpec{
		ExpirationSeconds: new(int64(o.lifetime.Seconds())),
	}}
	got, err := control.CoreV1().ServiceAccounts(namespace).CreateToken(ctx, name, request, metav1.CreateOptions{})
	if err != nil {
		return "", fmt.Errorf("request a token of service account %s: %w", o.account, err)
	}
	fmt.Fprintf(o.Session.Err, "The token of service account %s expires at %s.\n", o.account,
		got.Status.ExpirationTimestamp.UTC().Format(time.RFC3339))
	return got.Status.Token, nil
}

// argoSecret returns a cluster Secret of Argo CD.
func argoSecret(t target) (*corev1.Secret, error) {
	tlsConfig := map[string]any{"insecure": false, "caData": t.ca}
	if t.name != "" {
		tlsConfig["serverName"] = t.name
	}
	config, err := json.Marshal(map[string]any{
		"bearerToken": t.token, "tlsClientConfig": tlsConfig,
	})
	if err != nil {
		return nil, err
	}
	s := newSecret("cluster-"+t.cluster.Name, t.cluster)
	s.Labels["argocd.argoproj.io/secret-type"] = "cluster"
	s.StringData = map[string]string{"name": t.cluster.Name, "server": t.server, "config": string(config)}
	return s, nil
}

// fluxSecret returns a Secret with a kubeconfig.
func fluxSecret(t target) (*corev1.Secret, error) {
	name := t.cluster.Name
	kubeconfig, err := clientcmd.Write(clientcmdapi.Config{
		Clusters:       map[string]*clientcmdapi.Cluster{name: {Server: t.server, TLSServerName: t.name, CertificateAuthorityData: t.ca}},
		AuthInfos:      map[string]*clientcmdapi.AuthInfo{name: {Token: t.token}},
		Contexts:       map[string]*clientcmdapi.Context{name: {Cluster: name, AuthInfo: name}},
		CurrentContext: name,
	})
	if err != nil {
		return nil, fmt.Errorf("write the kubeconfig of cluster %s: %w", name, err)
	}
	s := newSecret(name+"-kubeconfig", t.cluster)
	s.StringData = map[string]string{"value": string(kubeconfig)}
	return s, nil
}

// newSecret returns a Secret with the labels of a Cluster.
func newSecret(name string, c *clusterv1alpha1.Cluster) *corev1.Secret {
	s := &corev1.Secret{
		TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Secret"}, ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{}},
		Type: corev1.SecretTypeOpaque,
	}
	for key, value := range map[string]string{providerLabel: c.Spec.Provider, regionLabel: c.Spec.Region} {
		if value != "" && len(validation.IsValidLabelValue(value)) == 0 {
			s.Labels[key] = value
		}
	}
	maps.Copy(s.Labels, c.Labels)
	return s
}

func write(out io.Writer, s *corev1.Secret) error {
	text, err := yaml.Marshal(s)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "---\n%s", text)
	return err
}
