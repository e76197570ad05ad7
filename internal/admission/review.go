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

	"gomodules.xyz/jsonpatch/v2"
	admissionv1 "k8s.io/api/admission/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"
)

// review is one request: the object as it would be stored, and on an update the one that it replaces.
type review[P client.Object] struct {
	object, old P
	updating    bool
	namespace   string // of the request
}

// pointer is the pointer to an object of type O.
type pointer[O any] interface {
	*O
	client.Object
}

// builder makes the handler of a path.
type builder func(Deps) admission.Handler

// mutator handles reviews of a kind whose objects mutate changes in place. It answers with the changes as a patch.
func mutator[O any, P pointer[O]](kind string, mutate func(Deps, review[P]) field.ErrorList) builder {
	return func(deps Deps) admission.Handler {
		return admission.HandlerFunc(func(ctx context.Context, request admission.Request) admission.Response {
			r, err := read[O, P](kind, request)
			if err != nil {
				return admission.Errored(http.StatusBadRequest, err)
			}
			if passes(r.object) {
				return admission.Allowed("")
			}
			before, err := json.Marshal(r.object)
			if err != nil {
				return admission.Errored(http.StatusInternalServerError, fmt.Errorf("write %s %s: %w", kind, request.Name, err))
			}
			if errs := mutate(deps, r); len(errs) > 0 {
				return denied(ctx, errs)
			}
			after, err := json.Marshal(r.object)
			if err != nil {
				return admission.Errored(http.StatusInternalServerError, fmt.Errorf("write the defaulted %s %s: %w", kind, request.Name, err))
			}
			return patched(before, after)
		})
	}
}

// patched allows with the difference of two forms of the object as we write it. What the API server writes differently, or
// what only it knows, is in neither and stays as it is.
func patched(before, after []byte) admission.Response {
	if bytes.Equal(before, after) {
		return admission.Allowed("")
	}
	patch, err := jsonpatch.CreatePatch(before, after)
	if err != nil {
		return admission.Errored(http.StatusInternalServerError, fmt.Errorf("compare the defaulted object: %w", err))
	}
	return admission.Patched("", patch...)
}

// validator handles reviews of a kind whose objects validate judges. Warnings reach whoever sent the request.
func validator[O any, P pointer[O]](kind string, validate func(context.Context, Deps, review[P]) ([]string, field.ErrorList)) builder {
	return func(deps Deps) admission.Handler {
		return admission.HandlerFunc(func(ctx context.Context, request admission.Request) admission.Response {
			r, err := read[O, P](kind, request)
			if err != nil {
				return admission.Errored(http.StatusBadRequest, err)
			}
			if passes(r.object) {
				return admission.Allowed("")
			}
			warnings, errs := validate(ctx, deps, r)
			if len(errs) > 0 {
				return denied(ctx, errs)
			}
			return admission.Allowed("").WithWarnings(warnings...)
		})
	}
}

// passes says whether an object is on its way out, and so beyond judgement.
func passes(object client.Object) bool { return object.GetDeletionTimestamp() != nil }

func denied(ctx context.Context, errs field.ErrorList) admission.Response {
	message := errs.ToAggregate().Error()
	log.FromContext(ctx).V(1).Info("denied", "reason", message)
	return admission.Denied(message)
}

// read takes the objects out of a request.
func read[O any, P pointer[O]](kind string, request admission.Request) (r review[P], err error) {
	r.object, r.old = new(O), new(O)
	r.updating, r.namespace = request.Operation == admissionv1.Update, request.Namespace
	if err := decode(request.Object.Raw, kind, r.object); err != nil {
		return r, err
	}
	if !r.updating {
		return r, nil
	}
	return r, decode(request.OldObject.Raw, kind, r.old)
}

var errNothing = errors.New("the request holds no object")

// decode reads an object in whatever version it was sent; handlers look only at what all versions have in common.
func decode(raw []byte, kind string, into client.Object) error {
	if len(raw) == 0 {
		return errNothing
	}
	var is metav1.TypeMeta
	if err := json.Unmarshal(raw, &is); err != nil {
		return fmt.Errorf("read the object: %w", err)
	}
	if is.Kind != kind {
		return fmt.Errorf("the object is of kind %q, this path is for %q", is.Kind, kind)
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("read %s: %w", kind, err)
	}
	return nil
}
