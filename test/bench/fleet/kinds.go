// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fleet

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	apidiscovery "k8s.io/api/apidiscovery/v2"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

// kind is a kind that every cluster serves.
type kind struct {
	group, version, name, resource string
	// global is true for kinds without a namespace.
	global bool
	// status is true if the kind has the subresource status, generation if metadata.generation counts changes of the spec.
	status, generation bool
}

func (k *kind) apiVersion() string {
	return schema.GroupVersion{Group: k.group, Version: k.version}.String()
}

func (k *kind) groupResource() schema.GroupResource {
	return schema.GroupResource{Group: k.group, Resource: k.resource}
}

// list names a group version and its kinds: "Kind/resource" followed by flags: g for global, s for status, n for generation.
type list struct {
	group, version string
	kinds          []string
}

var lists = []list{
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

// catalog holds the kinds by group version and resource, and the discovery documents. It is immutable.
type catalog struct {
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

func newCatalog() (*catalog, error) {
	c := &catalog{kinds: map[string]map[string]*kind{}, docs: map[string]document{}}
	for _, l := range lists {
		for _, spec := range l.kinds {
			words := append(strings.Split(spec, "/"), "")
			k := &kind{group: l.group, version: l.version, name: words[0], resource: words[1]}
			k.global = strings.Contains(words[2], "g")
			k.status, k.generation = strings.Contains(words[2], "s"), strings.Contains(words[2], "n")
			byResource := c.kinds[k.apiVersion()]
			if byResource == nil {
				byResource = map[string]*kind{}
				c.kinds[k.apiVersion()] = byResource
			}
			byResource[k.resource] = k
			c.all = append(c.all, k)
		}
	}
	return c, c.addDocuments()
}

func (c *catalog) add(path string, content any) error {
	body, err := json.Marshal(content)
	if err != nil {
		return fmt.Errorf("encode %s: %w", path, err)
	}
	sum := fnv.New64a()
	_, _ = sum.Write(body)
	c.docs[path] = document{body, fmt.Sprintf(`"%x"`, sum.Sum64())}
	return nil
}

func (c *catalog) addDocuments() error {
	groups := metav1.APIGroupList{TypeMeta: metav1.TypeMeta{Kind: "APIGroupList", APIVersion: "v1"}}
	for _, l := range lists {
		gv := metav1.GroupVersionForDiscovery{GroupVersion: schema.GroupVersion{Group: l.group, Version: l.version}.String(), Version: l.version}
		if err := c.add(pathOf(gv.GroupVersion), c.resources(gv.GroupVersion)); err != nil {
			return err
		}
		at := slices.IndexFunc(groups.Groups, func(g metav1.APIGroup) bool { return g.Name == l.group })
		if at < 0 {
			groups.Groups = append(groups.Groups, metav1.APIGroup{Name: l.group})
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
func (c *catalog) resources(apiVersion string) metav1.APIResourceList {
	out := metav1.APIResourceList{TypeMeta: metav1.TypeMeta{Kind: "APIResourceList", APIVersion: "v1"}, GroupVersion: apiVersion}
	for _, k := range c.all {
		if k.apiVersion() != apiVersion {
			continue
		}
		r := metav1.APIResource{Name: k.resource, SingularName: strings.ToLower(k.name), Namespaced: !k.global, Kind: k.name, Verbs: verbs}
		out.APIResources = append(out.APIResources, r)
		if k.status {
			r.Name, r.SingularName, r.Verbs = k.resource+"/status", "", []string{"get", "patch", "update"}
			out.APIResources = append(out.APIResources, r)
		}
	}
	return out
}

// discovery returns the part of the aggregated discovery document about one version.
func (c *catalog) discovery(v metav1.GroupVersionForDiscovery) apidiscovery.APIVersionDiscovery {
	out := apidiscovery.APIVersionDiscovery{Version: v.Version, Freshness: apidiscovery.DiscoveryFreshnessCurrent}
	for _, k := range c.all {
		if k.apiVersion() != v.GroupVersion {
			continue
		}
		r := apidiscovery.APIResourceDiscovery{
			Resource: k.resource, SingularResource: strings.ToLower(k.name), Scope: apidiscovery.ScopeNamespace, Verbs: verbs,
			ResponseKind: &metav1.GroupVersionKind{Group: k.group, Version: k.version, Kind: k.name},
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
