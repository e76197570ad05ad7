// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package admission serves the admission webhooks and the conversion webhook of the control plane. The pure packages below
// it, one for each API group, default and validate the objects; this package serves them over HTTP.
//
//	Register        serves every path of the table in hooks.go, and /convert, on a webhook server
//	Configurations  returns the webhook configurations made from the same table
//	SetConversion   configures a CRD to convert bindings through /convert
//	Apply           stores the configurations and writes only what differs
//
// The input is an AdmissionReview of admission.k8s.io/v1. The response allows the object, with a patch and warnings, or
// denies it with all field errors. Objects that are being deleted are always allowed, so that finalizers can be removed.
package admission
