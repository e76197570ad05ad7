// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"fmt"
	"io"
	"net/http"
	"regexp"
	"strconv"
)

// maxResponse limits a response of a member, in bytes after decompression: 256 MiB. An object has at most 1.5 MiB, the limit of etcd, so
// that a page of 500 objects could have 750 MiB. Such a page does not occur: its objects would have 512 KiB on average. Objects of
// 10 KiB make a page of 5 MiB. A list without pages reaches the limit with 25,000 objects of 10 KiB.
const maxResponse = 256 << 20

// TooLargeError reports that a response of a member exceeds the limit.
type TooLargeError struct {
	Cluster, Path string
	Limit         int64 // in bytes
}

func (e *TooLargeError) Error() string {
	return fmt.Sprintf("cluster %s: the response to %s has more than %d bytes", e.Cluster, e.Path, e.Limit)
}

// streamed matches the paths of requests whose responses are streams without an end.
var streamed = regexp.MustCompile(
	`/api/v1/(watch/|(namespaces/[^/]+/)?(pods|services|nodes)/[^/]+/(log|exec|attach|portforward|proxy)(/|$))`)

// unlimited reports whether the response to a request is a stream. A watch is read event by event.
func unlimited(r *http.Request) bool {
	watch, _ := strconv.ParseBool(r.URL.Query().Get("watch"))
	return watch || streamed.MatchString(r.URL.Path)
}

// limitedBody returns err when more than left bytes have been read.
type limitedBody struct {
	io.ReadCloser
	left int64
	err  error
}

// Read implements io.Reader.
func (b *limitedBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if b.left -= int64(n); b.left < 0 {
		return 0, b.err
	}
	return n, err
}
