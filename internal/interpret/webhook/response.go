// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package webhook

import (
	"errors"
	"fmt"

	jsonpatch "github.com/evanphx/json-patch/v5"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/quantity"
)

// contextType is the type of requests.
var contextType = metav1.TypeMeta{APIVersion: configv1alpha1.GroupVersion.String(), Kind: "ResourceInterpreterContext"}

// Decode decodes the body of a response. It does not validate the response.
func Decode(body []byte) (*Context, error) {
	var out Context
	if err := quantity.Decode(body, &out); err != nil {
		return nil, fmt.Errorf("decode the response as a ResourceInterpreterContext: %w", err)
	}
	return &out, nil
}

// validateResponse returns the response to the request with the given UID, or an error if it is invalid.
func validateResponse(operation configv1alpha1.InterpreterOperation, uid types.UID, got *Context) (*response, error) {
	if got == nil || got.Response == nil {
		return nil, errors.New("response is missing")
	}
	// Servers that use the Go helpers of Karmada leave both empty.
	if (got.APIVersion != "" && got.APIVersion != contextType.APIVersion) || (got.Kind != "" && got.Kind != contextType.Kind) {
		return nil, fmt.Errorf("the response is a %s of %s, not a %s of %s", got.Kind, got.APIVersion, contextType.Kind, contextType.APIVersion)
	}
	r := got.Response
	if r.UID != uid {
		return nil, errors.New("response.uid is not the uid of the request")
	}
	if !r.Successful {
		if r.Status == nil {
			return nil, errors.New("the response is not successful and has no status")
		}
		return nil, fmt.Errorf("webhook call failed, get status code: %d, msg: %s", r.Status.Code, r.Status.Message)
	}
	return r, validateFields(operation, r)
}

// validateFields checks the fields of a response that its operation requires.
func validateFields(operation configv1alpha1.InterpreterOperation, r *response) error {
	missing := func(absent bool, field string) error {
		if absent {
			return fmt.Errorf("the response has no %s", field)
		}
		return nil
	}
	switch operation {
	case replicas:
		if r.Replicas != nil && *r.Replicas < 0 {
			return fmt.Errorf("response.replicas is %d", *r.Replicas)
		}
		return missing(r.Replicas == nil, "replicas")
	case components:
		return missing(r.Components == nil, "components")
	case reflect:
		return missing(r.RawStatus == nil, "rawStatus")
	case healthy:
		return missing(r.Healthy == nil, "healthy")
	case dependencies:
		if err := missing(r.Dependencies == nil, "dependencies"); err != nil {
			return err
		}
		return validateDependencies(r.Dependencies)
	default: // operations that patch the object
		return validatePatch(r)
	}
}

func validateDependencies(list []interpret.Dependency) error {
	for i := range list {
		d := &list[i]
		switch {
		case d.APIVersion == "" || d.Kind == "":
			return fmt.Errorf("response.dependencies[%d] has no apiVersion or no kind", i)
		case d.Name == "" && d.LabelSelector == nil:
			return fmt.Errorf("response.dependencies[%d] has neither name nor labelSelector", i)
		}
		if d.Name == "" {
			if _, err := metav1.LabelSelectorAsSelector(d.LabelSelector); err != nil {
				return fmt.Errorf("response.dependencies[%d].labelSelector: %w", i, err)
			}
		}
	}
	return nil
}

func validatePatch(r *response) error {
	switch {
	case len(r.Patch) == 0 && r.PatchType == nil:
		return nil
	case r.PatchType == nil:
		return errors.New("the response has a patch without patchType")
	case len(r.Patch) == 0:
		return errors.New("the response has a patchType without patch")
	case *r.PatchType != configv1alpha1.PatchTypeJSONPatch:
		return fmt.Errorf("response.patchType is %q; only %q is supported", *r.PatchType, configv1alpha1.PatchTypeJSONPatch)
	}
	return nil
}

const (
	// maxOperations limits the number of operations in a patch, as in the API server.
	maxOperations = 10000
	// maxCopied limits the bytes that "copy" operations add, since each can double the object. It is twice the largest object in
	// etcd.
	maxCopied = 3 << 20
)

// patch applies a JSON patch (RFC 6902) to an object.
func patch(object, changes []byte) (*interpret.Object, error) {
	p, err := jsonpatch.DecodePatch(changes)
	if err != nil {
		return nil, fmt.Errorf("decode response.patch: %w", err)
	}
	if len(p) > maxOperations {
		return nil, fmt.Errorf("response.patch has %d operations, more than %d", len(p), maxOperations)
	}
	options := jsonpatch.NewApplyOptions()
	options.AccumulatedCopySizeLimit = maxCopied
	after, err := p.ApplyWithOptions(object, options)
	if err != nil {
		return nil, fmt.Errorf("apply response.patch: %w", err)
	}
	out := &interpret.Object{}
	if err := out.UnmarshalJSON(after); err != nil {
		return nil, fmt.Errorf("decode the object after response.patch: %w", err)
	}
	return out, nil
}

// validateIdentity returns an error if a patch changed the kind, the namespace or the name of an object.
func validateIdentity(before, after *interpret.Object) error {
	if before.GroupVersionKind() == after.GroupVersionKind() && before.GetNamespace() == after.GetNamespace() &&
		before.GetName() == after.GetName() {
		return nil
	}
	return fmt.Errorf("response.patch changes the object to %s %s/%s", after.GroupVersionKind(), after.GetNamespace(), after.GetName())
}
