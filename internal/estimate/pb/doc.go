// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package pb is what a scheduler and an estimator say to each other: the messages and the gRPC service of the contract
// (docs/contract/protocols.md#scheduler-estimator), generated from the .proto files, and conversions between them and the types of the work API.
//
// Invariant: names and numbers of fields never change; schedulers and estimators of upstream Karmada are on the other end.
package pb
