// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"context"
	"fmt"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/cli/access"
)

// admissionTimeout bounds the dry run of a policy.
const admissionTimeout = 10 * time.Second

// admitRemotely returns the error with which the control plane rejects a policy of a file: its schema has rules that this program lacks.
// A user without the right to write policies, or a control plane that is not reachable, gets the checks of this program alone.
func admitRemotely(ctx context.Context, control *access.Control, document []byte, namespace, title string) error {
	text, err := utilyaml.ToJSON(document)
	if err != nil {
		return fmt.Errorf("decode %s: %w", title, err)
	}
	o := &unstructured.Unstructured{}
	if err := o.UnmarshalJSON(text); err != nil {
		return fmt.Errorf("decode %s: %w", title, err)
	}
	config, err := control.ToRESTConfig()
	if err != nil {
		return nil //nolint:nilerr // reported when the object is read
	}
	config.WarningHandler, config.Timeout = rest.NoWarnings{}, admissionTimeout // the plan has warnings of its own
	api, err := dynamic.NewForConfig(config)
	if err != nil {
		return nil //nolint:nilerr // as above
	}
	o.SetNamespace(namespace)
	o.SetManagedFields(nil)
	o.SetResourceVersion("")
	o.SetUID("")
	resource, _ := meta.UnsafeGuessKindToResource(o.GroupVersionKind())
	body, err := o.MarshalJSON()
	if err != nil {
		return fmt.Errorf("encode %s: %w", title, err)
	}
	_, err = api.Resource(resource).Namespace(namespace).Patch(ctx, o.GetName(), types.ApplyPatchType, body, metav1.PatchOptions{
		DryRun: []string{metav1.DryRunAll}, Force: new(true), FieldManager: "karmadactl-plan",
	})
	if err != nil && (apierrors.IsInvalid(err) || apierrors.IsBadRequest(err) || strings.Contains(err.Error(), "admission webhook")) {
		return fmt.Errorf("%s is invalid: %w", title, err)
	}
	return nil
}
