// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package addons implements `karmadactl addons`, which enables and disables optional components of a control plane in a host
// cluster.
//
//	recorded plane.Spec ──► enable, disable: change the Spec ──► host.Installation.Install
//	list ──► Deployments of the addons
package addons

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/names"
)

// options holds the flags that all commands have.
type options struct {
	command.Host
	session                           *access.Session
	karmadaKubeconfig, karmadaContext string
	cluster                           string
	enable                            enabling
	force                             bool
}

// NewCommand returns the command `addons`.
func NewCommand(s *access.Session) *cobra.Command {
	return command.Group("addons", "Enable or disable optional components of a control plane", `
		Enable or disable optional components of a control plane that "init" installed.

		The addons are karmada-descheduler, karmada-metrics-adapter, karmada-search, karmada-ui (the web console) and
		karmada-scheduler-estimator. An estimator belongs to one cluster.`, newEnable(s), newDisable(s), newList(s))
}

func (o *options) addFlags(fs *pflag.FlagSet) {
	o.Host.AddFlags(fs)
	fs.StringVar(&o.karmadaKubeconfig, "karmada-kubeconfig", "/etc/karmada/karmada-apiserver.config",
		"No effect: the credentials of the control plane are read from the host cluster.")
	fs.StringVar(&o.karmadaContext, "karmada-context", "", "No effect: see --karmada-kubeconfig.")
	fs.StringVarP(&o.cluster, "cluster", "C", "", "Cluster of karmada-scheduler-estimator.")
}

// supported returns the addons in alphabetical order.
func supported() []string {
	return []string{string(manifests.Descheduler), string(manifests.MetricsAdapter),
		string(manifests.SchedulerEstimator), string(manifests.Search), string(manifests.UI)}
}

// choose returns the addons that the arguments name. all does not include an estimator without a cluster.
func (o *options) choose(args []string) ([]string, error) {
	if len(args) == 0 {
		return nil, errors.New("addonNames must be not be null")
	}
	var chosen []string
	for _, name := range args {
		switch {
		case name == "all":
			for _, each := range supported() {
				if each == string(manifests.SchedulerEstimator) && o.cluster == "" {
					fmt.Fprintf(o.session.Err, "Warning: %s is skipped, because --cluster is not set.\n", each)
				} else {
					chosen = append(chosen, each)
				}
			}
		case !slices.Contains(supported(), name):
			return nil, fmt.Errorf("addon %s is not be supported now", name)
		default:
			chosen = append(chosen, name)
		}
	}
	slices.Sort(chosen)
	chosen = slices.Compact(chosen)
	if estimator := slices.Contains(chosen, string(manifests.SchedulerEstimator)); estimator != (o.cluster != "") {
		if estimator {
			return nil, fmt.Errorf("--cluster is required for %s", manifests.SchedulerEstimator)
		}
		return nil, errors.New("cluster is needed only when enable karmada-scheduler-estimator or enable all")
	}
	if o.cluster != "" {
		if invalid := names.CheckCluster(o.cluster); len(invalid) > 0 {
			return nil, fmt.Errorf("--cluster: invalid cluster name(%s): %s", o.cluster, strings.Join(invalid, "; "))
		}
	}
	return chosen, nil
}

// installed returns the host cluster and the description of the control plane in it.
func (o *options) installed(ctx context.Context) (client.Client, manifests.Spec, error) {
	c, _, err := o.Client(o.session)
	if err != nil {
		return nil, manifests.Spec{}, err
	}
	spec, err := host.Installed(ctx, c, o.Namespace)
	if err != nil {
		return nil, manifests.Spec{}, err
	}
	if spec == nil {
		const missing = "secrets `%s-config` is not found in namespace %s, please execute karmadactl init to deploy karmada first"
		return nil, manifests.Spec{}, fmt.Errorf(missing,
			manifests.APIServer, o.Namespace)
	}
	return c, spec.Complete(), nil
}

// install applies a changed description.
func (o *options) install(ctx context.Context, c client.Client, spec manifests.Spec, timeout time.Duration) error {
	installation := &host.Installation{
		Host: c, Spec: spec, Now: clock.RealClock{}.Now, Timeout: timeout,
		Report: func(step string) { fmt.Fprintln(o.session.Out, step) },
	}
	return installation.Install(ctx)
}

// memberSecret stores the kubeconfig of a member for its estimator.
func (o *options) memberSecret(ctx context.Context, c client.Client) error {
	config, err := clientcmd.LoadFromFile(o.enable.memberKubeconfig)
	if err != nil {
		return fmt.Errorf("read --member-kubeconfig: %w", err)
	}
	if o.enable.memberContext != "" {
		if config.Contexts[o.enable.memberContext] == nil {
			return fmt.Errorf("--member-context: the kubeconfig has no context %s", o.enable.memberContext)
		}
		config.CurrentContext = o.enable.memberContext
	}
	if err := clientcmdapi.FlattenConfig(config); err != nil {
		return fmt.Errorf("read the certificates of --member-kubeconfig: %w", err)
	}
	data, err := clientcmd.Write(*config)
	if err != nil {
		return err
	}
	name := manifests.EstimatorSecret(o.cluster)
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: o.Namespace, Name: name, Labels: map[string]string{
		names.System: "true", manifests.Bootstrapping: "secret-defaults", manifests.AddonLabel: string(manifests.SchedulerEstimator),
	}}, Data: map[string][]byte{name: data}}
	err = c.Create(ctx, secret)
	if apierrors.IsAlreadyExists(err) {
		err = c.Update(ctx, secret)
	}
	if err != nil {
		return fmt.Errorf("write Secret %s/%s in the host cluster: %w", o.Namespace, name, err)
	}
	return nil
}
