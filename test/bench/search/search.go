// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package search measures the caches and the multi-cluster proxy of karmada-search in this process, with simulated members.
//
//	memory   heap of a cached pod, and the time until all are cached
//	lists    duration of a list, from the request to the last byte
//	watches  from a change in a member to the event at the last client
package search

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/search"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/feed"
	"karmada.io/karmada/internal/search/fulltext"
	"karmada.io/karmada/internal/search/query"
	"karmada.io/karmada/test/bench/search/simulated"
)

// Options configures Run.
type Options struct {
	// Clusters is the number of simulated clusters, Pods the number of pods in all of them together.
	Clusters, Pods int
	// FanOut lists numbers of clusters for the measurement of watches. Watchers is the number of clients that watch all clusters.
	// Changes is the number of changes of pods, first one at a time and then at once.
	FanOut            []int
	Watchers, Changes int
	// Rounds is the number of repetitions of each list.
	Rounds int
	// Timeout bounds each wait.
	Timeout time.Duration
	// Progress receives progress messages.
	Progress func(string)
}

// Result holds the figures of Run. Durations are in seconds.
type Result struct {
	Clusters int      `json:"clusters"`
	Pods     int      `json:"pods"`
	JSON     int      `json:"podBytesAsJSON"`
	Memory   []Memory `json:"memory"`
	Lists    []List   `json:"lists"`
	Watches  []Watch  `json:"watches"`
	Index    Index    `json:"fullTextIndex"`
}

// Index holds the cost of the full-text index of all pods.
type Index struct {
	// Heap and Disk are bytes, CPU is the CPU time in seconds, each of one pod.
	Heap float64 `json:"heapBytesPerPod"`
	Disk float64 `json:"diskBytesPerPod"`
	CPU  float64 `json:"cpuSecondsPerPod"`
	// Query is the duration of a query for one of all images in one cluster, and Found the number of its pods.
	Query float64 `json:"querySeconds"`
	Found int     `json:"found"`
}

// Memory is the heap that cached pods take.
type Memory struct {
	Projection string  `json:"projection"`
	PerPod     float64 `json:"bytesPerPod"`
	// Filled is the time until all pods were cached, CPU the CPU time for it, including the simulated members.
	Filled float64 `json:"filledSeconds"`
	CPU    float64 `json:"cpuSeconds"`
}

// List is the duration of a kind of list.
type List struct {
	Name  string  `json:"name"`
	Items int     `json:"items"`
	Bytes int     `json:"bytes"`
	P50   float64 `json:"p50"`
	Max   float64 `json:"max"`
	// CPU is the CPU time of one list.
	CPU float64 `json:"cpuSeconds"`
}

// Watch holds the figures of watches over a number of clusters.
type Watch struct {
	Clusters int `json:"clusters"`
	Watchers int `json:"watchers"`
	// P50 and P99 are the times from one change to the event at the last of the watchers.
	P50 float64 `json:"p50"`
	P99 float64 `json:"p99"`
	// For many changes at once, PerSecond is the number of events that the watchers receive in a second, and CPU the CPU time of one
	// of them. Bytes is the size of an event.
	PerSecond float64 `json:"eventsPerSecond"`
	CPU       float64 `json:"cpuSecondsPerEvent"`
	Bytes     int     `json:"bytesPerEvent"`
}

// Run runs the measurements and returns the figures.
func Run(ctx context.Context, o Options) (Result, error) {
	pods, err := simulated.NewPods()
	if err != nil {
		return Result{}, err
	}
	r := Result{Clusters: o.Clusters, Pods: o.Pods, JSON: len(pods.JSON(0, 1))}
	for _, projection := range []string{"Metadata", "Full"} {
		o.Progress(fmt.Sprintf("caching %d pods of %d clusters, projection %s", o.Pods, o.Clusters, projection))
		if err := r.measureCache(ctx, o, pods, projection); err != nil {
			return r, err
		}
	}
	for _, clusters := range o.FanOut {
		o.Progress(fmt.Sprintf("watching %d clusters with %d clients", clusters, o.Watchers))
		w, err := measureWatches(ctx, o, pods, clusters)
		if err != nil {
			return r, err
		}
		r.Watches = append(r.Watches, w)
	}
	return r, nil
}

// fleet is a set of caches that follow simulated members.
type fleet struct {
	caches  *cache.Caches
	members []*simulated.Member
	cancel  context.CancelFunc
	ended   chan struct{}
}

// newFleet returns caches with all pods. stop must be called.
func newFleet(ctx context.Context, o Options, pods *simulated.Pods, clusters, perCluster int, p cache.Projection) (f *fleet, err error) {
	f = &fleet{caches: cache.New(clock.RealClock{}, cache.Limits{}), ended: make(chan struct{})}
	ctx, f.cancel = context.WithCancel(ctx)
	go func() { defer close(f.ended); f.caches.Run(ctx) }()
	defer func() {
		if err != nil {
			f.stop()
		}
	}()
	mapping := simulated.PodMapping()
	f.caches.SetKinds(sets.New(mapping.GroupVersionKind))
	f.caches.Register(mapping)
	kinds := []cache.Kind{{GroupVersionKind: mapping.GroupVersionKind, Projection: p}}
	for i := range clusters {
		name := fmt.Sprintf("cluster-%03d", i)
		m := simulated.NewMember(name, pods, i*perCluster, perCluster)
		connection, err := m.Connect(ctx)
		if err != nil {
			return f, err
		}
		if err := f.caches.Connect(ctx, connection); err != nil {
			return f, err
		}
		if err := f.caches.Set(ctx, name, kinds); err != nil {
			return f, err
		}
		f.members = append(f.members, m)
	}
	return f, eventually(ctx, o.Timeout, "all pods are cached", func() bool {
		sources, _ := f.caches.Sources(ctx, mapping.GroupVersionKind, 0)
		return len(sources) == clusters && !slices.ContainsFunc(f.members, func(m *simulated.Member) bool { return !m.Watched() })
	})
}

func (f *fleet) stop() {
	f.cancel()
	<-f.ended
}

// eventually waits until done returns true.
func eventually(ctx context.Context, timeout time.Duration, what string, done func() bool) error {
	deadline := time.After(timeout)
	for !done() {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-deadline:
			return fmt.Errorf("timed out after %v: %s", timeout, what)
		case <-time.After(10 * time.Millisecond):
		}
	}
	return nil
}

// heap returns the bytes of live objects.
func heap() uint64 {
	runtime.GC()
	runtime.GC() // completes the sweep, and empties pools
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// cpu returns the CPU time of this process in seconds.
func cpu() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
}

// measureCache fills a cache and, if it holds whole pods, lists them.
func (r *Result) measureCache(ctx context.Context, o Options, pods *simulated.Pods, projection string) error {
	before, busy, begun := heap(), cpu(), time.Now()
	f, err := newFleet(ctx, o, pods, o.Clusters, o.Pods/o.Clusters, cache.Projection{MetadataOnly: projection == "Metadata"})
	if err != nil {
		return err
	}
	defer f.stop()
	m := Memory{Projection: projection, Filled: time.Since(begun).Seconds(), CPU: cpu() - busy}
	m.PerPod = float64(heap()-before) / float64(o.Pods)
	r.Memory = append(r.Memory, m)
	if projection != "Full" {
		return nil
	}
	// 25 Deployments of 40 pods, evenly spread over the clusters.
	var apps []string
	for i := range 25 {
		apps = append(apps, fmt.Sprintf("app-%d", i*(o.Pods/simulated.PodsOfTemplate)/25))
	}
	selector := "labelSelector=app.kubernetes.io/name+in+(" + strings.Join(apps, ",") + ")"
	for _, list := range []struct{ name, query, accept string }{
		{"by label", selector, ""},
		{"by label, as kubectl reads it", selector, "application/json;as=Table;v=v1;g=meta.k8s.io,application/json"},
		{"by field", "fieldSelector=spec.nodeName%3Dnode-7.eu-west-1.compute.internal", ""},
		{"a page of 500", "limit=500", ""},
		{"by label, without a match", "labelSelector=app%3Dnone", ""},
		{"all", "", ""},
	} {
		o.Progress("listing: " + list.name)
		measured, err := measureList(ctx, o, search.Reads(f.caches), list.query, list.accept)
		if err != nil {
			return err
		}
		measured.Name = list.name
		r.Lists = append(r.Lists, measured)
	}
	o.Progress("indexing the words of all pods")
	return r.measureIndex(ctx, o, f.caches)
}

func (r *Result) measureIndex(ctx context.Context, o Options, caches *cache.Caches) (err error) {
	dir, err := os.MkdirTemp("", "karmada-bench-index-")
	if err != nil {
		return fmt.Errorf("create a directory for the index: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	before, busy := heap(), cpu()
	index, err := fulltext.Open(filepath.Join(dir, "index"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, index.Close()) }()
	if err := (&feed.Feed{Caches: caches, Sink: index, Clock: clock.RealClock{}}).Round(ctx); err != nil {
		return err
	}
	pods := float64(o.Pods)
	r.Index.CPU = (cpu() - busy) / pods
	r.Index.Heap = (float64(heap()) - float64(before)) / pods
	q, err := query.Parse("image:app-0:1.* cluster:cluster-000")
	if err != nil {
		return err
	}
	begun := time.Now()
	found, err := index.Search(ctx, q, "", 500)
	if err != nil {
		return err
	}
	r.Index.Query, r.Index.Found = time.Since(begun).Seconds(), found.Total
	size := int64(0)
	err = filepath.WalkDir(dir, func(_ string, entry fs.DirEntry, err error) error {
		if info, failure := entry.Info(); err == nil && failure == nil && !entry.IsDir() {
			size += info.Size()
		}
		return nil // files are removed while segments are merged
	})
	r.Index.Disk = float64(size) / pods
	return err
}

func measureList(ctx context.Context, o Options, handler http.Handler, query, accept string) (List, error) {
	var out List
	var durations []time.Duration
	busy := cpu()
	for range o.Rounds {
		request := httptest.NewRequestWithContext(ctx, http.MethodGet, "/api/v1/pods?"+query, nil)
		if accept != "" {
			request.Header.Set("Accept", accept)
		}
		response := &client{header: http.Header{}}
		begun := time.Now()
		handler.ServeHTTP(response, request)
		durations = append(durations, time.Since(begun))
		if response.code != 0 && response.code != http.StatusOK {
			return out, fmt.Errorf("list pods?%s: status %d: %s", query, response.code, response.tail)
		}
		out.Bytes, out.Items = response.bytes, response.items
	}
	out.CPU = (cpu() - busy) / float64(o.Rounds)
	slices.Sort(durations)
	out.P50, out.Max = durations[len(durations)/2].Seconds(), durations[len(durations)-1].Seconds()
	return out, nil
}
