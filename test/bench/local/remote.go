// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/test/bench"
)

func (b *Benchmark) addRemoteFlags(fs *pflag.FlagSet) {
	fs.StringVar(&b.kubeconfig, "kubeconfig", "",
		"Path to the kubeconfig file of a running control plane. Its current context is used. "+
			"If it is set, only propagation is measured, and no process is started.")
	fs.StringVar(&b.memberFile, "members-kubeconfig", "",
		"Path to a kubeconfig file with one context for each member cluster, named like the cluster, used with --kubeconfig.")
}

// propagateRemote measures propagation in a control plane that is running.
func (b *Benchmark) propagateRemote(ctx context.Context, out io.Writer, r *result) (err error) {
	if b.kubeconfig == "" || b.memberFile == "" {
		return errors.New("--kubeconfig and --members-kubeconfig must be used together")
	}
	if b.propagation.Control, err = loadContext(b.kubeconfig, ""); err != nil {
		return err
	}
	loaded, err := clientcmd.LoadFromFile(b.memberFile)
	if err != nil {
		return fmt.Errorf("--members-kubeconfig: %w", err)
	}
	b.propagation.Members = map[string]*rest.Config{}
	for _, name := range slices.Sorted(maps.Keys(loaded.Contexts)) {
		if b.propagation.Members[name], err = loadContext(b.memberFile, name); err != nil {
			return err
		}
	}
	if len(b.propagation.Members) == 0 {
		return fmt.Errorf("--members-kubeconfig: %s has no contexts", b.memberFile)
	}
	measured, err := bench.Run(ctx, b.propagation)
	r.Propagation = &measured
	return errors.Join(err, measured.Print(out))
}

// loadContext returns a client configuration without a client-side rate limit. No name means the current context.
func loadContext(path, name string) (*rest.Config, error) {
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(&clientcmd.ClientConfigLoadingRules{ExplicitPath: path},
		&clientcmd.ConfigOverrides{CurrentContext: name}).ClientConfig()
	if err != nil {
		return nil, fmt.Errorf("read context %q of %s: %w", name, path, err)
	}
	config.QPS = -1
	return config, nil
}
