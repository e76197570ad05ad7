// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"syscall"
	"time"

	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"

	"karmada.io/karmada/internal/machinery/atomicfile"
)

// Context is the name of the control plane's context in kubeconfigs.
const Context = "karmada-apiserver"

func writeKubeconfig(path string, config *clientcmdapi.Config) error {
	data, err := clientcmd.Write(*config)
	if err != nil {
		return fmt.Errorf("encode %s: %w", path, err)
	}
	return atomicfile.Write(path, data, 0o600)
}

// lockKubeconfigs serializes writes of merged kubeconfigs by all processes of a data directory: each reads the writes of the
// others. The kernel releases the lock when the process ends.
func (l Layout) lockKubeconfigs() (unlock func(), err error) {
	dir, err := os.Open(l.Dir)
	if err != nil {
		return nil, fmt.Errorf("lock the kubeconfigs: %w", err)
	}
	if err := syscall.Flock(int(dir.Fd()), syscall.LOCK_EX); err != nil {
		return nil, errors.Join(fmt.Errorf("lock the kubeconfigs in %s: %w", l.Dir, err), dir.Close())
	}
	return func() {
		_ = syscall.Flock(int(dir.Fd()), syscall.LOCK_UN) // fails only for an invalid file
		dir.Close()                                       //nolint:errcheck // only read
	}, nil
}

// writeControlKubeconfig writes the kubeconfig of the control plane, and the one with all contexts.
func writeControlKubeconfig(l Layout, config *clientcmdapi.Config) error {
	unlock, err := l.lockKubeconfigs()
	if err != nil {
		return err
	}
	defer unlock()
	if err := writeKubeconfig(l.ControlKubeconfig(), config); err != nil {
		return err
	}
	return mergeKubeconfigs(l)
}

// writeMemberKubeconfig writes the kubeconfig of a member, and those with its context.
func writeMemberKubeconfig(l Layout, name string, config *clientcmdapi.Config) error {
	if err := writeKubeconfig(l.memberKubeconfig(name), config); err != nil {
		return err
	}
	return WriteMembersKubeconfig(l)
}

// WriteMembersKubeconfig writes the kubeconfig with the contexts of all members, and the one with all contexts.
func WriteMembersKubeconfig(l Layout) error {
	unlock, err := l.lockKubeconfigs()
	if err != nil {
		return err
	}
	defer unlock()
	members, err := l.MemberNames()
	if err != nil {
		return err
	}
	merged := clientcmdapi.NewConfig()
	for _, name := range members {
		config, err := clientcmd.LoadFromFile(l.memberKubeconfig(name))
		if errors.Is(err, fs.ErrNotExist) {
			continue // the member has never run
		}
		if err != nil {
			return fmt.Errorf("read the kubeconfig of member cluster %s: %w", name, err)
		}
		maps.Copy(merged.Clusters, config.Clusters)
		maps.Copy(merged.AuthInfos, config.AuthInfos)
		maps.Copy(merged.Contexts, config.Contexts)
		if merged.CurrentContext == "" {
			merged.CurrentContext = config.CurrentContext
		}
	}
	if err := writeKubeconfig(l.MembersKubeconfig(), merged); err != nil {
		return err
	}
	return mergeKubeconfigs(l)
}

// mergeKubeconfigs writes the kubeconfig with the contexts of the control plane and of all members. It must be called with the lock held.
func mergeKubeconfigs(l Layout) error {
	rules := clientcmd.ClientConfigLoadingRules{Precedence: []string{l.ControlKubeconfig(), l.MembersKubeconfig()}, WarnIfAllMissing: false}
	merged, err := rules.Load()
	if err != nil {
		return fmt.Errorf("read the kubeconfigs: %w", err)
	}
	merged.CurrentContext = Context
	return writeKubeconfig(l.Kubeconfig(), merged)
}

// RESTConfig returns a client configuration for a context of the user's kubeconfig, without a client-side rate limit.
func (l Layout) RESTConfig(context string) (*rest.Config, error) {
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(&clientcmd.ClientConfigLoadingRules{ExplicitPath: l.Kubeconfig()},
		&clientcmd.ConfigOverrides{CurrentContext: context}).ClientConfig()
	if err != nil {
		return nil, fmt.Errorf("read context %s of %s: %w", context, l.Kubeconfig(), err)
	}
	config.QPS = -1
	return config, nil
}

const readyzTimeout = 5 * time.Second

// readyz reads /readyz of the control plane.
func (l Layout) readyz(ctx context.Context) error {
	config, err := l.RESTConfig(Context)
	if err != nil {
		return err
	}
	config.Timeout = readyzTimeout
	control, err := kubernetes.NewForConfig(config)
	if err != nil {
		return err
	}
	return control.Discovery().RESTClient().Get().AbsPath("/readyz").Do(ctx).Error()
}
