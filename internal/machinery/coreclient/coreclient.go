// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package coreclient has a client of the core group for servers that are not trusted, such as those of members.
package coreclient

import (
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/machinery/quantity"
)

// New returns a client that decodes objects of the group core/v1, from protobuf if possible. Items of lists with invalid quantities,
// which would block decoding, are omitted and passed to skipped.
func New(config *rest.Config, skipped func(error)) (rest.Interface, error) {
	config = rest.CopyConfig(config)
	config.ContentType = runtime.ContentTypeProtobuf
	config.AcceptContentTypes = runtime.ContentTypeProtobuf + "," + runtime.ContentTypeJSON
	config.GroupVersion, config.APIPath = &corev1.SchemeGroupVersion, "/api"
	config.NegotiatedSerializer = quantity.Serializer(scheme.Codecs.WithoutConversion(), scheme.Scheme, skipped)
	if config.UserAgent == "" {
		config.UserAgent = rest.DefaultKubernetesUserAgent()
	}
	return rest.RESTClientFor(config)
}
