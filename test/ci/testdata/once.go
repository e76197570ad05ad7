// Package once reports first executions, also across processes.
package once

import "os"

// Is reports whether it is called with this name for the first time in the directory of the package under test.
func Is(name string) bool {
	f, err := os.OpenFile(name+".ran", os.O_CREATE|os.O_EXCL, 0o600)
	if err == nil {
		err = f.Close()
	}
	return err == nil
}
