// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package webhook

import (
	"encoding/json"
	"errors"
	"fmt"

	jsonpatch "github.com/evanphx/json-patch/v5"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
)

// contextType is what questions are.
var contextType = metav1.TypeMeta{APIVersion: configv1alpha1.GroupVersion.String(), Kind: "ResourceInterpreterContext"}

// Decode reads the body of an answer. Whether it answers the question is for the checks of Kind.
func Decode(body []byte) (*configv1alpha1.ResourceInterpreterContext, error) {
	var out configv1alpha1.ResourceInterpreterContext
	if err := json.Unmarshal(body, &out); err != nil {
		return nil, fmt.Errorf("read the answer as a ResourceInterpreterContext: %w", err)
	}
	return &out, nil
}

// check finds what is wrong with an answer to the question with the given identity.
func check(operation configv1alpha1.InterpreterOperation, uid types.UID, got *configv1alpha1.ResourceInterpreterContext) (*response,
	error) {
	if got == nil || got.Response == nil {
		return nil, errors.New("the answer has no response")
	}
	// Servers made with the Go helpers leave both empty.
	if (got.APIVersion != "" && got.APIVersion != contextType.APIVersion) || (got.Kind != "" && got.Kind != contextType.Kind) {
		return nil, fmt.Errorf("the answer is a %s of %s, not a %s of %s", got.Kind, got.APIVersion, contextType.Kind, contextType.APIVersion)
	}
	r := got.Response
	if r.UID != uid {
		return nil, errors.New("response.uid is not the uid of the request")
	}
	if !r.Successful {
		if r.Status == nil {
			return nil, errors.New("the response is neither successful nor has it a status that says why")
		}
		return nil, fmt.Errorf("webhook call failed, get status code: %d, msg: %s", r.Status.Code, r.Status.Message)
	}
	return r, complete(operation, r)
}

// complete checks that a response has what its operation needs.
func complete(operation configv1alpha1.InterpreterOperation, r *response) error {
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
		return completeDependencies(r.Dependencies)
	default: // those that change the object
		return completePatch(r)
	}
}

func completeDependencies(list []interpret.Dependency) error {
	for i := range list {
		d := &list[i]
		switch {
		case d.APIVersion == "" || d.Kind == "":
			return fmt.Errorf("response.dependencies[%d] needs apiVersion and kind", i)
		case d.Name == "" && d.LabelSelector == nil:
			return fmt.Errorf("response.dependencies[%d] needs a name or a labelSelector", i)
		}
		if d.Name == "" {
			if _, err := metav1.LabelSelectorAsSelector(d.LabelSelector); err != nil {
				return fmt.Errorf("response.dependencies[%d].labelSelector: %w", i, err)
			}
		}
	}
	return nil
}

func completePatch(r *response) error {
	switch {
	case len(r.Patch) == 0 && r.PatchType == nil:
		return nil
	case r.PatchType == nil:
		return errors.New("the response has a patch without patchType")
	case len(r.Patch) == 0:
		return errors.New("the response has a patchType without patch")
	case *r.PatchType != configv1alpha1.PatchTypeJSONPatch:
		return fmt.Errorf("response.patchType is %q, which is not %q", *r.PatchType, configv1alpha1.PatchTypeJSONPatch)
	}
	return nil
}

const (
	// maxOperations bounds the work of a patch; the API server has the same bound.
	maxOperations = 10000
	// maxCopied bounds, in bytes, what "copy" may add: it can double an object with every step. 3 MiB is twice what fits
	// into etcd.
	maxCopied = 3 << 20
)

// patch applies RFC 6902 changes to an object in JSON.
func patch(object, changes []byte) (*interpret.Object, error) {
	p, err := jsonpatch.DecodePatch(changes)
	if err != nil {
		return nil, fmt.Errorf("read response.patch: %w", err)
	}
	if len(p) > maxOperations {
		return nil, fmt.Errorf("response.patch has %d steps, more than %d", len(p), maxOperations)
	}
	options := jsonpatch.NewApplyOptions()
	options.AccumulatedCopySizeLimit = maxCopied
	after, err := p.ApplyWithOptions(object, options)
	if err != nil {
		return nil, fmt.Errorf("apply response.patch: %w", err)
	}
	out := &interpret.Object{}
	if err := out.UnmarshalJSON(after); err != nil {
		return nil, fmt.Errorf("read the object after response.patch: %w", err)
	}
	return out, nil
}

// same refuses a patch that makes another object of what it was given: nothing may be applied under another name.
func same(before, after *interpret.Object) error {
	if before.GroupVersionKind() == after.GroupVersionKind() && before.GetNamespace() == after.GetNamespace() &&
		before.GetName() == after.GetName() {
		return nil
	}
	return fmt.Errorf("response.patch makes it %s %s/%s", after.GroupVersionKind(), after.GetNamespace(), after.GetName())
}
