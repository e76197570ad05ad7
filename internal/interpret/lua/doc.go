// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package lua runs the scripts of a ResourceInterpreterCustomization (extension-protocols §4).
//
//	source ─► Compile: parse, meter, compile; once per content ─► Script
//	object ─► lazy tables ─► the script's function, in a pooled machine ─► tables ─► the same values, or what was changed
//
// A script is a Lua 5.1 chunk that defines a global function, either the one that the contract names for its operation or
// exactly one of any name. For every call the chunk runs afresh, with globals of its own: what a script sets is gone after
// the call. It has the libraries base, table, string, math, os (time and date only), package (preload only) and, by
// require, kube. It can open no file, start no process, load no code and reach no network.
//
// Limits of a call, each of which ends it with an error that pcall cannot stop:
//   - one second, or the caller's context ("context deadline exceeded");
//   - 20 million instructions, so that a loop ends everywhere at the same place;
//   - 128 MiB of memory, counted as it is allocated (see meter.go), and a million bytes in each string argument;
//   - 250 nested calls.
//
// Values pass the bridge without loss. Objects become tables when the script looks at them, level by level and in the order
// of their keys; on the way back, what the script did not touch is the very value that came in, wherever the script put it:
// integers beyond 2^53, null, {} and [] stay what they are. In tables that the script made, an integral number is an
// integer, and an empty table is what the objects given to the operation have at that path; if they have nothing
// there, the field is left out.
//
// Invariant: an answer depends on the arguments alone (except for os.time and os.date); no argument is changed; a script
// that fails in any way fails its own call and nothing else. Results may share memory with arguments, as they do elsewhere
// in interpret.
package lua
