// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster/properties"
)

const (
	// propertiesPage and propertiesBody bound the response with the ClusterProperties of a member: in number, and in bytes.
	propertiesPage = 500
	propertiesBody = 2 << 20
)

// clusterProperties are the fields of a list of ClusterProperties that are read.
type clusterProperties struct {
	metav1.ListMeta `json:"metadata"`

	Items []struct {
		Metadata struct {
			Name string `json:"name"`
		} `json:"metadata"`
		Spec struct {
			Value string `json:"value"`
		} `json:"spec"`
	} `json:"items"`
}

// propertyReport holds the properties of a member, and the state of the condition CompleteProperties. The zero value means no report.
type propertyReport struct {
	list  []clusterv1alpha1.ClusterProperty
	state readyState
	// known is true if the properties were read, or the member has none.
	known bool
}

func (r propertyReport) equal(o propertyReport) bool {
	return r.known == o.known && r.state == o.state && slices.Equal(r.list, o.list)
}

// properties returns the properties of the member. A failure keeps the last known ones.
func (p *probe) properties(ctx context.Context, a *apis) propertyReport {
	version := propertyVersion(a)
	if version == "" {
		return propertyReport{known: a != nil && a.complete}
	}
	return decodeProperties(p.get(ctx, fmt.Sprintf("/apis/%s/clusterproperties?limit=%d", version, propertiesPage)))
}

// decodeProperties returns the properties in a response of a member, or in an error.
func decodeProperties(body []byte, err error) propertyReport {
	var list clusterProperties
	if err == nil {
		err = json.Unmarshal(body, &list)
	}
	if err != nil {
		return propertyReport{state: readyState{
			metav1.ConditionUnknown, clusterv1alpha1.ClusterReasonPropertiesNotRead, fmt.Sprintf("read ClusterProperties of the cluster: %v", err),
		}}
	}
	reported := make([]clusterv1alpha1.ClusterProperty, 0, min(len(list.Items), propertiesPage))
	for _, item := range list.Items {
		reported = append(reported, clusterv1alpha1.ClusterProperty{Name: item.Metadata.Name, Value: item.Spec.Value})
	}
	out := propertyReport{known: true}
	var skipped string
	out.list, skipped = properties.Accept(reported)
	if list.Continue != "" {
		skipped = strings.TrimSuffix(fmt.Sprintf("all after the first %d; %s", propertiesPage, skipped), "; ")
	}
	out.state = readyState{metav1.ConditionTrue, clusterv1alpha1.ClusterReasonPropertiesComplete, ""}
	if skipped != "" {
		out.state = readyState{metav1.ConditionFalse, clusterv1alpha1.ClusterReasonPropertiesSkipped, "skipped ClusterProperties: " + skipped}
	}
	return out
}

// propertyVersion returns the version of the About API that the member serves, or "".
func propertyVersion(a *apis) string {
	if a == nil {
		return ""
	}
	for _, version := range properties.Versions() {
		if slices.ContainsFunc(a.enablements, func(e clusterv1alpha1.APIEnablement) bool {
			return e.GroupVersion == version && slices.ContainsFunc(e.Resources, func(r clusterv1alpha1.APIResource) bool {
				return r.Name == "clusterproperties"
			})
		}) {
			return version
		}
	}
	return ""
}

// get returns the body of a response, which may have at most propertiesBody bytes. Errors have no text of the member.
func (p *probe) get(ctx context.Context, path string) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.base+path, nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Accept", "application/json")
	response, err := p.http.Do(r)
	if err != nil {
		return nil, errors.New("no response")
	}
	defer response.Body.Close() //nolint:errcheck // read only
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("response %d", response.StatusCode)
	}
	body, err := io.ReadAll(io.LimitReader(response.Body, propertiesBody+1))
	if err != nil {
		return nil, errors.New("incomplete response")
	}
	if len(body) > propertiesBody {
		return nil, fmt.Errorf("more than %d bytes", propertiesBody)
	}
	return body, nil
}

// apply sets the properties, and their condition by set.
func (r propertyReport) apply(o *clusterv1alpha1.Cluster, set func(kind string, state readyState)) {
	if r.known {
		o.Status.Properties = r.list
	}
	switch {
	case r.state.status != "":
		set(clusterv1alpha1.ClusterConditionCompleteProperties, r.state)
	case r.known:
		meta.RemoveStatusCondition(&o.Status.Conditions, clusterv1alpha1.ClusterConditionCompleteProperties)
	}
}
