// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package console tests the web console over HTTP, and its pages in a browser.
//
//	testdata/fleet.yaml ──► fakeapi ──► authorizer: tokens, and namespaces that they may read ──► console ──► client, or Chromium
//
// The tests of pages need the program chromium, and are skipped without it. They write the screenshots of docs/images/console with the
// flag -update.
package console
