// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/resourceversion"
	apiwatch "k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/dynamic"
	toolscache "k8s.io/client-go/tools/cache"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

const (
	// pageSize is the number of objects in one response of a list. Only one page is in memory.
	pageSize = 500
	// staleAfter is the number of consecutive failures after which a watch is stale. With the delays between them, that takes a minute.
	staleAfter = 10
	// maxPending is the maximum number of whole objects of one kind and member that wait to be processed. Others are read again.
	maxPending = 1000
)

// Observation is the result of comparing a member object with its Work, and of interpreting it. It replaces the object in memory.
type Observation struct {
	// UpToDate is the verdict: no write is needed until the Work, the interpreters or the content change.
	UpToDate bool
	// Applied reports that this generation of the Work was applied to the object before.
	Applied bool
	// Health is the health of the object.
	Health workv1alpha1.ResourceHealth

	work       types.UID
	generation int64  // of the Work
	epoch      uint64 // of the interpreters of the kind
	version    string // resourceVersion of the object
	content    string // identifies the fields that the verdict is based on
	// notApplied lists the fields of the manifest that the strategy CreateOnly does not apply, and warnings about unknown ones.
	notApplied []string
	status     *runtime.RawExtension
	failure    error // of an interpreter
}

// WithUnknownHealth returns a copy that reports no health.
func (o *Observation) WithUnknownHealth() *Observation {
	out := *o
	out.Health = workv1alpha1.ResourceUnknown
	return &out
}

// isFor reports whether the Observation holds for a version of a Work and of the interpreters.
func (o *Observation) isFor(w *workv1alpha1.Work, epoch uint64) bool {
	return o != nil && o.work == w.UID && o.generation == w.Generation && o.epoch == epoch
}

// hasApplied reports whether the generation of a Work was applied to the object before, according to the Observation or to the
// status of the Work.
func (o *Observation) hasApplied(w *workv1alpha1.Work) bool {
	if o != nil && o.Applied && o.work == w.UID && o.generation == w.Generation {
		return true
	}
	c := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied)
	return c != nil && c.Status == metav1.ConditionTrue && c.ObservedGeneration == w.Generation
}

// Entry holds the part of a member object that a watch keeps.
type Entry struct {
	UID      types.UID
	Version  string // resourceVersion
	Deleting bool
	Work     types.NamespacedName // zero if the object names no Work of this member
	// Whole is the object until it has been processed.
	Whole *interpret.Object
	// seen is the last observation, which may be of an older version of the object.
	seen *Observation
	// list is the number of lists that had begun when the entry was stored from a response; -1 if the watch showed it.
	list int
}

// IsOlder reports whether a Work is older than the one that the object was last compared with.
func (e Entry) IsOlder(w *workv1alpha1.Work) bool {
	return e.seen != nil && e.seen.work == w.UID && e.seen.generation > w.Generation
}

// watch holds the managed objects of one kind in one member, reduced to entries. It is the store of a Reflector.
type watch struct {
	cache    *Cache
	gvr      schema.GroupVersionResource
	resource dynamic.ResourceInterface
	cancel   context.CancelFunc    // ends run, which sets it
	failure  atomic.Pointer[error] // of the last attempt to list or watch
	failures atomic.Int64          // number of consecutive ones while the cluster is ready
	ready    atomic.Bool           // the first list is complete
	polls    atomic.Int64          // number of calls of synced before the first list
	// namespaces is set for the kind Namespace.
	namespaces bool

	mu      sync.Mutex // guards the fields below
	entries map[types.NamespacedName]*Entry
	pending int // number of entries with a whole object
	// latest is the newest resourceVersion that the watch has shown. A response that is not newer adds no Entry: if the watch does
	// not show the object, it was deleted since.
	latest string
	listed map[types.UID]*Entry
	// listedWhole is the number of entries in listed with a whole object.
	listedWhole int
	lists       int // number of lists that have begun
}

func newWatch(c *Cache, gvr schema.GroupVersionResource, resource dynamic.ResourceInterface) *watch {
	return &watch{
		cache: c, gvr: gvr, resource: resource, namespaces: gvr == corev1.SchemeGroupVersion.WithResource("namespaces"),
		entries: map[types.NamespacedName]*Entry{}, listed: map[types.UID]*Entry{},
	}
}

// run watches until ctx ends, or the member no longer serves the kind.
func (w *watch) run(ctx context.Context) {
	ctx, w.cancel = context.WithCancel(ctx)
	defer w.cancel()
	log, quiet := ctrl.LoggerFrom(ctx).WithValues("cluster", w.cache.Member.Name, "kind", w.gvr.String()), logr.Discard()
	selector := names.Managed + "=true"
	lw := listWatch{&toolscache.ListWatch{
		ListWithContextFunc: func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
			defer w.cache.identity.Forget() // before the objects are used: another cluster may have responded
			o.LabelSelector = selector
			if o.Continue == "" {
				w.beginList()
				// A Reflector lists version "0" first, and then the last version that it has received. A list of "0" could be older than the
				// writes of this process, or the one before: objects would be created and updated again. A paged list of another version shows
				// exactly that version. After a restart, the watches of the API server begin later. The Reflector would read the same list, and
				// fail to watch from there, until etcd compacts the version.
				o.ResourceVersion, o.ResourceVersionMatch = "", ""
			}
			page, err := w.resource.List(ctx, o)
			w.record(ctx, log, err)
			if err != nil {
				return nil, err
			}
			for i := range page.Items {
				w.reduce(ctx, &page.Items[i])
			}
			return page, nil
		},
		WatchFuncWithContext: func(ctx context.Context, o metav1.ListOptions) (apiwatch.Interface, error) {
			defer w.cache.identity.Forget()
			o.LabelSelector = selector
			events, err := w.resource.Watch(ctx, o)
			w.record(ctx, log, err)
			return events, err
		},
	}}
	r := toolscache.NewReflectorWithOptions(lw, &unstructured.Unstructured{}, w, toolscache.ReflectorOptions{
		Logger: &quiet, Name: "member", Backoff: requeue.WatchBackoff(),
	})
	r.WatchListPageSize = pageSize
	r.RunWithContext(logr.NewContext(ctx, quiet)) // record logs failures
}

// listWatch lists in pages: a stream of all objects would be kept in memory until it is complete.
type listWatch struct{ *toolscache.ListWatch }

func (listWatch) IsWatchListSemanticsUnSupported() bool { return true }

// record records the result of a request. It requeues the Works of all objects when the watch becomes stale, is stale no longer, or ends
// because the member no longer serves the kind.
func (w *watch) record(ctx context.Context, log logr.Logger, err error) {
	if err == nil {
		w.failure.Store(nil)
		if w.failures.Swap(0) >= staleAfter {
			w.requeueAll()
		}
		return
	}
	w.failure.Store(&err)
	if ctx.Err() != nil {
		return
	}
	watchErrors.WithLabelValues(w.cache.Member.Name).Inc()
	if IsUnknownPath(err) {
		if served, failure := w.cache.Serves(w.gvr); failure == nil && !served {
			log.Info("The cluster no longer serves the kind; ending the watch")
			w.cancel()
			w.cache.remove(w)
			w.requeueAll()
			return
		}
	}
	if !w.cache.paused.Load() && w.failures.Add(1) == staleAfter {
		log.Error(err, "Failed to watch objects; their state is unknown until the watch succeeds")
		w.requeueAll()
	}
}

// stale returns the last failure if the watch has failed for so long that its entries are no evidence, and nil otherwise.
func (w *watch) stale() error {
	if failure := w.failure.Load(); failure != nil && w.failures.Load() >= staleAfter {
		return *failure
	}
	return nil
}

func (w *watch) requeueAll() {
	for _, e := range w.all() {
		w.cache.requeue(e.Work)
	}
}

// reduce observes an object of a list and drops everything but its identity. An object that cannot be observed yet stays whole.
func (w *watch) reduce(ctx context.Context, o *interpret.Object) {
	key := client.ObjectKeyFromObject(o)
	w.mu.Lock()
	known := w.entries[key]
	var before *Observation
	if known != nil {
		before = known.seen // a response may replace it
	}
	w.mu.Unlock()
	fresh := w.newEntry(o)
	if known != nil && known.UID == fresh.UID && known.Version == fresh.Version {
		fresh = known
	} else {
		if known != nil && known.UID == fresh.UID {
			fresh.seen = before
		}
		seen, settled := w.cache.preview(ctx, o)
		if seen != nil {
			fresh.seen = seen
		}
		if settled {
			fresh.Whole = nil
		}
	}
	w.mu.Lock()
	if fresh != known && fresh.Whole != nil {
		if w.listedWhole++; w.listedWhole > maxPending {
			fresh.Whole = nil // it is read again
		}
	}
	w.listed[fresh.UID] = fresh
	w.mu.Unlock()
	if fresh.Whole == nil {
		o.Object = map[string]any{"apiVersion": o.GetAPIVersion(), "kind": o.GetKind(), "metadata": map[string]any{
			"namespace": o.GetNamespace(), "name": o.GetName(), "uid": string(o.GetUID()), "resourceVersion": o.GetResourceVersion(),
		}}
	}
}

func (w *watch) newEntry(o *interpret.Object) *Entry {
	e := &Entry{
		UID: o.GetUID(), Version: o.GetResourceVersion(), Deleting: o.GetDeletionTimestamp() != nil, Work: WorkOf(o, w.cache.Member.Name),
		list: -1,
	}
	if e.Work.Name != "" {
		e.Whole = o
	}
	return e
}

// beginList drops what a failed list has stored.
func (w *watch) beginList() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.lists++
	w.listed = map[types.UID]*Entry{}
}

// Add implements ReflectorStore.
func (w *watch) Add(o any) error {
	if object, ok := o.(*unstructured.Unstructured); ok {
		w.put(object, nil)
	}
	return nil
}

// Update implements ReflectorStore.
func (w *watch) Update(o any) error { return w.Add(o) }

// Resync implements ReflectorStore.
func (*watch) Resync() error { return nil }

// Delete implements ReflectorStore. The object was deleted, or is no longer managed.
func (w *watch) Delete(o any) error {
	object, ok := o.(*unstructured.Unstructured)
	if !ok {
		return nil
	}
	key := client.ObjectKeyFromObject(object)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.advance(object.GetResourceVersion())
	if known := w.entries[key]; known != nil && !newer(known.Version, object.GetResourceVersion()) {
		w.set(key, nil)
		w.cache.requeue(known.Work)
	}
	return nil
}

// Replace implements ReflectorStore: it stores the objects of a complete list. Its versions are older than known ones if the member
// was restored from a backup. Only what was written since the list began is kept.
func (w *watch) Replace(list []any, version string) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	before, listed := w.entries, w.listed
	w.latest = version
	written := func(e *Entry) bool { return e.list == w.lists }
	w.entries, w.pending = make(map[types.NamespacedName]*Entry, len(list)), 0
	w.listed, w.listedWhole = map[types.UID]*Entry{}, 0
	for _, item := range list {
		o, ok := item.(*unstructured.Unstructured)
		if !ok {
			continue
		}
		key := client.ObjectKeyFromObject(o)
		fresh, known := listed[o.GetUID()], before[key]
		if fresh == nil || fresh.Version != o.GetResourceVersion() {
			fresh = w.newEntry(o)
		}
		if known != nil && written(known) && newer(known.Version, fresh.Version) {
			fresh = known
		}
		w.set(key, fresh)
		if known != fresh {
			w.announce(o, known, fresh)
		}
	}
	for key, known := range before {
		if w.entries[key] != nil {
			continue
		}
		if written(known) && newer(known.Version, version) {
			w.set(key, known)
			continue
		}
		w.cache.requeue(known.Work)
	}
	w.ready.Store(true)
	return nil
}

// advance records the version of an event. It must be called with mu held.
func (w *watch) advance(version string) {
	if w.latest == "" || newer(version, w.latest) {
		w.latest = version
	}
}

// put stores an object that the watch or a response shows. seen is the Observation of an object of a response, nil for the watch.
func (w *watch) put(o *interpret.Object, seen *Observation) {
	key, fresh := client.ObjectKeyFromObject(o), w.newEntry(o)
	w.mu.Lock()
	defer w.mu.Unlock()
	known := w.entries[key]
	if seen != nil {
		w.putResponse(key, known, fresh, seen)
		return
	}
	w.advance(fresh.Version)
	if known != nil && (known.Version == fresh.Version || newer(known.Version, fresh.Version)) {
		return
	}
	if known != nil && known.UID == fresh.UID {
		fresh.seen = known.seen
	}
	if w.pending >= maxPending || w.cache.paused.Load() {
		fresh.Whole = nil
	}
	w.set(key, fresh)
	w.announce(o, known, fresh)
}

// absent removes an Entry after a live read has not found the object, unless the watch or a response has changed it meanwhile.
func (w *watch) absent(key types.NamespacedName, version string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if known := w.entries[key]; known != nil && known.Version == version {
		w.set(key, nil)
	}
}

// putResponse stores an object of a response with its Observation. It must be called with mu held.
func (w *watch) putResponse(key types.NamespacedName, known, fresh *Entry, seen *Observation) {
	switch {
	case known != nil && (known.Version == fresh.Version || newer(known.Version, fresh.Version)):
		if known.Version == seen.version || known.seen == nil || known.seen.version != known.Version {
			known.seen = seen
		}
		return
	case w.latest != "" && !newer(fresh.Version, w.latest):
		return
	}
	fresh.seen, fresh.list = seen, w.lists
	if seen.failure == nil || fresh.Whole != nil && isSecret(fresh.Whole) {
		fresh.Whole = nil
	}
	w.set(key, fresh)
	if known == nil && w.namespaces {
		w.cache.NamespaceAppeared(key.Name)
	}
}

// announce requeues the Works of an object that changed: also the Work that it named before, because annotations can be removed.
// It must be called with mu held.
func (w *watch) announce(o *interpret.Object, known, fresh *Entry) {
	if known != nil && known.Work != fresh.Work {
		w.cache.requeue(known.Work)
	}
	w.cache.requeue(fresh.Work)
	if known == nil && w.namespaces {
		w.cache.NamespaceAppeared(o.GetName())
	}
}

// set stores or removes an Entry. It must be called with mu held.
func (w *watch) set(key types.NamespacedName, fresh *Entry) {
	if known := w.entries[key]; known != nil && known.Whole != nil {
		w.pending--
	}
	if fresh == nil {
		delete(w.entries, key)
		return
	}
	w.entries[key] = fresh
	if fresh.Whole != nil {
		w.pending++
	}
}

// get returns a copy of an Entry. It returns false if there is no managed object of that name.
func (w *watch) get(key types.NamespacedName) (Entry, bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	known := w.entries[key]
	if known == nil {
		return Entry{}, false
	}
	return *known, true
}

// all returns copies of all entries.
func (w *watch) all() map[types.NamespacedName]Entry {
	w.mu.Lock()
	defer w.mu.Unlock()
	out := make(map[types.NamespacedName]Entry, len(w.entries))
	for key, known := range w.entries {
		out[key] = *known
	}
	return out
}

// observed records the Observation of a version of an object, and drops the whole object.
func (w *watch) observed(key types.NamespacedName, secret bool, seen *Observation) {
	w.mu.Lock()
	defer w.mu.Unlock()
	known := w.entries[key]
	if known == nil {
		return
	}
	fresh := *known
	fresh.seen = seen
	if known.Version == seen.version && (seen.failure == nil || secret) {
		fresh.Whole = nil
	}
	w.set(key, &fresh)
}

// WorkOf returns the Work of a member that an object names. Users of a member can set any annotation. It must not requeue Works
// of another member.
func WorkOf(o metav1.Object, cluster string) types.NamespacedName {
	a := o.GetAnnotations()
	key := types.NamespacedName{Namespace: a[names.WorkNamespace], Name: a[names.WorkName]}
	if key.Namespace != names.ExecutionNamespace(cluster) || key.Name == "" {
		return types.NamespacedName{}
	}
	return key
}

// newer reports whether a resourceVersion is newer than another. Versions that cannot be compared are not.
func newer(a, b string) bool {
	order, err := resourceversion.CompareResourceVersion(a, b)
	return err == nil && order > 0
}

// contentOf identifies the fields of an object that are compared with its Work, except labels and annotations. If the object has a
// status, it uses the generation, so that changes of the status are ignored. The generation of some kinds without status never
// changes.
func contentOf(o *interpret.Object) string {
	_, status := o.Object["status"]
	if g := o.GetGeneration(); g > 0 && status {
		return fmt.Sprintf("%s/generation %d", o.GetUID(), g)
	}
	return fmt.Sprintf("%s/version %s", o.GetUID(), o.GetResourceVersion())
}
