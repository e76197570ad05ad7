// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// An account with the name of one of a platform is that of a user unless the platform marked it.
func TestBuiltIn_accounts(t *testing.T) {
	t.Parallel()
	accounts := corev1.SchemeGroupVersion.WithResource("serviceaccounts")
	marked := map[string]string{platformAccount: "deployer-dockercfg-abcde"}
	for name, tc := range map[string]struct {
		object metav1.ObjectMeta
		want   bool
	}{
		"of Kubernetes": {metav1.ObjectMeta{Name: "default"}, true},
		"of OpenShift":  {metav1.ObjectMeta{Name: "deployer", Annotations: marked}, true},
		"of a user":     {metav1.ObjectMeta{Name: "deployer"}, false},
		"other account": {metav1.ObjectMeta{Name: "web", Annotations: marked}, false},
	} {
		if got := builtIn(accounts, &tc.object); got != tc.want {
			t.Errorf("builtIn(account %s) = %v, want %v", name, got, tc.want)
		}
	}
}
