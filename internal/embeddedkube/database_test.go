// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"go.etcd.io/bbolt"
)

// Damage of any single page is reported as an error, and does not end the process. Like etcd, the database does not store its list of
// free pages.
func TestCheckDatabase_anyPage(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "db")
	db, err := bbolt.Open(file, 0o600, &bbolt.Options{NoFreelistSync: true, NoSync: true})
	if err != nil {
		t.Fatal(err)
	}
	err = db.Update(func(tx *bbolt.Tx) error {
		b, err := tx.CreateBucket([]byte("key"))
		if err != nil {
			return err
		}
		for i := range 2000 {
			if err := b.Put(fmt.Appendf(nil, "key-%06d", i), bytes.Repeat([]byte{'x'}, 100)); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	size := db.Info().PageSize
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	if err := checkDatabase(file); err != nil {
		t.Fatalf("undamaged: %v", err)
	}
	intact, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, fill := range []byte{0xa5, 0xff, 0} {
		for page := 2; (page+1)*size <= len(intact); page++ {
			data := bytes.Clone(intact)
			copy(data[page*size:(page+1)*size], bytes.Repeat([]byte{fill}, size))
			if err := os.WriteFile(file, data, 0o600); err != nil {
				t.Fatal(err)
			}
			if checkDatabase(file) != nil { // pages that are not used cannot be damaged
				found++
			}
		}
	}
	if pages := len(intact)/size - 2; found < pages {
		t.Errorf("%d damages found in %d pages", found, pages)
	}
}
