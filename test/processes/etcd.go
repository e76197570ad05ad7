// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"go.etcd.io/etcd/client/pkg/v3/transport"
	"go.etcd.io/etcd/server/v3/embed"

	"karmada.io/karmada/internal/install/pki"
)

// etcdVariable makes the test binary run etcd. Its value has the directory, the URL, the certificate, the key and the CA.
const etcdVariable = "KARMADA_TEST_ETCD"

func etcdEnv(dir, url string, serving pki.Pair, ca string) []string {
	return []string{etcdVariable + "=" + strings.Join([]string{dir, url, serving.CertFile, serving.KeyFile, ca}, ",")}
}

// runEtcd runs etcd with TLS and client certificates until the process is interrupted.
func runEtcd(value string) error {
	fields := strings.Split(value, ",")
	if len(fields) != 5 {
		return fmt.Errorf("%s has %d fields, want 5", etcdVariable, len(fields))
	}
	listen, err := url.Parse(fields[1])
	if err != nil {
		return err
	}
	c := embed.NewConfig()
	c.Dir, c.LogLevel, c.UnsafeNoFsync = fields[0], "error", true
	c.ListenClientUrls, c.AdvertiseClientUrls = []url.URL{*listen}, []url.URL{*listen}
	c.ListenPeerUrls = nil // there is one member
	c.ClientTLSInfo = transport.TLSInfo{CertFile: fields[2], KeyFile: fields[3], TrustedCAFile: fields[4], ClientCertAuth: true}
	e, err := embed.StartEtcd(c)
	if err != nil {
		return err
	}
	defer e.Close()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	select {
	case err := <-e.Err():
		return err
	case <-ctx.Done():
		return nil
	}
}
