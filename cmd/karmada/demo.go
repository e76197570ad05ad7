// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/standalone"
	"karmada.io/karmada/samples"
)

const (
	demoMembers = 3
	// demoPatience is how long the application may take to be ready everywhere.
	demoPatience = time.Minute
	demoEvery    = 100 * time.Millisecond
)

func newDemo() *cobra.Command {
	var keep bool
	var dir string
	cmd := &cobra.Command{
		Use:   "demo",
		Short: "Start a control plane and three clusters, spread an application over them, show it, and take it all down",
		Args:  cobra.NoArgs,
	}
	cmd.Flags().StringVar(&dir, "data-dir", "", "where to keep everything (default: a temporary directory)")
	cmd.Flags().BoolVar(&keep, "keep", false, "leave it running")
	cmd.RunE = func(cmd *cobra.Command, _ []string) (err error) {
		if err := (&logging{}).start(io.Discard); err != nil {
			return err
		}
		if dir == "" {
			if dir, err = os.MkdirTemp("", "karmada-demo-"); err != nil {
				return fmt.Errorf("make a directory for the demo: %w", err)
			}
		}
		l, err := layout(dir)
		if err != nil {
			return err
		}
		cmd.Printf("Starting a control plane and %d member clusters in %s …\n\n", demoMembers, l.Dir)
		up := func(args ...string) error {
			root := newRoot()
			root.SetOut(cmd.OutOrStdout())
			root.SetErr(cmd.ErrOrStderr())
			root.SetArgs(append(args, "--data-dir", l.Dir))
			return root.ExecuteContext(context.WithoutCancel(cmd.Context()))
		}
		if !keep {
			defer func() {
				cmd.Println("\nTaking everything down …")
				if downErr := up("down"); downErr != nil {
					err = errors.Join(err, downErr)
					return
				}
				err = errors.Join(err, os.RemoveAll(l.Dir))
			}()
		}
		if err := up("up", "--detach", "--members", fmt.Sprint(demoMembers)); err != nil {
			return err
		}
		if err := demo(cmd.Context(), cmd.OutOrStdout(), l); err != nil {
			return err
		}
		if keep {
			cmd.Printf("\nIt keeps running. When you are done: karmada down --data-dir %s\n", l.Dir)
		}
		return nil
	}
	return cmd
}

// demo propagates nginx and shows what became of it. It fails unless the members hold what the policy divides.
func demo(ctx context.Context, out io.Writer, l standalone.Layout) error {
	say := func(format string, args ...any) { fmt.Fprintf(out, format+"\n", args...) }
	control, err := clientFor(l.ControlKubeconfig(), "")
	if err != nil {
		return err
	}
	say("\nApplying samples/nginx: a Deployment with 2 replicas, and a policy that divides it 1:1 over member1 and member2 …")
	for _, file := range []string{"nginx/deployment.yaml", "nginx/propagationpolicy.yaml"} {
		if err := applySample(ctx, control, file); err != nil {
			return err
		}
	}
	begun := time.Now()
	members, err := l.MemberNames()
	if err != nil {
		return err
	}
	var rows []string
	last := ""
	for {
		var done bool
		done, rows, err = demoState(ctx, control, l, members)
		if err != nil {
			return err
		}
		if now := strings.Join(rows, "\n"); now != last {
			last = now
			say("%5.1fs  %s", time.Since(begun).Seconds(), strings.Join(rows, "   "))
		}
		if done {
			break
		}
		if time.Since(begun) > demoPatience {
			return fmt.Errorf("nginx was not ready in all its clusters after %s: %s", demoPatience, strings.Join(rows, ", "))
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(demoEvery):
		}
	}
	if err := why(ctx, out, control); err != nil {
		return err
	}
	say("\nWhat to try next (with --keep):")
	say("  export KUBECONFIG=%s", l.Kubeconfig())
	say("  kubectl get deployment nginx                     the whole fleet in one status")
	say("  kubectl describe deployment nginx                what happened, step by step")
	say("  kubectl scale deployment nginx --replicas=6      watch it being divided anew")
	say("  karmadactl get pods --operation-scope=members    the pods of every cluster")
	say("  karmada member stop member1 --data-dir %s        a cluster outage", l.Dir)
	return nil
}

func clientFor(kubeconfig, context string) (client.Client, error) {
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(&clientcmd.ClientConfigLoadingRules{ExplicitPath: kubeconfig},
		&clientcmd.ConfigOverrides{CurrentContext: context}).ClientConfig()
	if err != nil {
		return nil, fmt.Errorf("read kubeconfig %s: %w", kubeconfig, err)
	}
	config.QPS = -1
	return client.New(config, client.Options{Scheme: controllers.Scheme()})
}

func applySample(ctx context.Context, control client.Client, file string) error {
	raw, err := samples.Files.ReadFile(file)
	if err != nil {
		return err
	}
	object := &unstructured.Unstructured{}
	if err := yaml.Unmarshal(raw, &object.Object); err != nil {
		return fmt.Errorf("sample %s: %w", file, err)
	}
	if object.GetNamespace() == "" {
		object.SetNamespace("default")
	}
	if err := control.Apply(ctx, client.ApplyConfigurationFromUnstructured(object), client.FieldOwner("karmada-demo"), client.ForceOwnership); err != nil {
		return fmt.Errorf("apply sample %s: %w", file, err)
	}
	return nil
}

var nginx = client.ObjectKey{Namespace: "default", Name: "nginx"}

// demoState reads the template and every member; done says that all of it is as the policy wants it.
func demoState(ctx context.Context, control client.Client, l standalone.Layout, members []string) (done bool, rows []string, err error) {
	var template appsv1.Deployment
	if err := control.Get(ctx, nginx, &template); err != nil {
		return false, nil, err
	}
	want := map[string]int32{"member1": 1, "member2": 1}
	done = template.Status.ReadyReplicas == 2 && template.Status.ObservedGeneration == template.Generation
	for _, name := range members {
		member, err := clientFor(l.MembersKubeconfig(), name)
		if err != nil {
			return false, nil, err
		}
		var found appsv1.Deployment
		err = member.Get(ctx, nginx, &found)
		if client.IgnoreNotFound(err) != nil {
			return false, nil, fmt.Errorf("read nginx in %s: %w", name, err)
		}
		if err != nil {
			rows = append(rows, name+": -")
			done = done && want[name] == 0
			continue
		}
		rows = append(rows, fmt.Sprintf("%s: %d/%d ready", name, found.Status.ReadyReplicas, *found.Spec.Replicas))
		done = done && *found.Spec.Replicas == want[name] && found.Status.ReadyReplicas == want[name]
	}
	rows = append(rows, fmt.Sprintf("the template says: %d/%d ready", template.Status.ReadyReplicas, *template.Spec.Replicas))
	return done, rows, nil
}

// why prints the decision, made anew from what the control plane says, cluster by cluster.
func why(ctx context.Context, out io.Writer, control client.Client) error {
	var b workv1alpha2.ResourceBinding
	if err := control.Get(ctx, client.ObjectKey{Namespace: nginx.Namespace, Name: names.Binding("Deployment", nginx.Name)}, &b); err != nil {
		return fmt.Errorf("read the binding of nginx: %w", err)
	}
	c, err := scheduler.Read(ctx, control, &b, scheduler.Options{Models: true})
	if err != nil {
		return err
	}
	decision, err := c.Decide(ctx)
	if err != nil {
		return err
	}
	w := newTable(out)
	fmt.Fprintln(w, "\nCLUSTER\tREPLICAS\tREADY\tWHY")
	ready := map[string]string{}
	for _, item := range b.Status.AggregatedStatus {
		ready[item.ClusterName] = string(item.Health)
	}
	term := decision.Trace.Terms[len(decision.Trace.Terms)-1]
	for _, v := range term.Clusters {
		reason := v.Reason
		if v.Chosen {
			reason = fmt.Sprintf("passed every filter; %s, weight %d", term.Division, v.Weight)
		} else if reason == "" {
			reason = "passed every filter; got no replicas"
		}
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\n", v.Cluster, v.Replicas, orDash(ready[v.Cluster]), reason)
	}
	return w.Flush()
}
