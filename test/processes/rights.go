// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"

	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	auditv1 "k8s.io/apiserver/pkg/apis/audit/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/names"
)

// auditPolicy makes the API server record the requests of the components and agents, without their content.
const auditPolicy = `apiVersion: audit.k8s.io/v1
kind: Policy
omitStages: [RequestReceived]
rules:
- {level: Metadata, users: ['%s']}
- {level: Metadata, userGroups: ['` + names.AgentsGroup + `']}
- {level: None}
`

// right is a verb that a role grants on one resource or on one path.
type right struct {
	// namespace is empty for all namespaces and cluster-scoped objects.
	namespace, group, resource string
	// objects are the names of the objects, separated by commas; empty means all.
	objects string
	path    string
	verb    string
}

func (r right) String() string {
	if r.path != "" {
		return r.verb + " " + r.path
	}
	out := r.verb + " " + r.resource
	if r.group != "" {
		out += "." + r.group
	}
	if r.objects != "" {
		out += " named " + r.objects
	}
	if r.namespace != "" {
		out += " in " + r.namespace
	}
	return out
}

// covers reports whether the right, of those of the same identity, is one by which a request was authorized.
func (r right) covers(q right) bool {
	matches := func(pattern, value string) bool { return pattern == "*" || pattern == value }
	if q.path != "" {
		return matches(r.path, q.path) && matches(r.verb, q.verb)
	}
	whole, sub, _ := strings.Cut(q.resource, "/")
	return r.path == "" && matches(r.verb, q.verb) && matches(r.group, q.group) &&
		(matches(r.resource, q.resource) || sub != "" && (r.resource == whole+"/*" || r.resource == "*/"+sub)) &&
		(r.namespace == "" || r.namespace == q.namespace) &&
		(r.objects == "" || slices.Contains(strings.Split(r.objects, ","), q.objects))
}

// expand returns the rights of a rule.
func expand(rule rbacv1.PolicyRule, namespace string) (out []right) {
	for _, verb := range rule.Verbs {
		for _, path := range rule.NonResourceURLs {
			out = append(out, right{path: path, verb: verb})
		}
		for _, group := range rule.APIGroups {
			for _, resource := range rule.Resources {
				out = append(out, right{
					namespace: namespace, group: group, resource: resource, objects: strings.Join(rule.ResourceNames, ","), verb: verb,
				})
			}
		}
	}
	return out
}

// requested returns the rights that a request needed: a request as another user needs those to impersonate.
func requested(e *auditv1.Event) (out []right) {
	if as := e.ImpersonatedUser; as != nil {
		impersonate := func(group, resource, object string) {
			out = append(out, right{group: group, resource: resource, objects: object, verb: "impersonate"})
		}
		if strings.HasPrefix(as.Username, "system:serviceaccount:") {
			impersonate("", "serviceaccounts", as.Username)
		} else {
			impersonate("", "users", as.Username)
		}
		for _, group := range as.Groups {
			impersonate("", "groups", group)
		}
		for key := range as.Extra {
			impersonate("authentication.k8s.io", "userextras/"+key, "")
		}
		if as.UID != "" {
			impersonate("authentication.k8s.io", "uids", as.UID)
		}
		return out
	}
	if o := e.ObjectRef; o != nil {
		resource := o.Resource
		if o.Subresource != "" {
			resource += "/" + o.Subresource
		}
		return []right{{namespace: o.Namespace, group: o.APIGroup, resource: resource, objects: o.Name, verb: e.Verb}}
	}
	path, _, _ := strings.Cut(e.RequestURI, "?")
	return []right{{path: path, verb: e.Verb}}
}

// refused reports whether the API server did not authorize the request of the user itself. Refusals by admission do not count.
func refused(e *auditv1.Event) bool {
	if e.ResponseStatus == nil || e.ResponseStatus.Code != 403 {
		return false
	}
	if e.ImpersonatedUser != nil {
		return strings.Contains(e.ResponseStatus.Message, "cannot impersonate")
	}
	return e.Annotations["authorization.k8s.io/decision"] != "allow"
}

// usage holds the requests of an identity.
type usage struct {
	groups            map[string]bool
	requests, refused map[right]int
}

// readAudit returns the usage of each user in an audit log. Refusals before since are left out.
func readAudit(log io.Reader, since time.Time) (map[string]*usage, error) {
	out := map[string]*usage{}
	decoder := json.NewDecoder(log)
	for {
		var e auditv1.Event
		if err := decoder.Decode(&e); errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return out, nil // the last line may be incomplete
		} else if err != nil {
			return nil, fmt.Errorf("read the audit log: %w", err)
		}
		u := out[e.User.Username]
		if u == nil {
			u = &usage{groups: map[string]bool{}, requests: map[right]int{}, refused: map[right]int{}}
			out[e.User.Username] = u
		}
		for _, g := range e.User.Groups {
			u.groups[g] = true
		}
		for _, r := range requested(&e) {
			switch {
			case !refused(&e):
				u.requests[r]++
			case e.RequestReceivedTimestamp.After(since):
				u.refused[r]++
			}
		}
	}
}

// granted returns the rights that bindings grant to a user by name, or to one of its groups that not all users have.
func granted(ctx context.Context, control client.Client, user string, groups map[string]bool) ([]right, error) {
	subject := func(all []rbacv1.Subject) bool {
		return slices.ContainsFunc(all, func(s rbacv1.Subject) bool {
			return s.Kind == rbacv1.UserKind && s.Name == user ||
				s.Kind == rbacv1.GroupKind && s.Name != "system:authenticated" && groups[s.Name]
		})
	}
	var out []right
	add := func(ref rbacv1.RoleRef, namespace string) error {
		var rules []rbacv1.PolicyRule
		if ref.Kind == "Role" {
			var role rbacv1.Role
			if err := control.Get(ctx, client.ObjectKey{Namespace: namespace, Name: ref.Name}, &role); err != nil {
				return fmt.Errorf("read role %s/%s: %w", namespace, ref.Name, err)
			}
			rules = role.Rules
		} else {
			var role rbacv1.ClusterRole
			if err := control.Get(ctx, client.ObjectKey{Name: ref.Name}, &role); err != nil {
				return fmt.Errorf("read cluster role %s: %w", ref.Name, err)
			}
			rules = role.Rules
		}
		for _, r := range rules {
			out = append(out, expand(r, namespace)...)
		}
		return nil
	}
	var clusterWide rbacv1.ClusterRoleBindingList
	var namespaced rbacv1.RoleBindingList
	if err := errors.Join(control.List(ctx, &clusterWide), control.List(ctx, &namespaced)); err != nil {
		return nil, fmt.Errorf("list role bindings: %w", err)
	}
	var errs []error
	for i := range clusterWide.Items {
		if b := &clusterWide.Items[i]; subject(b.Subjects) {
			errs = append(errs, add(b.RoleRef, ""))
		}
	}
	for i := range namespaced.Items {
		if b := &namespaced.Items[i]; subject(b.Subjects) {
			errs = append(errs, add(b.RoleRef, b.Namespace))
		}
	}
	return out, errors.Join(errs...)
}

// unused returns the rights that no request needed. A watch also needs the right to list: caches list objects if a watch that begins
// with all objects fails.
func (u *usage) unused(held []right) (out []string) {
	for _, r := range held {
		needed := func(q right) bool {
			asWatch := r
			asWatch.verb = "watch"
			return r.covers(q) || r.verb == "list" && q.verb == "watch" && asWatch.covers(q)
		}
		if !slices.ContainsFunc(slices.Collect(maps.Keys(u.requests)), needed) {
			out = append(out, r.String())
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// securityPage documents the rights of the components. internal/install writes the table.
const securityPage = "../../docs/security.md"

// documented returns the rights of a user in the table of a page: user, verbs, objects with their names, namespace.
func documented(page, user string) (out []string) {
	for line := range strings.Lines(page) {
		cells := strings.Split(line, "|")
		if len(cells) != 6 || strings.TrimSpace(cells[1]) != "`"+user+"`" {
			continue
		}
		objects, only, _ := strings.Cut(strings.TrimSpace(cells[3]), " named ")
		for object := range strings.SplitSeq(objects, ", ") {
			for verb := range strings.SplitSeq(strings.TrimSpace(cells[2]), ", ") {
				r := right{verb: verb, namespace: strings.TrimSpace(cells[4]), objects: strings.ReplaceAll(only, " and ", ",")}
				object = strings.Trim(object, "`")
				if path, ok := strings.CutPrefix(object, "path "); ok {
					r.path = path
				} else {
					r.resource = object // with the group
				}
				out = append(out, r.String())
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// undocumented returns the differences between the rights that a user has and those that the page documents. All aggregated API servers
// may read the configuration of authentication, and the webhook may list the kinds of users.
func undocumented(page, user string, held []right) (out []string) {
	want := documented(page, user)
	var got []string
	for _, r := range held {
		if r.namespace != metav1.NamespaceSystem {
			got = append(got, r.String())
		}
	}
	for _, r := range got {
		if !slices.Contains(want, r) && (user != install.ComponentUser("webhook") || !strings.HasPrefix(r, "list ")) {
			out = append(out, r+" is not documented")
		}
	}
	for _, r := range want {
		if !slices.Contains(got, r) {
			out = append(out, r+" is documented, but not granted")
		}
	}
	return out
}

// exception is a right that a component needs although no request of the test does.
type exception struct {
	component string
	// pattern matches whole descriptions of rights.
	pattern *regexp.Regexp
}

func except(component, pattern string) exception {
	return exception{component, regexp.MustCompile("^(" + pattern + ")$")}
}

// exceptions returns the rights that components need in situations that the scenarios do not create.
func exceptions() []exception {
	return []exception{
		// Leader election repeats an event by a patch after ten similar ones.
		except("(controller-manager|scheduler|descheduler)", `patch events in karmada-system`),
		// Checked by the admission of API servers within a request to approve a certificate, or to write a role; see
		// test/controlplane.
		except("controller-manager", `approve signers\.certificates\.k8s\.io|(bind|escalate) (cluster)?roles\.rbac\.authorization\.k8s\.io`),
		// Replicas are moved after they were unschedulable for five minutes. The scenario runs a descheduler of its own.
		except("descheduler", `patch resourcebindings\.work\.karmada\.io`),
		// The feature gate FederatedQuotaEnforcement is off.
		except("webhook", `get federatedresourcequotas\.policy\.karmada\.io|update federatedresourcequotas/status\.policy\.karmada\.io|`+
			`get resourcebindings\.work\.karmada\.io`),
		// The deletion of a protected Cluster: scenarios delete no Clusters of the processes.
		except("webhook", `get clusters\.cluster\.karmada\.io`),
		// Kinds that the API server does not serve, and those that a namespace is not searched for, because no scenario deletes one with them.
		except("webhook", `list [*]\..*|list [a-z]+\.[a-z.-]*karmada\.io|list .*\.(multicluster\.x-k8s\.io)`),
		// A right within a right: the API server that reviews asks whether the webhook may review all bindings.
		except("webhook", `create placementreviews/all\.review\.karmada\.io`),
		// Tokens that are sent to the server itself, and not through kube-apiserver, such as those of Prometheus.
		except("(aggregated-apiserver|metrics-adapter|search)", `create tokenreviews\.authentication\.k8s\.io`),
		// The certificate of an agent is renewed after weeks, and its cluster is not unregistered.
		except("agent", `create certificatesigningrequests(/selfclusteragent)?\.certificates\.k8s\.io|delete clusters\..*|delete leases\..*`),
		// The rights of agents are those that docs/contract/clusters.md#registration names, for agents of other versions.
		except("agent", `(get|list|watch) (namespaces|services|clusters|resourceinterpreter.*)\b.*|(create|update|delete) works\..*|`+
			`patch works/status\..*|(update|patch) clusters\..*|patch clusters/status\..*`),
	}
}

// expectedRefusal reports whether a request of a component may be refused. Both agents of a new cluster create it, and the right to create
// it ends when it exists.
func expectedRefusal(component string, r right) bool {
	return component == "agent" && r.verb == "create" && r.resource == "clusters"
}

// unjustified returns the rights of a component for which there is no exception.
func unjustified(component string, rights []string) []string {
	return slices.DeleteFunc(slices.Clone(rights), func(r string) bool {
		return slices.ContainsFunc(exceptions(), func(e exception) bool {
			return regexp.MustCompile("^"+e.component+"$").MatchString(component) && e.pattern.MatchString(r)
		})
	})
}

// auditOf returns the usage of the users in the audit log of the API server.
func (h *hub) auditOf() (map[string]*usage, error) {
	log, err := os.Open(h.auditLog)
	if err != nil {
		return nil, err
	}
	defer log.Close() //nolint:errcheck // it is only read
	return readAudit(log, h.installed)
}
