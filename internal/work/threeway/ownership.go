// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"fmt"
	"slices"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
)

// Manager is the field manager of Karmada's writes in members.
const Manager = "karmada"

// managers are the field managers whose fields Karmada owns: its own, and those of upstream components that wrote before it.
var managers = []string{Manager, "karmada-controller-manager", "karmada-agent"}

// Ownership holds the owners of the fields of one object.
type Ownership struct {
	// ours are the fields that Karmada set, others those that other managers set.
	ours, others *fieldpath.Set
	// unknown is set if the object has no managed fields. All its fields then count as set by Karmada.
	unknown bool
}

// OwnershipOf returns the owners of the fields of an object. Entries for other API versions are ignored, because their paths may
// differ.
func OwnershipOf(observed *unstructured.Unstructured) (Ownership, error) {
	o := Ownership{ours: &fieldpath.Set{}, others: &fieldpath.Set{}}
	entries := observed.GetManagedFields()
	if len(entries) == 0 {
		o.unknown = true
		return o, nil
	}
	for _, e := range entries {
		if e.FieldsV1 == nil || e.APIVersion != observed.GetAPIVersion() {
			continue
		}
		var fields fieldpath.Set
		if err := fields.FromJSON(e.FieldsV1.GetRawReader()); err != nil {
			return Ownership{}, fmt.Errorf("decode the managed fields of %q: %w", e.Manager, err)
		}
		if ownEntry(e) {
			o.ours = o.ours.Union(&fields)
		} else {
			o.others = o.others.Union(&fields)
		}
	}
	return o, nil
}

// replacedFields returns the owners of the fields of an object if managers other than Karmada have set some. Otherwise it returns
// the zero Ownership without decoding the managed fields.
func replacedFields(observed *unstructured.Unstructured) (Ownership, error) {
	others := func(e metav1.ManagedFieldsEntry) bool {
		return e.Subresource == "" && e.APIVersion == observed.GetAPIVersion() && !ownEntry(e)
	}
	if !slices.ContainsFunc(observed.GetManagedFields(), others) {
		return Ownership{}, nil
	}
	return OwnershipOf(observed)
}

func ownEntry(e metav1.ManagedFieldsEntry) bool {
	return e.Subresource == "" && slices.Contains(managers, e.Manager)
}

// node holds the owners of one field and of the fields below it.
type node struct {
	// here reports that the field is in the set, below holds the fields below it.
	ours, others side
	unknown      bool
}

type side struct {
	here  bool
	below *fieldpath.Set
}

// root returns the owners of the whole object.
func (o Ownership) root() node {
	return node{ours: side{below: o.ours}, others: side{below: o.others}, unknown: o.unknown}
}

// child returns the owners of a field or list item.
func (n node) child(pe fieldpath.PathElement) node {
	return node{ours: n.ours.child(pe), others: n.others.child(pe), unknown: n.unknown}
}

func (s side) child(pe fieldpath.PathElement) side {
	if s.below == nil {
		return side{}
	}
	below, _ := s.below.Children.Get(pe)
	return side{here: s.below.Members.Has(pe), below: below}
}

// any reports whether the side owns the field or a field below it.
func (s side) any() bool { return s.here || s.below != nil && !s.below.Empty() }

// nested reports whether the side owns fields below the field.
func (s side) nested() bool { return s.below != nil && !s.below.Empty() }

// atomic reports whether the field is owned as a single value.
func (n node) atomic() bool {
	return !n.unknown && (n.ours.here || n.others.here) && !n.ours.nested() && !n.others.nested()
}

// replaced reports whether another manager has set the field as a single value, and not Karmada since. A manager that sets the value that
// Karmada has set shares the field.
func (n node) replaced() bool { return n.atomic() && !n.ours.here }

// listKind is how the items of a list are identified.
type listKind struct {
	// keys are the names of the fields that identify an item; empty if the items have none.
	keys []string
	// set reports that the items are values of a set.
	set bool
}

// list returns how the items of a list are identified, according to the paths of the fields below it.
func (n node) list() (kind listKind) {
	look := func(pe fieldpath.PathElement) {
		if pe.Key != nil && len(kind.keys) == 0 {
			for _, f := range *pe.Key {
				kind.keys = append(kind.keys, f.Name)
			}
		}
		kind.set = kind.set || pe.Value != nil
	}
	for _, s := range []side{n.ours, n.others} {
		if s.below != nil {
			s.below.Members.Iterate(look)
			s.below.Children.Iterate(look)
		}
	}
	return kind
}
