// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package initcmd

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/token"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/machinery/atomicfile"
	"karmada.io/karmada/internal/version"
)

// NewInit returns the command `init`.
func NewInit(s *access.Session) *cobra.Command {
	o := newOptions(Tag(version.Current().GitVersion))
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "init", Short: "Install a Karmada control plane in a Kubernetes cluster",
		Long: `
			Install a Karmada control plane in a Kubernetes cluster, the host cluster.

			The command checks the host cluster, issues certificates, and starts the components one after another. It can be repeated: it
			continues after an interruption, and updates an existing control plane to the given flags. It does not change certificates
			that are valid, and keeps addons.`,
		Example: `
			# Install a control plane in the cluster of the current context
			PROGRAM init

			# Install a highly available control plane, with the data of etcd in persistent volumes
			PROGRAM init --etcd-storage-mode=PVC --storage-classes-name=standard --etcd-replicas=3 --karmada-apiserver-replicas=3

			# Install from a private registry
			PROGRAM init --private-image-registry=registry.example.com/karmada

			# Install as described in a file
			PROGRAM init --config=karmada-init.yaml`,
	}, func(ctx context.Context, _ []string) error {
		return (&initialization{session: s, options: o}).run(ctx)
	}))
	o.addFlags(c.Flags())
	return c
}

// Tag returns a version as the tag of an image, which must not contain a plus sign.
func Tag(version string) string { return strings.ReplaceAll(version, "+", "-") }

// initialization is a run of init.
type initialization struct {
	session *access.Session
	options *options
	host    client.Client
	config  *rest.Config
}

func (i *initialization) run(ctx context.Context) error {
	if err := i.options.mergeConfig(); err != nil {
		return err
	}
	spec, err := i.options.spec()
	if err != nil {
		return err
	}
	given, err := i.options.given()
	if err != nil {
		return err
	}
	if i.host, i.config, err = i.options.Client(i.session); err != nil {
		return err
	}
	i.print("[preflight] Check the host cluster %s", i.config.Host)
	previous, err := host.Installed(ctx, i.host, spec.Namespace)
	if err != nil {
		return err
	}
	if previous != nil {
		spec = keepAddons(spec, *previous)
	}
	check := host.Preflight{Host: i.host, Config: i.config, Spec: spec, Installed: previous != nil}
	if err := check.Run(ctx); err != nil {
		return err
	}
	if err := host.CheckManager(ctx, i.host, spec.Namespace, ""); err != nil {
		return err
	}
	if spec, err = host.Locate(ctx, i.host, spec, i.options.advertise); err != nil {
		return err
	}
	installation := &host.Installation{
		Host: i.host, Spec: spec, Given: given, Now: clock.RealClock{}.Now, Timeout: time.Duration(i.options.timeout) * time.Second,
		Report: func(step string) { i.print("[install] %s", step) },
	}
	if err := installation.Install(ctx); err != nil {
		return fmt.Errorf("%w\nThe installation is incomplete: repeat the command to continue, or remove it with `%s`",
			err, i.options.CommandLine(i.session, "deinit"))
	}
	return i.finish(ctx, installation)
}

func (i *initialization) print(format string, args ...any) {
	fmt.Fprintf(i.session.Out, format+"\n", args...)
}

// keepAddons keeps the addons of an existing control plane.
func keepAddons(spec, previous manifests.Spec) manifests.Spec {
	for _, c := range manifests.Components() {
		if settings, ok := previous.Components[c]; ok && c.Addon() {
			spec.Components[c] = settings
		}
	}
	if settings, ok := previous.Components[manifests.SchedulerEstimator]; ok {
		spec.Components[manifests.SchedulerEstimator] = settings
	}
	spec.Estimators = previous.Estimators
	return spec
}

// finish writes the local files and prints the next steps.
func (i *initialization) finish(ctx context.Context, installation *host.Installation) error {
	kubeconfig, err := installation.Kubeconfig(installation.Spec.Endpoint.Server)
	if err != nil {
		return err
	}
	path, err := i.writeFiles(kubeconfig, installation.Issued())
	if err != nil {
		return err
	}
	config, err := clientcmd.Load(kubeconfig)
	if err != nil {
		return err
	}
	register, err := token.NewRegisterCommand(ctx, i.session.Program(), *config, clock.RealClock{}.Now())
	if err != nil {
		return err
	}
	i.print("%s", banner)
	i.print(nextSteps, i.session.Program(), path, register)
	return nil
}

// writeFiles replaces the local files one by one, and returns the path of the kubeconfig. Other files in the directories stay.
func (i *initialization) writeFiles(kubeconfig []byte, issued manifests.Issued) (path string, err error) {
	path = filepath.Join(i.options.dataPath, "karmada-apiserver.config")
	if err := os.MkdirAll(i.options.dataPath, 0o700); err != nil {
		return "", fmt.Errorf("create the directory of --karmada-data: %w", err)
	}
	if err := atomicfile.Write(path, kubeconfig, 0o600); err != nil {
		return "", err
	}
	return path, i.writePKI(issued)
}

// writePKI writes the certificates to --karmada-pki, under the names of docs/contract/components.md#certificates.
func (i *initialization) writePKI(issued manifests.Issued) error {
	if err := os.MkdirAll(i.options.pkiPath, 0o700); err != nil {
		return fmt.Errorf("create the directory of --karmada-pki: %w", err)
	}
	files := map[string]manifests.Pair{
		"karmada": issued.Certificates[manifests.AdminConfig], "apiserver": issued.Certificates["karmada-apiserver-cert"],
		"front-proxy-client": issued.Certificates["karmada-apiserver-front-proxy-client-cert"],
		"etcd-server":        issued.Certificates["etcd-cert"], "etcd-client": issued.Certificates["etcd-etcd-client-cert"],
	}
	for authority, pair := range issued.Authorities {
		files[string(authority)] = pair
	}
	for name, pair := range files {
		if len(pair.Cert) == 0 {
			continue
		}
		if err := atomicfile.Write(filepath.Join(i.options.pkiPath, name+".crt"), pair.Cert, 0o644); err != nil {
			return err
		}
		if len(pair.Key) > 0 {
			if err := atomicfile.Write(filepath.Join(i.options.pkiPath, name+".key"), pair.Key, 0o600); err != nil {
				return err
			}
		}
	}
	return nil
}

const banner = `
------------------------------------------------------------------
  #   #   ###   ####   #   #   ###   ####    ###
  #  #   #   #  #   #  ## ##  #   #  #   #  #   #
  ###    #####  ####   # # #  #####  #   #  #####
  #  #   #   #  #  #   #   #  #   #  #   #  #   #
  #   #  #   #  #   #  #   #  #   #  ####   #   #
------------------------------------------------------------------
Karmada is installed successfully.
`

const nextSteps = `Register a cluster in Push mode: the control plane connects to the cluster.
  %[1]s --kubeconfig %[2]s join CLUSTER_NAME --cluster-kubeconfig=MEMBER_KUBECONFIG

Register a cluster in Pull mode: an agent in the cluster connects to the control plane. Run the printed command in the cluster.
  %[1]s --kubeconfig %[2]s token create --cluster CLUSTER_NAME --single-use --print-register-command
Or register clusters with one token that is valid for 24 hours, and approve each of them:
  %[3]s
  %[1]s --kubeconfig %[2]s approve cluster CLUSTER_NAME

Show the clusters:
  kubectl --kubeconfig %[2]s get clusters
`
