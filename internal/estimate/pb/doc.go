// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package pb holds the messages and the gRPC service of the scheduler-estimator
// (docs/contract/protocols.md#scheduler-estimator). They are generated from the .proto files. The package also holds conversions to
// the types of the work API.
//
// Invariant: names and numbers of fields never change: they are compatible with schedulers and estimators of upstream Karmada.
package pb
