// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/emicklei/go-restful/v3"
	genericserver "k8s.io/apiserver/pkg/server"
	aggregator "k8s.io/kube-aggregator/pkg/apiserver"
	"k8s.io/kube-openapi/pkg/handler3"
)

// openAPIPath is the path of the list of OpenAPI v3 documents, and with a slash the prefix of their paths.
const openAPIPath = "/openapi/v3"

// openAPIList answers requests of the aggregation layer for the list of the OpenAPI v3 documents of the built-in kinds. The list
// contains a hash of each document: to compute the hashes, kube-apiserver would encode all documents at its start, which takes a
// seventh of its CPU time. openAPIList omits the hashes. Clients then revalidate a document that they have cached by its ETag.
type openAPIList struct {
	next http.Handler
	list []byte
}

// withOpenAPIList replaces the list of the documents of the built-in kinds. It must be called before the server is prepared.
func withOpenAPIList(server *aggregator.APIAggregator) error {
	builtin, ok := server.GenericAPIServer.NextDelegate().(*genericserver.GenericAPIServer)
	if !ok {
		return fmt.Errorf("unexpected delegate of the aggregation layer: %T", server.GenericAPIServer.NextDelegate())
	}
	list, err := listDocuments(builtin.Handler.GoRestfulContainer.RegisteredWebServices())
	if err != nil {
		return err
	}
	builtin.Handler.Director = openAPIList{next: builtin.Handler.Director, list: list}
	return nil
}

// listDocuments returns the encoded list of the documents of services, one for each.
func listDocuments(services []*restful.WebService) ([]byte, error) {
	list := handler3.OpenAPIV3Discovery{Paths: map[string]handler3.OpenAPIV3DiscoveryGroupVersion{}}
	for _, s := range services {
		name := strings.TrimPrefix(s.RootPath(), "/")
		list.Paths[name] = handler3.OpenAPIV3DiscoveryGroupVersion{ServerRelativeURL: openAPIPath + "/" + name}
	}
	data, err := json.Marshal(list)
	if err != nil {
		return nil, fmt.Errorf("encode the list of OpenAPI documents: %w", err)
	}
	return data, nil
}

// ServeHTTP implements http.Handler.
func (l openAPIList) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path != openAPIPath {
		l.next.ServeHTTP(w, r)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(l.list) // the connection may be closed
}
