// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package lua runs the scripts of a ResourceInterpreterCustomization (docs/contract/interpreter.md#lua-customizations).
//
//	source ─► Compile: parse, rewrite (package sandbox), compile; cached by content ─► Script
//	object ─► lazy tables ─► the script's function, in a pooled machine ─► tables ─► unchanged or new values
//
// A script is a Lua 5.1 chunk that defines a global function. The function has the name in the API for its operation, or is the
// only one. Each call executes the chunk with its own globals; nothing that a script sets survives the call. Scripts have the
// libraries base, table, string, math, os (time and date only), package (preload only) and, through require, kube. They cannot open
// files, start processes, load code or access the network.
//
// Limits of a call; each ends it with an error that pcall cannot stop:
//   - one second, or the deadline of the caller's context ("context deadline exceeded");
//   - 20 million instructions, so that an infinite loop ends at the same point on every machine;
//   - 128 MiB of memory, counted as it is allocated (see package sandbox), and a million bytes in each string argument;
//   - 250 nested calls.
//
// The conversion of values is lossless. Tables are filled level by level, in the order of their keys, when the script reads
// them. In a result, each value that the script did not change is the value that was passed in, even if the script moved it. Thus
// integers beyond 2^53, null, {} and [] are preserved. In tables that the script created, an integral number is an integer. An
// empty table takes its type from the objects of the operation at the same path. If they contain nothing there, the field is
// omitted.
//
// Invariants: a result depends only on the arguments, except for os.time and os.date. Arguments are not modified. A script
// that fails does not affect other calls. Results can share memory with arguments, as in the rest of package interpret.
package lua
