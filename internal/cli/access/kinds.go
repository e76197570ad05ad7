// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/discovery"

	"karmada.io/karmada/internal/propagate/match"
)

// Kinds returns the kinds that the control plane serves now. The kinds of API servers that do not respond are unknown.
func (c *Control) Kinds() (*match.Kinds, error) {
	config, err := c.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	config.QPS, config.Burst = discoveryQPS, discoveryBurst
	api, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return nil, err
	}
	groups, lists, err := api.ServerGroupsAndResources()
	failed, partial := discovery.GroupDiscoveryFailedErrorGroups(err)
	if err != nil && !partial {
		return nil, err
	}
	kinds, byVersion := &match.Kinds{}, map[string]*metav1.APIResourceList{}
	for _, list := range lists {
		byVersion[list.GroupVersion] = list
	}
	for version := range failed {
		kinds.AddUnknown(version.Group)
	}
	for _, group := range groups {
		for _, version := range match.Versions(group) {
			if list := byVersion[version]; list != nil {
				kinds.Add(list)
			}
		}
	}
	return kinds, nil
}
