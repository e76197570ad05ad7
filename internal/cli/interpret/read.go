// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"k8s.io/cli-runtime/pkg/resource"
	"k8s.io/client-go/dynamic"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// standardInput is the file name of the standard input.
const standardInput = "-"

// The resources that configure interpreters.
var (
	customizations = configv1alpha1.GroupVersion.WithResource("resourceinterpretercustomizations")
	configurations = configv1alpha1.GroupVersion.WithResource("resourceinterpreterwebhookconfigurations")
)

// source is an object to be decoded as a customization, with its origin.
type source struct {
	object *unstructured.Unstructured
	// file is the path of the file, or "" if the object is from the control plane.
	file string
}

// title returns the name of the object, or else the path of its file.
func (s source) title() string {
	if name := s.object.GetName(); name != "" {
		return name
	}
	return s.file
}

// customization decodes the object. In files, unknown fields are errors, because they would be lost.
func (s source) customization() (*customization, error) {
	if gvk := s.object.GroupVersionKind(); gvk != customizationKind {
		return nil, fmt.Errorf("not a ResourceInterpreterCustomization, got %s", gvk)
	}
	var c customization
	if err := runtime.DefaultUnstructuredConverter.FromUnstructuredWithValidation(s.object.Object, &c, s.file != ""); err != nil {
		return nil, fmt.Errorf("decode ResourceInterpreterCustomization %s: %w", s.title(), err)
	}
	return &c, nil
}

// read returns the objects that the flags and arguments name, files first.
func (o *options) read(ctx context.Context) ([]source, error) {
	if len(o.files.Filenames) == 0 && len(o.args) == 0 {
		return nil, errors.New("required argument missing: -f FILENAME, or the NAME of a customization in the control plane")
	}
	all, err := o.readFiles()
	if err != nil || len(o.args) == 0 {
		return all, err
	}
	control, err := o.client()
	if err != nil {
		return nil, err
	}
	for _, name := range o.args {
		object, err := control.Resource(customizations).Get(ctx, name, metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		all = append(all, source{object: object})
	}
	return all, nil
}

func (o *options) readFiles() ([]source, error) {
	if len(o.files.Filenames) == 0 {
		return nil, nil
	}
	infos, err := o.objects(o.files)
	if err != nil {
		return nil, err
	}
	all := make([]source, len(infos))
	for i, info := range infos {
		all[i] = source{object: info.Object.(*unstructured.Unstructured), file: info.Source}
	}
	return all, nil
}

// objects reads the objects in files without discovery of their kinds.
func (o *options) objects(files resource.FilenameOptions) ([]*resource.Info, error) {
	builder := resource.NewLocalBuilder().Unstructured()
	named := files
	named.Filenames = slices.DeleteFunc(slices.Clone(files.Filenames), func(name string) bool { return name == standardInput })
	if len(named.Filenames) < len(files.Filenames) {
		builder = builder.Stream(o.session.In, "STDIN")
	}
	return builder.FilenameParam(false, &named).Flatten().Do().Infos()
}

// object reads a file with one object. It returns nil if file is empty.
func (o *options) object(file string) (*interpret.Object, error) {
	if file == "" {
		return nil, nil
	}
	infos, err := o.objects(resource.FilenameOptions{Filenames: []string{file}})
	if err != nil {
		return nil, err
	}
	if len(infos) != 1 {
		return nil, fmt.Errorf("%s must contain exactly one object, got %d", file, len(infos))
	}
	return infos[0].Object.(*unstructured.Unstructured), nil
}

// items reads a file of status items. It returns none if file is empty.
func (o *options) items(file string) (items []workv1alpha2.AggregatedStatusItem, err error) {
	if file == "" {
		return nil, nil
	}
	in := o.session.In
	if file != standardInput {
		f, err := os.Open(file)
		if err != nil {
			return nil, err
		}
		defer f.Close() //nolint:errcheck // read-only
		in = f
	}
	for documents := utilyaml.NewYAMLReader(bufio.NewReader(in)); ; {
		text, err := documents.Read()
		if errors.Is(err, io.EOF) {
			return items, nil
		} else if err != nil {
			return nil, fmt.Errorf("read status items from %s: %w", file, err)
		}
		var item workv1alpha2.AggregatedStatusItem
		if err := yaml.UnmarshalStrict(text, &item); err != nil {
			return nil, fmt.Errorf("decode status item %d in %s: %w", len(items)+1, file, err)
		}
		switch {
		case item.ClusterName != "":
			items = append(items, item)
		case !blank(text):
			return nil, fmt.Errorf("status item %d in %s has no clusterName", len(items)+1, file)
		}
	}
}

// blank reports whether a YAML document has only comments.
func blank(document []byte) bool {
	var content any
	return yaml.Unmarshal(document, &content) == nil && content == nil
}

// client returns a client of the control plane.
func (o *options) client() (dynamic.Interface, error) {
	config, err := o.control.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	return dynamic.NewForConfig(config)
}
