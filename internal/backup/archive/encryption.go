// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archive

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"

	"filippo.io/age"
	"github.com/spf13/pflag"
)

// ageHeader begins an encrypted file.
const ageHeader = "age-encryption.org/"

// maxSecret limits the size of a file with a passphrase or identities, in bytes.
const maxSecret = 64 << 10

// Encryption encrypts and decrypts backups in the format of age. The zero value writes backups that are not encrypted, and reads only such.
type Encryption struct {
	// Recipients are public keys, age1…: the identity of any of them decrypts the backup.
	Recipients []string
	// Identities is a file with the identity of a recipient. Passphrase is a file with a passphrase. "-" is the standard input.
	Identities, Passphrase string
	// In is the standard input.
	In io.Reader

	workFactor int // of passphrases; 0 means the default of age
}

// AddBackupFlags adds the flags of commands that write backups.
func (e *Encryption) AddBackupFlags(fs *pflag.FlagSet) {
	fs.StringSliceVar(&e.Recipients, "age-recipient", nil,
		"Public keys of age, age1..., for which the backup is encrypted. The identity of any of them decrypts it.")
	fs.StringVar(&e.Passphrase, "passphrase-file", "",
		"File with a passphrase by which the backup is encrypted, or - for the standard input.")
}

// AddRestoreFlags adds the flags of commands that read backups.
func (e *Encryption) AddRestoreFlags(fs *pflag.FlagSet) {
	fs.StringVar(&e.Identities, "age-identity-file", "",
		"File with the identity of age that decrypts the backup, or - for the standard input.")
	fs.StringVar(&e.Passphrase, "passphrase-file", "", "File with the passphrase of the backup, or - for the standard input.")
}

// Enabled reports whether backups are encrypted.
func (e Encryption) Enabled() bool { return len(e.Recipients) > 0 || e.Passphrase != "" }

// Describe returns what a user must know about a file that was written.
func (e Encryption) Describe() string {
	if e.Enabled() {
		return "It is encrypted: without the passphrase or the identity it cannot be restored."
	}
	return "It contains all Secrets and keys and is not encrypted: protect it, or encrypt it with --age-recipient or --passphrase-file."
}

// encrypt returns a writer that encrypts what is written to target, and must be closed.
func (e Encryption) encrypt(target io.Writer) (io.WriteCloser, error) {
	if !e.Enabled() {
		return keepOpen{target}, nil
	}
	var recipients []age.Recipient
	for _, r := range e.Recipients {
		recipient, err := age.ParseX25519Recipient(r)
		if err != nil {
			return nil, fmt.Errorf("--age-recipient: %w", err)
		}
		recipients = append(recipients, recipient)
	}
	if e.Passphrase != "" {
		if len(recipients) > 0 {
			return nil, errors.New("--age-recipient and --passphrase-file exclude each other")
		}
		passphrase, err := e.read(e.Passphrase)
		if err != nil {
			return nil, fmt.Errorf("--passphrase-file: %w", err)
		}
		recipient, err := age.NewScryptRecipient(string(passphrase))
		if err != nil {
			return nil, fmt.Errorf("--passphrase-file: %w", err)
		}
		if e.workFactor > 0 {
			recipient.SetWorkFactor(e.workFactor)
		}
		recipients = append(recipients, recipient)
	}
	return age.Encrypt(target, recipients...)
}

// decrypt returns the decrypted contents of a file that may be encrypted.
func (e Encryption) decrypt(source io.Reader) (io.Reader, error) {
	buffered := bufio.NewReader(source)
	begin, err := buffered.Peek(len(ageHeader))
	if err != nil || !bytes.Equal(begin, []byte(ageHeader)) {
		if errors.Is(err, io.EOF) {
			err = nil // the next reader reports a short file
		}
		return buffered, err
	}
	var identities []age.Identity
	if e.Identities != "" {
		contents, err := e.read(e.Identities)
		if err != nil {
			return nil, fmt.Errorf("--age-identity-file: %w", err)
		}
		if identities, err = age.ParseIdentities(bytes.NewReader(contents)); err != nil {
			return nil, errors.New("--age-identity-file: it contains no identity of age, AGE-SECRET-KEY-1…") // the error may quote it
		}
	}
	if e.Passphrase != "" {
		passphrase, err := e.read(e.Passphrase)
		if err != nil {
			return nil, fmt.Errorf("--passphrase-file: %w", err)
		}
		identity, err := age.NewScryptIdentity(string(passphrase))
		if err != nil {
			return nil, fmt.Errorf("--passphrase-file: %w", err)
		}
		identities = append(identities, identity)
	}
	if len(identities) == 0 {
		return nil, errors.New("it is encrypted: set --age-identity-file or --passphrase-file")
	}
	contents, err := age.Decrypt(buffered, identities...)
	if err != nil {
		return nil, fmt.Errorf("decrypt it: %w", err)
	}
	return contents, nil
}

// read returns the contents of a file, without space around them.
func (e Encryption) read(file string) ([]byte, error) {
	in := e.In
	if file != "-" {
		f, err := os.Open(file)
		if err != nil {
			return nil, err
		}
		defer f.Close() //nolint:errcheck // only read
		in = f
	}
	data, err := io.ReadAll(io.LimitReader(in, maxSecret+1))
	if err != nil {
		return nil, err
	}
	trimmed := bytes.TrimSpace(data)
	if len(trimmed) == 0 || len(data) > maxSecret {
		return nil, fmt.Errorf("the length must be between 1 and %d bytes", maxSecret)
	}
	return trimmed, nil
}

// keepOpen is a writer whose Close does nothing.
type keepOpen struct{ io.Writer }

// Close implements io.Closer.
func (keepOpen) Close() error { return nil }
