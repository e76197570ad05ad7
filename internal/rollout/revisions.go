// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"cmp"
	"context"
	"crypto/rand"
	"fmt"
	"slices"
	"strconv"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/rollout/revision"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/sync"
)

// defaultHistory is the default of revisionHistoryLimit.
const defaultHistory = 5

// maxContent is the maximum size of a stored revision in bytes: etcd stores objects of up to 1.5 MiB.
const maxContent = 1 << 20

// history holds the stored revisions of a binding.
type history struct {
	// revisions are sorted by number.
	revisions []appsv1.ControllerRevision
	// contents holds their contents by number. Only those that were read with Secrets have any.
	contents map[int64]*revision.Content
	// salt is that of the Secrets, see revision.Part.Hash.
	salt string
}

const (
	secretsKey = "dependencies"
	saltKey    = "salt"
)

// history reads the revisions of a binding, with their Secrets if requested. It reads live: few bindings have a strategy, and a watch of
// all ControllerRevisions would serve them only.
func (c *Controller) history(ctx context.Context, b binding.Binding, secrets bool) (h history, err error) {
	var list appsv1.ControllerRevisionList
	if err := c.live.List(ctx, &list, selecting(b)...); err != nil {
		return h, fmt.Errorf("list revisions of %s: %w", binding.Title(b), err)
	}
	h.revisions = slices.DeleteFunc(list.Items, func(r appsv1.ControllerRevision) bool { return !metav1.IsControlledBy(&r, b) })
	slices.SortFunc(h.revisions, func(a, b appsv1.ControllerRevision) int { return cmp.Compare(a.Revision, b.Revision) })
	h.contents = map[int64]*revision.Content{}
	byName := map[string]*revision.Content{}
	for i := range h.revisions {
		r := &h.revisions[i]
		content, err := revision.Decode(r.Data.Raw)
		if err != nil {
			return h, fmt.Errorf("%s/%s: %w", r.Namespace, r.Name, err)
		}
		h.contents[r.Revision], byName[identity(r)] = content, content
	}
	if !secrets {
		return h, nil
	}
	stored, err := c.secrets(ctx, b)
	if err != nil {
		return h, err
	}
	for i := range stored {
		s := &stored[i]
		h.salt = string(s.Data[saltKey])
		if content := byName[s.Name]; content != nil {
			if content.Secrets, err = revision.DecodeSecrets(s.Data[secretsKey]); err != nil {
				return h, fmt.Errorf("%s/%s: %w", s.Namespace, s.Name, err)
			}
		}
	}
	return h, nil
}

// identity returns the identity of the content of a stored revision, which is the name of its Secret.
func identity(r *appsv1.ControllerRevision) string {
	return cmp.Or(r.Annotations[names.RevisionContent], r.Name)
}

// secrets lists the Secrets of the revisions of a binding.
func (c *Controller) secrets(ctx context.Context, b binding.Binding) ([]corev1.Secret, error) {
	var list corev1.SecretList
	if err := c.live.List(ctx, &list, selecting(b)...); err != nil {
		return nil, fmt.Errorf("list the Secrets of revisions of %s: %w", binding.Title(b), err)
	}
	return slices.DeleteFunc(list.Items, func(s corev1.Secret) bool { return s.Type != revisionType || !metav1.IsControlledBy(&s, b) }), nil
}

// selecting returns the options that list the stored revisions of a binding.
func selecting(b binding.Binding) []client.ListOption {
	return []client.ListOption{client.InNamespace(namespaceOf(b)), client.MatchingLabels{binding.ScopeOf(b).IDLabel: binding.ID(b)}}
}

// record creates the revision of a content if there is none. It returns all revisions, and the number of this one. used are the numbers
// that the rollout refers to. They are not used again for another content, and neither are those of Works, which an earlier strategy may
// have left: a cluster with such a Work would count as updated.
func (c *Controller) record(
	ctx context.Context, b binding.Binding, content *revision.Content, used sets.Set[int64],
) (h history, current int64, err error) {
	if h, err = c.history(ctx, b, len(content.Secrets) > 0); err != nil {
		return h, 0, err
	}
	if h.salt == "" {
		h.salt = rand.Text()
	}
	name, err := content.Name(b.GetName(), binding.ID(b), h.salt)
	if err != nil {
		return h, 0, err
	}
	next := int64(1)
	for number := range used {
		next = max(next, number+1)
	}
	for i := range h.revisions {
		if identity(&h.revisions[i]) == name {
			return h, h.revisions[i].Revision, nil
		}
		next = max(next, h.revisions[i].Revision+1)
	}
	works, err := work.Of(ctx, c.control, b)
	if err != nil {
		return h, 0, err
	}
	for i := range works {
		next = max(next, revisionOf(&works[i])+1)
	}
	created, err := c.store(ctx, b, content, h.salt, name, next)
	if err != nil {
		return h, 0, err
	}
	h.revisions, h.contents[next] = append(h.revisions, *created), content
	return h, next, nil
}

// store creates the objects of a revision: the Secret first, so that a revision is complete.
func (c *Controller) store(
	ctx context.Context, b binding.Binding, content *revision.Content, salt, name string, number int64,
) (*appsv1.ControllerRevision, error) {
	raw, err := content.Encode()
	if err != nil {
		return nil, err
	}
	secrets, err := content.EncodeSecrets()
	if err != nil {
		return nil, err
	}
	if size := max(len(raw), len(secrets)); size > maxContent {
		err := fmt.Errorf("a revision of %s with its dependencies has %d KiB, at most %d KiB can be stored: let a policy of their own "+
			"select large ConfigMaps and Secrets, which then are not a part of the revision", binding.Title(b), size>>10, maxContent>>10)
		c.Events.Emit(events.Event{
			On: binding.TemplateReference(b), Source: Name, Reason: "RevisionTooLarge", Warning: true, Message: err.Error(),
		})
		return nil, requeue.Terminal(err)
	}
	of := metav1.ObjectMeta{
		Namespace: namespaceOf(b), Name: name, OwnerReferences: []metav1.OwnerReference{owner(b)},
		Labels: map[string]string{binding.ScopeOf(b).IDLabel: binding.ID(b), names.System: "true"},
	}
	if len(content.Secrets) > 0 {
		err := c.control.Create(ctx, &corev1.Secret{
			ObjectMeta: of, Type: revisionType, Immutable: new(true),
			Data: map[string][]byte{secretsKey: secrets, saltKey: []byte(salt)},
		})
		if err != nil && !apierrors.IsAlreadyExists(err) { // the name identifies the content
			return nil, fmt.Errorf("create secret %s/%s of a revision: %w", of.Namespace, name, err)
		}
	}
	of.Name, of.Annotations = revision.NumberName(b.GetName(), binding.ID(b), number), map[string]string{names.RevisionContent: name}
	created := &appsv1.ControllerRevision{ObjectMeta: of, Data: runtime.RawExtension{Raw: raw}, Revision: number}
	if err := c.control.Create(ctx, created); apierrors.IsAlreadyExists(err) {
		return nil, requeue.ErrStale // another leader recorded the number
	} else if err != nil {
		return nil, fmt.Errorf("create revision %s/%s: %w", of.Namespace, of.Name, err)
	}
	return created, nil
}

// used returns the revisions that a rollout refers to.
func used(r Rollout) sets.Set[int64] {
	if r == nil {
		return sets.New[int64]()
	}
	status := r.RolloutStatus()
	out := sets.New(status.Revision, status.StableRevision, status.TemplateRevision)
	for i := range status.Clusters {
		out.Insert(status.Clusters[i].Revision)
	}
	return out
}

// prune deletes the oldest revisions above the limit. Revisions in use are kept.
func (c *Controller) prune(ctx context.Context, b binding.Binding, revisions []appsv1.ControllerRevision) error {
	limit := defaultHistory
	if l := b.BindingSpec().StagedRollout.RevisionHistoryLimit; l != nil {
		limit = int(*l)
	}
	if len(revisions) <= limit {
		return nil
	}
	r, err := c.latest(ctx, b) // another leader may have changed it
	if err != nil || r == nil {
		return err
	}
	inUse := used(r)
	unused := slices.DeleteFunc(slices.Clone(revisions), func(o appsv1.ControllerRevision) bool { return inUse.Has(o.Revision) })
	if len(unused) <= limit {
		return nil
	}
	for i := range len(unused) - limit {
		if err := client.IgnoreNotFound(c.control.Delete(ctx, &unused[i])); err != nil {
			return fmt.Errorf("delete revision %s/%s: %w", unused[i].Namespace, unused[i].Name, err)
		}
	}
	kept := sets.New[string]()
	for i := range revisions {
		kept.Insert(identity(&revisions[i]))
	}
	for i := range len(unused) - limit {
		kept.Delete(identity(&unused[i]))
	}
	return c.deleteSecrets(ctx, b, kept)
}

// deleteSecrets deletes the Secrets of revisions but those to keep.
func (c *Controller) deleteSecrets(ctx context.Context, b binding.Binding, kept sets.Set[string]) error {
	secrets, err := c.secrets(ctx, b)
	if err != nil {
		return err
	}
	for i := range secrets {
		if kept.Has(secrets[i].Name) {
			continue
		}
		if err := client.IgnoreNotFound(c.control.Delete(ctx, &secrets[i])); err != nil {
			return fmt.Errorf("delete secret %s/%s of a revision: %w", secrets[i].Namespace, secrets[i].Name, err)
		}
	}
	return nil
}

// latest reads the rollout of a binding live, or returns nil if there is none: after a change of the leader, an older status in the cache
// would return clusters to an earlier revision.
func (c *Controller) latest(ctx context.Context, b binding.Binding) (Rollout, error) {
	r := newRollout(binding.ScopeOf(b))
	if err := c.live.Get(ctx, client.ObjectKeyFromObject(b), r); apierrors.IsNotFound(err) {
		return nil, nil
	} else if err != nil {
		return nil, fmt.Errorf("read rollout %s: %w", client.ObjectKeyFromObject(b), err)
	}
	if !metav1.IsControlledBy(r, b) || r.GetDeletionTimestamp() != nil || r.RolloutStatus().Revision == 0 {
		return nil, nil
	}
	return r, nil
}

// Recorded implements sync.Rollouts.
func (c *Controller) Recorded(ctx context.Context, b binding.Binding, number int64) (bool, error) {
	content, err := c.current(ctx, b)
	if err != nil || content == nil {
		return err == nil, err // without a template, no rollout starts
	}
	h, err := c.history(ctx, b, len(content.Secrets) > 0)
	if err != nil {
		return false, err
	}
	name, err := content.Name(b.GetName(), binding.ID(b), h.salt)
	return slices.ContainsFunc(h.revisions, func(r appsv1.ControllerRevision) bool {
		return r.Revision == number && identity(&r) == name
	}), err
}

// Revisions implements sync.Rollouts.
func (c *Controller) Revisions(
	ctx context.Context, b binding.Binding, template *interpret.Object, overrides []override.Policy,
) (map[string]sync.Revision, error) {
	r, err := c.latest(ctx, b)
	if err != nil || r == nil {
		return nil, err
	}
	content, err := revision.Of(ctx, c.Chain, b.BindingSpec(), template, overrides)
	if err != nil {
		return nil, err
	}
	current, err := content.Hash("")
	if err != nil {
		return nil, err
	}
	h, err := c.history(ctx, b, false)
	if err != nil {
		return nil, err
	}
	byNumber, out := map[int64]sync.Revision{}, map[string]sync.Revision{}
	for number, old := range h.contents {
		revised := sync.Revision{ID: strconv.FormatInt(number, 10)}
		switch hash, err := old.Hash(""); {
		case err != nil:
			return nil, err
		case hash != current:
			revised.Template, revised.Overrides = old.Restore(template)
		}
		byNumber[number] = revised
	}
	for _, cluster := range r.RolloutStatus().Clusters {
		if cluster.Revision == 0 {
			continue // it waits for its stage
		}
		revised, ok := byNumber[cluster.Revision]
		if !ok {
			c.emit(r, "RevisionNotFound", true, fmt.Sprintf("The ControllerRevision of revision %d was deleted: cluster %s keeps its content, and "+
				"its replicas do not change, until it gets another revision.", cluster.Revision, cluster.Name))
			continue
		}
		out[cluster.Name] = revised
	}
	return out, nil
}
