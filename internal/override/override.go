// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/placement"
)

// Object is a manifest of any kind.
type Object = unstructured.Unstructured

// Revise returns a copy of an object with another number of replicas, as the interpreter of its kind does.
type Revise func(ctx context.Context, o *Object, replicas int64) (*Object, error)

// Applied is a rule that was applied.
type Applied struct {
	Policy Policy
	// Rule is the index of the rule in its policy.
	Rule int
	// Overriders are the overriders of the rule, with their variables expanded.
	Overriders policyv1alpha1.Overriders
	// before and after are the object before and after the rule.
	before, after *Object
}

// Error is the failure of a rule.
type Error struct {
	Policy Policy
	Rule   int // its index in the policy
	Err    error
	// Retry is set if an interpreter failed, so that the rule may succeed although no input of Apply changed.
	Retry bool
}

// Error implements error.
func (e *Error) Error() string {
	return fmt.Sprintf("%s %s, rule %d: %v", ScopeOf(e.Policy).Kind, Key(e.Policy), e.Rule+1, e.Err)
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// Apply applies the rules for a cluster to an object. policies are those that Select returned. It returns a changed copy, or
// the object itself if there are no rules for the cluster. Failures of rules are of type *Error.
func Apply(
	ctx context.Context, o *Object, cluster *clusterv1alpha1.Cluster, policies []Policy, revise Revise,
) (*Object, []Applied, error) {
	return applyExcept(ctx, o, cluster, policies, revise, nil)
}

// applyExcept is Apply without one rule, or none.
func applyExcept(
	ctx context.Context, o *Object, cluster *clusterv1alpha1.Cluster, policies []Policy, revise Revise, omitted *Applied,
) (*Object, []Applied, error) {
	var applied []Applied
	for _, p := range policies {
		spec := p.OverrideSpec()
		for i, rule := range Rules(spec) {
			if omitted != nil && omitted.Policy == p && omitted.Rule == i ||
				rule.TargetCluster != nil && !placement.Matches(*rule.TargetCluster, cluster) {
				continue
			}
			fail := func(err error) error {
				return &Error{Policy: p, Rule: i, Err: err, Retry: errors.As(err, &interpreterError{})}
			}
			overriders := &rule.Overriders
			if spec.ExpandVariables {
				var err error
				if overriders, err = Expand(overriders, cluster); err != nil {
					return nil, nil, fail(err)
				}
			}
			after, err := applyRule(ctx, o.DeepCopy(), overriders, revise)
			if err != nil {
				return nil, nil, fail(err)
			}
			if err := checkResult(o, after); err != nil {
				return nil, nil, fail(err)
			}
			applied = append(applied, Applied{Policy: p, Rule: i, Overriders: *overriders, before: o, after: after})
			o = after
		}
	}
	return o, applied, nil
}

// applyRule applies the overriders of one rule in their order. It may change o.
func applyRule(ctx context.Context, o *Object, x *policyv1alpha1.Overriders, revise Revise) (*Object, error) {
	var err error
	run := func(name string, n int, apply func(i int) error) {
		for i := 0; i < n && err == nil; i++ {
			if err = apply(i); err != nil {
				err = fmt.Errorf("%s[%d]: %w", name, i, err)
			}
		}
	}
	run("imageOverrider", len(x.ImageOverrider), func(i int) error { return overrideImages(o, &x.ImageOverrider[i]) })
	run("commandOverrider", len(x.CommandOverrider), func(i int) error { return overrideItems(o, "command", &x.CommandOverrider[i]) })
	run("argsOverrider", len(x.ArgsOverrider), func(i int) error { return overrideItems(o, "args", &x.ArgsOverrider[i]) })
	run("labelsOverrider", len(x.LabelsOverrider), func(i int) error { return overrideMetadata(o, "labels", &x.LabelsOverrider[i]) })
	run("annotationsOverrider", len(x.AnnotationsOverrider), func(i int) error {
		return overrideMetadata(o, "annotations", &x.AnnotationsOverrider[i])
	})
	if n := len(x.ReplicasOverrider); n > 0 && err == nil {
		if o, err = revise(ctx, o, int64(x.ReplicasOverrider[n-1].Value)); err != nil {
			err = interpreterError{err}
		}
	}
	run("resourcesOverrider", len(x.ResourcesOverrider), func(i int) error { return overrideResources(o, &x.ResourcesOverrider[i]) })
	run("fieldOverrider", len(x.FieldOverrider), func(i int) error { return overrideField(o, &x.FieldOverrider[i]) })
	if len(x.Plaintext) > 0 && err == nil {
		if o, err = overridePlaintext(o, x.Plaintext); err != nil {
			err = fmt.Errorf("plaintext: %w", err)
		}
	}
	return o, err
}

// interpreterError is the failure to revise replicas.
type interpreterError struct{ error }

// Error implements error.
func (e interpreterError) Error() string { return "replicasOverrider: " + e.error.Error() }

// Unwrap returns the cause.
func (e interpreterError) Unwrap() error { return e.error }

// checkResult returns an error if the result of a rule is another object, or has metadata that the renderer cannot read.
// Without this check, the author of an OverridePolicy could write into other namespaces of a member.
func checkResult(before, after *Object) error {
	from, to := before.GroupVersionKind(), after.GroupVersionKind()
	switch {
	case from.GroupKind() != to.GroupKind():
		return fmt.Errorf("an override must not change the kind: %s became %s", from.GroupKind(), to.GroupKind())
	case before.GetNamespace() != after.GetNamespace():
		return fmt.Errorf("an override must not change the namespace: %q became %q", before.GetNamespace(), after.GetNamespace())
	case before.GetName() != after.GetName():
		return fmt.Errorf("an override must not change the name: %q became %q", before.GetName(), after.GetName())
	case len(quantity.ValidateContent(after.Object)) > 0:
		// Programs that parse the quantity, among them the API server of the member, would not return.
		return quantity.ValidateContent(after.Object).ToAggregate()
	}
	for _, field := range []string{"labels", "annotations"} {
		if _, _, err := unstructured.NestedStringMap(after.Object, "metadata", field); err != nil {
			return fmt.Errorf("invalid %s after the override: %w", field, err)
		}
	}
	return nil
}

// maxAnnotation is the maximum size of an annotation with applied rules, in bytes. The API server limits the size of all
// annotations of an object to 256 KiB.
const maxAnnotation = 64 << 10

// Annotations returns the annotations of a Work that record the applied rules. Each is a JSON list for a kind of policy, sorted by
// the name of the policy. A list longer than 64 KiB has the names only. A kind without applied rules has no entry.
func Annotations(applied []Applied) (map[string]string, error) {
	lists := map[string][]record{}
	for _, a := range applied {
		key := ScopeOf(a.Policy).Annotation
		lists[key] = append(lists[key], record{PolicyName: a.Policy.GetName(), Overriders: a.Overriders})
	}
	out := make(map[string]string, len(lists))
	for key, list := range lists {
		slices.SortStableFunc(list, func(a, b record) int { return strings.Compare(a.PolicyName, b.PolicyName) })
		text, err := json.Marshal(list)
		if err != nil {
			return nil, fmt.Errorf("encode annotation %s: %w", key, err)
		}
		if len(text) > maxAnnotation {
			for i := range list {
				list[i].Overriders = policyv1alpha1.Overriders{}
			}
			if text, err = json.Marshal(list); err != nil {
				return nil, fmt.Errorf("encode annotation %s: %w", key, err)
			}
		}
		out[key] = string(text)
	}
	return out, nil
}

// Annotate returns the annotations of a Work, in which the rules in applied are recorded and others no longer. It may change
// annotations, which may be nil.
func Annotate(annotations, applied map[string]string) map[string]string {
	for _, s := range Scopes(true) {
		value, found := applied[s.Annotation]
		switch {
		case !found:
			delete(annotations, s.Annotation)
		case annotations == nil:
			annotations = map[string]string{s.Annotation: value}
		default:
			annotations[s.Annotation] = value
		}
	}
	return annotations
}

// AsError returns the failed rule of an error, or nil if the error is not the failure of a rule.
func AsError(err error) *Error {
	if failure := (*Error)(nil); errors.As(err, &failure) {
		return failure
	}
	return nil
}
