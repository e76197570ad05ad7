// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package controlplane tests real API servers; most of its tests share one control plane without members, and all one binary:
//
//   - admission: published examples, deletion protection, and input that no program may fail on. testdata/articles has every YAML
//     block of five published articles about Karmada, named by article and line; Article returns their objects to the scenarios of
//     test/behavior.
//   - webhooks: the API server accepts their configurations and the conversion, calls only the webhooks that it must call, and
//     returns their responses.
//   - registration of clusters: what anonymous users, bootstrap tokens and agents can and cannot do.
//   - the objects that an installation applies.
//   - clusters in Push mode: join, use and unjoin one.
//   - customizations of the interpreter: watches, Services and events.
package controlplane
