// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"karmada.io/karmada/internal/interpret"
)

// defaultServiceAccount is there in every namespace of every cluster without our doing.
const defaultServiceAccount = "default"

// references collects what a template names, once each. All of it is in the template's own namespace.
type references struct {
	namespace string
	list      []interpret.Dependency
}

// add takes the object of the core group that is named at a path, if one is.
func (r *references) add(kind string, o object, path ...string) error {
	name, err := get[string](o, path...)
	if err != nil {
		return err
	}
	r.name(kind, name)
	return nil
}

func (r *references) name(kind, name string) {
	if name != "" {
		r.list = append(r.list, interpret.Dependency{APIVersion: "v1", Kind: kind, Namespace: r.namespace, Name: name})
	}
}

// sorted is the references in the order of kind and name. They are all of one group and namespace.
func (r *references) sorted() []interpret.Dependency {
	compare := func(a, b interpret.Dependency) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name))
	}
	slices.SortFunc(r.list, compare)
	return slices.CompactFunc(r.list, func(a, b interpret.Dependency) bool { return compare(a, b) == 0 })
}

// podDependencies reads what the pod whose spec is at the path refers to.
func podDependencies(path ...string) func(context.Context, *Object) ([]interpret.Dependency, error) {
	return func(_ context.Context, template *Object) ([]interpret.Dependency, error) {
		spec, err := get[object](template.Object, path...)
		if err != nil {
			return nil, err
		}
		refs := references{namespace: template.GetNamespace()}
		if err := refs.pod(spec); err != nil {
			return nil, err
		}
		return refs.sorted(), nil
	}
}

func (r *references) pod(spec object) error {
	for _, field := range containerLists {
		if err := each(spec, field, r.container); err != nil {
			return err
		}
	}
	if err := each(spec, "volumes", r.volume); err != nil {
		return err
	}
	if err := each(spec, "imagePullSecrets", func(o object) error { return r.add("Secret", o, "name") }); err != nil {
		return err
	}
	return r.serviceAccount(spec)
}

func (r *references) serviceAccount(spec object) error {
	account, err := get[string](spec, "serviceAccountName")
	if err == nil && account == "" {
		account, err = get[string](spec, "serviceAccount") // the old name of the field, which the API still takes
	}
	if err != nil {
		return err
	}
	if account != defaultServiceAccount {
		r.name("ServiceAccount", account)
	}
	return nil
}

func (r *references) container(container object) error {
	err := each(container, "env", func(o object) error {
		if err := r.add("ConfigMap", o, "valueFrom", "configMapKeyRef", "name"); err != nil {
			return err
		}
		return r.add("Secret", o, "valueFrom", "secretKeyRef", "name")
	})
	if err != nil {
		return err
	}
	return each(container, "envFrom", func(o object) error {
		if err := r.add("ConfigMap", o, "configMapRef", "name"); err != nil {
			return err
		}
		return r.add("Secret", o, "secretRef", "name")
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

func (r *references) volume(volume object) error {
	for field := range volume {
		in, known := inVolume[field]
		if !known {
			continue
		}
		source, err := get[object](volume, field)
		if err != nil {
			return err
		}
		if err := r.add(in.kind, source, in.path...); err != nil {
			return fmt.Errorf("%s.%w", field, err)
		}
	}
	projected, err := get[object](volume, "projected")
	if err != nil {
		return err
	}
	return each(projected, "sources", func(o object) error {
		if err := r.add("ConfigMap", o, "configMap", "name"); err != nil {
			return err
		}
		return r.add("Secret", o, "secret", "name")
	})
}
