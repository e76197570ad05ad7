// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package addons

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/version"
)

// enabling holds the flags of enable.
type enabling struct {
	registry                        string
	podTimeout, apiTimeout          int
	memberKubeconfig, memberContext string
	domain                          string
	oidcSecret                      string
	uiArgs                          []string
	addons                          map[manifests.Component]*addon
}

// addon holds the flags of one addon.
type addon struct {
	image, defaultImage string
	replicas            int32
	priorityClass       string
}

func newEnable(s *access.Session) *cobra.Command {
	o := &options{session: s, enable: enabling{addons: map[manifests.Component]*addon{}}}
	c := command.New(s, command.Help{
		Use: "enable", Short: "Enable optional components",
		Long: "Enable optional components of a control plane, or update their settings. The argument all means all addons.",
		Example: `
			# Enable the descheduler and search
			PROGRAM addons enable karmada-descheduler karmada-search

			# Enable the estimator of a cluster
			PROGRAM addons enable karmada-scheduler-estimator -C member1 --member-kubeconfig=$HOME/.kube/member1.config`,
	}, o.runEnable)
	c.ValidArgsFunction = cobra.FixedCompletions(append(supported(), "all"), cobra.ShellCompDirectiveNoFileComp)
	fs := c.Flags()
	o.addFlags(fs)
	fs.StringVar(&o.enable.registry, "private-image-registry", "",
		"Registry of the images. Images that are set by their own flag are not changed.")
	fs.IntVar(&o.enable.podTimeout, "pod-timeout", 120, "Time in seconds to wait for each component. 0 means no limit.")
	fs.IntVar(&o.enable.apiTimeout, "apiservice-timeout", 30, "No effect: --pod-timeout also limits the wait for APIs.")
	fs.StringVar(&o.enable.memberKubeconfig, "member-kubeconfig", "",
		"Path to the kubeconfig file with which an estimator connects to its cluster.")
	fs.StringVar(&o.enable.memberContext, "member-context", "", "Name of the context in --member-kubeconfig. Empty means the current context.")
	fs.StringVar(&o.enable.domain, "host-cluster-domain", manifests.DefaultClusterDomain, "No effect: the installation sets the domain.")
	fs.StringVar(&o.enable.oidcSecret, "oidc-secret", "",
		"Secret in the namespace with files for OpenID Connect, such as the CA of the issuer. They are in the directory "+manifests.OIDCDir+
			" of karmada-ui and karmada-apiserver. Empty means that of the installation.")
	fs.StringSliceVar(&o.enable.uiArgs, "karmada-ui-extra-args", nil,
		"Additional flags of karmada-ui, each --name=value or --name. They replace default flags of the same name. "+
			"Empty means those of the installation.")
	release := strings.ReplaceAll(version.Current().GitVersion, "+", "-")
	for _, name := range supported() {
		c := manifests.Component(name)
		prefix := strings.TrimPrefix(name, "karmada-")
		short := strings.TrimPrefix(prefix, "scheduler-")
		a := &addon{defaultImage: version.Registry() + "/" + name + ":" + release}
		o.enable.addons[c] = a
		fs.StringVar(&a.image, name+"-image", a.defaultImage, "Image of "+name+".")
		fs.Int32Var(&a.replicas, "karmada-"+short+"-replicas", 1, "Number of replicas of "+name+".")
		fs.StringVar(&a.priorityClass, short+"-priority-class", manifests.DefaultPriorityClass, "Priority class of "+name+".")
	}
	return c
}

func (o *options) runEnable(ctx context.Context, args []string) error {
	chosen, err := o.choose(args)
	if err != nil {
		return err
	}
	uiArgs, err := command.JoinArgs(o.enable.uiArgs)
	if err != nil {
		return fmt.Errorf("--karmada-ui-extra-args: %w", err)
	}
	if o.cluster != "" && o.enable.memberKubeconfig == "" {
		return errors.New("--member-kubeconfig is required for karmada-scheduler-estimator")
	}
	c, spec, err := o.installed(ctx)
	if err != nil {
		return err
	}
	spec.OIDCSecret = cmp.Or(o.enable.oidcSecret, spec.OIDCSecret)
	for _, name := range chosen {
		component, flags := manifests.Component(name), o.enable.addons[manifests.Component(name)]
		settings := spec.Components[component]
		settings.Enabled, settings.Replicas, settings.PriorityClass = true, flags.replicas, flags.priorityClass
		switch {
		case flags.image != flags.defaultImage:
			settings.Image = flags.image
		case o.enable.registry != "":
			settings.Image = o.enable.registry + strings.TrimPrefix(flags.defaultImage, version.Registry())
		}
		if component == manifests.UI && len(uiArgs) > 0 {
			settings.ExtraArgs = uiArgs
		}
		if component == manifests.SchedulerEstimator {
			if err := o.memberSecret(ctx, c); err != nil {
				return err
			}
			spec.Estimators = append(spec.Estimators, o.cluster)
		}
		spec.Components[component] = settings
	}
	if err := o.install(ctx, c, spec, time.Duration(o.enable.podTimeout)*time.Second); err != nil {
		return err
	}
	fmt.Fprintf(o.session.Out, "Enabled: %s\n", strings.Join(chosen, " "))
	return nil
}

func newDisable(s *access.Session) *cobra.Command {
	o := &options{session: s}
	c := command.New(s, command.Help{
		Use: "disable", Short: "Disable optional components",
		Long: "Disable optional components of a control plane and delete their objects. The argument all means all addons.",
		Example: `
			# Disable search without confirmation
			PROGRAM addons disable karmada-search --force`,
	}, o.runDisable)
	c.ValidArgsFunction = cobra.FixedCompletions(append(supported(), "all"), cobra.ShellCompDirectiveNoFileComp)
	o.addFlags(c.Flags())
	c.Flags().BoolVarP(&o.force, "force", "f", false, "If true, do not ask for confirmation.")
	return c
}

func (o *options) runDisable(ctx context.Context, args []string) error {
	chosen, err := o.choose(args)
	if err != nil {
		return err
	}
	fmt.Fprintf(o.session.Out, "Disable Karmada addon %s\n", chosen)
	if !o.force && !command.Confirm(o.session) {
		return errors.New("canceled")
	}
	c, spec, err := o.installed(ctx)
	if err != nil {
		return err
	}
	for _, name := range chosen {
		component := manifests.Component(name)
		if component == manifests.SchedulerEstimator {
			spec.Estimators = slices.DeleteFunc(spec.Estimators, func(e string) bool { return e == o.cluster })
			continue
		}
		settings := spec.Components[component]
		settings.Enabled = false
		spec.Components[component] = settings
	}
	if err := o.install(ctx, c, spec, 2*time.Minute); err != nil {
		return err
	}
	if o.cluster == "" {
		return nil
	}
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: o.Namespace, Name: manifests.EstimatorSecret(o.cluster)}}
	if err := client.IgnoreNotFound(c.Delete(ctx, secret)); err != nil {
		return fmt.Errorf("delete Secret %s/%s in the host cluster: %w", o.Namespace, secret.Name, err)
	}
	return nil
}

func newList(s *access.Session) *cobra.Command {
	o := &options{session: s}
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "list", Short: "List the optional components and their status",
		Long: "List the optional components of a control plane: enabled, disabled, unhealthy or unknown.",
	}, func(ctx context.Context, _ []string) error {
		c, _, err := o.installed(ctx)
		if err != nil {
			return err
		}
		return o.list(ctx, c)
	}))
	o.addFlags(c.Flags())
	return c
}

// list prints a table of the addons.
func (o *options) list(ctx context.Context, c client.Reader) error {
	const rule = "+-----------------------------+-----------+\n"
	var out strings.Builder
	fmt.Fprintf(&out, rule+"| %-27s | %-9s |\n"+rule, "ADDON NAME", "STATUS")
	for _, name := range supported() {
		status, err := o.status(ctx, c, name)
		if err != nil {
			return err
		}
		fmt.Fprintf(&out, "| %-27s | %-9s |\n", name, status)
	}
	_, err := fmt.Fprint(o.session.Out, out.String()+rule)
	return err
}

// status returns the status of an addon. It is unknown for estimators without a cluster.
func (o *options) status(ctx context.Context, c client.Reader, name string) (string, error) {
	if name == string(manifests.SchedulerEstimator) {
		if o.cluster == "" {
			return "unknown", nil
		}
		name = manifests.EstimatorName(o.cluster)
	}
	var d appsv1.Deployment
	err := c.Get(ctx, client.ObjectKey{Namespace: o.Namespace, Name: name}, &d)
	switch {
	case apierrors.IsNotFound(err):
		return "disabled", nil
	case err != nil:
		return "", fmt.Errorf("read Deployment %s/%s in the host cluster: %w", o.Namespace, name, err)
	case d.Status.ReadyReplicas != *d.Spec.Replicas || d.Status.AvailableReplicas != *d.Spec.Replicas:
		return "unhealthy", nil
	}
	return "enabled", nil
}
