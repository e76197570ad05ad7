// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"errors"
	"testing"

	pb "go.etcd.io/etcd/api/v3/etcdserverpb"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

// failingKV fails each call.
type failingKV struct {
	pb.KVClient
	calls int
}

var errKV = errors.New("etcd failed")

func (f *failingKV) Range(context.Context, *pb.RangeRequest, ...grpc.CallOption) (*pb.RangeResponse, error) {
	f.calls++
	return nil, errKV
}

func (f *failingKV) Txn(context.Context, *pb.TxnRequest, ...grpc.CallOption) (*pb.TxnResponse, error) {
	f.calls++
	return nil, errKV
}

func TestCalls_errors(t *testing.T) {
	t.Parallel()
	put := func(size int) *pb.TxnRequest {
		op := &pb.RequestOp_RequestPut{RequestPut: &pb.PutRequest{Value: make([]byte, size)}}
		return &pb.TxnRequest{Success: []*pb.RequestOp{{Request: op}}}
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for name, tc := range map[string]struct {
		ctx     context.Context
		stopped bool
		size    int
		code    codes.Code // of both calls
		calls   int
	}{
		"error of etcd": {ctx: t.Context(), code: codes.Unknown, calls: 2},
		"ended context": {ctx: ended, code: codes.Canceled, calls: 2},
		"stopped etcd":  {ctx: t.Context(), stopped: true, code: codes.Unavailable},
		"limit":         {ctx: t.Context(), size: maxSent - 100, code: codes.Unknown, calls: 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			kv, etcd := &failingKV{}, &embeddedEtcd{}
			if tc.stopped {
				etcd.close()
			}
			c := calls{kv, etcd}
			if _, err := c.Range(tc.ctx, &pb.RangeRequest{}); status.Code(err) != tc.code {
				t.Errorf("Range() = %v, want code %v", err, tc.code)
			}
			if _, err := c.Txn(tc.ctx, put(tc.size)); status.Code(err) != tc.code {
				t.Errorf("Txn() = %v, want code %v", err, tc.code)
			}
			if kv.calls != tc.calls {
				t.Errorf("%d calls of etcd, want %d", kv.calls, tc.calls)
			}
		})
	}
	kv := &failingKV{}
	if _, err := (calls{kv, &embeddedEtcd{}}).Txn(t.Context(), put(maxSent)); status.Code(err) != codes.ResourceExhausted || kv.calls != 0 {
		t.Errorf("Txn() above the limit = %v after %d calls, want ResourceExhausted without a call", err, kv.calls)
	}
}
