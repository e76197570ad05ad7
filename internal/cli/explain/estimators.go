// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
)

// beside asks the estimators beside the clusters, and remembers which it left alone.
type beside struct {
	*estimators.Client
	options estimators.Options

	mu    sync.Mutex        // guards what follows
	alone map[string]string // by cluster, why its estimator is not asked
}

// Estimate implements estimate.Estimator.
func (b *beside) Estimate(ctx context.Context, cluster *clusterv1alpha1.Cluster, q estimate.Request) (int32, error) {
	n, err := b.Client.Estimate(ctx, cluster, q)
	why := ""
	switch {
	case err == nil:
	case b.options.SkipPull && cluster.Spec.SyncMode == clusterv1alpha1.Pull:
		why = "estimators of clusters in Pull mode are not asked"
	case errors.Is(err, estimators.ErrNoService):
		why = "the control plane knows of no estimator there"
	case apierrors.IsForbidden(err):
		why = "estimators cannot be found without permission to read Services in namespace " + b.options.Namespace
	}
	if why != "" {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.alone[cluster.Name] = why
	}
	return n, err
}

// services are those of the control plane. There may be one for each cluster: all are read when the first is asked for.
type services struct {
	client.Reader

	mu   sync.Mutex // guards what follows
	list *corev1.ServiceList
	// single says that no list may be read.
	single bool
}

// Get gives a Service, as the control plane had it when the first was read.
func (s *services) Get(ctx context.Context, key client.ObjectKey, object client.Object, o ...client.GetOption) error {
	service, ok := object.(*corev1.Service)
	if !ok {
		return s.Reader.Get(ctx, key, object, o...)
	}
	list, err := s.all(ctx, key.Namespace)
	if err != nil {
		return err
	}
	if list == nil {
		return s.Reader.Get(ctx, key, object, o...)
	}
	i := slices.IndexFunc(list.Items, func(one corev1.Service) bool { return client.ObjectKeyFromObject(&one) == key })
	if i < 0 {
		return apierrors.NewNotFound(corev1.Resource("services"), key.Name)
	}
	list.Items[i].DeepCopyInto(service)
	return nil
}

// all are the Services of a namespace; nil when they may only be read one by one.
func (s *services) all(ctx context.Context, namespace string) (*corev1.ServiceList, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.list != nil || s.single {
		return s.list, nil
	}
	var list corev1.ServiceList
	err := s.List(ctx, &list, client.InNamespace(namespace))
	switch {
	case apierrors.IsForbidden(err):
		s.single = true
	case err != nil:
		return nil, err
	default:
		s.list = &list
	}
	return s.list, nil
}

// Asked says which estimators had a say in a decision, and why others had none.
type Asked struct {
	clusters int                 // the number of those whose room counted
	alone    map[string][]string // by the reason, the clusters whose estimators were not asked, sorted
	silent   []silence
}

// silence is an estimator without an answer.
type silence struct{ cluster, reason string }

// unwanted is why no estimator is asked when the flags say so.
const unwanted = "estimators beside them are not asked"

// asked looks at who answered. Whoever was not asked is taken out of the estimates.
func (s *Scheduler) asked(estimates map[string]estimate.Estimate) Asked {
	out := Asked{alone: map[string][]string{}}
	alone := map[string]string{}
	if s.beside != nil {
		s.beside.mu.Lock()
		alone = maps.Clone(s.beside.alone)
		s.beside.mu.Unlock()
	}
	for _, cluster := range slices.Sorted(maps.Keys(estimates)) {
		e := estimates[cluster]
		if len(e.Sources) == 0 {
			continue // nobody had to be asked
		}
		out.clusters++
		i := slices.IndexFunc(e.Sources, func(s estimate.Source) bool { return s.Name == estimators.Name })
		why, left := alone[cluster]
		switch {
		case s.beside == nil:
			out.alone[unwanted] = append(out.alone[unwanted], cluster)
		case left && i >= 0 && e.Sources[i].Error != "":
			out.alone[why] = append(out.alone[why], cluster)
			e.Sources = slices.Delete(slices.Clone(e.Sources), i, i+1)
			estimates[cluster] = e
		case i >= 0 && e.Sources[i].Error != "":
			out.silent = append(out.silent, silence{cluster, Line(e.Sources[i].Error)})
		}
	}
	return out
}

// fewSilent is how many estimators without an answer people read about.
const fewSilent = 5

// Notes say of which clusters the room is only what they report, and why: a sentence each, without the full stop. There are
// none when every estimator answered, or when nobody had to be asked. Unless all are wanted, long lists are cut.
func (a Asked) Notes(all bool) (out []string) {
	for _, why := range slices.Sorted(maps.Keys(a.alone)) {
		clusters := a.alone[why]
		room := "room in " + Some(clusters) + " is what the clusters report"
		switch len(clusters) {
		case a.clusters:
			room = "room is what clusters report"
		case 1:
			room = "room in " + clusters[0] + " is what the cluster reports"
		}
		out = append(out, room+": "+why)
	}
	for i, s := range a.silent {
		if left := len(a.silent) - i; i == fewSilent && left > 1 && !all {
			out = append(out, fmt.Sprintf("room in %d more clusters is what they report: their estimators have no answer (--all shows each)", left))
			break
		}
		out = append(out, fmt.Sprintf("room in %s is what the cluster reports: its estimator has no answer: %s", s.cluster, strings.TrimSuffix(s.reason, ".")))
	}
	return out
}
