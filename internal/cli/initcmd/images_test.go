// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package initcmd

import (
	"encoding/json"
	"regexp"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/install/manifests"
)

func listImages(t *testing.T, args ...string) []string {
	t.Helper()
	i := NewImages()
	i.options.release = "v1"
	fs := pflag.NewFlagSet("images", pflag.ContinueOnError)
	i.AddFlags(fs)
	if err := fs.Parse(args); err != nil {
		t.Fatal(err)
	}
	list, err := i.List()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// The list contains each image of the objects that init and addons create with the same flags.
func TestImages_coverInstallation(t *testing.T) {
	t.Parallel()
	image := regexp.MustCompile(`"image":"([^"]+)"`)
	for _, args := range [][]string{
		nil, {"--private-image-registry=r.example.org/k"}, {"--image=r.example.org/all:v1"}, {"--kube-image-mirror-country=cn"},
		{"--karmada-scheduler-image=r.example.org/s:v2", "--etcd-image=r.example.org/e:v3"},
	} {
		list := listImages(t, args...)
		spec, err := parse(t, args...).spec()
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range manifests.Components() {
			settings := spec.Components[c]
			settings.Enabled = true
			spec.Components[c] = settings
		}
		spec.Estimators = []string{"member1"}
		issued := manifests.Issued{Certificates: map[string]manifests.Pair{}}
		for _, c := range spec.RequiredCertificates() {
			issued.Certificates[c.Secret] = manifests.Pair{}
		}
		stages, err := manifests.Render(spec, issued)
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(stages)
		if err != nil {
			t.Fatal(err)
		}
		found := image.FindAllStringSubmatch(string(text), -1)
		if len(found) < len(manifests.Components()) {
			t.Errorf("%q: %d images in the objects, want one for each component", args, len(found))
		}
		for _, m := range found {
			if !slices.Contains(list, m[1]) {
				t.Errorf("%q: %s is missing in %q", args, m[1], list)
			}
		}
	}
}

func TestImages_list(t *testing.T) {
	t.Parallel()
	if diff := cmp.Diff([]string{"r.example.org/all:v1"}, listImages(t, "--image=r.example.org/all:v1")); diff != "" {
		t.Errorf("one image: -want +got\n%s", diff)
	}
	list := listImages(t, "--private-image-registry=r.example.org/k", "--config="+writeConfig(t, `
apiVersion: config.karmada.io/v1alpha1
kind: KarmadaInitConfig
spec:
  etcd: {external: {endpoints: ["https://e:2379"]}}
`))
	for _, want := range []string{"karmada", "karmada-agent", "karmada-operator", "karmada-search"} {
		if !slices.Contains(list, "r.example.org/k/"+want+":v1") {
			t.Errorf("%s is missing in %q", want, list)
		}
	}
	if i := slices.IndexFunc(list, regexp.MustCompile("etcd").MatchString); i >= 0 {
		t.Errorf("%s is listed with an external etcd", list[i])
	}
}
