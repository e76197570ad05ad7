// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	operatorv1alpha1 "karmada.io/karmada/api/operator/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/cli/initcmd"
)

// decoder returns a decoder that rejects unknown fields.
func decoder() runtime.Decoder {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clientgoscheme.AddToScheme, apiextensionsv1.AddToScheme,
		appsv1alpha1.AddToScheme, autoscalingv1alpha1.AddToScheme, clusterv1alpha1.AddToScheme, configv1alpha1.AddToScheme,
		multiclusterv1alpha1.AddToScheme,
		fleetv1alpha1.AddToScheme, networkingv1alpha1.AddToScheme, operatorv1alpha1.AddToScheme,
		policyv1alpha1.AddToScheme, reviewv1alpha1.AddToScheme, searchv1alpha1.AddToScheme, remedyv1alpha1.AddToScheme,
	} {
		utilruntime.Must(add(scheme))
	}
	return serializer.NewCodecFactory(scheme, serializer.EnableStrict).UniversalDeserializer()
}

// documents returns the YAML documents of the samples and pages by file.
func documents(t *testing.T) map[string]string {
	t.Helper()
	block := regexp.MustCompile("(?s)```yaml\n(.*?)```")
	repository, out := os.DirFS(root), map[string]string{}
	for _, dir := range []string{"docs", "samples"} {
		err := fs.WalkDir(repository, dir, func(name string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			content, err := fs.ReadFile(repository, name)
			switch path.Ext(name) {
			case ".yaml":
				if strings.Contains(string(content), "apiVersion:") { // other files contain parts of an object
					out[name] = string(content)
				}
			case ".md":
				for _, m := range block.FindAllStringSubmatch(string(content), -1) {
					if strings.HasPrefix(m[1], "apiVersion:") { // other blocks contain parts of an object
						out[fmt.Sprintf("%s, example %d", name, len(out))] = m[1]
					}
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return out
}

func TestExamples_haveNoUnknownFields(t *testing.T) {
	t.Parallel()
	strict, all := decoder(), documents(t)
	if len(all) < 8 {
		t.Fatalf("found %d examples, want at least 8", len(all))
	}
	for where, text := range all {
		_, _, err := strict.Decode([]byte(text), nil, nil)
		if strings.Contains(text, "kind: KarmadaInitConfig") { // a file of karmadactl, not an object of the API
			_, err = initcmd.ParseConfig([]byte(text))
		}
		if runtime.IsNotRegisteredError(err) && !strings.Contains(text, "karmada.io/v1") {
			continue // a custom resource of the example
		}
		if err != nil {
			t.Errorf("%s: %v", where, err)
		}
	}
}

func TestDecoder_rejectsUnknownFields(t *testing.T) {
	t.Parallel()
	const policy = "apiVersion: policy.karmada.io/v1alpha1\nkind: PropagationPolicy\nmetadata: {name: x}\nspec: {placment: {}}\n"
	_, _, err := decoder().Decode([]byte(policy), nil, nil)
	if err == nil {
		t.Error("decoding an object with an unknown field succeeded")
	}
}
