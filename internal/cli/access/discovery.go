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
	// discoveryQPS and discoveryBurst let discovery of a server with many groups through in one go.
	discoveryQPS   = 50
	discoveryBurst = 300
	// discoveryTTL is how long the list of resources on disk is believed. A resource that is not in it is asked for anew.
	discoveryTTL = 6 * time.Hour
	// cacheDirVariable names the directory for what is kept between runs, shared with kubectl.
	cacheDirVariable = "KUBECACHEDIR"
)

// lazy makes the discovery client and the mapper of one API server once, when they are first wanted.
type lazy struct {
	config  func() (*rest.Config, error)
	session *Session

	mu        sync.Mutex
	discovery discovery.CachedDiscoveryInterface
	mapper    meta.RESTMapper
}

func (l *lazy) toDiscoveryClient() (discovery.CachedDiscoveryInterface, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lockedDiscovery()
}

func (l *lazy) lockedDiscovery() (discovery.CachedDiscoveryInterface, error) {
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
	dir := filepath.Join(root, "discovery", directoryOf(config.Host))
	l.discovery, err = disk.NewCachedDiscoveryClientForConfig(config, dir, filepath.Join(root, "http"), discoveryTTL)
	return l.discovery, err
}

func (l *lazy) toRESTMapper() (meta.RESTMapper, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.mapper != nil {
		return l.mapper, nil
	}
	cached, err := l.lockedDiscovery()
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

// directoryOf is the part of the cache that belongs to one API server.
func directoryOf(host string) string {
	_, rest, found := strings.Cut(host, "://")
	if !found {
		rest = host
	}
	return unsafeInFileName.ReplaceAllString(rest, "_")
}
