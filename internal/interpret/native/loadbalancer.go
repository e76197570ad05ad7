// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"

	"karmada.io/karmada/internal/interpret/field"
)

// address is an ingress entry of a load balancer.
type address[E any] struct {
	entry        E
	ip, hostname string
	// key distinguishes entries with equal ip and hostname, such as by their ports.
	key string
}

// union writes the addresses of all clusters to the template's status, sorted and without duplicates.
func union[E any](template *Object, all []address[E]) (*Object, error) {
	for i := range all {
		b, err := json.Marshal(all[i].entry)
		if err != nil {
			return nil, fmt.Errorf("encode load balancer ingress: %w", err)
		}
		all[i].key = string(b)
	}
	slices.SortFunc(all, func(a, b address[E]) int {
		return cmp.Or(cmp.Compare(a.ip, b.ip), cmp.Compare(a.hostname, b.hostname), cmp.Compare(a.key, b.key))
	})
	all = slices.CompactFunc(all, func(a, b address[E]) bool { return a.key == b.key })
	balancer := object{}
	if len(all) > 0 {
		list := make([]any, len(all))
		for i := range all {
			entry, err := encode(&all[i].entry)
			if err != nil {
				return nil, fmt.Errorf("encode load balancer ingress: %w", err)
			}
			list[i] = entry
		}
		balancer["ingress"] = list
	}
	return change(template, balancer, "status", "loadBalancer")
}

// hasAddress reports whether a load balancer has assigned an address to the object.
func hasAddress(observed *Object) (bool, error) {
	balancer, err := field.Get[object](observed.Object, "status", "loadBalancer")
	if err != nil {
		return false, err
	}
	found := false
	err = field.Each(balancer, "ingress", func(o object) error {
		for _, name := range []string{"ip", "hostname"} {
			text, err := field.Get[string](o, name)
			if err != nil {
				return err
			}
			found = found || text != ""
		}
		return nil
	})
	return found && err == nil, err
}
