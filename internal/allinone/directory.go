// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"strconv"
	"syscall"
)

// create creates the data directory, or checks that other users can change neither an existing one nor the directories of keys in it:
// a user who can replace keys or kubeconfigs controls all clusters.
func (l Layout) create() error {
	if err := os.MkdirAll(l.Dir, 0o700); err != nil {
		return fmt.Errorf("create data directory %s: %w", l.Dir, err)
	}
	for _, dir := range []string{l.Dir, l.ControlPlane(), l.pki(), l.Members()} {
		info, err := os.Stat(dir)
		if os.IsNotExist(err) {
			continue
		}
		if err != nil {
			return fmt.Errorf("check data directory %s: %w", l.Dir, err)
		}
		if err := checkAccess(dir, info, os.Geteuid()); err != nil {
			return err
		}
	}
	return nil
}

// checkAccess returns an error if a directory belongs to another user than uid, or if others can write to it.
func checkAccess(dir string, info fs.FileInfo, uid int) error {
	stat, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return nil
	}
	if int(stat.Uid) != uid {
		return fmt.Errorf("data directory %s belongs to user %d, not to user %d who runs this program: its owner could replace the keys "+
			"of the control plane; run the program as its owner, or set --data-dir to a directory of your own", dir, stat.Uid, uid)
	}
	others := info.Mode().Perm() & 0o022
	if others&0o002 == 0 && privateGroup(stat.Gid) {
		others = 0
	}
	if others != 0 {
		return fmt.Errorf("data directory %s has mode %04o: other users can write to it and replace the keys of the control plane; "+
			"check its contents, then run: chmod go-w %[1]s; or set --data-dir to a directory below it", dir, info.Mode().Perm())
	}
	return nil
}

// privateGroup reports whether a group is the private group of the user, which has the same name and by convention no other member.
// Systems with such groups create directories that the group can write to.
func privateGroup(gid uint32) bool {
	u, err := user.Current()
	if err != nil || u.Gid != strconv.FormatUint(uint64(gid), 10) {
		return false
	}
	g, err := user.LookupGroupId(u.Gid)
	return err == nil && g.Name == u.Username
}
