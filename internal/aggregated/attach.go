// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"errors"
	"fmt"
	"net/http"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/tunnel"
)

// attachREST serves clusters/{name}/attach: the agent of a Pull-mode cluster opens a connection, through which the proxy reaches the
// cluster. The name of the subresource is one that kube-apiserver does not time out.
type attachREST struct {
	clusters clusterReader
	tunnels  *tunnel.Hub
}

func (a *attachREST) New() runtime.Object { return &clusterv1alpha1.ClusterProxyOptions{} }

// Destroy implements rest.Storage.
func (a *attachREST) Destroy() {}

func (a *attachREST) NewConnectOptions() (options runtime.Object, subpath bool, subpathKey string) {
	return nil, false, ""
}

func (a *attachREST) ConnectMethods() []string { return []string{http.MethodGet} }

// Connect accepts the connection of the agent of this cluster, and of no other user: the user that attaches receives the requests for the
// cluster, with the impersonator's token.
func (a *attachREST) Connect(ctx context.Context, name string, _ runtime.Object, _ rest.Responder) (http.Handler, error) {
	requester, ok := request.UserFrom(ctx)
	if !ok {
		return nil, apierrors.NewUnauthorized("the request has no authenticated user")
	}
	if own, _ := names.ClusterOfAgent(requester.GetName()); own != name || !isAgent(requester) {
		return nil, apierrors.NewForbidden(clusterv1alpha1.Resource("clusters"), name,
			errors.New("only the agent of the cluster may attach to it"))
	}
	cluster, err := a.clusters.get(ctx, name)
	if err != nil {
		return nil, err
	}
	if cluster.Spec.SyncMode != clusterv1alpha1.Pull {
		return nil, apierrors.NewBadRequest(fmt.Sprintf("cluster %s is in %s mode", name, cluster.Spec.SyncMode))
	}
	return a.tunnels.Handler(name), nil
}

var (
	_ rest.Connecter = (*attachREST)(nil)
	_ rest.Storage   = (*attachREST)(nil)
)
