// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/test/hosttest"
)

// An installation without the Secret for encryption at rest could not read objects that are encrypted.
func TestInstall_keepsEncryption(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		// config is the EncryptionConfiguration. Empty means that the Secret does not exist.
		config string
		want   string
	}{
		"encrypted": {
			config: "resources: [{resources: [secrets], providers: [{secretbox: {keys: [{name: a, secret: c2VjcmV0}]}}, {identity: {}}]}]",
			want:   "could not read them without it",
		},
		"not readable": {config: "resources: none", want: "could not read them without it"},
		"decrypted":    {config: "resources: [{resources: [secrets], providers: [{identity: {}}, {secretbox: {keys: []}}]}]"},
		"lost":         {},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := hosttest.New(Scheme())
			secret := &corev1.Secret{
				ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "keys"},
				Data:       map[string][]byte{manifests.EncryptionKey: []byte(test.config)},
			}
			if test.config != "" {
				if err := c.Create(t.Context(), secret); err != nil {
					t.Fatal(err)
				}
			}
			var steps []string
			if err := installation(c, manifests.Spec{EncryptionSecret: "keys"}, &steps).Install(t.Context()); err != nil {
				t.Fatal(err)
			}
			before := c.Writes
			errs := map[string]error{
				"Install":         installation(c, manifests.Spec{}, &steps).Install(t.Context()),
				"InstallContents": nil,
			}
			if test.want != "" {
				errs["InstallContents"] = installation(c, manifests.Spec{}, &steps).InstallContents(t.Context())
			}
			for step, err := range errs {
				if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
					t.Errorf("%s() = %v, want %q", step, err, test.want)
				}
			}
			if test.want != "" && c.Writes != before {
				t.Errorf("%d objects were written", c.Writes-before)
			}
		})
	}
}
