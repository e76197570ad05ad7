// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/discovery/cached/disk"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/restmapper"
)

const (
	// discoveryQPS and discoveryBurst allow discovery of a server with many groups without throttling.
	discoveryQPS   = 50
	discoveryBurst = 300
	// discoveryTTL is the lifetime of the discovery cache on disk. An unknown resource invalidates it earlier.
	discoveryTTL = 6 * time.Hour
	// cacheDirVariable is the environment variable with the cache directory, which is shared with kubectl.
	cacheDirVariable = "KUBECACHEDIR"
)

// lazyDiscovery creates the discovery client and the REST mapper of one API server on first use.
type lazyDiscovery struct {
	config  func() (*rest.Config, error)
	session *Session

	mu        sync.Mutex // guards the fields below
	discovery discovery.CachedDiscoveryInterface
	mapper    meta.RESTMapper
}

func (l *lazyDiscovery) toDiscoveryClient() (discovery.CachedDiscoveryInterface, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.discoveryLocked()
}

// discoveryLocked returns the discovery client. It must be called with mu held.
func (l *lazyDiscovery) discoveryLocked() (discovery.CachedDiscoveryInterface, error) {
	if l.discovery != nil {
		return l.discovery, nil
	}
	config, err := l.config()
	if err != nil {
		return nil, err
	}
	config.QPS, config.Burst = discoveryQPS, discoveryBurst
	root := l.session.Env[cacheDirVariable]
	if root == "" {
		root = filepath.Join(l.session.Home(), ".kube", "cache")
	}
	dir := filepath.Join(root, "discovery", cacheDir(config.Host))
	l.discovery, err = disk.NewCachedDiscoveryClientForConfig(config, dir, filepath.Join(root, "http"), discoveryTTL)
	return l.discovery, err
}

func (l *lazyDiscovery) toRESTMapper() (meta.RESTMapper, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.mapper != nil {
		return l.mapper, nil
	}
	cached, err := l.discoveryLocked()
	if err != nil {
		return nil, err
	}
	deferred := restmapper.NewDeferredDiscoveryRESTMapper(cached)
	l.mapper = restmapper.NewShortcutExpander(deferred, cached, func(warning string) {
		fmt.Fprintf(l.session.Err, "Warning: %s\n", warning)
	})
	return l.mapper, nil
}

var unsafeInFileName = regexp.MustCompile(`[^\w/.]`)

// cacheDir returns the name of the cache directory of one API server.
func cacheDir(host string) string {
	_, rest, found := strings.Cut(host, "://")
	if !found {
		rest = host
	}
	return unsafeInFileName.ReplaceAllString(rest, "_")
}
