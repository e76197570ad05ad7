// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"gomodules.xyz/jsonpatch/v2"
	admissionv1 "k8s.io/api/admission/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/quantity"
)

// review holds the objects of a request. old is empty unless updating.
type review[P client.Object] struct {
	object, old P
	updating    bool
	namespace   string // namespace of the request
	user        string // user of the request
}

// pointer is a pointer to O that is an object.
type pointer[O any] interface {
	*O
	client.Object
}

// builder returns the handler of a path.
type builder func(Deps) admission.Handler

// handle returns a handler that decodes the request and calls respond. It allows objects that are being deleted.
func handle[O any, P pointer[O]](kind string, respond func(context.Context, review[P]) admission.Response) admission.Handler {
	return admission.HandlerFunc(func(ctx context.Context, request admission.Request) admission.Response {
		r, err := read[O, P](kind, request)
		if invalid := (invalidError{}); errors.As(err, &invalid) {
			return denied(ctx, invalid.errs)
		}
		if err != nil {
			return admission.Errored(http.StatusBadRequest, err)
		}
		if r.object.GetDeletionTimestamp() != nil {
			return admission.Allowed("")
		}
		return respond(ctx, r)
	})
}

// mutator returns a handler that defaults objects of a kind. mutate changes the object in place; the response has the patch.
func mutator[O any, P pointer[O]](kind string, mutate func(Deps, review[P]) field.ErrorList) builder {
	return func(deps Deps) admission.Handler {
		return handle[O](kind, func(ctx context.Context, r review[P]) admission.Response {
			before, err := json.Marshal(r.object)
			if err != nil {
				return admission.Errored(http.StatusInternalServerError, fmt.Errorf("encode %s %s: %w", kind, r.object.GetName(), err))
			}
			if errs := mutate(deps, r); len(errs) > 0 {
				return denied(ctx, errs)
			}
			after, err := json.Marshal(r.object)
			if err != nil {
				return admission.Errored(http.StatusInternalServerError, fmt.Errorf("encode defaulted %s %s: %w", kind, r.object.GetName(), err))
			}
			return patched(before, after)
		})
	}
}

// patched returns a response that allows the request with the patch from before to after. Both are encoded with our types,
// so fields unknown to us and other encodings of the same value are not in the patch.
func patched(before, after []byte) admission.Response {
	if bytes.Equal(before, after) {
		return admission.Allowed("")
	}
	patch, err := jsonpatch.CreatePatch(before, after)
	if err != nil {
		return admission.Errored(http.StatusInternalServerError, fmt.Errorf("create patch: %w", err))
	}
	return admission.Patched("", patch...)
}

// validator returns a handler that validates objects of a kind. The response has the warnings.
func validator[O any, P pointer[O]](kind string, validate func(context.Context, Deps, review[P]) ([]string, field.ErrorList)) builder {
	return func(deps Deps) admission.Handler {
		return handle[O](kind, func(ctx context.Context, r review[P]) admission.Response {
			warnings, errs := validate(ctx, deps, r)
			if len(errs) > 0 {
				return denied(ctx, errs)
			}
			return admission.Allowed("").WithWarnings(warnings...)
		})
	}
}

// Limits of a denial. An error has the invalid value, which may be as large as the object.
const (
	maxErrors      = 20
	maxErrorLength = 1000
)

// message returns the message of a denial: all errors, unless they are too many or too long.
func message(errs field.ErrorList) string {
	shown := make([]error, 0, maxErrors+1)
	for _, err := range errs[:min(len(errs), maxErrors)] {
		text := err.Error()
		if len(text) > maxErrorLength {
			// The cause is at the end.
			text = strings.ToValidUTF8(text[:maxErrorLength/2]+" ... "+text[len(text)-maxErrorLength/2:], "")
		}
		shown = append(shown, errors.New(text))
	}
	if more := len(errs) - maxErrors; more > 0 {
		shown = append(shown, fmt.Errorf("and %d more errors", more))
	}
	return utilerrors.NewAggregate(shown).Error()
}

func denied(ctx context.Context, errs field.ErrorList) admission.Response {
	message := message(errs)
	log.FromContext(ctx).V(1).Info("Denied request", "reason", message)
	return admission.Denied(message)
}

// read decodes the objects of a request.
func read[O any, P pointer[O]](kind string, request admission.Request) (r review[P], err error) {
	r.object, r.old = new(O), new(O)
	r.updating, r.namespace, r.user = request.Operation == admissionv1.Update, request.Namespace, request.UserInfo.Username
	if err := decode(request.Object.Raw, kind, r.object); err != nil {
		return r, err
	}
	if !r.updating {
		return r, nil
	}
	return r, decode(request.OldObject.Raw, kind, r.old)
}

// invalidError reports values that must not be decoded.
type invalidError struct{ errs field.ErrorList }

func (e invalidError) Error() string { return message(e.errs) }

var errNoObject = errors.New("request has no object")

// olderTypes holds the types of older versions, whose quantities have other names.
var olderTypes = map[metav1.TypeMeta]any{
	{APIVersion: workv1alpha1.GroupVersion.String(), Kind: "ResourceBinding"}:        &workv1alpha1.ResourceBinding{},
	{APIVersion: workv1alpha1.GroupVersion.String(), Kind: "ClusterResourceBinding"}: &workv1alpha1.ClusterResourceBinding{},
}

// decode decodes an object of any version of the kind. Handlers may use only fields that all versions share.
func decode(raw []byte, kind string, into client.Object) error {
	if len(raw) == 0 {
		return errNoObject
	}
	var typeMeta metav1.TypeMeta
	if err := json.Unmarshal(raw, &typeMeta); err != nil {
		return fmt.Errorf("decode object: %w", err)
	}
	if typeMeta.Kind != kind {
		return fmt.Errorf("unexpected kind %q, want %q", typeMeta.Kind, kind)
	}
	var stored any = into
	if older, ok := olderTypes[typeMeta]; ok {
		stored = older
	}
	if errs := quantity.Validate(raw, stored); len(errs) > 0 {
		return invalidError{errs}
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("decode %s: %w", kind, err)
	}
	return nil
}
