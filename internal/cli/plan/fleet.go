// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/pflag"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/fixture"
	"karmada.io/karmada/internal/cli/plan/effect"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/review"
)

// fleetFlags select changes whose effect on all objects is planned.
type fleetFlags struct {
	lose, drain, remove []string
	offline             string
	decryption          archive.Encryption // of the backup
	local               bool               // do not create a PlacementReview
	hash                bool               // print only the hash of the plan
}

// addTo adds the flags to a command.
func (f *fleetFlags) addTo(fs *pflag.FlagSet) {
	fs.StringArrayVar(&f.remove, "delete", nil, "File with objects to plan without. Can be repeated.")
	fs.StringSliceVar(&f.lose, "lose-cluster", nil, "Name of a cluster that is lost with all that runs in it. Can be repeated.")
	fs.StringSliceVar(&f.drain, "drain", nil, "Name of a cluster that all workloads leave. Can be repeated.")
	fs.StringVar(&f.offline, "offline", "", "File with a backup to read the state from, instead of a control plane.")
	f.decryption.AddRestoreFlags(fs)
	fs.BoolVar(&f.local, "local", false,
		"If true, compute the plan in this command. By default, the control plane computes it if it serves PlacementReviews.")
	fs.BoolVar(&f.hash, "hash", false, "If true, print only the hash of the plan, for the annotation "+names.ApprovedPlan+" of a policy.")
}

// unused returns an error if flags for all objects are set.
func (f *fleetFlags) unused(format string) error {
	if len(f.lose)+len(f.drain)+len(f.remove) > 0 || f.offline != "" || f.local || f.hash || format == markdown {
		return errors.New("--delete, --lose-cluster, --drain, --offline, --local, --hash and --output=markdown cannot be used with TYPE/NAME")
	}
	return nil
}

// markdown is an output format for comments on pull requests.
const markdown = "markdown"

// whole reports whether the flags without an object plan for the whole fleet.
func (o *options) whole(args []string) bool {
	f := &o.fleet
	return len(args) == 0 && (len(o.files)+len(f.lose)+len(f.drain)+len(f.remove)+len(o.taints) > 0 || o.all)
}

// runFleet plans for all objects.
func (o *options) runFleet(ctx context.Context, namespaceSet bool) error {
	if err := o.Output.Check(); err != nil {
		return err
	}
	if len(o.without) > 0 || o.fresh {
		return errors.New("--without-cluster and --fresh require TYPE/NAME; --lose-cluster is for all objects")
	}
	namespace, err := o.namespace()
	if err != nil {
		return err
	}
	specs, err := o.changes(namespace)
	if err != nil {
		return err
	}
	if !namespaceSet {
		namespace = "" // of the objects in files only
	}
	status, err := o.review(ctx, specs, namespace)
	if err != nil {
		return err
	}
	notes, err := o.hints(ctx, specs)
	if err != nil {
		return err
	}
	if o.fleet.hash {
		_, err = fmt.Fprintln(o.Session.Out, status.PlanHash)
	} else {
		err = o.printFleet(status, notes)
	}
	if err != nil {
		return err
	}
	for i := range status.Bindings {
		if status.Bindings[i].Error != "" {
			return access.ExitError{Code: exitUnschedulable} // the plan shows the reason
		}
	}
	return nil
}

func (o *options) namespace() (string, error) {
	if o.fleet.offline != "" {
		return o.Control.Namespace, nil
	}
	namespace, _, err := o.Control.ToRawKubeConfigLoader().Namespace()
	return namespace, err
}

// changes returns the changes of the flags and files.
func (o *options) changes(namespace string) (out []reviewv1alpha1.Change, err error) {
	for _, f := range []struct {
		names     []string
		operation reviewv1alpha1.ChangeOperation
	}{{o.fleet.lose, reviewv1alpha1.ChangeLoseCluster}, {o.fleet.drain, reviewv1alpha1.ChangeDrain}} {
		for _, name := range f.names {
			out = append(out, reviewv1alpha1.Change{Operation: f.operation, Cluster: name})
		}
	}
	taints, err := parseTaints(o.taints)
	if err != nil {
		return nil, err
	}
	for _, t := range taints {
		if t.remove {
			return nil, fmt.Errorf("--taint: the removal of taint %s requires TYPE/NAME, or a Cluster without it in a file", t.taint.ToString())
		}
		out = append(out, reviewv1alpha1.Change{Operation: reviewv1alpha1.ChangeTaint, Cluster: t.cluster, Taints: []corev1.Taint{t.taint}})
	}
	for _, f := range []struct {
		files     []string
		operation reviewv1alpha1.ChangeOperation
	}{{o.fleet.remove, reviewv1alpha1.ChangeDelete}, {o.files, reviewv1alpha1.ChangeApply}} {
		for _, file := range f.files {
			objects, err := o.readObjects(file, namespace)
			if err != nil {
				return nil, fmt.Errorf("read %s: %w", file, err)
			}
			for _, raw := range objects {
				out = append(out, reviewv1alpha1.Change{Operation: f.operation, Object: &runtime.RawExtension{Raw: raw}})
			}
		}
	}
	return out, nil
}

// review returns the effect of changes: of all namespaces, or of one.
func (o *options) review(
	ctx context.Context, specs []reviewv1alpha1.Change, namespace string,
) (*reviewv1alpha1.PlacementReviewStatus, error) {
	if o.fleet.offline != "" {
		o.fleet.decryption.In = o.Session.In
		fleet, chain, notes, err := readBackup(o.fleet.offline, o.fleet.decryption)
		if err != nil {
			return nil, fmt.Errorf("read backup %s: %w", o.fleet.offline, err)
		}
		scheduler, err := o.scheduler.NewScheduler(nil)
		if err != nil {
			return nil, err
		}
		defer scheduler.Close()
		return effect.Compute(ctx, fleet, specs, namespace, review.Options{Chain: chain, Scheduler: scheduler.WithoutEstimators()}, notes)
	}
	if err := o.Connect(); err != nil {
		return nil, err
	}
	var reviewed error
	if !o.fleet.local && len(specs) > 0 {
		status, err := effect.Served(ctx, o.Client, specs, namespace)
		switch {
		case err == nil:
			return status, nil
		case !effect.NotServed(err):
			return nil, fmt.Errorf("create PlacementReview: %w", err)
		}
		reviewed = err
	}
	scheduler, err := o.scheduler.NewScheduler(o.Client)
	if err != nil {
		return nil, err
	}
	defer scheduler.Close()
	status, err := effect.Load(ctx, o.Client, scheduler, specs, namespace)
	return status, o.Control.NotServed(effect.Unavailable(reviewed, err))
}

// readObjects returns the objects of a file as JSON. Those of namespaced kinds without a namespace get one.
func (o *options) readObjects(name, namespace string) (out [][]byte, err error) {
	text, err := readFile(name, o.Session.In)
	if err != nil {
		return nil, err
	}
	all, err := fixture.Documents(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	if o.fleet.offline != "" { // there is no context
		namespace = cmp.Or(namespace, metav1.NamespaceDefault)
	}
	for _, fields := range all {
		object := &unstructured.Unstructured{Object: fields}
		if object.GetNamespace() == "" && namespace != "" && o.namespaced(object.GroupVersionKind()) {
			object.SetNamespace(namespace)
		}
		raw, err := json.Marshal(fields)
		if err != nil {
			return nil, err
		}
		out = append(out, raw)
	}
	if len(out) == 0 {
		return nil, errors.New("it contains no objects")
	}
	return out, nil
}

// namespaced reports whether a kind is namespaced. Without a control plane, kinds are namespaced unless their names show that they
// are not.
func (o *options) namespaced(kind schema.GroupVersionKind) bool {
	if o.fleet.offline == "" {
		if mapper, err := o.Control.ToRESTMapper(); err == nil {
			if mapping, err := mapper.RESTMapping(kind.GroupKind(), kind.Version); err == nil {
				return mapping.Scope.Name() == meta.RESTScopeNameNamespace
			}
		}
	}
	return !strings.HasPrefix(kind.Kind, "Cluster") && kind.Kind != "Namespace" && kind.Kind != "CustomResourceDefinition"
}
