// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command helm installs, upgrades and uninstalls a chart with the Helm SDK, for test/install/run.sh: machines that run it need no helm.
//
//	helm -kubeconfig FILE -namespace NAMESPACE -set a=b -set c=d upgrade|uninstall RELEASE [CHART]
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"helm.sh/helm/v3/pkg/action"
	"helm.sh/helm/v3/pkg/chart/loader"
	"helm.sh/helm/v3/pkg/storage/driver"
	"helm.sh/helm/v3/pkg/strvals"
	"k8s.io/cli-runtime/pkg/genericclioptions"
)

// timeout limits the wait for the objects of a release.
const timeout = 5 * time.Minute

type list []string

func (l *list) String() string     { return strings.Join(*l, ",") }
func (l *list) Set(v string) error { *l = append(*l, v); return nil }

func main() {
	var values list
	kubeconfig := flag.String("kubeconfig", "", "kubeconfig of the cluster")
	namespace := flag.String("namespace", "default", "namespace of the release")
	flag.Var(&values, "set", "value, as KEY=VALUE; can be repeated")
	flag.Parse()
	if err := run(*kubeconfig, *namespace, values, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
}

func run(kubeconfig, namespace string, values, args []string) error {
	flags := genericclioptions.NewConfigFlags(true)
	flags.KubeConfig, flags.Namespace = &kubeconfig, &namespace
	var settings action.Configuration
	if err := settings.Init(flags, namespace, "secret", func(string, ...any) {}); err != nil {
		return err
	}
	switch {
	case len(args) == 2 && args[0] == "uninstall":
		uninstall := action.NewUninstall(&settings)
		uninstall.Wait, uninstall.Timeout = true, timeout
		_, err := uninstall.Run(args[1])
		return err
	case len(args) == 3 && args[0] == "upgrade":
		return upgrade(&settings, namespace, args[1], args[2], values)
	}
	return errors.New("want upgrade RELEASE CHART, or uninstall RELEASE")
}

// upgrade installs or upgrades a release and waits for its objects and Jobs, as helm upgrade --install --wait --wait-for-jobs does.
func upgrade(settings *action.Configuration, namespace, release, path string, values []string) error {
	c, err := loader.Load(path)
	if err != nil {
		return err
	}
	parsed := map[string]any{}
	for _, v := range values {
		if err := strvals.ParseInto(v, parsed); err != nil {
			return fmt.Errorf("-set %s: %w", v, err)
		}
	}
	_, err = settings.Releases.Last(release)
	if errors.Is(err, driver.ErrReleaseNotFound) {
		install := action.NewInstall(settings)
		install.ReleaseName, install.Namespace, install.CreateNamespace = release, namespace, true
		install.Wait, install.WaitForJobs, install.Timeout = true, true, timeout
		_, err = install.RunWithContext(context.Background(), c, parsed)
		return err
	}
	if err != nil {
		return err
	}
	up := action.NewUpgrade(settings)
	up.Namespace, up.Wait, up.WaitForJobs, up.Timeout = namespace, true, true, timeout
	_, err = up.RunWithContext(context.Background(), release, c, parsed)
	return err
}
