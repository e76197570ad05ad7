// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs/clusterset"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// contents are the objects of an import.
type contents struct {
	imported *multiclusterv1beta1.ServiceImport
	slices   []*discoveryv1.EndpointSlice
	clusters []string
}

// decode returns the objects in the Work of an import.
func decode(w *workv1alpha1.Work) (out contents, err error) {
	for _, m := range w.Spec.Workload.Manifests {
		var kind metav1.TypeMeta
		if err := json.Unmarshal(m.Raw, &kind); err != nil {
			return out, fmt.Errorf("decode work %s/%s: %w", w.Namespace, w.Name, err)
		}
		var into any
		switch kind.Kind {
		case "ServiceImport":
			out.imported = &multiclusterv1beta1.ServiceImport{}
			into = out.imported
		case "EndpointSlice":
			slice := &discoveryv1.EndpointSlice{}
			out.slices, into = append(out.slices, slice), slice
		default:
			continue
		}
		if err := json.Unmarshal(m.Raw, into); err != nil {
			return out, fmt.Errorf("decode the %s in work %s/%s: %w", kind.Kind, w.Namespace, w.Name, err)
		}
	}
	for _, slice := range out.slices {
		clean(slice)
	}
	if out.imported == nil {
		return out, fmt.Errorf("work %s/%s has no ServiceImport", w.Namespace, w.Name)
	}
	clean(out.imported)
	if err := json.Unmarshal([]byte(w.Annotations[names.ClusterSetClusters]), &out.clusters); err != nil {
		return out, fmt.Errorf("decode the clusters of work %s/%s: %w", w.Namespace, w.Name, err)
	}
	return out, nil
}

// clean removes the labels and annotations that Works add to their manifests.
func clean(o metav1.Object) {
	labels, annotations := o.GetLabels(), o.GetAnnotations()
	delete(labels, names.WorkID)
	delete(annotations, names.ManagedLabels)
	delete(annotations, names.ManagedAnnotations)
	if len(annotations) == 0 {
		o.SetAnnotations(nil)
	}
}

// removeImport deletes the objects of an import that is being deleted. It reads them uncached: a stale cache may lack a new object. If
// another control plane holds the cluster and this one removes it, the objects stay: they are those of the other one. They also stay if the
// control plane was restored from a backup after the deletion: the import may exist again since, and takes them over then. The Cluster is
// read uncached, too: a cache may not show a restore that happens now.
func (c *Controller) removeImport(ctx context.Context, s *cluster, service types.NamespacedName, w *workv1alpha1.Work) error {
	if !slices.Contains(w.Finalizers, names.ClusterSetFinalizer) {
		return nil
	}
	control := &clusterv1alpha1.Cluster{}
	if err := c.latest.Get(ctx, types.NamespacedName{Name: s.member.Name}, control); err != nil {
		if apierrors.IsNotFound(err) {
			return requeue.ErrStale // also the response of a load balancer; the connection ends with the Cluster
		}
		return fmt.Errorf("read cluster %s: %w", s.member.Name, err)
	}
	s.identity.Forget() // the address may lead to another cluster since the last read
	err := s.verify(ctx, control, member.RemovalMaxAge)
	if err == nil && !member.RestoredAt(control).After(w.DeletionTimestamp.Time) {
		err = remove(ctx, s.live, service)
	}
	if _, elsewhere := errors.AsType[*member.HeldError](err); err != nil && (!elsewhere || control.DeletionTimestamp == nil) {
		return fmt.Errorf("remove the import of service %s from cluster %s: %w", service, s.member.Name, err)
	}
	return patch.RemoveFinalizer(ctx, c.control, w.DeepCopy(), names.ClusterSetFinalizer)
}

// confirming is a client of a member that calls create before it creates an object, change before it patches one or updates its status,
// and remove before it deletes one.
type confirming struct {
	client.Client
	create, change, remove func(ctx context.Context) error
}

// Create implements client.Writer.
func (c confirming) Create(ctx context.Context, o client.Object, options ...client.CreateOption) error {
	if err := c.create(ctx); err != nil {
		return err
	}
	return c.Client.Create(ctx, o, options...)
}

// Patch implements client.Writer.
func (c confirming) Patch(ctx context.Context, o client.Object, p client.Patch, options ...client.PatchOption) error {
	if err := c.change(ctx); err != nil {
		return err
	}
	return c.Client.Patch(ctx, o, p, options...)
}

// Status implements client.StatusClient.
func (c confirming) Status() client.SubResourceWriter {
	return confirmingStatus{c.Client.Status(), c.change}
}

type confirmingStatus struct {
	client.SubResourceWriter
	change func(ctx context.Context) error
}

// Update implements client.SubResourceWriter.
func (c confirmingStatus) Update(ctx context.Context, o client.Object, options ...client.SubResourceUpdateOption) error {
	if err := c.change(ctx); err != nil {
		return err
	}
	return c.SubResourceWriter.Update(ctx, o, options...)
}

// Delete implements client.Writer.
func (c confirming) Delete(ctx context.Context, o client.Object, options ...client.DeleteOption) error {
	if err := c.remove(ctx); err != nil {
		return err
	}
	return c.Client.Delete(ctx, o, options...)
}

// confirming returns a client for an import. It creates and deletes objects only if an uncached read shows the Work as it is in the cache:
// after a change of the owner of a cluster, the first list can be old. Nothing would remove what is created for a Work that was deleted
// since, and an earlier import lacks objects of the present one. It deletes objects only by a stamp that was just read. It changes objects
// without a read if the import follows one that was confirmed: an earlier one would revert them. Without an import it returns cached.
func (c *Controller) confirming(
	s *cluster, cached client.Client, control *clusterv1alpha1.Cluster, service types.NamespacedName, imported *workv1alpha1.Work,
) client.Client {
	if imported == nil || imported.DeletionTimestamp != nil {
		return cached
	}
	confirmed := false
	confirm := func(ctx context.Context) error {
		if confirmed {
			return nil
		}
		var latest workv1alpha1.Work
		err := c.latest.Get(ctx, client.ObjectKeyFromObject(imported), &latest)
		if client.IgnoreNotFound(err) != nil {
			return fmt.Errorf("read work %s/%s: %w", imported.Namespace, imported.Name, err)
		}
		confirmed = err == nil && latest.DeletionTimestamp == nil && versionOf(&latest) == versionOf(imported)
		if !confirmed {
			return requeue.ErrStale
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		s.known[service] = versionOf(imported)
		return nil
	}
	return confirming{
		Client: cached, create: confirm,
		change: func(ctx context.Context) error {
			if s.follows(service, imported) {
				return nil
			}
			return confirm(ctx)
		},
		remove: func(ctx context.Context) error {
			if err := confirm(ctx); err != nil {
				return err
			}
			return s.verify(ctx, control, member.RemovalMaxAge)
		},
	}
}

// applyImport makes the member have the objects of an import.
func (c *Controller) applyImport(ctx context.Context, member client.Client, service types.NamespacedName, w *workv1alpha1.Work) error {
	if w == nil || w.DeletionTimestamp != nil {
		return nil
	}
	if w = w.DeepCopy(); !slices.Contains(w.Finalizers, names.ClusterSetFinalizer) {
		if _, err := patch.AddFinalizer(ctx, c.control, w, names.ClusterSetFinalizer); err != nil {
			return fmt.Errorf("add the finalizer of the import of service %s: %w", service, err)
		}
	}
	desired, err := decode(w)
	if err != nil {
		return requeue.Terminal(err)
	}
	err = c.apply(ctx, member, service, desired)
	if apierrors.IsNotFound(err) || apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause) {
		return requeue.OnEvent("namespace " + service.Namespace + " does not exist in the cluster")
	}
	return err
}

func (c *Controller) apply(ctx context.Context, member client.Client, service types.NamespacedName, desired contents) error {
	var existing multiclusterv1beta1.ServiceImport
	err := member.Get(ctx, service, &existing)
	if client.IgnoreNotFound(err) != nil {
		return err
	}
	if err == nil && existing.Labels[names.ClusterSetMark] == "" {
		return requeue.Terminal(fmt.Errorf("import service %s: name collision: ServiceImport %[1]s exists and is not one of the clusterset",
			service))
	}
	derived, err := deriveService(ctx, member, service, &desired.imported.Spec)
	if err != nil {
		return err
	}
	o := desired.imported
	o.Labels = with(o.Labels, names.ClusterSetMark, "true")
	o.Spec.IPs, o.Spec.IPFamilies = nil, nil
	if o.Spec.Type == multiclusterv1alpha1.ClusterSetIP {
		o.Spec.IPs, o.Spec.IPFamilies = derived.Spec.ClusterIPs, derived.Spec.IPFamilies
	}
	current, err := write(ctx, member, o, func(e *multiclusterv1beta1.ServiceImport) {
		e.Labels, e.Annotations = o.Labels, o.Annotations
		if !equality.Semantic.DeepEqual(e.Spec, o.Spec) {
			e.Spec = o.Spec
		}
	})
	if err != nil {
		return err
	}
	var errs []error
	wanted := map[string]bool{}
	for _, slice := range desired.slices {
		wanted[slice.Name] = true
		errs = append(errs, writeSlice(ctx, member, slice))
	}
	errs = append(errs, removeSlices(ctx, member, service, func(s *discoveryv1.EndpointSlice) bool { return wanted[s.Name] }))
	now := metav1.NewTime(c.clock.Now())
	_, err = patch.Status(ctx, member, current, func(i *multiclusterv1beta1.ServiceImport) {
		var clusters []multiclusterv1alpha1.ClusterStatus
		for _, name := range desired.clusters {
			clusters = append(clusters, multiclusterv1alpha1.ClusterStatus{Cluster: name})
		}
		i.Status.Clusters, i.Status.EndpointSliceObjects = clusters, multiclusterv1alpha1.EndpointSlicesPresent
		conditions.Set(&i.Status.Conditions, now, clusterset.Ready, metav1.ConditionTrue, "Ready", "", i.Generation)
	})
	return errors.Join(append(errs, err)...)
}

func with(labels map[string]string, key, value string) map[string]string {
	if labels == nil {
		labels = map[string]string{}
	}
	labels[key] = value
	return labels
}

// object is a kind that write can create.
type object[T any] interface {
	*T
	client.Object
}

// write creates an object, or patches the existing one if change changes it. It returns the object as it is then.
func write[T any, P object[T]](ctx context.Context, member client.Client, desired P, change func(P)) (P, error) {
	existing := P(new(T))
	err := member.Get(ctx, client.ObjectKeyFromObject(desired), existing)
	if apierrors.IsNotFound(err) {
		created, _ := desired.DeepCopyObject().(P)
		return created, member.Create(ctx, created)
	}
	if err != nil {
		return existing, err
	}
	_, err = patch.Object(ctx, member, existing, change)
	return existing, err
}

// deriveService creates or updates the Service whose addresses the import has.
func deriveService(
	ctx context.Context, member client.Client, service types.NamespacedName, spec *multiclusterv1alpha1.ServiceImportSpec,
) (*corev1.Service, error) {
	desired := &corev1.Service{
		ObjectMeta: metav1.ObjectMeta{
			Namespace: service.Namespace, Name: names.ClusterSetDerived(service.Name),
			Labels: map[string]string{names.ClusterSetService: service.Name},
		},
		Spec: corev1.ServiceSpec{
			SessionAffinity: cmp.Or(spec.SessionAffinity, corev1.ServiceAffinityNone), SessionAffinityConfig: spec.SessionAffinityConfig,
			InternalTrafficPolicy: spec.InternalTrafficPolicy, TrafficDistribution: spec.TrafficDistribution,
		},
	}
	if spec.Type == multiclusterv1alpha1.Headless {
		desired.Spec.ClusterIP = corev1.ClusterIPNone
	}
	switch len(spec.IPFamilies) {
	case 0:
	case 1:
		desired.Spec.IPFamilies = spec.IPFamilies
	default:
		desired.Spec.IPFamilyPolicy = new(corev1.IPFamilyPolicyPreferDualStack)
	}
	for _, p := range spec.Ports {
		desired.Spec.Ports = append(desired.Spec.Ports, corev1.ServicePort{
			Name: p.Name, Protocol: cmp.Or(p.Protocol, corev1.ProtocolTCP), AppProtocol: p.AppProtocol, Port: p.Port,
		})
	}
	var existing corev1.Service
	if err := member.Get(ctx, client.ObjectKeyFromObject(desired), &existing); err == nil {
		if existing.Labels[names.ClusterSetService] != service.Name {
			return nil, requeue.Terminal(fmt.Errorf(
				"import service %s: name collision: Service %s exists and is not one of the clusterset", service, existing.Name))
		}
		if (existing.Spec.ClusterIP == corev1.ClusterIPNone) != (desired.Spec.ClusterIP == corev1.ClusterIPNone) { // it is immutable
			if err := member.Delete(ctx, &existing, client.Preconditions{UID: &existing.UID}); client.IgnoreNotFound(err) != nil {
				return nil, fmt.Errorf("import service %s: replace Service %s: %w", service, existing.Name, err)
			}
			return nil, requeue.ErrStale
		}
	}
	return write(ctx, member, desired, func(s *corev1.Service) {
		if !samePorts(s.Spec.Ports, desired.Spec.Ports) {
			s.Spec.Ports = desired.Spec.Ports
		}
		s.Spec.SessionAffinity, s.Spec.SessionAffinityConfig = desired.Spec.SessionAffinity, desired.Spec.SessionAffinityConfig
		if desired.Spec.InternalTrafficPolicy != nil {
			s.Spec.InternalTrafficPolicy = desired.Spec.InternalTrafficPolicy
		}
		s.Spec.TrafficDistribution = desired.Spec.TrafficDistribution
	})
}

// samePorts compares ports without the fields that the API server sets.
func samePorts(a, b []corev1.ServicePort) bool {
	return slices.EqualFunc(a, b, func(p, q corev1.ServicePort) bool {
		return p.Name == q.Name && p.Protocol == q.Protocol && p.Port == q.Port && equality.Semantic.DeepEqual(p.AppProtocol, q.AppProtocol)
	})
}

func writeSlice(ctx context.Context, member client.Client, desired *discoveryv1.EndpointSlice) error {
	_, err := write(ctx, member, desired, func(e *discoveryv1.EndpointSlice) {
		e.Labels = desired.Labels
		if !equality.Semantic.DeepEqual(e.Endpoints, desired.Endpoints) {
			e.Endpoints = desired.Endpoints
		}
		if !equality.Semantic.DeepEqual(e.Ports, desired.Ports) {
			e.Ports = desired.Ports
		}
	})
	return err
}

// remove deletes all objects of an import.
func remove(ctx context.Context, member client.Client, service types.NamespacedName) error {
	errs := []error{removeSlices(ctx, member, service, func(*discoveryv1.EndpointSlice) bool { return false })}
	for _, o := range []struct {
		object client.Object
		name   string
		label  string
	}{
		{&multiclusterv1beta1.ServiceImport{}, service.Name, names.ClusterSetMark},
		{&corev1.Service{}, names.ClusterSetDerived(service.Name), names.ClusterSetService},
	} {
		err := member.Get(ctx, types.NamespacedName{Namespace: service.Namespace, Name: o.name}, o.object)
		if err == nil && o.object.GetLabels()[o.label] != "" {
			err = member.Delete(ctx, o.object, client.Preconditions{UID: new(o.object.GetUID())})
		}
		errs = append(errs, client.IgnoreNotFound(err))
	}
	return errors.Join(errs...)
}

// removeSlices deletes the EndpointSlices of an import that are not kept.
func removeSlices(
	ctx context.Context, member client.Client, service types.NamespacedName, keep func(*discoveryv1.EndpointSlice) bool,
) error {
	var list discoveryv1.EndpointSliceList
	if err := member.List(ctx, &list, client.InNamespace(service.Namespace), client.MatchingLabels{
		discoveryv1.LabelManagedBy: names.ClusterSetBy, names.ClusterSetSliceService: service.Name,
	}); err != nil {
		return fmt.Errorf("list EndpointSlices of service %s: %w", service, err)
	}
	var errs []error
	for i := range list.Items {
		if slice := &list.Items[i]; !keep(slice) {
			errs = append(errs, client.IgnoreNotFound(member.Delete(ctx, slice, client.Preconditions{UID: &slice.UID})))
		}
	}
	return errors.Join(errs...)
}
