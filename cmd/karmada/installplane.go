// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
)

// planeFlags holds the flags of `karmada install plane`.
type planeFlags struct {
	kubeconfig, spec, by, ca, etcd string
	remove                         bool
	timeout                        time.Duration
}

func newInstallPlane() *cobra.Command {
	var f planeFlags
	cmd := &cobra.Command{
		Use:   "plane",
		Short: "Issue the certificates of a control plane in a host cluster and configure it",
		Long: "plane issues the certificates of a control plane whose workloads another tool installs, such as the Helm chart, writes them to " +
			"Secrets, and does what `karmada install` does once the API server is reachable. It can be repeated.",
		Args: cobra.NoArgs,
	}
	fs := cmd.Flags()
	fs.StringVar(&f.kubeconfig, "kubeconfig", "", "Path to the kubeconfig file of the host cluster. Empty means the in-cluster configuration.")
	fs.StringVar(&f.spec, "spec", "", "Description of the control plane, as JSON. Required.")
	fs.StringVar(&f.by, "managed-by", "", "Name of the tool. Others do not change the control plane. Empty means karmadactl.")
	fs.StringVar(&f.ca, "ca-dir", "", "Directory with the CA of the API server: tls.crt and tls.key. Empty means one that is created.")
	fs.StringVar(&f.etcd, "external-etcd-dir", "",
		"Directory with ca.crt, tls.crt and tls.key for an external etcd. Required if the description has one.")
	fs.BoolVar(&f.remove, "remove", false, "Delete the certificates and the record of the installation instead.")
	fs.DurationVar(&f.timeout, "timeout", 5*time.Minute, "How long to wait for the API server, and for each API. 0 means no limit.")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := new(component.Logging).Start(io.Discard); err != nil {
			return err
		}
		return f.run(cmd.Context(), cmd.OutOrStdout())
	}
	return cmd
}

func (f *planeFlags) run(ctx context.Context, out io.Writer) error {
	var spec manifests.Spec
	if f.spec == "" {
		return errors.New("--spec is required")
	}
	if err := json.Unmarshal([]byte(f.spec), &spec); err != nil {
		return fmt.Errorf("--spec: %w", err)
	}
	given, err := f.given()
	if err != nil {
		return err
	}
	config, err := clientcmd.BuildConfigFromFlags("", f.kubeconfig)
	if err != nil {
		return fmt.Errorf("read the kubeconfig of the host cluster (--kubeconfig): %w", err)
	}
	config.QPS = -1
	c, err := client.New(config, client.Options{Scheme: host.Scheme()})
	if err != nil {
		return fmt.Errorf("connect to the host cluster %s: %w", config.Host, err)
	}
	report := func(line string) { fmt.Fprintln(out, line) }
	if f.remove {
		return host.Removal{Host: c, Namespace: spec.Namespace, Report: report, By: f.by}.RemoveContents(ctx)
	}
	installation := &host.Installation{
		Host: c, Spec: spec, Given: given, Now: clock.RealClock{}.Now, Internal: f.kubeconfig == "", Timeout: f.timeout, Report: report, By: f.by,
	}
	return installation.InstallContents(ctx)
}

// given reads the credentials that the user provides.
func (f *planeFlags) given() (g credentials.Given, err error) {
	read := func(dir, name string) []byte {
		if dir == "" || err != nil {
			return nil
		}
		var data []byte
		data, err = os.ReadFile(filepath.Join(dir, name))
		return data
	}
	g.CA = pki.KeyPair{Cert: read(f.ca, manifests.CertKey), Key: read(f.ca, manifests.PrivateKey)}
	g.ExternalEtcdCA = read(f.etcd, manifests.CAKey)
	g.ExternalEtcdClient = pki.KeyPair{Cert: read(f.etcd, manifests.CertKey), Key: read(f.etcd, manifests.PrivateKey)}
	if err != nil {
		return g, fmt.Errorf("read a certificate: %w", err)
	}
	return g, nil
}
