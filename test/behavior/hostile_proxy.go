// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"

	authenticationv1 "k8s.io/api/authentication/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// proxyUser sends requests to the cluster proxy.
type proxyUser struct {
	*fixture
	client *http.Client
	host   string
}

func (f *fixture) newProxyUser(config *rest.Config) proxyUser {
	f.Helper()
	c, err := rest.HTTPClientFor(config)
	if err != nil {
		f.Fatal(err)
	}
	return proxyUser{f, c, strings.TrimSuffix(config.Host, "/")}
}

// send returns the status and the body of the response to a request for a path of a cluster. headers are keys and values in turn.
func (u proxyUser) send(ctx context.Context, method, cluster, path string, headers ...string) (int, io.ReadCloser) {
	u.Helper()
	r, err := http.NewRequestWithContext(ctx, method, u.host+"/apis/cluster.karmada.io/v1alpha1/clusters/"+cluster+"/proxy"+path,
		strings.NewReader("{}"))
	if err != nil {
		u.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	response, err := u.client.Do(r)
	if err != nil {
		u.Fatalf("%s %s of cluster %s: %v", method, path, cluster, err)
	}
	return response.StatusCode, response.Body
}

// status returns the status of a response.
func (u proxyUser) status(method, cluster, path string, headers ...string) int {
	u.Helper()
	code, body := u.send(u.Context(), method, cluster, path, headers...)
	_ = body.Close()
	return code
}

// attackProxy tries what a service account could gain that may use the proxy, and has few rights in the members: the rights of others, an
// object in a cluster that it does not name, and all connections to a cluster in Pull mode.
func (f *fixture) attackProxy(existing client.Object) {
	f.Helper()
	account := &corev1.ServiceAccount{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "robot"}}
	subjects := []rbacv1.Subject{{Kind: rbacv1.ServiceAccountKind, Namespace: f.ns, Name: account.Name}}
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: f.ns + "-proxy"}, Rules: []rbacv1.PolicyRule{{
		APIGroups: []string{clusterv1alpha1.GroupName}, Resources: []string{"clusters/proxy"}, Verbs: []string{"*"},
		ResourceNames: []string{member1, member3, "*"},
	}}}
	f.create(account, role, &rbacv1.ClusterRoleBinding{
		ObjectMeta: metav1.ObjectMeta{Name: role.Name}, Subjects: subjects,
		RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: role.Name},
	})
	token := &authenticationv1.TokenRequest{}
	if err := f.e.Control.SubResource("token").Create(f.Context(), account, token); err != nil {
		f.Fatal(err)
	}
	config := rest.AnonymousClientConfig(f.e.Config)
	config.BearerToken = token.Status.Token
	robot, admin := f.newProxyUser(config), f.newProxyUser(f.e.Config)
	const version, secrets = "/version", "/api/v1/namespaces/kube-system/secrets"
	f.eventually("requests of the service account to a member", func(context.Context) error {
		if code := robot.status(http.MethodGet, member1, version); code != http.StatusOK {
			return fmt.Errorf("status %d", code)
		}
		return nil
	})
	for what, headers := range map[string][]string{
		"its own name":             nil,
		"an impersonated group":    {"Impersonate-User", "x", "Impersonate-Group", "system:masters"},
		"an administrator":         {"Impersonate-User", "system:admin", "Impersonate-Group", "system:karmada:administrators"},
		"headers of a front proxy": {"X-Remote-User", "system:admin", "X-Remote-Group", "system:masters"},
	} {
		if code := robot.status(http.MethodGet, member1, secrets, headers...); code != http.StatusForbidden {
			f.Errorf("read of Secrets of a member with %s: status %d, want 403", what, code)
		}
	}
	objects := "/api/v1/namespaces/" + f.ns + "/configmaps"
	for _, u := range []proxyUser{robot, admin} {
		for method, path := range map[string]string{
			http.MethodPost: objects, http.MethodPut: objects + "/" + existing.GetName(), http.MethodDelete: objects + "/" + existing.GetName(),
		} {
			if code := u.status(method, "*", path); code != http.StatusMethodNotAllowed {
				f.Errorf("%s without the name of a cluster: status %d, want 405", method, code)
			}
		}
	}
	f.attackStreams(robot, admin, subjects)
}

// attackStreams opens as many streams to a cluster in Pull mode as one user can: the connection of its agent must stay usable.
func (f *fixture) attackStreams(robot, other proxyUser, subjects []rbacv1.Subject) {
	f.Helper()
	var c clusterv1alpha1.Cluster
	if err := f.e.Control.Get(f.Context(), client.ObjectKey{Name: member3}, &c); err != nil {
		f.Fatal(err)
	}
	if c.Spec.SyncMode != clusterv1alpha1.Pull || c.Spec.ImpersonatorSecretRef == nil {
		return
	}
	view := &rbacv1.RoleBinding{
		ObjectMeta: metav1.ObjectMeta{Namespace: metav1.NamespaceDefault, Name: f.ns}, Subjects: subjects,
		RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: "view"},
	}
	member := f.e.Members[member3].Client
	if err := member.Create(f.Context(), view); err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { _ = member.Delete(context.WithoutCancel(f.Context()), view) })
	const watch, most = "/api/v1/namespaces/default/configmaps?watch=true", 220 // two API servers
	f.eventually("a watch of the service account", func(context.Context) error {
		ctx, cancel := context.WithCancel(f.Context())
		defer cancel()
		if code, _ := robot.send(ctx, http.MethodGet, member3, watch); code != http.StatusOK {
			return fmt.Errorf("status %d", code)
		}
		return nil
	})
	ctx, cancel := context.WithCancel(f.Context())
	defer cancel()
	open, code := 0, http.StatusOK
	for ; open < most && code == http.StatusOK; open++ {
		code, _ = robot.send(ctx, http.MethodGet, member3, watch)
	}
	if code != http.StatusTooManyRequests {
		f.Errorf("stream %d of one user: status %d, want 429", open, code)
	}
	if code := other.status(http.MethodGet, member3, "/version"); code != http.StatusOK {
		f.Errorf("another user, while one has %d streams: status %d, want 200", open-1, code)
	}
	cancel()
	f.eventually("a request after the streams have ended", func(context.Context) error {
		if code := robot.status(http.MethodGet, member3, "/version"); code != http.StatusOK {
			return fmt.Errorf("status %d", code)
		}
		return nil
	})
}
