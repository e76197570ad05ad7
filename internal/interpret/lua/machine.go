// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	glua "github.com/yuin/gopher-lua"

	"karmada.io/karmada/internal/interpret/lua/pattern"
)

// limits are those of a call.
type limits struct {
	time   time.Duration
	steps  int // instructions, so that a loop ends at the same place on every machine that is not too slow
	memory int // bytes, of all that the call allocates, whether it is still in use or not
}

// callLimits are those of every call. The time is the contract's (extension-protocols §4), and what a fast core does in
// half of it. A script that looks at all of an object of 1.5 MB, the largest there is, needs half of the memory.
var callLimits = limits{time: time.Second, steps: 20_000_000, memory: 128 << 20}

// stackDepth and stackSize are calls inside each other, and values on the stack of all of them: 128 KiB a machine. One
// instruction may copy all of it.
const (
	stackDepth = 250
	stackSize  = 8 << 10
)

// pulse is how many instructions pass between two looks at the time. The slowest instruction, the length of a list that is
// full of holes, takes some milliseconds at the memory limit, so that a call ends a quarter of a second late at worst.
const pulse = 64

// lightCall is how much a call may allocate for its machine to be used again: what a script leaves in the libraries'
// tables is never more than that.
const lightCall = 4 << 20

// usualTables is how many tables a usual call makes of objects, and how many fields one has, at most.
const usualTables = 500

// errMemory is why a call that allocates too much must end.
var errMemory = errors.New("not enough memory")

// machine is a Lua state with libraries, for one call at a time.
type machine struct {
	state *glua.LState
	// base is what every script can see: it is behind the globals of its own. Scripts cannot change it, because there is no
	// getmetatable.
	base    *glua.LTable
	globals *glua.LTable // the metatable of a script's globals
	hidden  []glua.LValue
	lazy    *glua.LTable // the metatable of tables that are not filled yet
	// libraries are tables of base that scripts may add to. They are empty in front of the real ones.
	libraries []library
	stringish *glua.LTable // the metatable of strings
	kube      *glua.LTable // the metatable of what require("kube") gives
	// Functions that are handed out again and again.
	following, advancing, quietly glua.LValue
	// patterns are the latest that were compiled: scripts use the same few again and again.
	patterns map[string]*pattern.Pattern
	keys     []string // for fill

	call
}

// library is one that scripts may add to; front is the empty table before it.
type library struct {
	name  string
	into  *glua.LTable // where scripts find it
	meta  *glua.LTable // whose __index is the real one
	front *glua.LTable
}

// call is the state of one call.
type call struct {
	ctx     context.Context //nolint:containedctx // the call's own
	limits  limits
	steps   int   // until the next look at the time
	fuel    int   // steps for the rest of the call
	memory  int   // bytes for the rest of the call
	broken  error // why the call must end
	faulty  bool  // the state may be in disorder
	origins map[*glua.LTable]*origin
	exact   map[float64]int64 // integers that a Lua number cannot tell from their neighbours
	loaded  map[string]glua.LValue
	random  uint64
	ids     map[glua.LValue]int // what tostring calls tables and functions
}

// machines are idle ones. A machine is not used again after a call that had to be ended, or allocated much.
var machines = sync.Pool{New: func() any { return newMachine() }}

// forever is closed: what a broken call's context says of itself.
var forever = func() chan struct{} {
	c := make(chan struct{})
	close(c)
	return c
}()

func newMachine() *machine {
	m := &machine{patterns: map[string]*pattern.Pattern{}, state: glua.NewState(glua.Options{CallStackSize: stackDepth, RegistrySize: stackSize, SkipOpenLibs: true})}
	m.openLibraries()
	m.state.SetContext(m)
	return m
}

// A machine is the context of its state, which the library asks before every instruction.
var _ context.Context = (*machine)(nil)

// Done is closed when the call must end. It runs before every instruction.
func (m *machine) Done() <-chan struct{} {
	m.steps--
	if m.steps > 0 {
		return nil
	}
	return m.look()
}

// look sees whether the call may go on.
func (m *machine) look() <-chan struct{} {
	if m.broken == nil {
		m.fuel += m.steps - pulse
		m.steps = pulse
		if m.fuel <= 0 {
			m.end(fmt.Errorf("%w: more than %d instructions (is there a loop that does not end?)", context.DeadlineExceeded, m.limits.steps))
		} else if err := m.ctx.Err(); err != nil {
			m.end(err)
		}
	}
	if m.broken != nil {
		return forever
	}
	return nil
}

// end makes the call fail at its next instruction, whatever the script catches.
func (m *machine) end(why error) {
	if m.broken == nil {
		m.broken = why
	}
	m.steps = 0
}

// Err is why the call must end.
func (m *machine) Err() error { return m.broken }

// Deadline is not known to anybody who asks.
func (m *machine) Deadline() (time.Time, bool) { return time.Time{}, false }

// Value is nothing: no function of ours looks for values.
func (m *machine) Value(any) any { return nil }

// spend is for functions that do the work of some instructions, or of many.
func (m *machine) spend(steps int) {
	m.steps -= steps
	if m.steps <= 0 && m.look() != nil {
		m.state.RaiseError("%s", m.broken.Error())
	}
}

// charge counts bytes that are about to be allocated and fails when there are too many.
func (m *machine) charge(bytes int) error {
	if bytes < 0 || bytes > m.memory {
		m.end(fmt.Errorf("%w: more than %d MiB", errMemory, m.limits.memory>>20))
		return m.broken
	}
	m.memory -= bytes
	return nil
}

// pay is charge for functions that scripts call.
func (m *machine) pay(bytes int) {
	if err := m.charge(bytes); err != nil {
		m.state.RaiseError("%s", err.Error())
	}
}

// begin makes the machine ready for a call.
func (m *machine) begin(ctx context.Context, l limits) {
	m.call = call{ctx: ctx, limits: l, fuel: l.steps, steps: pulse, memory: l.memory, origins: m.origins}
	if m.origins == nil {
		m.origins = map[*glua.LTable]*origin{}
	}
}

// finish gives the machine back when it is fit for another call.
func (m *machine) finish() {
	if m.faulty || m.broken != nil || m.limits.memory-m.memory > lightCall {
		return // to the garbage collector
	}
	m.state.SetTop(0)
	for i := range m.libraries {
		if l := &m.libraries[i]; touched(l.front) {
			m.install(l)
		}
	}
	// What was used little is used again; to clear what was used much would take long on each call from now on.
	if len(m.origins) > usualTables {
		m.origins = nil
	}
	if cap(m.keys) > usualTables {
		m.keys = nil
	}
	clear(m.origins)
	clear(m.keys[:cap(m.keys)])
	m.call = call{origins: m.origins}
	machines.Put(m)
}

// touched says whether there is anything in a table.
func touched(t *glua.LTable) bool {
	key, _ := t.Next(glua.LNil)
	return key != glua.LNil || t.Len() > 0
}

// job is what a machine is to do.
type job struct {
	script   *Script
	function string // the contract's name of it
	args     []any
	results  int
	limits   *limits // instead of callLimits
	load     bool    // run the chunk and find the function, but do not call it
}

// run does a job and gives the results to take, before the machine is used for anything else.
func run(ctx context.Context, j job, take func(*machine, []glua.LValue) error) error {
	l := callLimits
	if j.limits != nil {
		l = *j.limits
	}
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
	return take(m, results)
}

// execute leaves the results on the stack.
func (m *machine) execute(j job) (err error) {
	// The library catches panics, those of its own mistakes, too. But when the stack is full at the wrong moment, it panics
	// again while it describes the first one.
	defer func() {
		if r := recover(); r != nil {
			m.faulty = true
			err = fmt.Errorf("stack overflow, or a fault of the interpreter: %v (is there a recursion that does not end?)", r)
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
	if err := l.PCall(0, results, nil); err != nil || m.broken != nil {
		// A script that caught why the call must end has failed all the same.
		return m.failure(err)
	}
	return nil
}

func (m *machine) perform(j job) {
	l := m.state
	env := l.CreateTable(0, 2)
	env.Metatable = m.globals
	if j.script.mentionsGlobals {
		env.RawSetString("_G", env)
	}
	chunk := l.NewFunctionFromProto(j.script.proto)
	chunk.Env = env
	l.Push(chunk)
	for _, h := range m.hidden {
		l.Push(h)
	}
	l.Call(len(m.hidden), 0)
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

// entry is the function to call: the global of that name or, when there is none, the only function that the script defines.
func (m *machine) entry(env *glua.LTable, name string) *glua.LFunction {
	switch v := env.RawGetString(name).(type) {
	case *glua.LFunction:
		return v
	case *glua.LNilType:
	default:
		m.state.RaiseError("%s is not a function: %s", name, v.Type().String())
	}
	var only *glua.LFunction
	var defined []string
	env.ForEach(func(k, v glua.LValue) {
		if f, ok := v.(*glua.LFunction); ok && !f.IsG {
			only = f
			defined = append(defined, k.String())
		}
	})
	switch len(defined) {
	case 1:
		return only
	case 0:
		m.state.RaiseError("not found function %s: the script defines no global function", name)
	}
	slices.Sort(defined)
	m.state.RaiseError("not found function %s: the script defines several functions (%s), so one of them must have that name, or the others be local",
		name, strings.Join(defined, ", "))
	return nil
}

// quietPanic fails without a traceback, which nobody sees, and which may be as long as a chain of tail calls.
func quietPanic(l *glua.LState) {
	panic(&glua.ApiError{Type: glua.ApiErrorRun, Object: l.Get(-1), StackTrace: quiet})
}

// quiet stands for the traceback.
const quiet = "none"

// failure is why a call failed: what the script or a limit says.
func (m *machine) failure(err error) error {
	text := ""
	if e, ok := errors.AsType[*glua.ApiError](err); ok {
		m.faulty = e.StackTrace != quiet // a panic of the library, not an error of the script
		text = strings.TrimSpace(errorText(e.Object))
	} else if err != nil {
		text = err.Error()
	}
	if m.broken != nil {
		where, _, _ := strings.Cut(text, m.broken.Error())
		if where == text {
			where = "" // it says something else
		}
		return fmt.Errorf("%s%w", where, m.broken)
	}
	return errors.New(text + hint(text))
}

// errorText is what an error value says; scripts may raise tables.
func errorText(v glua.LValue) string {
	if t, ok := v.(*glua.LTable); ok {
		if message, ok := t.RawGetString("message").(glua.LString); ok {
			return string(message)
		}
		return "the script raised an error that is a table without a message"
	}
	return truncate(stable(v.String()))
}

// address is what the library calls a value in its errors; the numbers of tostring have eight digits.
var address = regexp.MustCompile(`\b(table|function|userdata): 0x[0-9a-f]{9,}`)

// stable is an error without addresses, which are others on every run.
func stable(s string) string {
	if !strings.Contains(s, ": 0x") {
		return s
	}
	return address.ReplaceAllString(s, "a $1")
}

// truncate keeps errors readable: they become conditions.
func truncate(s string) string {
	const longest = 1000
	if len(s) <= longest {
		return strings.ToValidUTF8(s, "�")
	}
	return strings.ToValidUTF8(s[:longest], "") + "…"
}

// hint says what to try, where there is something to say.
func hint(text string) string {
	switch {
	case strings.Contains(text, "attempt to index a non-table object(nil)"):
		return " (something before it is not there: test it for nil first)"
	case strings.Contains(text, "attempt to call a non-function object"):
		return " (the function does not exist; see the list of what scripts can call)"
	case strings.Contains(text, "stack overflow"), strings.Contains(text, "registry overflow"):
		return " (is there a recursion that does not end?)"
	}
	return ""
}
