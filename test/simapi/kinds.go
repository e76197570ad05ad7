// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	apidiscovery "k8s.io/api/apidiscovery/v2"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/managedfields"
)

// kind is a kind that a server serves.
type kind struct {
	group, version, name, resource string
	shortNames                     []string
	// global is true for kinds without a namespace.
	global bool
	// status is true if the kind has the subresource status, generation if metadata.generation counts changes of the spec.
	status, generation bool
	// columns holds the columns of tables; nil means that the server does not return tables.
	columns []metav1.TableColumnDefinition
	fields  *managedfields.FieldManager
}

func (k *kind) gvk() schema.GroupVersionKind {
	return schema.GroupVersionKind{Group: k.group, Version: k.version, Kind: k.name}
}

func (k *kind) apiVersion() string { return k.gvk().GroupVersion().String() }

func (k *kind) groupResource() schema.GroupResource {
	return schema.GroupResource{Group: k.group, Resource: k.resource}
}

// Group holds kinds of a group and version: "Kind/resource/flags/short names/columns", all but the first two optional. The flags are g for
// global, s for the subresource status, n for generation. The columns are columns of tables, wide ones with "+". The first holds
// the name, the others the strings in the field "cells" of an object.
type Group struct {
	Group, Version string
	Kinds          []string
}

// Builtin returns the kinds that kube-apiserver serves.
func Builtin() []Group {
	return []Group{
		{"", "v1", []string{
			"Namespace/namespaces/gs", "ConfigMap/configmaps", "Secret/secrets", "Service/services/s", "ServiceAccount/serviceaccounts",
			"Node/nodes/gs", "Pod/pods/s", "PersistentVolumeClaim/persistentvolumeclaims/s", "PersistentVolume/persistentvolumes/gs",
			"Endpoints/endpoints", "Event/events", "LimitRange/limitranges", "ResourceQuota/resourcequotas/s",
			"ReplicationController/replicationcontrollers/sn", "PodTemplate/podtemplates",
		}},
		{"admissionregistration.k8s.io", "v1", []string{
			"MutatingWebhookConfiguration/mutatingwebhookconfigurations/gn", "ValidatingWebhookConfiguration/validatingwebhookconfigurations/gn",
			"ValidatingAdmissionPolicy/validatingadmissionpolicies/gsn", "ValidatingAdmissionPolicyBinding/validatingadmissionpolicybindings/gn",
		}},
		{"apiextensions.k8s.io", "v1", []string{"CustomResourceDefinition/customresourcedefinitions/gsn"}},
		{"apiregistration.k8s.io", "v1", []string{"APIService/apiservices/gs"}},
		{"apps", "v1", []string{
			"Deployment/deployments/sn", "StatefulSet/statefulsets/sn", "DaemonSet/daemonsets/sn", "ReplicaSet/replicasets/sn",
			"ControllerRevision/controllerrevisions",
		}},
		{"autoscaling", "v1", []string{"HorizontalPodAutoscaler/horizontalpodautoscalers/s"}},
		{"autoscaling", "v2", []string{"HorizontalPodAutoscaler/horizontalpodautoscalers/s"}},
		{"batch", "v1", []string{"Job/jobs/sn", "CronJob/cronjobs/sn"}},
		{"certificates.k8s.io", "v1", []string{"CertificateSigningRequest/certificatesigningrequests/gs"}},
		{"coordination.k8s.io", "v1", []string{"Lease/leases"}},
		{"discovery.k8s.io", "v1", []string{"EndpointSlice/endpointslices"}},
		{"flowcontrol.apiserver.k8s.io", "v1", []string{
			"FlowSchema/flowschemas/gsn", "PriorityLevelConfiguration/prioritylevelconfigurations/gsn",
		}},
		{"networking.k8s.io", "v1", []string{"Ingress/ingresses/sn", "IngressClass/ingressclasses/gn", "NetworkPolicy/networkpolicies/n"}},
		{"node.k8s.io", "v1", []string{"RuntimeClass/runtimeclasses/g"}},
		{"policy", "v1", []string{"PodDisruptionBudget/poddisruptionbudgets/sn"}},
		{"rbac.authorization.k8s.io", "v1", []string{
			"Role/roles", "RoleBinding/rolebindings", "ClusterRole/clusterroles/g", "ClusterRoleBinding/clusterrolebindings/g",
		}},
		{"scheduling.k8s.io", "v1", []string{"PriorityClass/priorityclasses/gn"}},
		{"storage.k8s.io", "v1", []string{
			"StorageClass/storageclasses/g", "CSIDriver/csidrivers/g", "CSINode/csinodes/g", "VolumeAttachment/volumeattachments/gs",
		}},
	}
}

// Catalog holds kinds and their discovery documents. It can be shared by servers.
type Catalog struct {
	kinds map[string]map[string]*kind // by API version and resource
	all   []*kind
	docs  map[string]document // by path, and by path and media type
}

// document is a discovery document.
type document struct {
	body []byte
	etag string
}

// aggregatedType is the media type of aggregated discovery.
const aggregatedType = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList"

var verbs = []string{"create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"}

// NewCatalog returns a catalog of kinds. Of several versions of a group, the last is the preferred one.
func NewCatalog(groups []Group) (*Catalog, error) {
	c := &Catalog{kinds: map[string]map[string]*kind{}, docs: map[string]document{}}
	for _, g := range groups {
		for _, spec := range g.Kinds {
			words := append(strings.Split(spec, "/"), "", "", "")
			k := &kind{group: g.Group, version: g.Version, name: words[0], resource: words[1]}
			k.global = strings.Contains(words[2], "g")
			k.status, k.generation = strings.Contains(words[2], "s"), strings.Contains(words[2], "n")
			k.shortNames, k.columns = strings.FieldsFunc(words[3], isComma), columns(strings.FieldsFunc(words[4], isComma))
			var err error
			if k.fields, err = newFieldManager(k); err != nil {
				return nil, fmt.Errorf("manage the fields of %s: %w", k.gvk(), err)
			}
			byResource := c.kinds[k.apiVersion()]
			if byResource == nil {
				byResource = map[string]*kind{}
				c.kinds[k.apiVersion()] = byResource
			}
			byResource[k.resource] = k
			c.all = append(c.all, k)
		}
	}
	return c, c.addDocuments(groups)
}

func isComma(r rune) bool { return r == ',' }

func columns(names []string) (out []metav1.TableColumnDefinition) {
	for i, name := range names {
		c := metav1.TableColumnDefinition{Type: "string"}
		if i == 0 {
			c.Format = "name"
		}
		if rest, wide := strings.CutPrefix(name, "+"); wide {
			name, c.Priority = rest, 1
		}
		c.Name, c.Description = name, name
		out = append(out, c)
	}
	return out
}

// kind returns a kind, or nil.
func (c *Catalog) kind(apiVersion, name string) *kind {
	for _, k := range c.all {
		if k.apiVersion() == apiVersion && k.name == name {
			return k
		}
	}
	return nil
}

func (c *Catalog) add(path string, content any) error {
	body, err := json.Marshal(content)
	if err != nil {
		return fmt.Errorf("encode %s: %w", path, err)
	}
	sum := fnv.New64a()
	_, _ = sum.Write(body)
	c.docs[path] = document{body, fmt.Sprintf(`"%x"`, sum.Sum64())}
	return nil
}

func (c *Catalog) addDocuments(list []Group) error {
	groups := metav1.APIGroupList{TypeMeta: metav1.TypeMeta{Kind: "APIGroupList", APIVersion: "v1"}}
	for _, l := range list {
		gv := metav1.GroupVersionForDiscovery{GroupVersion: schema.GroupVersion{Group: l.Group, Version: l.Version}.String(), Version: l.Version}
		if err := c.add(pathOf(gv.GroupVersion), c.resources(gv.GroupVersion)); err != nil {
			return err
		}
		at := slices.IndexFunc(groups.Groups, func(g metav1.APIGroup) bool { return g.Name == l.Group })
		if at < 0 {
			groups.Groups = append(groups.Groups, metav1.APIGroup{Name: l.Group})
			at = len(groups.Groups) - 1
		}
		// The last version in the list is the preferred one.
		groups.Groups[at].Versions = append([]metav1.GroupVersionForDiscovery{gv}, groups.Groups[at].Versions...)
		groups.Groups[at].PreferredVersion = gv
	}
	core := apidiscovery.APIGroupDiscoveryList{TypeMeta: metav1.TypeMeta{Kind: "APIGroupDiscoveryList", APIVersion: "apidiscovery.k8s.io/v2"}}
	named := core
	for _, g := range groups.Groups {
		d := apidiscovery.APIGroupDiscovery{ObjectMeta: metav1.ObjectMeta{Name: g.Name}}
		for _, v := range g.Versions {
			d.Versions = append(d.Versions, c.discovery(v))
		}
		if g.Name == "" {
			core.Items = append(core.Items, d)
			continue
		}
		named.Items = append(named.Items, d)
		if err := c.add("/apis/"+g.Name, g); err != nil {
			return err
		}
	}
	groups.Groups = groups.Groups[1:] // without the core group
	versions := metav1.APIVersions{TypeMeta: metav1.TypeMeta{Kind: "APIVersions"}, Versions: []string{"v1"}}
	for path, content := range map[string]any{
		"/api": versions, "/apis": groups, "/api " + aggregatedType: core, "/apis " + aggregatedType: named,
		"/version": map[string]string{
			"major": "1", "minor": "36", "gitVersion": "v1.36.0", "gitCommit": "", "gitTreeState": "clean", "buildDate": "",
			"goVersion": "go1.26", "compiler": "gc", "platform": "linux/amd64",
		},
	} {
		if err := c.add(path, content); err != nil {
			return err
		}
	}
	return nil
}

// pathOf returns the path of an API version.
func pathOf(apiVersion string) string {
	if strings.Contains(apiVersion, "/") {
		return "/apis/" + apiVersion
	}
	return "/api/" + apiVersion
}

// resources returns the discovery document of one API version.
func (c *Catalog) resources(apiVersion string) metav1.APIResourceList {
	out := metav1.APIResourceList{TypeMeta: metav1.TypeMeta{Kind: "APIResourceList", APIVersion: "v1"}, GroupVersion: apiVersion}
	for _, k := range c.all {
		if k.apiVersion() != apiVersion {
			continue
		}
		r := metav1.APIResource{
			Name: k.resource, SingularName: strings.ToLower(k.name), ShortNames: k.shortNames, Namespaced: !k.global, Kind: k.name, Verbs: verbs,
		}
		out.APIResources = append(out.APIResources, r)
		if k.status {
			r.Name, r.SingularName, r.ShortNames, r.Verbs = k.resource+"/status", "", nil, []string{"get", "patch", "update"}
			out.APIResources = append(out.APIResources, r)
		}
	}
	return out
}

// discovery returns the part of the aggregated discovery document about one version.
func (c *Catalog) discovery(v metav1.GroupVersionForDiscovery) apidiscovery.APIVersionDiscovery {
	out := apidiscovery.APIVersionDiscovery{Version: v.Version, Freshness: apidiscovery.DiscoveryFreshnessCurrent}
	for _, k := range c.all {
		if k.apiVersion() != v.GroupVersion {
			continue
		}
		r := apidiscovery.APIResourceDiscovery{
			Resource: k.resource, SingularResource: strings.ToLower(k.name), ShortNames: k.shortNames, Verbs: verbs,
			Scope:        apidiscovery.ScopeNamespace,
			ResponseKind: (*metav1.GroupVersionKind)(new(k.gvk())),
		}
		if k.global {
			r.Scope = apidiscovery.ScopeCluster
		}
		if k.status {
			r.Subresources = []apidiscovery.APISubresourceDiscovery{{
				Subresource: "status", ResponseKind: r.ResponseKind, Verbs: []string{"get", "patch", "update"},
			}}
		}
		out.Resources = append(out.Resources, r)
	}
	return out
}
