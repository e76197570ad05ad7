// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"errors"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	operatorv1alpha1 "karmada.io/karmada/api/operator/v1alpha1"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/version"
)

// Policy limits what the author of a Karmada can make the operator do in the host cluster, where the author may have fewer rights.
type Policy struct {
	// Images are prefixes of permitted images, which end at a slash or colon. "*" permits all.
	Images []string
	// HostPaths are directories of nodes below which etcd may have its data. "*" permits all.
	HostPaths []string
	// PlainHTTP permits connections without TLS, to an external etcd and to host clusters.
	PlainHTTP bool
}

// addFlags adds the flags with their defaults.
func (p *Policy) addFlags(fs *pflag.FlagSet) {
	fs.StringSliceVar(&p.Images, "allowed-images", []string{version.Registry(), manifests.DefaultKubeRegistry},
		"Registries and repositories of the images that a Karmada may name, in addition to --image. '*' allows all.")
	fs.StringSliceVar(&p.HostPaths, "allowed-host-paths", []string{manifests.DefaultEtcdPath},
		"Directories of nodes below which a Karmada may keep the data of etcd. '*' allows all.")
	fs.BoolVar(&p.PlainHTTP, "allow-plain-http", false,
		"Allow a Karmada to name http URLs of an external etcd and of a host cluster.")
}

// check returns an error for each field of a Karmada that the policy does not permit. s is its description.
func (p *Policy) check(k *operatorv1alpha1.Karmada, s manifests.Spec, d Defaults) error {
	var errs []error
	image := func(field, name string) {
		if name != "" && name != d.Image && !p.allows(name) {
			errs = append(errs, fmt.Errorf("%s: %s is not one of the images that the operator allows (--allowed-images): %s",
				field, name, strings.Join(p.Images, ", ")))
		}
	}
	if r := k.Spec.PrivateRegistry; r != nil {
		image("privateRegistry.registry", r.Registry)
	}
	for _, c := range slices.Sorted(maps.Keys(s.Components)) {
		image("components: "+string(c), s.Components[c].Image)
	}
	if s.Etcd.External == nil && s.Etcd.Storage == manifests.HostPath && !p.allowsPath(s.Etcd.DataPath) {
		errs = append(errs, fmt.Errorf("components.etcd.local.volumeData.hostPath.path: %s is not below the directories that the operator "+
			"allows (--allowed-host-paths): %s", s.Etcd.DataPath, strings.Join(p.HostPaths, ", ")))
	}
	plain := func(field, url string) {
		if !p.PlainHTTP && strings.HasPrefix(url, "http://") {
			errs = append(errs, fmt.Errorf("%s: %s must begin with https://; the operator does not allow http (--allow-plain-http)", field, url))
		}
	}
	if e := s.Etcd.External; e != nil {
		for _, server := range e.Servers {
			plain("components.etcd.external.endpoints", server)
		}
	}
	if h := k.Spec.HostCluster; h != nil {
		plain("hostCluster.apiEndpoint", h.APIEndpoint)
	}
	return errors.Join(errs...)
}

// allows reports whether an image or a registry is permitted.
func (p *Policy) allows(image string) bool {
	return slices.ContainsFunc(p.Images, func(prefix string) bool {
		rest, found := strings.CutPrefix(image, strings.TrimSuffix(prefix, "/"))
		return prefix == "*" || prefix != "" && found && (rest == "" || strings.ContainsAny(rest[:1], "/:@"))
	})
}

// allowsPath reports whether etcd may have its data in a directory of a node.
func (p *Policy) allowsPath(dir string) bool {
	return slices.ContainsFunc(p.HostPaths, func(allowed string) bool {
		return allowed == "*" || allowed != "" && strings.HasPrefix(path.Clean(dir)+"/", path.Clean(allowed)+"/")
	})
}
