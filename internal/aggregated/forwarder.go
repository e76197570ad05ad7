// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"net/http"
	"net/url"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/client-go/kubernetes"
	restclient "k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/member/tunnel"
)

// Forwarder forwards requests of users to members and to the control plane, for other API servers. It sends requests to members
// as clusters/{name}/proxy does.
type Forwarder struct {
	connector *connector
	control   controlPlane
	log       logr.Logger
}

// NewForwarder returns a Forwarder. config and control connect to kube-apiserver, and access decides which users may read there. cached
// reports whether another server of this process serves reads of a kind to all users. Close must be called.
func NewForwarder(config *restclient.Config, control kubernetes.Interface, access authorizer.Authorizer,
	cached func(schema.GroupResource) bool, logger logr.Logger,
) (*Forwarder, error) {
	location, rt, err := direct(config)
	if err != nil {
		return nil, err
	}
	secrets := newSecretCache(func(ctx context.Context, namespace, name string) (*corev1.Secret, error) {
		return control.CoreV1().Secrets(namespace).Get(ctx, name, metav1.GetOptions{})
	}, clock.RealClock{})
	return &Forwarder{
		connector: newConnector(secrets, tunnel.Remote{Control: config}), control: controlPlane{location, rt, access, cached, logger},
		log: logger,
	}, nil
}

// ToMember returns the handler that sends a request to a path of a member on behalf of the user.
func (f *Forwarder) ToMember(ctx context.Context, cluster *clusterv1alpha1.Cluster, requester user.Info, path string,
) (http.Handler, error) {
	t, err := f.connector.target(ctx, cluster)
	if err != nil {
		return nil, err
	}
	return f.connector.shared(cluster, requester, t.handler(requester, path, f.log)), nil
}

// ToControl returns the handler that sends a request to a path of kube-apiserver if the user may send it.
func (f *Forwarder) ToControl(requester user.Info, path string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		location, err := locate(&url.URL{}, path, r)
		if err != nil {
			serving.WriteError(w, err)
			return
		}
		f.control.handler(requester, location).ServeHTTP(w, r)
	})
}

// Forget closes the connections to a deleted cluster.
func (f *Forwarder) Forget(cluster string) { f.connector.forget(cluster) }

// Close closes all connections.
func (f *Forwarder) Close() { f.connector.closeAll() }
