// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import "bytes"

// maxDigits is the number of decimal digits that always fit into an int64.
const maxDigits = 18

// decodeFlat decodes a JSON object of letters as names and of integers, without white space. It is optimized for speed: most
// reports have this form, and a change of one report decodes the reports of all clusters again. ok is false for any other input,
// valid or not.
func decodeFlat(raw []byte) (o object, ok bool) {
	if len(raw) < 2 || raw[0] != '{' || raw[len(raw)-1] != '}' {
		return nil, false
	}
	o = make(object, bytes.Count(raw, []byte{','})+1)
	for member := range bytes.SplitSeq(raw[1:len(raw)-1], []byte{','}) {
		name, digits, found := bytes.Cut(member, []byte{':'})
		n, integer := decimal(digits)
		if !found || !integer || !quotedWord(name) {
			return nil, false
		}
		o[string(name[1:len(name)-1])] = n
	}
	return o, true
}

func quotedWord(b []byte) bool {
	if len(b) < 2 || b[0] != '"' || b[len(b)-1] != '"' {
		return false
	}
	for _, c := range b[1 : len(b)-1] {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			return false
		}
	}
	return true
}

func decimal(b []byte) (n int64, ok bool) {
	if len(b) == 0 || len(b) > maxDigits || b[0] == '0' && len(b) > 1 {
		return 0, false
	}
	for _, c := range b {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int64(c-'0')
	}
	return n, true
}
