// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package revision packs the resource versions and continue tokens of several clusters into one
// (docs/contract/protocols.md#search).
//
//	{"m1":"100","m2":"7"} ◄─► eyJtMSI6IjEwMCIsIm0yIjoiNyJ9
package revision

import (
	"encoding/base64"
	"encoding/json"
	"strconv"
)

// Set holds a resource version for each cluster.
type Set map[string]uint64

// Encode returns the resource version of all clusters. It returns "" for an empty set.
func (s Set) Encode() string {
	if len(s) == 0 {
		return ""
	}
	texts := make(map[string]string, len(s))
	for cluster, version := range s {
		texts[cluster] = strconv.FormatUint(version, 10)
	}
	raw, err := json.Marshal(texts) // sorts the keys
	if err != nil {
		return "" // strings can always be marshaled
	}
	return base64.RawURLEncoding.EncodeToString(raw)
}

// Decode returns the resource versions of a packed one. It reports false for "", "0" and for text that Encode does not return.
// A cluster whose resource version is not a number is omitted.
func Decode(text string) (Set, bool) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return nil, false
	}
	var texts map[string]string
	if err := json.Unmarshal(raw, &texts); err != nil || texts == nil {
		return nil, false
	}
	out := make(Set, len(texts))
	for cluster, text := range texts {
		if version, err := strconv.ParseUint(text, 10, 64); err == nil {
			out[cluster] = version
		}
	}
	return out, true
}

// ForCluster returns the resource version of one cluster in a packed one. Other text, such as a resource version that the member
// returned, is returned unchanged if it is a number. Otherwise the result is "", which means any version.
func ForCluster(text, cluster string) string {
	if _, err := strconv.ParseUint(text, 10, 64); err == nil {
		return text
	}
	set, _ := Decode(text)
	if version, ok := set[cluster]; ok {
		return strconv.FormatUint(version, 10)
	}
	return ""
}

// Continue is a continue token: where a list in pages proceeds.
type Continue struct {
	// Version is the packed resource version of the first page.
	Version string `json:"rv"`
	// Cluster is the cluster with the next object.
	Cluster string `json:"cluster,omitempty"`
	// Position is the key in Cluster after which the list proceeds.
	Position string `json:"continue,omitempty"`
}

// Encode returns the token.
func (c Continue) Encode() string {
	raw, err := json.Marshal(c)
	if err != nil {
		return "" // strings can always be marshaled
	}
	return base64.RawURLEncoding.EncodeToString(raw)
}

// DecodeContinue reports false for a token that Encode does not return.
func DecodeContinue(token string) (Continue, bool) {
	var out Continue
	raw, err := base64.RawURLEncoding.DecodeString(token)
	if err != nil || json.Unmarshal(raw, &out) != nil || out.Cluster == "" {
		return Continue{}, false
	}
	return out, true
}
