// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package doctor

import (
	"fmt"
	"slices"
	"strings"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/util/version"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/names"
)

// Names of checks.
const (
	checkReachability = "Reachability"
	checkHealth       = "Health"
	checkClock        = "Clock"
	checkVersions     = "Versions"
	checkKinds        = "Kinds"
	checkAPIs         = "APIs"
	checkWebhooks     = "Webhooks"
	checkAdmission    = "Admission"
	checkRoles        = "Roles"
	checkLeases       = "Leases"
	checkClusters     = "Clusters"
	checkCertificates = "Certificates"
	checkWorkloads    = "Workloads"
	checkNodes        = "Nodes"
)

const (
	// maxSkew is the difference of clocks above which certificates, tokens and leases fail.
	maxSkew = 10 * time.Second
	// soon is the time before the expiration of a certificate or CA that is an error.
	soon = 7 * 24 * time.Hour
	// oldestServer is the oldest version of kube-apiserver that the components support, and oldestMember that of clusters.
	oldestServer = "1.30"
	oldestMember = "1.25"
)

// examine returns the findings about a state. It is a pure function.
func examine(s state) []Finding {
	r := &report{}
	for _, u := range s.unread {
		r.add(Error, checkReachability, u.part, u.err.Error(), advice(u.err))
	}
	if s.control != nil && s.control.foreign {
		r.conclude(checkReachability, "the API server at "+s.control.server+" responds")
		r.add(Error, checkKinds, s.control.server, "the API server is not a Karmada control plane: "+access.ErrNoGroups.Error(),
			"set --kubeconfig"+s.hint+"; if this is an empty API server that is to become a control plane, run `karmada install`")
	} else if s.control != nil {
		r.conclude(checkReachability, "the control plane at "+s.control.server+" responds")
		s.control.examine(r, s)
	}
	if s.host != nil {
		s.host.examine(r, s)
	}
	if len(s.certificates) > 0 {
		s.examineCertificates(r)
	}
	return r.sorted()
}

// advice returns what to do about an error of a connection.
func advice(err error) string {
	for _, known := range []struct{ part, advice string }{
		{"connection refused", "start the API server, or correct the address in the kubeconfig"},
		{"no such host", "correct the address in the kubeconfig, or the DNS"},
		{"i/o timeout", "check that a firewall permits connections from this machine"},
		{"deadline exceeded", "check that a firewall permits connections from this machine, and the load of the API server"},
		{"unknown authority", "use a kubeconfig with the CA of this API server"},
		{"has expired or is", "renew the certificates with `certs renew`, and check the clocks"},
		{"certificate is valid for", "add the name with --cert-external-dns or --cert-external-ip of `init`, or certs.auto.hosts of the chart"},
		{"asked for the client to provide credentials", "use valid credentials; `certs renew --admin-kubeconfig` writes a new kubeconfig"},
		{"Unauthorized", "use valid credentials; `certs renew --admin-kubeconfig` writes a new kubeconfig"},
		{"forbidden", "use a kubeconfig of an administrator"},
	} {
		if strings.Contains(err.Error(), known.part) {
			return known.advice
		}
	}
	return "correct the cause in the message and repeat the command"
}

func (c *controlPlane) examine(r *report, s state) {
	for _, check := range c.unhealthy {
		advice := "see the log of karmada-apiserver"
		if strings.Contains(check, "etcd") {
			advice = "check etcd: its pods or process, its disk, and `karmada etcd status` for a full database"
		}
		r.add(Error, checkHealth, check, "the health check of the API server fails", advice)
	}
	r.conclude(checkHealth, "the API server and its connection to etcd are healthy")
	c.examineClock(r)
	c.examineVersions(r)
	c.examineKinds(r, s.program)
	for _, a := range c.apis {
		available := apiCondition(a)
		if a.Spec.Service != nil && (available == nil || available.Status != apiregistrationv1.ConditionTrue) {
			message := "not available"
			if available != nil {
				message += ": " + available.Reason + ": " + available.Message
			}
			r.add(Error, checkAPIs, a.Name, message, "check the pods or process of "+a.Spec.Service.Name+", and that the API server reaches it")
		}
	}
	r.conclude(checkAPIs, "all aggregated APIs are available")
	if c.webhook != nil {
		r.add(Error, checkWebhooks, "karmada-webhook", c.webhook.Error(),
			"check the pods or process of karmada-webhook, and that the API server reaches it; repeat the installation if its CA has changed")
	}
	c.examineRequired(r, s.program)
	r.conclude(checkWebhooks, "the webhooks respond")
	r.conclude(checkAdmission, "all admission policies exist")
	r.conclude(checkRoles, "all ClusterRoles for users exist")
	c.examineLeases(r, c.now(s.now))
	r.conclude(checkLeases, "all leases are renewed")
	for i := range c.clusters {
		examineCluster(r, &c.clusters[i], s.program)
	}
	r.conclude(checkClusters, plural.Count(len(c.clusters), "cluster")+", all ready")
}

// examineRequired reports objects without which requests are admitted that should be denied, or users lack rights.
func (c *controlPlane) examineRequired(r *report, program string) {
	advice := "start `karmada up` again, or run `" + program + " init` again with all flags; with Helm, delete the Job karmada-install-… " +
		"and run `helm upgrade`; the operator restores it within 30 minutes"
	for _, m := range c.missing {
		check, effect := checkAdmission, "what the policy denies or warns about is admitted"
		if at := slices.IndexFunc(flow.WebhookConfigurations, func(w flow.WebhookConfiguration) bool { return w.Kind == m.kind }); at >= 0 {
			check, effect = checkWebhooks, flow.WebhookConfigurations[at].Effect
		} else if m.kind == "ClusterRole" {
			check, effect = checkRoles, "users do not have its rights"
		}
		r.add(Error, check, m.kind+" "+m.name, "it does not exist: "+effect, advice)
	}
}

// now returns the time of the API server, by whose clock leases are judged.
func (c *controlPlane) now(local time.Time) time.Time {
	if c.clock.IsZero() {
		return local
	}
	return local.Add(c.clock.Sub(c.requested))
}

func (c *controlPlane) examineClock(r *report) {
	if c.clock.IsZero() {
		return
	}
	if skew := c.clock.Sub(c.requested).Round(time.Second); skew.Abs() > maxSkew {
		r.add(Error, checkClock, c.server, fmt.Sprintf("the clock of the API server differs from that of this machine by %v", skew),
			"synchronize the clocks of both with NTP: certificates, tokens and leases depend on them")
	}
	r.conclude(checkClock, "the clocks of the API server and of this machine agree")
}

func (c *controlPlane) examineVersions(r *report) {
	if older(c.version, oldestServer) {
		r.add(Error, checkVersions, "API server", "version "+c.version+" is older than v"+oldestServer, "update kube-apiserver")
	}
	for _, m := range c.clusters {
		if v := m.Status.KubernetesVersion; older(v, oldestMember) {
			r.add(Warning, checkVersions, "cluster "+m.Name, "version "+v+" is older than v"+oldestMember+", with which Karmada is tested",
				"update the cluster")
		}
	}
	r.conclude(checkVersions, "all versions are supported")
}

func older(v, than string) bool {
	parsed, err := version.ParseGeneric(v)
	return err == nil && parsed.LessThan(version.MustParseGeneric(than))
}

func (c *controlPlane) examineKinds(r *report, program string) {
	for _, name := range c.required {
		crd := c.kinds[name]
		if crd == nil {
			r.add(Error, checkKinds, name, "the kind is not installed", "run `karmada install`, or "+repeatInstallation(program))
			continue
		}
		established := slices.ContainsFunc(crd.Status.Conditions, func(c apiextensionsv1.CustomResourceDefinitionCondition) bool {
			return c.Type == apiextensionsv1.Established && c.Status == apiextensionsv1.ConditionTrue
		})
		if !established {
			r.add(Error, checkKinds, name, "the API server does not serve the kind", "see: kubectl describe crd "+name)
		}
	}
	r.conclude(checkKinds, "all kinds are installed")
}

func apiCondition(a apiregistrationv1.APIService) *apiregistrationv1.APIServiceCondition {
	for i := range a.Status.Conditions {
		if a.Status.Conditions[i].Type == apiregistrationv1.Available {
			return &a.Status.Conditions[i]
		}
	}
	return nil
}

// examineLeases reports leases without a live holder. Those of API servers and of agents are not examined: the health of the API
// server and of clusters shows more.
func (c *controlPlane) examineLeases(r *report, now time.Time) {
	replicas, live := "", false
	for _, l := range c.leases {
		if l.Labels[apiServerLabel] != "" || strings.HasPrefix(l.Name, names.AgentLock("")) {
			continue
		}
		// Replicas that ended leave their Lease until another one removes it: one live replica is sufficient.
		if group := l.Labels[names.ReplicaOf]; group != "" {
			replicas, live = group, live || !stale(l, now)
			continue
		}
		examineLease(r, l, now)
	}
	if replicas != "" && !live {
		r.add(Error, checkLeases, replicas, "no replica renews its lease", "check the pods or process of "+replicas)
	}
}

// apiServerLabel marks the Leases of API servers.
const apiServerLabel = "apiserver.kubernetes.io/identity"

// stale reports whether the holder of a lease does not renew it. A reader can be behind by the interval of renewals.
func stale(l coordinationv1.Lease, now time.Time) bool {
	return l.Spec.RenewTime == nil || l.Spec.LeaseDurationSeconds == nil || now.Sub(l.Spec.RenewTime.Time) > 2*leaseDuration(l)
}

func leaseDuration(l coordinationv1.Lease) time.Duration {
	return time.Duration(*l.Spec.LeaseDurationSeconds) * time.Second
}

// examineLease reports a lease whose holder is not live. A lease that was released has none, and is not a problem by itself.
func examineLease(r *report, l coordinationv1.Lease, now time.Time) {
	if l.Spec.HolderIdentity == nil || *l.Spec.HolderIdentity == "" || l.Spec.RenewTime == nil || l.Spec.LeaseDurationSeconds == nil {
		return
	}
	object, renewed := l.Namespace+"/"+l.Name, l.Spec.RenewTime.UTC().Format(time.RFC3339)
	switch {
	case stale(l, now):
		r.add(Error, checkLeases, object, *l.Spec.HolderIdentity+" has not renewed it since "+renewed,
			"no replica is active: check the pods or process of "+l.Name)
	case l.Spec.RenewTime.Sub(now) > leaseDuration(l):
		r.add(Error, checkLeases, object, *l.Spec.HolderIdentity+" renewed it in the future, at "+renewed,
			"synchronize the clock of its machine with NTP")
	}
}

func examineCluster(r *report, c *clusterv1alpha1.Cluster, program string) {
	todo := "check its API server, the address and the credentials in the Cluster; see: kubectl describe cluster " + c.Name
	if c.Spec.SyncMode == clusterv1alpha1.Pull {
		todo = "check the pods of karmada-agent in the cluster, and that they reach the control plane; see: kubectl describe cluster " + c.Name
	}
	if !c.DeletionTimestamp.IsZero() {
		r.add(Warning, checkClusters, c.Name, "it is being removed", "see `"+program+" unjoin --help` if this does not end")
	} else if p := flow.OfCluster(c); p != nil {
		r.add(Error, checkClusters, c.Name, p.Message, todo)
	}
}

func (s state) examineCertificates(r *report) {
	for _, e := range s.certificates {
		end := "expires on " + e.NotAfter.UTC().Format(time.DateOnly)
		todo := "run `" + s.renew + "`"
		if e.Authority {
			todo = "replace the CA: install a new control plane, and register the clusters with it"
		}
		switch state := e.State(s.now); {
		case state == pki.Expired:
			r.add(Error, checkCertificates, e.Location, "expired on "+e.NotAfter.UTC().Format(time.DateOnly), todo)
		case state == pki.NotYetValid:
			r.add(Error, checkCertificates, e.Location, "is valid only from "+e.NotBefore.UTC().Format(time.RFC3339),
				"synchronize the clocks with NTP")
		case e.NotAfter.Sub(s.now) < soon && state == pki.Due:
			r.add(Error, checkCertificates, e.Location, end, todo+": the automatic renewal does not work")
		case state == pki.Due:
			r.add(Warning, checkCertificates, e.Location, end, todo+" if the automatic renewal has not done so tomorrow")
		}
	}
	r.conclude(checkCertificates, plural.Count(len(s.certificates), "certificate")+", all valid")
}

// repeatInstallation returns the advice to repeat an installation. Only the program that installed a control plane may change it.
func repeatInstallation(program string) string {
	return "repeat the installation: `" + program + " init` with all flags, or `helm upgrade`; the operator repeats its own, see its log"
}

func (h *hostCluster) examine(r *report, s state) {
	if h.spec == nil {
		r.add(Error, checkWorkloads, "namespace "+h.namespace, "contains no control plane",
			"set --host-namespace, or omit --host-kubeconfig")
		return
	}
	problem := func(name string, available, want int32) {
		level := Warning
		if available == 0 {
			level = Error
		}
		r.add(level, checkWorkloads, name, fmt.Sprintf("%d of %d replicas are available%s", available, want, h.podProblem(name)),
			"see: kubectl describe pods --namespace "+h.namespace+" --selector app="+name)
	}
	seen := map[string]bool{}
	for _, d := range h.deployments {
		seen[d.Name] = true
		if want := *d.Spec.Replicas; d.Status.AvailableReplicas < want {
			problem(d.Name, d.Status.AvailableReplicas, want)
		}
	}
	for _, d := range h.statefulSets {
		seen[d.Name] = true
		if want := *d.Spec.Replicas; d.Status.AvailableReplicas < want {
			problem(d.Name, d.Status.AvailableReplicas, want)
		}
	}
	for _, c := range manifests.Components() {
		if settings := h.spec.Components[c]; settings.Enabled && settings.Replicas > 0 && !seen[string(c)] {
			r.add(Error, checkWorkloads, string(c), "it does not exist", repeatInstallation(s.program))
		}
	}
	h.examineRenewal(r, s)
	r.conclude(checkWorkloads, "all components are available")
	for _, n := range h.nodes {
		for _, c := range n.Status.Conditions {
			bad := c.Type == corev1.NodeReady && c.Status != corev1.ConditionTrue || c.Type != corev1.NodeReady && c.Status == corev1.ConditionTrue
			if bad {
				r.add(Warning, checkNodes, n.Name, string(c.Type)+"="+string(c.Status)+": "+c.Message, "see: kubectl describe node "+n.Name)
			}
		}
	}
	r.conclude(checkNodes, "all nodes of the host cluster are ready")
}

// examineRenewal reports a renewal of certificates that does not run.
func (h *hostCluster) examineRenewal(r *report, s state) {
	if h.spec.Certificates.Renewal != manifests.CronJob {
		return
	}
	todo := "run `" + s.renew + "` regularly, or " + repeatInstallation(s.program)
	switch job := h.renewal; {
	case job == nil:
		r.add(Warning, checkWorkloads, manifests.RenewalName, "the CronJob that renews certificates does not exist", todo)
	case job.Spec.Suspend != nil && *job.Spec.Suspend:
		r.add(Warning, checkWorkloads, manifests.RenewalName, "the CronJob that renews certificates is suspended", todo)
	case job.Status.LastScheduleTime != nil && (job.Status.LastSuccessfulTime == nil ||
		s.now.Sub(job.Status.LastSuccessfulTime.Time) > soon) && s.now.Sub(job.CreationTimestamp.Time) > 2*24*time.Hour:
		r.add(Warning, checkWorkloads, manifests.RenewalName, "the CronJob that renews certificates has not succeeded for a week",
			"see: kubectl logs --namespace "+h.namespace+" --selector app="+manifests.RenewalName)
	}
}

// podProblem returns the reason why pods of a workload do not run, after "; ", or "".
func (h *hostCluster) podProblem(app string) string {
	for i := range h.pods {
		if reason := flow.PodReason(&h.pods[i]); h.pods[i].Labels["app"] == app && reason != "" {
			return "; " + reason
		}
	}
	return ""
}
