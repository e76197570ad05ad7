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

// defaultServiceAccount exists in every namespace of every cluster.
const defaultServiceAccount = "default"

// References collects the objects that a template refers to, in the namespace of the template.
type References struct {
	// Namespace is the namespace of the template.
	Namespace string
	list      []interpret.Dependency
}

// Add adds the object of the core group whose name is at a path, if the name is set.
func (r *References) Add(kind string, o field.Object, path ...string) error {
	name, err := field.Get[string](o, path...)
	if err != nil {
		return err
	}
	r.addName(kind, name)
	return nil
}

func (r *References) addName(kind, name string) {
	if name != "" {
		r.list = append(r.list, interpret.Dependency{APIVersion: "v1", Kind: kind, Namespace: r.Namespace, Name: name})
	}
}

// Sorted returns the references sorted by kind and name, without duplicates. All are in one group and namespace.
func (r *References) Sorted() []interpret.Dependency {
	compare := func(a, b interpret.Dependency) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name))
	}
	slices.SortFunc(r.list, compare)
	return slices.CompactFunc(r.list, func(a, b interpret.Dependency) bool { return compare(a, b) == 0 })
}

// Dependencies returns the objects that a pod spec refers to, sorted by kind and name
// (docs/contract/interpreter.md#dependencies).
func Dependencies(pod field.Object, namespace string) ([]interpret.Dependency, error) {
	refs := References{Namespace: namespace}
	if err := refs.addPod(pod); err != nil {
		return nil, err
	}
	return refs.Sorted(), nil
}

func (r *References) addPod(spec field.Object) error {
	for _, list := range []string{"containers", "initContainers"} {
		if err := field.Each(spec, list, r.addContainer); err != nil {
			return err
		}
	}
	if err := field.Each(spec, "volumes", r.addVolume); err != nil {
		return err
	}
	if err := field.Each(spec, "imagePullSecrets", func(o field.Object) error { return r.Add("Secret", o, "name") }); err != nil {
		return err
	}
	return r.addServiceAccount(spec)
}

func (r *References) addServiceAccount(spec field.Object) error {
	account, err := field.Get[string](spec, "serviceAccountName")
	if err == nil && account == "" {
		account, err = field.Get[string](spec, "serviceAccount") // the deprecated name of the field
	}
	if err != nil {
		return err
	}
	if account != defaultServiceAccount {
		r.addName("ServiceAccount", account)
	}
	return nil
}

func (r *References) addContainer(container field.Object) error {
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

// volumeReferences maps a volume source to the path of the name that it refers to.
var volumeReferences = map[string]struct {
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

func (r *References) addVolume(volume field.Object) error {
	for name := range volume {
		reference, ok := volumeReferences[name]
		if !ok {
			continue
		}
		source, err := field.Get[field.Object](volume, name)
		if err != nil {
			return err
		}
		if err := r.Add(reference.kind, source, reference.path...); err != nil {
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
