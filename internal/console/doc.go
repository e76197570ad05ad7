// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package console serves the web console: static files and the JSON that its pages show.
//
//	browser ──► Handler ─┬─► dist, the bundle of ui/ (tools/ui)
//	                     └─► session: the credentials of one user ──► API server of the control plane
//	                           └─► fleet: rows of clusters and bindings, by lists and watches of this user
//
// Invariants: the console has no rights of its own. Each request to the control plane, including those for the cached rows, has the
// credentials of the user who logged in. The browser has only a random session ID in a cookie that scripts cannot read; credentials
// stay in memory. Requests that write, or use a session, must come from a page of the same origin. A page shows text of objects as
// text, and no script or style runs that is not a file of this package.
//
// Explanations are those of the CLI (packages flow, observe and explain).
package console
