// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"maps"
	"testing"
)

func TestCountRequests(t *testing.T) {
	t.Parallel()
	const metrics = `# HELP other Something else.
# TYPE other gauge
other{verb="POST"} NaN
# HELP apiserver_request_total Requests.
# TYPE apiserver_request_total counter
apiserver_request_total{code="201",dry_run="",resource="works",subresource="",verb="POST"} 3
apiserver_request_total{code="409",dry_run="",resource="works",subresource="",verb="POST"} 1
apiserver_request_total{code="200",dry_run="",resource="works",subresource="status",verb="PUT"} 2
apiserver_request_total{code="200",dry_run="All",resource="works",subresource="",verb="PUT"} 7
apiserver_request_total{code="200",dry_run="",resource="works",subresource="",verb="LIST"} 9
apiserver_request_total{code="200",dry_run="",resource="leases",subresource="",verb="PUT"} 5
`
	got, err := countRequests([]byte(metrics), []string{"leases"})
	want := counts{{"POST", "works"}: 4, {"PUT", "works/status"}: 2}
	if err != nil || !maps.Equal(got, want) {
		t.Errorf("counts = %v, error = %v, want %v", got, err, want)
	}
	if _, err := countRequests([]byte(requests+"{\n"), nil); err == nil {
		t.Error("metrics that cannot be parsed are accepted")
	}
	if got, err := countRequests(nil, nil); err != nil || len(got) > 0 {
		t.Errorf("counts without metrics = %v, error = %v, want none", got, err)
	}
}
