// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package doctor

import (
	"context"
	"crypto/tls"
	"encoding/pem"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/names"
)

// requestTimeout limits each request, so that a server that does not respond is reported.
const requestTimeout = 15 * time.Second

// gatherer reads the state of a control plane.
type gatherer struct {
	state
	clock func() time.Time
}

// read records the error of a part that could not be read.
func (g *gatherer) read(part string, err error) bool {
	if err != nil {
		g.unread = append(g.unread, unread{part, err})
	}
	return err == nil
}

// readControl reads the control plane.
func (g *gatherer) readControl(ctx context.Context, config *rest.Config) {
	config = rest.CopyConfig(config)
	config.Timeout = requestTimeout
	c := &controlPlane{server: config.Host}
	g.readServing(ctx, config)
	if !g.read("API server "+config.Host, c.readServer(ctx, config, g.clock)) {
		return
	}
	g.control = c
	if c.foreign {
		return
	}
	s := host.Scheme()
	if !g.read("API server "+config.Host, access.AddToScheme(s)) {
		return
	}
	control, err := client.New(config, client.Options{Scheme: s})
	if !g.read("API server "+config.Host, err) {
		return
	}
	g.readObjects(ctx, control)
}

// readServer reads version, clock and health of the API server, and whether it is a Karmada control plane.
func (c *controlPlane) readServer(ctx context.Context, config *rest.Config, now func() time.Time) error {
	var date string
	config = rest.CopyConfig(config)
	config.Wrap(func(next http.RoundTripper) http.RoundTripper { return dated{next, &date} })
	api, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return err
	}
	before := now()
	info, err := api.ServerVersion()
	if err != nil {
		return err
	}
	c.version, c.requested = info.GitVersion, before.Add(now().Sub(before)/2)
	if at, err := http.ParseTime(date); err == nil {
		c.clock = at
	}
	groups, err := api.ServerGroups()
	c.foreign = err == nil && !access.IsKarmada(groups)
	// The response of a failed check has the status 500, and lists all checks.
	text, err := api.RESTClient().Get().AbsPath("/readyz").Param("verbose", "").DoRaw(ctx)
	for line := range strings.Lines(string(text)) {
		if check, failed := strings.CutPrefix(line, "[-]"); failed {
			name, _, _ := strings.Cut(check, " ")
			c.unhealthy = append(c.unhealthy, name)
		}
	}
	if err != nil && len(c.unhealthy) == 0 {
		c.unhealthy = []string{"readyz"}
	}
	return nil
}

// dated records the header Date of responses.
type dated struct {
	next http.RoundTripper
	date *string
}

// RoundTrip implements http.RoundTripper.
func (d dated) RoundTrip(r *http.Request) (*http.Response, error) {
	response, err := d.next.RoundTrip(r)
	if err == nil {
		*d.date = response.Header.Get("Date")
	}
	return response, err
}

// readServing reads the serving certificate of the API server, and the client certificate of the connection.
func (g *gatherer) readServing(ctx context.Context, config *rest.Config) {
	config = rest.CopyConfig(config)
	if err := rest.LoadTLSFiles(config); err == nil && len(config.CertData) > 0 {
		g.addCertificate("kubeconfig", config.CertData)
	}
	u, err := url.Parse(config.Host)
	if err != nil || u.Scheme != "https" {
		return
	}
	address := u.Host
	if u.Port() == "" {
		address += ":443"
	}
	// Only the certificate is read: an expired one is a finding.
	d := tls.Dialer{Config: &tls.Config{InsecureSkipVerify: true, ServerName: u.Hostname()}}
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	connection, err := d.DialContext(ctx, "tcp", address)
	if err != nil {
		return // requests report it
	}
	defer connection.Close() //nolint:errcheck // it was only read
	if peers := connection.(*tls.Conn).ConnectionState().PeerCertificates; len(peers) > 0 {
		g.addCertificate("API server "+address, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: peers[0].Raw}))
	}
}

func (g *gatherer) addCertificate(location string, data []byte) {
	details, err := pki.Describe(data)
	if g.read("certificate of "+location, err) {
		g.certificates = append(g.certificates, credentials.Entry{Location: location, Details: details})
	}
}

// readObjects reads the objects of the control plane.
func (g *gatherer) readObjects(ctx context.Context, control client.Client) {
	c := g.control
	var crds apiextensionsv1.CustomResourceDefinitionList
	if g.read("kinds", control.List(ctx, &crds)) {
		c.kinds = map[string]*apiextensionsv1.CustomResourceDefinition{}
		for i := range crds.Items {
			c.kinds[crds.Items[i].Name] = &crds.Items[i]
		}
		required, err := config.CustomResourceDefinitions()
		if g.read("kinds", err) {
			for _, crd := range required {
				c.required = append(c.required, crd.Name)
			}
		}
	}
	var apis apiregistrationv1.APIServiceList
	if g.read("APIServices", control.List(ctx, &apis)) {
		c.apis = apis.Items
	}
	for _, namespace := range []string{names.SystemNamespace, metav1.NamespaceSystem} {
		var list coordinationv1.LeaseList
		if g.read("Leases in "+namespace, control.List(ctx, &list, client.InNamespace(namespace))) {
			c.leases = append(c.leases, list.Items...)
		}
	}
	g.readRequired(ctx, control)
	c.webhook = probeWebhooks(ctx, control)
	var clusters clusterv1alpha1.ClusterList
	if g.read("Clusters", control.List(ctx, &clusters)) {
		c.clusters = clusters.Items
	}
}

// readRequired looks for the objects that admission and the rights of users require.
func (g *gatherer) readRequired(ctx context.Context, control client.Client) {
	existing := map[schema.GroupVersionKind]map[string]bool{} // nil if they could not be read
	for _, o := range install.Required() {
		kind, err := control.GroupVersionKindFor(o)
		if !g.read("required objects", err) {
			return
		}
		if _, listed := existing[kind]; !listed {
			existing[kind] = nil
			list := &metav1.PartialObjectMetadataList{}
			list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
			if g.read("objects of kind "+kind.Kind, control.List(ctx, list)) {
				existing[kind] = map[string]bool{}
				for i := range list.Items {
					existing[kind][list.Items[i].Name] = true
				}
			}
		}
		if names := existing[kind]; names != nil && !names[o.GetName()] {
			g.control.missing = append(g.control.missing, missing{kind.Kind, o.GetName()})
		}
	}
}

// probeWebhooks sends a request that passes through the webhooks and writes nothing.
func probeWebhooks(ctx context.Context, control client.Client) error {
	p := &policyv1alpha1.PropagationPolicy{
		ObjectMeta: metav1.ObjectMeta{GenerateName: "karmadactl-doctor-", Namespace: metav1.NamespaceDefault},
		Spec: policyv1alpha1.PropagationSpec{
			ResourceSelectors: []policyv1alpha1.ResourceSelector{{APIVersion: "v1", Kind: "ConfigMap", Name: "karmadactl-doctor"}},
		},
	}
	err := control.Create(ctx, p, client.DryRunAll)
	if meta.IsNoMatchError(err) {
		return nil // the check of kinds reports it
	}
	return err
}

// readHost reads the components in the host cluster, and the certificates in its Secrets.
func (g *gatherer) readHost(ctx context.Context, c client.Client, namespace string) {
	h := &hostCluster{namespace: namespace}
	spec, err := host.Installed(ctx, c, namespace)
	if !g.read("host cluster", err) {
		return
	}
	g.host = h
	if spec == nil {
		return
	}
	completed := spec.Complete()
	h.spec = &completed
	in := client.InNamespace(namespace)
	installed := client.HasLabels{manifests.Bootstrapping}
	var deployments appsv1.DeploymentList
	if g.read("Deployments of the host cluster", c.List(ctx, &deployments, in, installed)) {
		h.deployments = deployments.Items
	}
	var sets appsv1.StatefulSetList
	if g.read("StatefulSets of the host cluster", c.List(ctx, &sets, in, installed)) {
		h.statefulSets = sets.Items
	}
	var pods corev1.PodList
	if g.read("pods of the host cluster", c.List(ctx, &pods, in)) {
		h.pods = pods.Items
	}
	var nodes corev1.NodeList
	if g.read("nodes of the host cluster", c.List(ctx, &nodes)) {
		h.nodes = nodes.Items
	}
	var job batchv1.CronJob
	err = c.Get(ctx, client.ObjectKey{Namespace: namespace, Name: manifests.RenewalName}, &job)
	if err == nil {
		h.renewal = &job
	} else if client.IgnoreNotFound(err) != nil {
		g.read(fmt.Sprintf("CronJob %s/%s of the host cluster", namespace, manifests.RenewalName), err)
	}
	entries, err := host.Renewal{Host: c, Namespace: namespace, Now: g.clock}.Certificates(ctx)
	if g.read("certificates in the host cluster", err) {
		g.certificates = append(g.certificates, entries...)
	}
}
