// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/cli/fixture"
	"karmada.io/karmada/internal/cli/plan/effect"
)

const (
	fieldOwner = "karmada-console"
	// maxPolicies is the number of policies of each kind that are listed.
	maxPolicies = 1000
	// maxPlanned is the number of bindings of a plan that are shown.
	maxPlanned = 100
)

// policyKinds are the kinds of the policies page.
var policyKinds = []string{ //nolint:gochecknoglobals // a constant table
	"PropagationPolicy", "ClusterPropagationPolicy", "OverridePolicy", "ClusterOverridePolicy",
}

// policyRow is a policy in a list.
type policyRow struct {
	template
	// Selects describes the selectors, such as "Deployment web".
	Selects []string `json:"selects"`
	// Objects is the number of objects that a propagation policy claims.
	Objects int `json:"objects"`
	// LosesTo is a policy that claimed what this one selects, as "PropagationPolicy default/web", or "".
	LosesTo string       `json:"losesTo,omitempty"`
	Created *metav1.Time `json:"created,omitempty"`
}

// policiesView is a page of the policies.
type policiesView struct {
	reading
	Page     []policyRow `json:"page"`
	Matching int         `json:"matching"`
}

func viewPolicies(ctx context.Context, s *session, q query) (any, error) {
	namespace := q.namespace(s)
	all, err := s.rows(ctx, namespace)
	if err != nil {
		return nil, err
	}
	claimed := map[string]int{}
	for i := range all.bindings {
		claimed[all.bindings[i].Policy]++
	}
	out := policiesView{}
	var found []policyRow
	for _, kind := range policyKinds {
		global := strings.HasPrefix(kind, "Cluster")
		if only := q.Get("kind"); only != "" && only != kind || global && namespace != "" {
			continue
		}
		list := &unstructured.UnstructuredList{}
		list.SetGroupVersionKind(policyv1alpha1.GroupVersion.WithKind(kind + "List"))
		if err := s.client.List(ctx, list, client.InNamespace(namespace), client.Limit(maxPolicies)); err != nil {
			if err := out.omit(strings.TrimSuffix(strings.ToLower(kind), "y")+"ies", err); err != nil {
				return nil, err
			}
			continue
		}
		for i := range list.Items {
			row := newPolicyRow(&list.Items[i])
			row.Objects = claimed[row.ref()]
			found = append(found, row)
		}
	}
	words := strings.Fields(strings.ToLower(q.Get("search")))
	found = slices.DeleteFunc(found, func(r policyRow) bool {
		return !containsAll(words, r.Kind, r.Namespace, r.Name, strings.Join(r.Selects, " "))
	})
	slices.SortFunc(found, func(a, b policyRow) int {
		return cmp.Or(strings.Compare(a.Namespace, b.Namespace), strings.Compare(a.Name, b.Name), strings.Compare(a.Kind, b.Kind))
	})
	out.Page, out.Matching = paged(found, q), len(found)
	for i := range out.Page {
		if row := &out.Page[i]; row.Objects == 0 {
			row.LosesTo = all.winner(row)
		}
	}
	return out, nil
}

// ref returns the name of the policy as bindingRow.Policy has it.
func (r *policyRow) ref() string {
	if r.Namespace == "" {
		return r.Kind + " " + r.Name
	}
	return r.Kind + " " + r.Namespace + "/" + r.Name
}

func newPolicyRow(o *unstructured.Unstructured) policyRow {
	kind, created := o.GroupVersionKind(), o.GetCreationTimestamp()
	row := policyRow{
		template: template{kind.Group, kind.Version, kind.Kind, o.GetNamespace(), o.GetName()}, Selects: []string{}, Created: &created,
	}
	selectors, _, _ := unstructured.NestedSlice(o.Object, "spec", "resourceSelectors")
	for _, s := range selectors {
		s, _ := s.(map[string]any)
		text := []string{fmt.Sprint(s["kind"])}
		if name, _ := s["name"].(string); name != "" {
			text = append(text, name)
		}
		if labels, _ := s["labelSelector"].(map[string]any); len(labels) > 0 {
			var parsed metav1.LabelSelector
			if runtime.DefaultUnstructuredConverter.FromUnstructured(labels, &parsed) == nil {
				text = append(text, metav1.FormatLabelSelector(&parsed))
			}
		}
		row.Selects = append(row.Selects, strings.Join(text, " "))
	}
	if len(selectors) == 0 && strings.Contains(kind.Kind, "Override") {
		row.Selects = append(row.Selects, "*")
	}
	return row
}

// objectView is an object in YAML, without the fields that users do not edit.
type objectView struct {
	template
	YAML string `json:"yaml"`
	Base base   `json:"base"`
}

// base identifies the version of an object that a user edits.
type base struct {
	Kind            string    `json:"kind"`
	Namespace       string    `json:"namespace,omitempty"`
	Name            string    `json:"name"`
	UID             types.UID `json:"uid"`
	ResourceVersion string    `json:"resourceVersion"`
}

func newObjectView(o *unstructured.Unstructured) objectView {
	kind := o.GroupVersionKind()
	return objectView{
		template{kind.Group, kind.Version, kind.Kind, o.GetNamespace(), o.GetName()}, manifest(forEditor(o)),
		base{kind.Kind, o.GetNamespace(), o.GetName(), o.GetUID(), o.GetResourceVersion()},
	}
}

// forEditor returns an object without the fields that users do not edit.
func forEditor(o *unstructured.Unstructured) *unstructured.Unstructured {
	o = o.DeepCopy()
	for _, field := range []string{"uid", "resourceVersion", "creationTimestamp", "generation", "selfLink"} {
		unstructured.RemoveNestedField(o.Object, "metadata", field)
	}
	delete(o.Object, "status")
	if annotations := o.GetAnnotations(); annotations[corev1.LastAppliedConfigAnnotation] != "" {
		delete(annotations, corev1.LastAppliedConfigAnnotation)
		if o.SetAnnotations(annotations); len(annotations) == 0 {
			unstructured.RemoveNestedField(o.Object, "metadata", "annotations")
		}
	}
	return o
}

// restore adds the fields that forEditor removed to the edited object. A text with another name is a new object.
func (s *session) restore(ctx context.Context, o *unstructured.Unstructured, b *base) error {
	if b == nil || b.Kind != o.GetKind() || b.Namespace != o.GetNamespace() || b.Name != o.GetName() {
		return nil
	}
	live := &unstructured.Unstructured{}
	live.SetGroupVersionKind(o.GroupVersionKind())
	if err := s.client.Get(ctx, client.ObjectKeyFromObject(o), live); err != nil {
		return err
	}
	o.SetUID(b.UID)
	if o.GetResourceVersion() == "" {
		o.SetResourceVersion(b.ResourceVersion) // of an older version, the write is a conflict
	}
	if applied := live.GetAnnotations()[corev1.LastAppliedConfigAnnotation]; applied != "" {
		annotations := o.GetAnnotations()
		if annotations == nil {
			annotations = map[string]string{}
		}
		annotations[corev1.LastAppliedConfigAnnotation] = cmp.Or(annotations[corev1.LastAppliedConfigAnnotation], applied)
		o.SetAnnotations(annotations)
	}
	if status, found := live.Object["status"]; found && o.Object["status"] == nil {
		o.Object["status"] = status
	}
	return nil
}

// viewObject returns an object for the editor.
func viewObject(ctx context.Context, s *session, q query) (any, error) {
	o := &unstructured.Unstructured{}
	o.SetGroupVersionKind(schema.GroupVersionKind{Group: q.Get("group"), Version: q.Get("version"), Kind: q.Get("kind")})
	if err := s.client.Get(ctx, types.NamespacedName{Namespace: q.Get("namespace"), Name: q.Get("name")}, o); err != nil {
		return nil, err
	}
	return newObjectView(o), nil
}

// parse returns the only object of a YAML text.
func (s *session) parse(text string) (*unstructured.Unstructured, error) {
	documents, err := fixture.Documents(strings.NewReader(text))
	if err != nil {
		return nil, apierrors.NewBadRequest("read the YAML: " + err.Error())
	}
	if len(documents) != 1 {
		return nil, apierrors.NewBadRequest(fmt.Sprintf("the text has %d objects, want 1", len(documents)))
	}
	o := &unstructured.Unstructured{Object: documents[0]}
	if o.GetAPIVersion() == "" || o.GetKind() == "" || o.GetName() == "" {
		return nil, apierrors.NewBadRequest("apiVersion, kind and metadata.name are required")
	}
	kind := o.GroupVersionKind()
	mapping, err := s.mapper.RESTMapping(kind.GroupKind(), kind.Version)
	if err != nil {
		return nil, apierrors.NewBadRequest(err.Error())
	}
	if mapping.Scope.Name() == meta.RESTScopeNameNamespace && o.GetNamespace() == "" {
		o.SetNamespace(cmp.Or(s.namespace, metav1.NamespaceDefault))
	}
	return o, nil
}

// write creates an object, or updates the version that the user edited. dryRun persists nothing. Unknown fields are errors.
func (s *session) write(ctx context.Context, o *unstructured.Unstructured, dryRun bool) error {
	var dry []string
	if dryRun {
		dry = []string{metav1.DryRunAll}
	}
	if o.GetResourceVersion() == "" {
		return s.client.Create(ctx, o, &client.CreateOptions{
			DryRun: dry, FieldManager: fieldOwner, FieldValidation: metav1.FieldValidationStrict,
		})
	}
	return s.client.Update(ctx, o, &client.UpdateOptions{
		DryRun: dry, FieldManager: fieldOwner, FieldValidation: metav1.FieldValidationStrict,
	})
}

// edited is the body of requests with the text of an editor.
type edited struct {
	YAML string `json:"yaml"`
	// PlanHash is that of the plan that the user saw; empty saves without a plan.
	PlanHash  string `json:"planHash,omitempty"`
	Namespace string `json:"namespace,omitempty"`
	// Base is that of the object; nil for a new one.
	Base *base `json:"base,omitempty"`
}

// edited decodes the body of a request and its object.
func (s *session) edited(ctx context.Context, decode func(any) error) (body edited, o *unstructured.Unstructured, err error) {
	if err := decode(&body); err != nil {
		return body, nil, err
	}
	if o, err = s.parse(body.YAML); err == nil {
		err = s.restore(ctx, o, body.Base)
	}
	return body, o, err
}

// validateObject checks an object against its schema and the admission of the control plane.
func validateObject(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	_, o, err := s.edited(r.Context(), decode)
	if err != nil {
		return nil, err
	}
	if err := s.write(r.Context(), o, true); err != nil {
		return nil, err
	}
	return newObjectView(o), nil
}

var errPlanChanged = errors.New("the effect of the change is no longer the one that the page showed; plan it again")

// saveObject writes an object. If the effect differs from that of the plan that the user saw, it writes nothing.
func saveObject(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	body, o, err := s.edited(r.Context(), decode)
	if err != nil {
		return nil, err
	}
	if err := s.checkEdit(r.Context(), body, reviewv1alpha1.ChangeApply, o); err != nil {
		return nil, err
	}
	if err := s.write(r.Context(), o, false); err != nil {
		return nil, err
	}
	return newObjectView(o), nil
}

// checkEdit returns an error if the effect of an edited text differs from that of the plan that the user saw.
func (s *session) checkEdit(
	ctx context.Context, body edited, operation reviewv1alpha1.ChangeOperation, o *unstructured.Unstructured,
) error {
	if body.PlanHash == "" {
		return nil
	}
	request := planRequest{Namespace: body.Namespace, Changes: []plannedChange{{Operation: operation, YAML: body.YAML, Base: body.Base}}}
	resource := schema.GroupResource{Group: o.GroupVersionKind().Group, Resource: o.GetKind()}
	return s.checkPlan(ctx, request, body.PlanHash, resource, o.GetName())
}

// checkPlan returns a conflict of an object if the effect of changes has another hash.
func (s *session) checkPlan(ctx context.Context, request planRequest, hash string, resource schema.GroupResource, name string) error {
	now, err := s.plan(ctx, request)
	if err == nil && now.PlanHash != hash {
		err = apierrors.NewConflict(resource, name, errPlanChanged)
	}
	return err
}

// deleteObject deletes the version of an object that the user saw.
func deleteObject(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	body, o, err := s.edited(r.Context(), decode)
	if err != nil {
		return nil, err
	}
	if o.GetResourceVersion() == "" {
		return nil, apierrors.NewBadRequest("metadata.resourceVersion is required")
	}
	if err := s.checkEdit(r.Context(), body, reviewv1alpha1.ChangeDelete, o); err != nil {
		return nil, err
	}
	uid, version := o.GetUID(), o.GetResourceVersion()
	return struct{}{}, s.client.Delete(r.Context(), o, client.Preconditions{UID: &uid, ResourceVersion: &version})
}

// plannedChange is a change of a plan.
type plannedChange struct {
	Operation reviewv1alpha1.ChangeOperation `json:"operation"`
	YAML      string                         `json:"yaml,omitempty"`
	Cluster   string                         `json:"cluster,omitempty"`
	Base      *base                          `json:"base,omitempty"`
}

// planRequest asks for the effect of changes on the objects of a namespace, or of all that the user may read.
type planRequest struct {
	Changes   []plannedChange `json:"changes"`
	Namespace string          `json:"namespace,omitempty"`
}

// planChanges returns the effect of changes, with the rights of the user. Nothing is written.
func planChanges(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	var body planRequest
	if err := decode(&body); err != nil {
		return nil, err
	}
	review, err := s.plan(r.Context(), body)
	if err != nil {
		return nil, err
	}
	return s.withStates(r.Context(), review, body.Changes)
}

// plans limits the plans that are computed at the same time: each holds the bindings of the fleet.
var plans = make(chan struct{}, 2) //nolint:gochecknoglobals // a limit of the process

// startPlan waits until a plan may be computed, and returns a function that must be called at its end.
func startPlan(ctx context.Context) (end func(), err error) {
	select {
	case plans <- struct{}{}:
		return func() { <-plans }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (s *session) plan(ctx context.Context, request planRequest) (*reviewv1alpha1.PlacementReviewStatus, error) {
	var changes []reviewv1alpha1.Change
	for _, c := range request.Changes {
		change := reviewv1alpha1.Change{Operation: c.Operation, Cluster: c.Cluster}
		if c.YAML != "" {
			o, err := s.parse(c.YAML)
			if err == nil {
				err = s.restore(ctx, o, c.Base)
			}
			if err != nil {
				return nil, err
			}
			var raw bytes.Buffer
			if err := unstructured.UnstructuredJSONScheme.Encode(o, &raw); err != nil {
				return nil, err
			}
			change.Object = &runtime.RawExtension{Raw: bytes.TrimSpace(raw.Bytes())}
		}
		changes = append(changes, change)
	}
	if len(changes) == 0 {
		return nil, apierrors.NewBadRequest("no change to plan")
	}
	end, err := startPlan(ctx)
	if err != nil {
		return nil, err
	}
	defer end()
	namespace := request.Namespace
	if namespace == "" {
		namespace = s.scope
	}
	return effect.Review(ctx, s.client, changes, namespace, maxPlanned)
}
