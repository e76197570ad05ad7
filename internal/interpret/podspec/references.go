// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package podspec

import (
	"cmp"
	"fmt"
	"slices"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

// defaultServiceAccount is there in every namespace of every cluster without our doing.
const defaultServiceAccount = "default"

// References collects what a template names, once each. All of it is in the template's own namespace.
type References struct {
	// Namespace is the template's.
	Namespace string
	list      []interpret.Dependency
}

// Add takes the object of the core group that is named at a path, if one is.
func (r *References) Add(kind string, o field.Object, path ...string) error {
	name, err := field.Get[string](o, path...)
	if err != nil {
		return err
	}
	r.name(kind, name)
	return nil
}

func (r *References) name(kind, name string) {
	if name != "" {
		r.list = append(r.list, interpret.Dependency{APIVersion: "v1", Kind: kind, Namespace: r.Namespace, Name: name})
	}
}

// Sorted is the references in the order of kind and name. They are all of one group and namespace.
func (r *References) Sorted() []interpret.Dependency {
	compare := func(a, b interpret.Dependency) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name))
	}
	slices.SortFunc(r.list, compare)
	return slices.CompactFunc(r.list, func(a, b interpret.Dependency) bool { return compare(a, b) == 0 })
}

// Dependencies is what a pod of the spec refers to in its namespace, in the order of kind and name (semantics §12.3).
func Dependencies(pod field.Object, namespace string) ([]interpret.Dependency, error) {
	refs := References{Namespace: namespace}
	if err := refs.pod(pod); err != nil {
		return nil, err
	}
	return refs.Sorted(), nil
}

func (r *References) pod(spec field.Object) error {
	for _, list := range []string{"containers", "initContainers"} {
		if err := field.Each(spec, list, r.container); err != nil {
			return err
		}
	}
	if err := field.Each(spec, "volumes", r.volume); err != nil {
		return err
	}
	if err := field.Each(spec, "imagePullSecrets", func(o field.Object) error { return r.Add("Secret", o, "name") }); err != nil {
		return err
	}
	return r.serviceAccount(spec)
}

func (r *References) serviceAccount(spec field.Object) error {
	account, err := field.Get[string](spec, "serviceAccountName")
	if err == nil && account == "" {
		account, err = field.Get[string](spec, "serviceAccount") // the old name of the field, which the API still takes
	}
	if err != nil {
		return err
	}
	if account != defaultServiceAccount {
		r.name("ServiceAccount", account)
	}
	return nil
}

func (r *References) container(container field.Object) error {
	err := field.Each(container, "env", func(o field.Object) error {
		if err := r.Add("ConfigMap", o, "valueFrom", "configMapKeyRef", "name"); err != nil {
			return err
		}
		return r.Add("Secret", o, "valueFrom", "secretKeyRef", "name")
	})
	if err != nil {
		return err
	}
	return field.Each(container, "envFrom", func(o field.Object) error {
		if err := r.Add("ConfigMap", o, "configMapRef", "name"); err != nil {
			return err
		}
		return r.Add("Secret", o, "secretRef", "name")
	})
}

// inVolume says where the source of a volume, by its field, names objects.
var inVolume = map[string]struct {
	kind string
	path []string
}{
	"azureFile":             {"Secret", []string{"secretName"}},
	"cephfs":                {"Secret", []string{"secretRef", "name"}},
	"cinder":                {"Secret", []string{"secretRef", "name"}},
	"configMap":             {"ConfigMap", []string{"name"}},
	"csi":                   {"Secret", []string{"nodePublishSecretRef", "name"}},
	"flexVolume":            {"Secret", []string{"secretRef", "name"}},
	"iscsi":                 {"Secret", []string{"secretRef", "name"}},
	"persistentVolumeClaim": {"PersistentVolumeClaim", []string{"claimName"}},
	"rbd":                   {"Secret", []string{"secretRef", "name"}},
	"scaleIO":               {"Secret", []string{"secretRef", "name"}},
	"secret":                {"Secret", []string{"secretName"}},
	"storageos":             {"Secret", []string{"secretRef", "name"}},
}

func (r *References) volume(volume field.Object) error {
	for name := range volume {
		in, known := inVolume[name]
		if !known {
			continue
		}
		source, err := field.Get[field.Object](volume, name)
		if err != nil {
			return err
		}
		if err := r.Add(in.kind, source, in.path...); err != nil {
			return fmt.Errorf("%s.%w", name, err)
		}
	}
	projected, err := field.Get[field.Object](volume, "projected")
	if err != nil {
		return err
	}
	return field.Each(projected, "sources", func(o field.Object) error {
		if err := r.Add("ConfigMap", o, "configMap", "name"); err != nil {
			return err
		}
		return r.Add("Secret", o, "secret", "name")
	})
}
