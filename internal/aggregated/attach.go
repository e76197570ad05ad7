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
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/member/tunnel"
	"karmada.io/karmada/internal/names"
)

// attachREST serves clusters/{name}/attach: with GET, the agent of a Pull-mode cluster opens a connection, through which the control plane
// reaches the cluster. With POST, a component of the control plane opens a stream on that connection. The name of the subresource is one
// that kube-apiserver does not time out.
type attachREST struct {
	clusters   clusterReader
	tunnels    *tunnel.Hub
	authorizer authorizer.Authorizer
}

func (a *attachREST) New() runtime.Object { return &clusterv1alpha1.ClusterProxyOptions{} }

// Destroy implements rest.Storage.
func (a *attachREST) Destroy() {}

func (a *attachREST) NewConnectOptions() (options runtime.Object, subpath bool, subpathKey string) {
	return nil, false, ""
}

func (a *attachREST) ConnectMethods() []string { return []string{http.MethodGet, http.MethodPost} }

// Connect accepts the connection of the agent of this cluster, and of no other user. The user that attaches receives the requests
// for the cluster, with their credentials. Streams are for users that are authorized to create clusters/attach.
func (a *attachREST) Connect(ctx context.Context, name string, _ runtime.Object, _ rest.Responder) (http.Handler, error) {
	requester, ok := request.UserFrom(ctx)
	if !ok {
		return nil, apierrors.NewUnauthorized("the request has no authenticated user")
	}
	opensStream := false
	if info, ok := request.RequestInfoFrom(ctx); ok {
		opensStream = info.Verb == "create"
	}
	if own, _ := names.ClusterOfAgent(requester.GetName()); !opensStream && (own != name || !isAgent(requester)) {
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
	if opensStream {
		return a.tunnels.DialHandler(name, func(w http.ResponseWriter, err error) {
			serving.WriteError(w, unavailable("connect to cluster %s: %v", name, err))
		}), nil
	}
	return a.tunnels.Handler(name, func(ctx context.Context) (string, error) { return a.revoked(ctx, requester, cluster) }), nil
}

// revoked returns the reason why the agent of a cluster may not stay connected, or "".
func (a *attachREST) revoked(ctx context.Context, agent user.Info, attached *clusterv1alpha1.Cluster) (string, error) {
	cluster, err := a.clusters.get(ctx, attached.Name)
	switch {
	case apierrors.IsNotFound(err):
		return "the cluster was removed", nil
	case err != nil:
		return "", err
	case cluster.UID != attached.UID:
		return "the cluster was registered again", nil
	case cluster.Spec.SyncMode != clusterv1alpha1.Pull:
		return "the cluster is in " + string(cluster.Spec.SyncMode) + " mode", nil
	}
	decision, _, err := a.authorizer.Authorize(ctx, authorizer.AttributesRecord{
		User: agent, Verb: "get", APIGroup: clusterv1alpha1.GroupName, APIVersion: clusterv1alpha1.GroupVersion.Version,
		Resource: "clusters", Subresource: "attach", Name: attached.Name, ResourceRequest: true,
	})
	switch {
	case decision == authorizer.DecisionAllow:
		return "", nil
	case err != nil:
		return "", fmt.Errorf("check the access of %s: %w", agent.GetName(), err)
	}
	return fmt.Sprintf("user %q may not attach to the cluster", agent.GetName()), nil
}

var (
	_ rest.Connecter = (*attachREST)(nil)
	_ rest.Storage   = (*attachREST)(nil)
)
