// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/go-logr/logr/funcr"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes/fake"
	metadatafake "k8s.io/client-go/metadata/fake"
	"k8s.io/client-go/metadata/metadatainformer"
	clienttesting "k8s.io/client-go/testing"
	"k8s.io/controller-manager/pkg/informerfactory"
	"k8s.io/klog/v2"
)

// The informer of a kind that was deleted keeps retrying without errors in the log; other errors are logged.
func TestQuietInformers(t *testing.T) {
	t.Parallel()
	resource := schema.GroupVersionResource{Group: "example.com", Version: "v1", Resource: "foos"}
	for name, tc := range map[string]struct {
		err  error
		want string
	}{
		"deleted kind": {apierrors.NewNotFound(resource.GroupResource(), ""), "Watched kind no longer exists"},
		"other error":  {errors.New("connection refused"), "Failed to watch"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			control := metadatafake.NewSimpleMetadataClient(metadatafake.NewTestScheme())
			control.PrependReactor("list", "foos", func(clienttesting.Action) (bool, runtime.Object, error) { return true, nil, tc.err })
			factory := quietInformers{informerfactory.NewInformerFactory(informers.NewSharedInformerFactory(fake.NewClientset(), 0),
				metadatainformer.NewSharedInformerFactory(control, 0))}
			lines := make(chan string, 100)
			logger := funcr.New(func(_, args string) {
				select {
				case lines <- args:
				default:
				}
			}, funcr.Options{Verbosity: 1})
			informer, err := factory.ForResource(resource)
			if err != nil {
				t.Fatal(err)
			}
			go informer.Informer().RunWithContext(klog.NewContext(t.Context(), logger))
			for deadline := time.After(30 * time.Second); ; {
				select {
				case line := <-lines:
					if strings.Contains(line, "Failed to watch") != (tc.want == "Failed to watch") {
						t.Errorf("logged %s", line)
					}
					if strings.Contains(line, tc.want) {
						return
					}
				case <-deadline:
					t.Fatalf("no log line with %q", tc.want)
				}
			}
		})
	}
}
