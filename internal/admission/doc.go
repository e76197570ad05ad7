// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package admission looks at objects before the API server of the control plane stores them. What is filled in and what is
// refused is decided by the pure packages below it, one for each API group; this one puts them on the wire.
//
//	Register        serves every path of the table in hooks.go, and /convert, on a webhook server
//	Configurations  is the same table as the API server wants it: which requests go to which path
//	SetConversion   sends the versions of bindings to /convert
//	Apply           stores configurations, and writes only what differs
//
// In goes an AdmissionReview of admission.k8s.io/v1 with an object of any shape; out comes a review that allows it, with a
// patch and warnings, or that denies it with all that is wrong. A path is in the configurations exactly when it is served.
// Objects that are being deleted pass: nothing may keep a finalizer from being removed.
package admission
