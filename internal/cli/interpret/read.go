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

// standardInput is the file name that means it.
const standardInput = "-"

// The resources that kinds are taught by.
var (
	customizations = configv1alpha1.GroupVersion.WithResource("resourceinterpretercustomizations")
	configurations = configv1alpha1.GroupVersion.WithResource("resourceinterpreterwebhookconfigurations")
)

// given is an object that should be a customization.
type given struct {
	object *unstructured.Unstructured
	// file is where it was read; "" if it is from the control plane.
	file string
}

// title is what to call it: its name or else its file.
func (g given) title() string {
	if name := g.object.GetName(); name != "" {
		return name
	}
	return g.file
}

// customization reads the object as one. A field that does not exist is an error: what it says would be lost.
func (g given) customization() (*customization, error) {
	if gvk := g.object.GroupVersionKind(); gvk != customizationKind {
		return nil, fmt.Errorf("not a ResourceInterpreterCustomization, got %s", gvk)
	}
	var c customization
	if err := runtime.DefaultUnstructuredConverter.FromUnstructuredWithValidation(g.object.Object, &c, g.file != ""); err != nil {
		return nil, fmt.Errorf("read ResourceInterpreterCustomization %s: %w", g.title(), err)
	}
	return &c, nil
}

// read gives what the flags and arguments name, in their order, files first.
func (o *options) read(ctx context.Context) ([]given, error) {
	if len(o.files.Filenames) == 0 && len(o.args) == 0 {
		return nil, errors.New("say which customization is meant: a file by -f, or the NAME of one in the control plane")
	}
	all, err := o.readFiles()
	if err != nil || len(o.args) == 0 {
		return all, err
	}
	api, err := o.api()
	if err != nil {
		return nil, err
	}
	for _, name := range o.args {
		object, err := api.Resource(customizations).Get(ctx, name, metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		all = append(all, given{object: object})
	}
	return all, nil
}

func (o *options) readFiles() ([]given, error) {
	if len(o.files.Filenames) == 0 {
		return nil, nil
	}
	infos, err := o.objects(o.files)
	if err != nil {
		return nil, err
	}
	all := make([]given, len(infos))
	for i, info := range infos {
		all[i] = given{object: info.Object.(*unstructured.Unstructured), file: info.Source}
	}
	return all, nil
}

// objects reads the objects in files, without asking anybody about their kinds.
func (o *options) objects(files resource.FilenameOptions) ([]*resource.Info, error) {
	builder := resource.NewLocalBuilder().Unstructured()
	named := files
	named.Filenames = slices.DeleteFunc(slices.Clone(files.Filenames), func(name string) bool { return name == standardInput })
	if len(named.Filenames) < len(files.Filenames) {
		builder = builder.Stream(o.session.In, "STDIN")
	}
	return builder.FilenameParam(false, &named).Flatten().Do().Infos()
}

// object reads a file with one object; nil when there is no file.
func (o *options) object(file string) (*interpret.Object, error) {
	if file == "" {
		return nil, nil
	}
	infos, err := o.objects(resource.FilenameOptions{Filenames: []string{file}})
	if err != nil {
		return nil, err
	}
	if len(infos) != 1 {
		return nil, fmt.Errorf("%s has %d objects, where exactly one is needed", file, len(infos))
	}
	return infos[0].Object.(*unstructured.Unstructured), nil
}

// items reads a file of reports; none when there is no file.
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
		defer f.Close() //nolint:errcheck // it was only read
		in = f
	}
	for documents := utilyaml.NewYAMLReader(bufio.NewReader(in)); ; {
		text, err := documents.Read()
		if errors.Is(err, io.EOF) {
			return items, nil
		} else if err != nil {
			return nil, fmt.Errorf("read reports from %s: %w", file, err)
		}
		var item workv1alpha2.AggregatedStatusItem
		if err := yaml.UnmarshalStrict(text, &item); err != nil {
			return nil, fmt.Errorf("read report %d in %s: %w", len(items)+1, file, err)
		}
		switch {
		case item.ClusterName != "":
			items = append(items, item)
		case !blank(text):
			return nil, fmt.Errorf("report %d in %s has no clusterName", len(items)+1, file)
		}
	}
}

// blank says whether a YAML document has nothing in it but comments.
func blank(document []byte) bool {
	var content any
	return yaml.Unmarshal(document, &content) == nil && content == nil
}

// api is a client of the control plane.
func (o *options) api() (dynamic.Interface, error) {
	config, err := o.control.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	return dynamic.NewForConfig(config)
}
