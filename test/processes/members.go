// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"context"
	"path/filepath"
	"strconv"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/test/env"
)

// pullMember is the member in Pull mode.
const pullMember = "member3"

// joinMembers starts and joins members with a scheduler-estimator each. The last one is in Pull mode.
func (h *hub) joinMembers(context.Context) (err error) {
	h.members, err = env.Attach(filepath.Join(h.dir, "data"), h.config, env.Attached{
		Estimator: h.startEstimator, Estimators: h.estimatorOptions, LosesEvents: true, PullMember: pullMember, Agent: h.startAgents,
	})
	if err != nil {
		return err
	}
	return h.members.Join(3, 2)
}

// startAgents starts two agents of a member, with the credentials for the control plane that it registered with.
func (h *hub) startAgents(name string, member *rest.Config, credentials string) error {
	config, err := h.memberKubeconfig("agent", name, member, rest.ImpersonationConfig{})
	if err != nil {
		return err
	}
	for range 2 {
		p, err := h.run("agent", h.link("karmada-agent"), append(electionFlags(),
			"--kubeconfig="+config, "--karmada-kubeconfig="+credentials, "--cluster-name="+name, "--cluster-status-update-frequency=1s",
			"--cluster-success-threshold=2s", "--cluster-failure-threshold=5s", "--metrics-bind-address=0", "--health-probe-bind-address=0",
			h.tracing())...)
		h.mu.Lock()
		h.components["agent"] = append(h.components["agent"], p)
		h.mu.Unlock()
		if err != nil {
			return err
		}
	}
	return nil
}

// startEstimator starts the estimator of a member and returns its port.
func (h *hub) startEstimator(name string, member *rest.Config) (int, error) {
	port, err := freePort()
	if err != nil {
		return 0, err
	}
	serving, err := h.serving("estimator-"+name, "karmada-scheduler-estimator-"+name)
	if err != nil {
		return 0, err
	}
	c, err := client.New(member, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return 0, err
	}
	user := install.ComponentUser("scheduler-estimator")
	if err := install.EstimatorAccess(context.Background(), c, user); err != nil {
		return 0, err
	}
	config, err := h.memberKubeconfig("estimator", name, member, rest.ImpersonationConfig{
		UserName: user, Groups: []string{"system:authenticated"},
	})
	if err != nil {
		return 0, err
	}
	p, err := h.run("scheduler-estimator "+name, h.link("karmada-scheduler-estimator"), "--cluster-name="+name, "--kubeconfig="+config,
		"--server-port="+strconv.Itoa(port), "--grpc-auth-cert-file="+serving.CertFile, "--grpc-auth-key-file="+serving.KeyFile,
		"--grpc-client-ca-file="+h.pki.CA().CertFile, "--metrics-bind-address=0", "--health-probe-bind-address=0")
	h.mu.Lock()
	defer h.mu.Unlock()
	h.estimators = append(h.estimators, p)
	return port, err
}

// memberKubeconfig writes a kubeconfig of a member for a component, with the certificate of its administrator. The configuration of
// the member in this process has none. Components impersonate their users.
func (h *hub) memberKubeconfig(component, name string, member *rest.Config, as rest.ImpersonationConfig) (string, error) {
	certificates := filepath.Join(h.members.Layout.Member(name), "pki")
	c := clientcmdapi.NewConfig()
	c.Clusters[""] = &clientcmdapi.Cluster{Server: member.Host, CertificateAuthorityData: member.CAData}
	c.AuthInfos[""] = &clientcmdapi.AuthInfo{
		ClientCertificate: filepath.Join(certificates, "admin.crt"), ClientKey: filepath.Join(certificates, "admin.key"),
		Impersonate: as.UserName, ImpersonateGroups: as.Groups,
	}
	c.Contexts["member"] = &clientcmdapi.Context{}
	c.CurrentContext = "member"
	path := h.file(component + "-" + name + ".config")
	return path, clientcmd.WriteToFile(*c, path)
}
