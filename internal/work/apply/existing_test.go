// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"errors"
	"strings"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
)

const overwrite = names.ConflictResolution + ": overwrite"

// The API server can reject the creation of an object that exists for another reason than its name.
func TestSync_existingObjectWhoseCreationIsRejected(t *testing.T) {
	t.Parallel()
	exceeded := apierrors.NewForbidden(configMaps.GroupResource(), "c", errors.New("exceeded quota: q"))
	webhook := &apierrors.StatusError{}
	webhook.ErrStatus.Code, webhook.ErrStatus.Message = 403, `admission webhook "x" denied the request: freeze`
	for name, tc := range map[string]struct {
		failure           error
		there, annotation string
		wantErr           string
	}{
		"overwrite, full quota":          {exceeded, unmanaged, overwrite, ""},
		"overwrite, denied by a webhook": {webhook, unmanaged, overwrite, ""},
		"abort":                          {exceeded, unmanaged, "note: x", "already exists in the cluster"},
		"missing object, full quota":     {exceeded, "", overwrite, "exceeded quota"},
		"missing object, denied":         {webhook, "", overwrite, "freeze"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			if tc.there != "" {
				s.user(configMaps, tc.there)
			}
			s.member.failCreates.Store(&tc.failure)
			w := s.put("w", nil, strings.Replace(config, "note: x", tc.annotation, 1))
			err := s.run(w)
			if tc.wantErr != "" {
				if err == nil || !strings.Contains(err.Error(), tc.wantErr) {
					t.Errorf("sync = %v, want an error with %q", err, tc.wantErr)
				}
				return
			}
			if got := s.in(configMaps, "c"); err != nil || data(got)["a"] != "1" || got.GetLabels()[names.Managed] != "true" {
				t.Errorf("sync = %v, object %v, want it updated", err, got)
			}
		})
	}
}

// A node port is allocated before the name of a Service is compared.
func TestSync_existingServiceWithItsNodePort(t *testing.T) {
	t.Parallel()
	const service = `{apiVersion: v1, kind: Service, metadata: {name: s, annotations: {note: x}},
		spec: {type: NodePort, ports: [{port: 80, nodePort: 30123}]}}`
	s := newFixture(t)
	s.user(services, service)
	w := s.put("w", nil, service)
	if err := s.run(w); err == nil || !strings.Contains(err.Error(), "already exists in the cluster") {
		t.Fatalf("sync = %v, want the conflict", err)
	}
	s.put("w", nil, strings.Replace(service, "note: x", overwrite, 1))
	s.settle(w)
	got := s.in(services, "s")
	ports, _, err := unstructured.NestedSlice(got.Object, "spec", "ports")
	if err != nil || got.GetLabels()[names.Managed] != "true" || len(ports) != 1 || ports[0].(map[string]any)["nodePort"] != int64(30123) {
		t.Errorf("labels %v, ports %v, %v", got.GetLabels(), ports, err)
	}
}
