// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package quantity

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/runtime"
	"pgregory.net/rapid"
)

func TestParse(t *testing.T) {
	t.Parallel()
	for text, valid := range map[string]bool{
		"1": true, "500m": true, "1Gi": true, "1E": true, "12e6": true, "1.5e-3": true, "1e999": true, "9223372036854775807": true,
		"+.5": true, "-1": true, "": false, "much": false, "e": false, "1e": false, "1e1.5": false,
		"1e1000": false, "1e1000000000": false, "1e2147483648": false, "1E+9666699999999": false, "-1.5e-2147483649": false,
		"1e-10000000": false, "0e999999999": false, "1e+-99999": false,
		strings.Repeat("9", 1000000): false, "0." + strings.Repeat("0", 1000000) + "1": false,
	} {
		started := time.Now()
		if _, err := Parse(text); (err == nil) != valid {
			t.Errorf("Parse(%.20q): error %v, want valid %v", text, err, valid)
		} else if err != nil && len(err.Error()) > 200 {
			t.Errorf("Parse(%.20q): error of %d characters", text, len(err.Error()))
		}
		if took := time.Since(started); took > time.Second {
			t.Errorf("Parse(%.20q) took %v", text, took)
		}
	}
}

// Parse returns the same as package resource for all texts of reasonable size.
func TestParse_agreesWithResource(t *testing.T) {
	t.Parallel()
	text := rapid.StringMatching(`[-+]?[0-9]{0,4}\.?[0-9]{0,3}([eE][-+]?[0-9]{0,3}|[numkMGTPE]i?)?`)
	rapid.Check(t, func(t *rapid.T) {
		s := text.Draw(t, "quantity")
		got, err := Parse(s)
		want, wantErr := resource.ParseQuantity(s)
		if (err == nil) != (wantErr == nil) || err == nil && got.Cmp(want) != 0 {
			t.Fatalf("Parse(%q) = %v, %v, want %v, %v", s, got.String(), err, want.String(), wantErr)
		}
	})
}

type inner struct {
	Hard corev1.ResourceList `json:"hard"`
}

type outer struct {
	inner   `json:",inline"`
	Labels  map[string]string           `json:"labels"`
	List    []inner                     `json:"list"`
	Pointer *resource.Quantity          `json:"pointer"`
	Raw     *runtime.RawExtension       `json:"raw"`
	Metrics []autoscalingv2.MetricSpec  `json:"metrics"`
	Nested  map[string]map[string]inner `json:"nested"`
	private resource.Quantity
	Skipped resource.Quantity `json:"-"`
}

func TestValidate(t *testing.T) {
	t.Parallel()
	_ = outer{}.private
	for name, tc := range map[string]struct {
		raw  string
		want []string
	}{
		"valid":                 {`{"hard":{"cpu":"1e3","memory":5},"labels":{"commit":"12e4567890123"},"raw":{"cpu":"1e99999"}}`, nil},
		"map":                   {`{"hard":{"cpu":"1e1000000000"}}`, []string{"hard[cpu]"}},
		"number":                {`{"hard":{"cpu":1e2147483648}}`, []string{"hard[cpu]"}},
		"escaped":               {`{"hard":{"cpu":"1\u00652147483648"}}`, []string{"hard[cpu]"}},
		"key in another case":   {`{"HARD":{"cpu":"1e2147483648"}}`, []string{"HARD[cpu]"}},
		"long":                  {`{"pointer":"` + strings.Repeat("1", 101) + `"}`, []string{"pointer"}},
		"several":               {`{"list":[{},{"hard":{"b":"1e1234","a":"-1E-1234"}}]}`, []string{"list[1].hard[a]", "list[1].hard[b]"}},
		"field that is skipped": {`{"Skipped":"1e1234","private":"1e1234"}`, nil},
		"nested types": {
			`{"metrics":[{"pods":{"target":{"averageValue":"1e2147483648"}}}]}`, []string{"metrics[0].pods.target.averageValue"},
		},
		"maps":        {`{"nested":{"a":{"b":{"hard":{"c":"1e2147483648"}}}}}`, []string{"nested[a][b].hard[c]"}},
		"other JSON":  {`[1e2147483648]`, nil},
		"wrong types": {`{"hard":["1e2147483648"],"list":{"hard":1e99999}}`, nil},
		"not JSON":    {`{"hard":{"cpu":"1e2147483648"}`, nil},
	} {
		var got []string
		for _, err := range Validate([]byte(tc.raw), &outer{}) {
			got = append(got, err.Field)
		}
		if diff := cmp.Diff(tc.want, got); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
}

// Quantities that Validate accepts are decoded in bounded time.
func TestValidate_boundsDecoding(t *testing.T) {
	t.Parallel()
	text := rapid.StringMatching(`[-+]?[0-9]{0,120}\.?[0-9]{0,3}([eE][-+]{0,2}[0-9]{0,12})?`)
	rapid.Check(t, func(t *rapid.T) {
		raw, err := json.Marshal(map[string]any{"hard": map[string]any{"cpu": text.Draw(t, "quantity")}})
		if err != nil {
			t.Fatal(err)
		}
		if len(Validate(raw, outer{})) > 0 {
			return
		}
		done := make(chan struct{})
		go func() {
			_ = json.Unmarshal(raw, &outer{})
			close(done)
		}()
		select {
		case <-done:
		case <-time.After(10 * time.Second):
			t.Fatalf("decoding %s does not return", raw)
		}
	})
}

func TestDecodeItems(t *testing.T) {
	t.Parallel()
	type item struct {
		Usage corev1.ResourceList `json:"usage"`
	}
	items, skipped, err := DecodeItems[item]([]byte(`{"items":[{"usage":{"cpu":"1"}},{"usage":{"cpu":"1e2147483648"}},{"usage":{"cpu":[]}}]}`))
	if err != nil || len(items) != 1 || items[0].Usage.Cpu().String() != "1" || len(skipped) != 2 {
		t.Errorf("DecodeItems = %v, %v, %v", items, skipped, err)
	}
	if _, _, err := DecodeItems[item]([]byte(`{"items":1}`)); err == nil {
		t.Error("DecodeItems accepts a list without items")
	}
}

func TestValidateContent(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("text ", 50)
	for content, want := range map[string]string{
		`{"spec":{"containers":[{"resources":{"limits":{"cpu":"1e2147483648"}}}]}}`:  "spec.containers[0].resources.limits.cpu",
		`{"spec":{"hard":{"pods":"` + strings.Repeat("9", 200) + `"}}}`:              "spec.hard.pods",
		`{"spec":{"limits":{"cpu":"1e3"},"other":"1e2147483648"}}`:                   "",
		`{"properties":{"limits":{"description":"` + long + `","x":"e2147483648"}}}`: "",
	} {
		var o map[string]any
		if err := json.Unmarshal([]byte(content), &o); err != nil {
			t.Fatal(err)
		}
		errs := ValidateContent(o)
		if want == "" && len(errs) > 0 || want != "" && (len(errs) != 1 || errs[0].Field != want) {
			t.Errorf("ValidateContent(%.80s) = %v, want %q", content, errs, want)
		}
	}
}
