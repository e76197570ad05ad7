// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"bytes"
	"fmt"
	"sync"

	"github.com/klauspost/compress/zstd"
)

const (
	// dictionarySamples is the number of objects of a kind from which its dictionary is built, and dictionarySize its maximum
	// size in bytes. The objects of a kind have most of their text in common. One of sampleEvery objects is a sample. A kind with
	// few objects gets no dictionary, because its tables take 0.8 MB.
	dictionarySamples = 8
	dictionarySize    = 48 << 10
	sampleEvery       = 8
	// dictionaryID is the ID of the dictionary in compressed data. Each codec has at most one.
	dictionaryID = 1
)

// codec compresses objects of one kind. It is safe for concurrent use.
type codec struct {
	encoder *zstd.Encoder
	decoder *zstd.Decoder
}

func newCodec(dictionary []byte) (*codec, error) {
	encoding := []zstd.EOption{
		zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderConcurrency(1), zstd.WithEncoderCRC(false), zstd.WithSingleSegment(true),
		zstd.WithLowerEncoderMem(true), zstd.WithWindowSize(64 << 10),
	}
	decoding := []zstd.DOption{zstd.WithDecoderConcurrency(0), zstd.WithDecoderLowmem(true)}
	if len(dictionary) > 0 {
		encoding = append(encoding, zstd.WithEncoderDictRaw(dictionaryID, dictionary))
		decoding = append(decoding, zstd.WithDecoderDictRaw(dictionaryID, dictionary))
	}
	encoder, err := zstd.NewWriter(nil, encoding...)
	if err != nil {
		return nil, fmt.Errorf("create a compressor: %w", err)
	}
	decoder, err := zstd.NewReader(nil, decoding...)
	if err != nil {
		return nil, fmt.Errorf("create a decompressor: %w", err)
	}
	return &codec{encoder: encoder, decoder: decoder}, nil
}

func (c *codec) encode(body []byte) []byte {
	return bytes.Clone(c.encoder.EncodeAll(body, make([]byte, 0, len(body)/4))) // without spare capacity
}

func (c *codec) decode(buffer, data []byte) ([]byte, error) { return c.decoder.DecodeAll(data, buffer) }

// codecs holds the codecs of one kind, which all clusters share. The first objects are compressed without a dictionary; it is
// built from them.
type codecs struct {
	plain *codec
	// confidential prevents a dictionary, which would keep samples after the objects are deleted.
	confidential bool

	mu      sync.Mutex // guards the fields below
	trained *codec
	seen    int
	samples [][]byte
}

// encode returns the compressed body and its codec.
func (c *codecs) encode(body []byte) (*codec, []byte) {
	chosen := c.choose(body)
	return chosen, chosen.encode(body)
}

func (c *codecs) choose(body []byte) *codec {
	if c.confidential {
		return c.plain
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.trained != nil {
		return c.trained
	}
	if c.seen++; c.seen%sampleEvery != 0 {
		return c.plain
	}
	const limit = dictionarySize / dictionarySamples
	c.samples = append(c.samples, bytes.Clone(body[:min(len(body), limit)]))
	if len(c.samples) < dictionarySamples {
		return c.plain
	}
	trained, err := newCodec(bytes.Join(c.samples, nil))
	c.samples = nil
	if err != nil {
		c.confidential = true // without a dictionary, objects only take more memory
		return c.plain
	}
	c.trained = trained
	return trained
}
