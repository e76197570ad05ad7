// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/creack/pty"
	"github.com/rogpeppe/go-internal/testscript"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/cli"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/test/env"
)

// scripts are embedded, so that tests of other packages can run them.
//
//go:embed testdata/cli*
var scripts embed.FS

// commandLine runs the scripts in testdata/cli.
func commandLine(t *testing.T, e *env.Env) {
	runScripts(t, e, "cli", map[string]string{"MEMBER1": member1})
}

// commandLineOfClusters runs the scripts in testdata/cli-clusters, with a cluster of their own.
func commandLineOfClusters(t *testing.T, e *env.Env) {
	const guest = "guest"
	if _, err := e.AddMember(guest, 0); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := cluster.Unjoin(context.Background(), cluster.Options{Name: guest, Control: e.Config, Wait: env.Timeout}); err != nil {
			t.Error(err)
		}
		if err := e.RemoveMember(guest); err != nil {
			t.Error(err)
		}
	}()
	newFixture(t, e).waitReady(guest, true)
	runScripts(t, e, "cli-clusters", map[string]string{"GUEST": guest})
}

// runScripts runs the scripts in a directory of testdata. Each has a namespace of its own, $NS, which its kubeconfigs use.
// $KUBECONFIG connects to the control plane, the named variables connect to members. The variables of their contexts have the
// suffix _CONTEXT.
//
//	karmadactl ARGS…      runs the code of karmadactl in this process; it must succeed, or fail if ! precedes it
//	exits CODE ARGS…      runs it and compares the exit code
//	waits ARGS… -- REGEXP repeats it until its output matches
//	terminal CODE FILE ARGS… runs it on a terminal, types a line of the file at each prompt of a shell, and compares the exit code;
//	                      stdout has the content of the terminal
func runScripts(t *testing.T, e *env.Env, dir string, members map[string]string) {
	t.Helper()
	// The group ends after its parallel scripts.
	t.Run(dir, func(t *testing.T) {
		work := filepath.Join(t.TempDir(), dir)
		from, err := fs.Sub(scripts, "testdata/"+dir)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.CopyFS(work, from); err != nil {
			t.Fatal(err)
		}
		testscript.Run(t, testscript.Params{
			Dir: work,
			Setup: func(script *testscript.Env) error {
				st := script.T().(testing.TB)
				ns := e.Namespace(st)
				script.Setenv("NS", ns)
				configs := map[string]*rest.Config{"KUBECONFIG": e.Config}
				for variable, name := range members {
					configs[variable] = e.Members[name].Config
				}
				for name, config := range configs {
					path := kubeconfig(t, config)
					raw, err := clientcmd.LoadFromFile(path)
					if err != nil {
						return err
					}
					raw.Contexts[raw.CurrentContext].Namespace = ns
					if err := clientcmd.WriteToFile(*raw, path); err != nil {
						return err
					}
					script.Setenv(name, path)
					script.Setenv(name+"_CONTEXT", raw.CurrentContext)
				}
				return nil
			},
			Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
				"karmadactl": func(ts *testscript.TestScript, neg bool, args []string) {
					if code := runCommandLine(t, ts, args); (code != 0) != neg {
						ts.Fatalf("karmadactl %s: exit code %d", strings.Join(args, " "), code)
					}
				},
				"exits": func(ts *testscript.TestScript, _ bool, args []string) {
					want, err := strconv.Atoi(args[0])
					ts.Check(err)
					if code := runCommandLine(t, ts, args[1:]); code != want {
						ts.Fatalf("karmadactl %s: exit code %d, want %d", strings.Join(args[1:], " "), code, want)
					}
				},
				"terminal": func(ts *testscript.TestScript, _ bool, args []string) {
					want, err := strconv.Atoi(args[0])
					ts.Check(err)
					shown, code, err := runOnTerminal(t.Context(), ts, args[2:], strings.Split(strings.TrimSpace(ts.ReadFile(args[1])), "\n"))
					fmt.Fprint(ts.Stdout(), shown)
					ts.Check(err)
					if code != want {
						ts.Fatalf("karmadactl %s: exit code %d, want %d; the terminal shows:\n%s", strings.Join(args[2:], " "), code, want, shown)
					}
				},
				"waits": func(ts *testscript.TestScript, _ bool, args []string) {
					at := slices.Index(args, "--")
					pattern := regexp.MustCompile("(?m)" + args[at+1])
					err := env.Poll(t.Context(), func(ctx context.Context) error {
						var out bytes.Buffer
						if runSession(ctx, ts, args[:at], strings.NewReader(""), &out, &out); !pattern.Match(out.Bytes()) {
							return errors.New(out.String())
						}
						return nil
					})
					if err != nil {
						ts.Fatalf("%s: %v", strings.Join(args, " "), err)
					}
				},
			},
		})
	})
}

// reads are the verbs that only read.
var reads = []string{"describe", "diff", "get", "logs", "plan", "status", "top", "trace", "tree", "why"}

// interrupted is the error of a request to a member that a process ended.
const interrupted = "cannot be reached"

// runCommandLine runs karmadactl and returns its exit code. It repeats a command that only reads if a request to a member is interrupted:
// scenarios also run while agents and servers are killed.
func runCommandLine(t *testing.T, ts *testscript.TestScript, args []string) (code int) {
	var out, errOut bytes.Buffer
	_ = env.Poll(t.Context(), func(ctx context.Context) error { // the script judges the last output
		out.Reset()
		errOut.Reset()
		code = runSession(ctx, ts, args, strings.NewReader(""), &out, &errOut)
		if code != 0 && slices.Contains(reads, args[0]) && strings.Contains(errOut.String(), interrupted) {
			return errors.New(errOut.String())
		}
		return nil
	})
	_, err := ts.Stdout().Write(out.Bytes())
	ts.Check(err)
	_, err = ts.Stderr().Write(errOut.Bytes())
	ts.Check(err)
	return code
}

// prompt is the end of the prompt of a shell in a simulated container.
const prompt = ":/# "

// runOnTerminal runs karmadactl as a process on a new terminal and types a line at each prompt. It returns the content of the terminal.
func runOnTerminal(ctx context.Context, ts *testscript.TestScript, args, lines []string) (shown string, code int, err error) {
	self, err := os.Executable()
	if err != nil {
		return "", 0, err
	}
	ctx, cancel := context.WithTimeout(ctx, env.Timeout)
	defer cancel()
	program := exec.CommandContext(ctx, self, args...)
	program.Dir = ts.MkAbs(".")
	program.Env = []string{commandLineVariable + "=1", "HOME=" + ts.Getenv("WORK"), "KUBECONFIG=" + ts.Getenv("KUBECONFIG"), "TERM=dumb"}
	user, err := pty.Start(program)
	if err != nil {
		return "", 0, fmt.Errorf("start karmadactl on a terminal: %w", err)
	}
	defer user.Close() //nolint:errcheck // everything was read
	var out bytes.Buffer
	typed := 0
	for chunk := make([]byte, 1<<10); ; {
		n, err := user.Read(chunk)
		out.Write(chunk[:n])
		if err != nil { // the program has ended
			break
		}
		for typed < len(lines) && strings.Count(out.String(), prompt) > typed {
			if _, err := user.WriteString(lines[typed] + "\r"); err != nil {
				return out.String(), 0, fmt.Errorf("type %q: %w", lines[typed], err)
			}
			typed++
		}
	}
	err = program.Wait()
	if exit := (&exec.ExitError{}); errors.As(err, &exit) && ctx.Err() == nil {
		err = nil
	}
	return strings.ReplaceAll(out.String(), "\r\n", "\n"), program.ProcessState.ExitCode(), err
}

// commandLineVariable makes a test binary that calls RunCommandLine run karmadactl.
const commandLineVariable = "KARMADA_TEST_KARMADACTL"

// RunCommandLine runs karmadactl instead of the tests if a scenario started this process for that. TestMain of a package that runs the
// scenarios must call it first.
func RunCommandLine() {
	if os.Getenv(commandLineVariable) == "" {
		return
	}
	cli.Quiet()
	os.Exit(cli.Run(context.Background(), &access.Session{
		Args: append([]string{"karmadactl"}, os.Args[1:]...), Env: access.Environment(os.Environ()), In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
	}))
}

func runSession(ctx context.Context, ts *testscript.TestScript, args []string, in io.Reader, out, errOut io.Writer) int {
	all := []string{"karmadactl"}
	for _, arg := range args {
		if strings.HasSuffix(arg, ".yaml") {
			arg = ts.MkAbs(arg)
		}
		all = append(all, arg)
	}
	variables := map[string]string{"HOME": ts.Getenv("WORK"), "KUBECONFIG": ts.Getenv("KUBECONFIG")}
	return cli.Run(ctx, &access.Session{Args: all, Env: variables, In: in, Out: out, Err: errOut})
}
