// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"bytes"
	"compress/gzip"
	"crypto/rand"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
)

//go:embed dist
var dist embed.FS

// asset is a file of the bundle.
type asset struct {
	content, zipped []byte
	mediaType, etag string
}

// readAssets returns the files of the bundle by name.
func readAssets() (map[string]asset, error) {
	entries, err := dist.ReadDir("dist")
	if err != nil {
		return nil, fmt.Errorf("read the bundle: %w", err)
	}
	out := map[string]asset{}
	for _, e := range entries {
		content, err := dist.ReadFile("dist/" + e.Name())
		if err != nil {
			return nil, fmt.Errorf("read the bundle: %w", err)
		}
		var zipped bytes.Buffer
		w, _ := gzip.NewWriterLevel(&zipped, gzip.BestCompression) // the level is valid
		_, _ = w.Write(content)                                    // a buffer accepts all writes
		_ = w.Close()
		sum := sha256.Sum256(content)
		mediaType := mime.TypeByExtension(path.Ext(e.Name()))
		if mediaType == "" {
			mediaType = "text/plain; charset=utf-8"
		}
		out[e.Name()] = asset{content: content, zipped: zipped.Bytes(), mediaType: mediaType, etag: `"` + hex.EncodeToString(sum[:12]) + `"`}
	}
	return out, nil
}

// nonceMark is replaced in index.html by the nonce of style elements, which components create at run time.
const nonceMark = "STYLE_NONCE"

// policy is the Content-Security-Policy: scripts are files of the bundle, and styles have the nonce of the response.
func contentPolicy(nonce string) string {
	return "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-" + nonce + "'; connect-src 'self'; img-src 'self' data:; " +
		"font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

// setHeaders sets the headers of all responses.
func setHeaders(h http.Header) {
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("X-Frame-Options", "DENY")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
}

// serveAsset serves a file of the bundle, and the page itself for all other paths: they are views of the page.
func (c *Console) serveAsset(w http.ResponseWriter, r *http.Request) {
	a, found := c.assets[strings.TrimPrefix(r.URL.Path, Prefix)]
	if !found || r.URL.Path == Prefix+"index.html" {
		c.serveIndex(w)
		return
	}
	h := w.Header()
	h.Set("Content-Type", a.mediaType)
	h.Set("ETag", a.etag)
	h.Set("Cache-Control", "no-cache") // validated by the ETag
	h.Set("Vary", "Accept-Encoding")
	if r.Header.Get("If-None-Match") == a.etag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	content := a.content
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		content = a.zipped
		h.Set("Content-Encoding", "gzip")
	}
	h.Set("Content-Length", strconv.Itoa(len(content)))
	_, _ = w.Write(content) // the client has closed the connection
}

func (c *Console) serveIndex(w http.ResponseWriter) {
	nonce := rand.Text()
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", contentPolicy(nonce))
	h.Set("Cache-Control", "no-store")
	_, _ = w.Write(bytes.ReplaceAll(c.assets["index.html"].content, []byte(nonceMark), []byte(nonce)))
}
