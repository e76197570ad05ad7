// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package demo runs `karmada demo`: it starts a control plane with member clusters, propagates an application and prints
// where it runs and why.
package demo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/samples"
)

const (
	members = 3
	// timeout bounds the time until the application is ready in all clusters.
	timeout      = time.Minute
	pollInterval = 100 * time.Millisecond
)

// nginx is the Deployment of the sample.
var nginx = client.ObjectKey{Namespace: "default", Name: "nginx"}

// wantReplicas is the result of the sample's policy.
var wantReplicas = map[string]int32{"member1": 1, "member2": 1}

// Run runs the demo in dir, or in a temporary directory if dir is empty. Unless keep is set, it stops everything at the end
// and deletes the directory.
func Run(ctx context.Context, out io.Writer, dir string, keep bool) (err error) {
	if dir == "" {
		if dir, err = os.MkdirTemp("", "karmada-demo-"); err != nil {
			return fmt.Errorf("create a directory for the demo: %w", err)
		}
	}
	l := allinone.Layout{Dir: dir}
	if err := l.Complete(); err != nil {
		return err
	}
	fmt.Fprintf(out, "Starting a control plane and %d member clusters in %s …\n\n", members, l.Dir)
	if !keep {
		defer func() {
			fmt.Fprintln(out, "\nStopping everything …")
			if downErr := allinone.Down(context.WithoutCancel(ctx), io.Discard, l); downErr != nil {
				err = errors.Join(err, downErr)
				return
			}
			if err = errors.Join(err, os.RemoveAll(l.Dir)); err == nil {
				fmt.Fprintln(out, "Stopped and removed", l.Dir)
			}
		}()
	}
	// An interrupt must not leave a process that is not ready yet.
	if err := allinone.UpDetached(context.WithoutCancel(ctx), out, l, fmt.Sprintf("--members=%d", members)); err != nil {
		return err
	}
	control, err := newClient(l, allinone.Context)
	if err != nil {
		return err
	}
	if err := propagate(ctx, out, control, l); err != nil {
		return err
	}
	if err := printReasons(ctx, out, control); err != nil {
		return err
	}
	fmt.Fprintf(out, `
What to try next (with --keep):
  export KUBECONFIG=%s
  kubectl get deployment nginx                     the status of all clusters in one object
  kubectl describe deployment nginx                the events, step by step
  kubectl scale deployment nginx --replicas=6      the scheduler divides the replicas again
  karmadactl get pods --operation-scope=members    the pods of all clusters
  karmada member stop member1 --data-dir %s        a cluster outage
`, l.Kubeconfig(), l.Dir)
	if keep {
		fmt.Fprintf(out, "\nEverything keeps running. Stop it with: karmada down --data-dir %s\n", l.Dir)
	}
	return nil
}

// propagate applies the sample and waits until it is ready in the clusters that its policy selects.
func propagate(ctx context.Context, out io.Writer, control client.Client, l allinone.Layout) error {
	fmt.Fprintln(out, "\nApplying samples/nginx: a Deployment with 2 replicas, and a policy that divides it 1:1 over member1 and member2 …")
	for _, file := range []string{"nginx/deployment.yaml", "nginx/propagationpolicy.yaml"} {
		if err := applySample(ctx, control, file); err != nil {
			return err
		}
	}
	begun := time.Now() //nolint:forbidigo // durations are printed
	var last []string
	for {
		done, state, err := readState(ctx, control, l)
		if err != nil {
			return err
		}
		if !slices.Equal(state, last) {
			last = state
			fmt.Fprintf(out, "%5.1fs  %s\n", time.Since(begun).Seconds(), strings.Join(state, "   "))
		}
		if done {
			return nil
		}
		if time.Since(begun) > timeout {
			return fmt.Errorf("nginx is not ready in all clusters after %s: %s", timeout, strings.Join(state, ", "))
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(pollInterval):
		}
	}
}

func newClient(l allinone.Layout, context string) (client.Client, error) {
	config, err := l.RESTConfig(context)
	if err != nil {
		return nil, err
	}
	return client.New(config, client.Options{Scheme: controllers.Scheme()})
}

func applySample(ctx context.Context, control client.Client, file string) error {
	raw, err := samples.Files.ReadFile(file)
	if err != nil {
		return err
	}
	object := &unstructured.Unstructured{}
	if err := yaml.Unmarshal(raw, &object.Object); err != nil {
		return fmt.Errorf("decode sample %s: %w", file, err)
	}
	object.SetNamespace(cmp.Or(object.GetNamespace(), nginx.Namespace))
	if err := control.Apply(ctx, client.ApplyConfigurationFromUnstructured(object), client.FieldOwner("karmada-demo"),
		client.ForceOwnership); err != nil {
		return fmt.Errorf("apply sample %s: %w", file, err)
	}
	return nil
}

// readState returns the state of the template and of each member. done reports whether all of it is as the policy requires.
func readState(ctx context.Context, control client.Client, l allinone.Layout) (done bool, state []string, err error) {
	var template appsv1.Deployment
	if err := control.Get(ctx, nginx, &template); err != nil {
		return false, nil, err
	}
	done = template.Status.ReadyReplicas == 2 && template.Status.ObservedGeneration == template.Generation
	names, err := l.MemberNames()
	if err != nil {
		return false, nil, err
	}
	for _, name := range names {
		member, err := newClient(l, name)
		if err != nil {
			return false, nil, err
		}
		var observed appsv1.Deployment
		err = member.Get(ctx, nginx, &observed)
		if client.IgnoreNotFound(err) != nil {
			return false, nil, fmt.Errorf("get deployment %s in cluster %s: %w", nginx, name, err)
		}
		if err != nil {
			state = append(state, name+": -")
			done = done && wantReplicas[name] == 0
			continue
		}
		state = append(state, fmt.Sprintf("%s: %d/%d ready", name, observed.Status.ReadyReplicas, *observed.Spec.Replicas))
		done = done && *observed.Spec.Replicas == wantReplicas[name] && observed.Status.ReadyReplicas == wantReplicas[name]
	}
	state = append(state, fmt.Sprintf("template: %d/%d ready", template.Status.ReadyReplicas, *template.Spec.Replicas))
	return done, state, nil
}

// printReasons explains the binding of nginx as `karmadactl why` does.
func printReasons(ctx context.Context, out io.Writer, control client.Client) error {
	var b workv1alpha2.ResourceBinding
	if err := control.Get(ctx, client.ObjectKey{Namespace: nginx.Namespace, Name: names.Binding("Deployment", nginx.Name)}, &b); err != nil {
		return fmt.Errorf("get the binding of nginx: %w", err)
	}
	fmt.Fprintln(out)
	return explain.PrintBinding(ctx, out, control, &b)
}
