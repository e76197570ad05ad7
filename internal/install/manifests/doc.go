// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package manifests renders the objects of a control plane that runs in a host cluster.
//
//	Spec ──► Complete ──► Certificates: which certificates the control plane needs ──► issued outside (pki.Set)
//	              └─────► Render(Spec, Issued): namespace, Secrets, Services, etcd, Deployments, budgets, network policies
//
// Every way of installation uses Render: `karmadactl init` and `addons`, the chart and the operator. The result depends on the
// arguments only. Stages order the objects: each stage needs the objects of earlier stages to be running.
package manifests
