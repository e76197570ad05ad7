// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package tunnel connects the control plane to the API servers of Pull-mode clusters through connections that their agents open.
//
//	agent: Run ──► GET …/clusters/<name>/attach, Upgrade: karmada-tunnel ──► control plane: Hub.Handler
//	                                                                             │
//	other process: Remote.Dial ──► POST …/clusters/<name>/attach ──► Hub.DialHandler
//	                                                                             │
//	control plane: Hub.Dial ──► HTTP/2 CONNECT on that connection ──► agent ──► API server of the cluster
//
// Protocol: after the response 101, the roles of HTTP/2 are reversed: the agent is the server, the control plane the client. Each
// stream is a CONNECT request and carries the bytes of one connection to the API server of the cluster, with TLS from end to end. The
// agent ignores the authority of the request: it connects to the API server of its own cluster and to nothing else.
//
// Authentication: the request is authenticated by kube-apiserver with the certificate of the agent. The server of Handler accepts the
// agent of the cluster only, so that no connection of one cluster can receive requests for another. Its access is checked again
// periodically. Streams carry no credentials of their own: the API server of the cluster authenticates each request.
//
// Limits: a connection carries up to 250 streams. A second connection of the same cluster replaces the first for new streams; open
// streams continue. A third closes the first. Both ends close a connection without a response to a ping within 30 seconds. The
// agent opens another after 1 to 30 seconds. Streams that were open then fail, as with any lost connection.
//
// Replicas: the agent opens a connection to each replica of karmada-aggregated-apiserver, so that any of them reaches the cluster. A
// response identifies the replica, and a request names the replicas that the agent is connected to. If it reaches one of them, that
// replica refuses it. An agent that finds no other replica tries again after 5 seconds to 5 minutes.
package tunnel
