// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	glua "github.com/yuin/gopher-lua"

	"karmada.io/karmada/internal/interpret/lua/pattern"
	"karmada.io/karmada/internal/interpret/lua/sandbox"
)

// limits are the limits of one call.
type limits struct {
	time   time.Duration
	steps  int // instructions
	memory int // bytes that the call allocates in total, including garbage
}

// callLimits are the limits of every call (docs/contract/interpreter.md#lua-environment). A fast core executes the steps in half
// of the time. A script that reads all of an object of 1.5 MB, the largest possible, needs half of the memory.
var callLimits = limits{time: time.Second, steps: 20_000_000, memory: 128 << 20}

// stackDepth limits nested calls, and stackSize the values on the stack (128 KiB per machine). One instruction can copy the
// whole stack.
const (
	stackDepth = 250
	stackSize  = 8 << 10
)

// checkInterval is the number of instructions between two checks of the deadline. The slowest instruction is the length of a list
// with many nil items. It takes a few milliseconds at the memory limit, so a call ends at most a quarter of a second late.
const checkInterval = 64

// maxReuse is how many bytes a call can allocate without its machine being discarded. It bounds the memory that scripts can
// leave in the tables of libraries.
const maxReuse = 4 << 20

// maxPooled is the number of entries in the maps and slices that a machine keeps for the next call.
const maxPooled = 500

// errMemory is the reason for ending a call that allocates too much.
var errMemory = errors.New("not enough memory")

// machine is a Lua state with libraries. It executes one call at a time.
type machine struct {
	state *glua.LState
	// base holds the built-in globals. A script has globals of its own in front of it and cannot change it.
	base      *glua.LTable
	globals   *glua.LTable  // the metatable of a script's globals
	hooks     []glua.LValue // of package sandbox
	lazy      *glua.LTable  // the metatable of tables that are not filled yet
	libraries []library
	strings   *glua.LTable // the metatable of strings
	kube      *glua.LTable // the metatable of the module kube
	// Functions that built-ins return or call.
	nextFunction, nextItemFunction, callFunction glua.LValue
	// patterns caches compiled patterns across calls.
	patterns map[string]*pattern.Pattern
	keys     []string // buffer of fill

	call
}

// library is a table of built-in functions. Scripts get an empty table in front of it and can change that.
type library struct {
	name  string
	in    *glua.LTable // the table that contains the front
	meta  *glua.LTable // the metatable of the front
	front *glua.LTable
}

// call holds the state of one call of a script.
type call struct {
	ctx     context.Context //nolint:containedctx // the context of the call
	limits  limits
	steps   int   // remaining until the next check
	budget  int   // steps remaining after that check
	memory  int   // remaining bytes
	aborted error // the reason for ending the call; pcall cannot clear it
	corrupt bool  // the state may be inconsistent
	origins map[*glua.LTable]*origin
	exact   map[float64]int64 // integers that a Lua number rounds, by the rounded value
	loaded  map[string]glua.LValue
	random  uint64
	ids     map[glua.LValue]int // numbers of tables and functions, for tostring
}

// machines pools idle machines. A machine is discarded after a call that was aborted or allocated more than maxReuse.
var machines = sync.Pool{New: func() any { return newMachine() }}

// slots bounds the calls of this process that run at the same time, and with them the memory of all machines. Without it, many bindings
// with a hostile script could allocate the limit of one call each. A call cannot use more than one core.
var slots = make(chan struct{}, max(minSlots, 2*runtime.GOMAXPROCS(0)))

// minSlots is the minimum number of concurrent calls.
const minSlots = 4

// acquire waits for a slot of slots. The caller must call release if err is nil.
func acquire(ctx context.Context, slots chan struct{}) (release func(), err error) {
	select {
	case slots <- struct{}{}:
		return func() { <-slots }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// closed is the Done channel of an aborted call.
var closed = func() chan struct{} {
	c := make(chan struct{})
	close(c)
	return c
}()

func newMachine() *machine {
	options := glua.Options{CallStackSize: stackDepth, RegistrySize: stackSize, SkipOpenLibs: true}
	m := &machine{patterns: map[string]*pattern.Pattern{}, state: glua.NewState(options)}
	m.openLibraries()
	m.state.SetContext(m)
	return m
}

// A machine is the context of its own state. The VM calls Done before every instruction.
var _ context.Context = (*machine)(nil)

// Done counts one instruction. It returns a closed channel if the call must end.
func (m *machine) Done() <-chan struct{} {
	m.steps--
	if m.steps > 0 {
		return nil
	}
	return m.check()
}

// check aborts the call if it exceeded its steps or its deadline. It returns a closed channel if the call must end.
func (m *machine) check() <-chan struct{} {
	if m.aborted == nil {
		m.budget += m.steps - checkInterval
		m.steps = checkInterval
		if m.budget <= 0 {
			m.abort(fmt.Errorf("%w: more than %d instructions (possibly an infinite loop)", context.DeadlineExceeded, m.limits.steps))
		} else if err := m.ctx.Err(); err != nil {
			m.abort(err)
		}
	}
	if m.aborted != nil {
		return closed
	}
	return nil
}

// abort ends the call at its next instruction. Scripts cannot catch it.
func (m *machine) abort(reason error) {
	if m.aborted == nil {
		m.aborted = reason
	}
	m.steps = 0
}

// Err implements context.Context.
func (m *machine) Err() error { return m.aborted }

// Deadline implements context.Context.
func (m *machine) Deadline() (time.Time, bool) { return time.Time{}, false }

// Value implements context.Context.
func (m *machine) Value(any) any { return nil }

// spend counts instructions for a built-in function. It raises an error if the call must end.
func (m *machine) spend(steps int) {
	m.steps -= steps
	if m.steps <= 0 && m.check() != nil {
		m.state.RaiseError("%s", m.aborted.Error())
	}
}

// reserve counts bytes that are about to be allocated. It aborts the call and returns an error if they exceed the limit.
func (m *machine) reserve(bytes int) error {
	if bytes < 0 || bytes > m.memory {
		m.abort(fmt.Errorf("%w: more than %d MiB", errMemory, m.limits.memory>>20))
		return m.aborted
	}
	m.memory -= bytes
	return nil
}

// charge is like reserve, but raises the error in the script. Built-in functions use it.
func (m *machine) charge(bytes int) {
	if err := m.reserve(bytes); err != nil {
		m.state.RaiseError("%s", err.Error())
	}
}

// begin prepares the machine for a call.
func (m *machine) begin(ctx context.Context, l limits) {
	m.call = call{ctx: ctx, limits: l, budget: l.steps, steps: checkInterval, memory: l.memory, origins: m.origins}
	if m.origins == nil {
		m.origins = map[*glua.LTable]*origin{}
	}
}

// finish returns the machine to the pool unless it must be discarded.
func (m *machine) finish() {
	if m.corrupt || m.aborted != nil || m.limits.memory-m.memory > maxReuse {
		return
	}
	m.state.SetTop(0)
	for i := range m.libraries {
		if l := &m.libraries[i]; l.front.Metatable != l.meta {
			m.install(l)
		}
	}
	// Clearing a map takes time in proportion to its largest size, in every later call.
	if len(m.origins) > maxPooled {
		m.origins = nil
	}
	if cap(m.keys) > maxPooled {
		m.keys = nil
	}
	clear(m.origins)
	clear(m.keys[:cap(m.keys)])
	m.call = call{origins: m.origins}
	machines.Put(m)
}

// job is one call of a script's function.
type job struct {
	script   *Script
	function string // the name that the API defines
	args     []any
	results  int
	limits   *limits // nil means callLimits
	load     bool    // execute the chunk and look up the function, but do not call it
}

// run executes a job. It calls read with the results before the machine is reused.
func run(ctx context.Context, j job, read func(*machine, []glua.LValue) error) error {
	l := callLimits
	if j.limits != nil {
		l = *j.limits
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	release, err := acquire(ctx, slots)
	if err != nil {
		return err
	}
	defer release()
	ctx, cancel := context.WithTimeout(ctx, l.time)
	defer cancel()
	if err := ctx.Err(); err != nil {
		return err
	}
	m := machines.Get().(*machine)
	defer m.finish()
	m.begin(ctx, l)
	if err := m.execute(j); err != nil || j.load {
		return err
	}
	results := make([]glua.LValue, j.results)
	for i := range results {
		results[i] = m.state.Get(i + 1)
	}
	return read(m, results)
}

// execute leaves the results on the stack.
func (m *machine) execute(j job) (err error) {
	// gopher-lua recovers from panics, including those of its own defects. If the stack is full while it describes the first
	// panic, it panics again.
	defer func() {
		if r := recover(); r != nil {
			m.corrupt = true
			err = fmt.Errorf("stack overflow, or a fault of the interpreter: %v (possibly an infinite recursion)", r)
		}
	}()
	l := m.state
	l.Push(l.NewFunction(func(l *glua.LState) int {
		l.Panic = quietPanic
		m.perform(j)
		return j.results
	}))
	results := j.results
	if j.load {
		results = 0
	}
	if err := l.PCall(0, results, nil); err != nil || m.aborted != nil {
		return m.failure(err)
	}
	return nil
}

func (m *machine) perform(j job) {
	l := m.state
	env := l.CreateTable(0, 2)
	env.Metatable = m.globals
	if j.script.ownsGlobals {
		m.fill(env)
	}
	if j.script.usesGlobals {
		env.RawSetString("_G", env)
	}
	chunk := l.NewFunctionFromProto(j.script.proto)
	chunk.Env = env
	l.Push(chunk)
	for _, hook := range m.hooks {
		l.Push(hook)
	}
	l.Call(sandbox.HookCount, 0)
	f := m.entry(env, j.function)
	if j.load {
		return
	}
	l.Push(f)
	for _, a := range j.args {
		l.Push(m.value(a))
	}
	l.Call(len(j.args), j.results)
}

// entry returns the function to call: the global with that name or, if it is nil, the only function that the script defines.
func (m *machine) entry(env *glua.LTable, name string) *glua.LFunction {
	switch v := env.RawGetString(name).(type) {
	case *glua.LFunction:
		return v
	case *glua.LNilType:
	default:
		m.state.RaiseError("%s is not a function: %s", name, v.Type().String())
	}
	var single *glua.LFunction
	var defined []string
	env.ForEach(func(k, v glua.LValue) {
		if f, ok := v.(*glua.LFunction); ok && !f.IsG {
			single = f
			defined = append(defined, k.String())
		}
	})
	switch len(defined) {
	case 1:
		return single
	case 0:
		m.state.RaiseError("not found function %s: the script defines no global function", name)
	}
	slices.Sort(defined)
	m.state.RaiseError("not found function %s: the script defines several global functions (%s); rename one of them, or make the others local",
		name, strings.Join(defined, ", "))
	return nil
}
