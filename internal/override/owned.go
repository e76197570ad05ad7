// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"maps"
	"slices"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/names"
)

// The reasons why an override of a field has no effect.
const (
	setLater     = "has no effect; Karmada sets it after the overrides"
	removedLater = "has no effect; Karmada removes the field after the overrides"
	notOfPods    = "has no effect; pods get only labels, annotations and finalizers of their template"
	notOfJobs    = "has no effect; Jobs get only labels and annotations of their template"
)

// owned is a field that Karmada sets or removes after the overrides, or that no controller reads, with everything below it.
type owned struct {
	path []string
	why  string
	// kinds are the kinds of the objects; none means all.
	kinds []string
}

// ownedFields lists these fields. Fields whose value decides are not among them.
var ownedFields = func() []owned {
	out := []owned{{path: []string{"status"}, why: removedLater}}
	for _, field := range names.ServerOwned() {
		out = append(out, owned{path: []string{"metadata", field}, why: removedLater})
	}
	for _, key := range []string{names.Managed, names.BindingID, names.ClusterBindingID, names.WorkID} {
		out = append(out, owned{path: []string{"metadata", "labels", key}, why: setLater})
	}
	annotation := func(why string, kinds []string, keys ...string) {
		for _, key := range keys {
			out = append(out, owned{[]string{"metadata", "annotations", key}, why, kinds})
		}
	}
	annotation(setLater, nil, names.BindingNamespace, names.BindingName, names.ClusterBindingName, names.ConflictResolution,
		names.WorkNamespace, names.WorkName, names.TemplateUID, names.TemplateGeneration, names.ManagedLabels, names.ManagedAnnotations,
		names.ManagedPullSecrets)
	annotation(removedLater, nil, names.ApplyStrategy, corev1.LastAppliedConfigAnnotation)
	annotation(removedLater, []string{"Deployment"}, "deployment.kubernetes.io/revision", "deployment.kubernetes.io/revision-history")
	annotation(removedLater, []string{"PersistentVolumeClaim"}, "volume.kubernetes.io/selected-node")
	out = append(out, owned{[]string{"spec", "ttlSecondsAfterFinished"}, removedLater, []string{"Job"}})
	for kind, template := range podTemplates {
		for _, field := range append([]string{"name", "namespace", "generateName"}, names.ServerOwned()...) {
			if field != "finalizers" {
				out = append(out, owned{slices.Concat(template, []string{"metadata", field}), notOfPods, []string{kind}})
			}
			if kind == "CronJob" {
				out = append(out, owned{[]string{"spec", "jobTemplate", "metadata", field}, notOfJobs, []string{kind}})
			}
		}
	}
	return out
}()

// podTemplates holds the paths of the templates of pods, by kind.
var podTemplates = map[string][]string{
	"Deployment": {"spec", "template"}, "StatefulSet": {"spec", "template"}, "DaemonSet": {"spec", "template"},
	"ReplicaSet": {"spec", "template"}, "ReplicationController": {"spec", "template"}, "Job": {"spec", "template"},
	"CronJob": {"spec", "jobTemplate", "spec", "template"},
}

// Ineffective returns why no object is changed by an override of the field with a path, or "". A path consists of keys: it is that of
// ParsePointer.
func Ineffective(path ...string) string { return IneffectiveOn("", path...) }

// IneffectiveOn is Ineffective for objects of a kind.
func IneffectiveOn(kind string, path ...string) string {
	for i := range ownedFields {
		if o := &ownedFields[i]; o.of(kind) && len(path) >= len(o.path) && slices.Equal(path[:len(o.path)], o.path) {
			return o.why
		}
	}
	return ""
}

// of reports whether objects of a kind have the field.
func (o *owned) of(kind string) bool { return len(o.kinds) == 0 || slices.Contains(o.kinds, kind) }

// above reports whether a field below a path is among ownedFields.
func above(kind string, path []string) bool {
	return slices.ContainsFunc(ownedFields, func(o owned) bool {
		return o.of(kind) && len(path) < len(o.path) && slices.Equal(o.path[:len(path)], path)
	})
}

// AlwaysSet reports whether each object of an API server has the field with a path, so that a patch can replace or remove it.
func AlwaysSet(path []string) bool {
	return len(path) == 2 && path[0] == "metadata" && slices.Contains([]string{"uid", "creationTimestamp", "resourceVersion"}, path[1])
}

// Prune removes the fields from an object that have no effect in a member.
type Prune func(o *Object)

// Effective returns a copy of a manifest without the fields that Karmada sets or removes after the overrides, or that no controller reads,
// so that manifests with equal copies have the same effect in a member.
func Effective(o *Object, prune Prune) *Object {
	out := o.DeepCopy()
	prune(out)
	removeOwned(out.Object, out.GetKind(), nil)
	return out
}

// removeOwned removes the fields below a path whose overrides have no effect, and the parents that have no other fields.
func removeOwned(fields map[string]any, kind string, path []string) {
	for key, value := range fields {
		at := append(slices.Clone(path), key)
		if IneffectiveOn(kind, at...) != "" {
			delete(fields, key)
		} else if inner, isMap := value.(map[string]any); isMap && above(kind, at) {
			if removeOwned(inner, kind, at); len(inner) == 0 {
				delete(fields, key)
			}
		}
	}
}

// Within returns the paths of the fields in a value, set at a path, for which ineffective returns a reason.
func Within(ineffective func(path ...string) string, value any, path ...string) (out [][]string) {
	fields, _ := value.(map[string]any)
	if len(path) >= maxOwned {
		return nil
	}
	for _, key := range slices.Sorted(maps.Keys(fields)) {
		at := append(slices.Clone(path), key)
		if ineffective(at...) != "" {
			out = append(out, at)
		} else {
			out = append(out, Within(ineffective, fields[key], at...)...)
		}
	}
	return out
}

// maxOwned is the length of the longest path in ownedFields.
const maxOwned = 6
