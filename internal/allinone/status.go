// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	certutil "k8s.io/client-go/util/cert"
	aggregatorclient "k8s.io/kube-aggregator/pkg/client/clientset_generated/clientset"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/localmember"
)

var errNotRunning = errors.New("the control plane is not running; the state of one in a host cluster is shown by: karmadactl status")

// NewTable returns a writer that aligns columns separated by tabs.
func NewTable(out io.Writer) *tabwriter.Writer { return tabwriter.NewWriter(out, 0, 0, 3, ' ', 0) }

// PrintStatus prints the parts, certificates and members. It returns an error if the control plane is not running.
func PrintStatus(ctx context.Context, out io.Writer, l Layout) error {
	w := NewTable(out)
	pid, running, err := embeddedkube.Owner(l.ControlPlane())
	if err != nil {
		return err
	}
	p, readErr := ReadProgress(l.ControlPlane())
	fmt.Fprintf(w, "Data directory:\t%s\n", l.Dir)
	if running {
		l.printControlPlane(ctx, w, pid, p)
	} else {
		fmt.Fprintln(w, "Control plane:\tnot running")
		if readErr == nil && p.Error != "" {
			fmt.Fprintf(w, "Last error:\t%s\n", p.Error)
		}
	}
	fmt.Fprintln(w, "\nCERTIFICATE\tEXPIRES\tIN")
	files, _ := filepath.Glob(filepath.Join(l.pki(), "*.crt")) // the pattern is valid
	for _, file := range files {
		certs, err := certutil.CertsFromFile(file)
		if err != nil {
			fmt.Fprintf(w, "%s\t%v\n", filepath.Base(file), err)
			continue
		}
		expires := certs[0].NotAfter
		fmt.Fprintf(w, "%s\t%s\t%d days\n", filepath.Base(file), expires.Format(time.DateOnly), int(time.Until(expires).Hours()/24))
	}
	fmt.Fprintln(w)
	if err := errors.Join(printMembers(w, l, l.joinedMembers(ctx)), w.Flush()); err != nil {
		return err
	}
	if !running {
		return errNotRunning
	}
	return nil
}

// printControlPlane prints the health of the running control plane and of its parts.
func (l Layout) printControlPlane(ctx context.Context, w io.Writer, pid int, p Progress) {
	health := "healthy"
	unavailable, err := map[string][]string(nil), l.readyz(ctx)
	if err == nil {
		unavailable, err = l.unavailableAPIs(ctx, p)
	}
	switch {
	case err != nil:
		health = "not healthy: " + err.Error()
	case len(unavailable) > 0:
		health = "not healthy: the API of " + strings.Join(slices.Sorted(maps.Keys(unavailable)), ", ") + " is unavailable"
	}
	fmt.Fprintf(w, "Control plane:\t%s (process %d, %s)\n", health, pid, p.URL)
	for _, part := range p.Parts {
		for _, api := range unavailable[part.Name] {
			fmt.Fprintf(w, "Unavailable API:\t%s\n", api)
		}
	}
	if len(unavailable) > 0 {
		fmt.Fprintln(w, "Next step:\tFor the cause, see: karmadactl doctor. If a Service or an APIService is missing, karmada down and "+
			"karmada up create it again.")
	}
	printDatabase(ctx, w, l, p)
	fmt.Fprintln(w, "\nPART\tSTATE\tSINCE")
	for _, part := range p.Parts {
		state := string(part.State)
		if len(unavailable[part.Name]) > 0 {
			state += ", API unavailable"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\n", part.Name, state, time.Since(part.Since).Round(time.Second))
	}
}

// unavailableAPIs returns the APIServices of ready parts that are not available, each with the reason, by the name of the part. The
// APIServices of other servers are not examined.
func (l Layout) unavailableAPIs(ctx context.Context, p Progress) (map[string][]string, error) {
	config, err := l.RESTConfig(Context)
	if err != nil {
		return nil, err
	}
	config.Timeout = apisTimeout
	aggregator, err := aggregatorclient.NewForConfig(config)
	if err != nil {
		return nil, fmt.Errorf("create a client for APIServices: %w", err)
	}
	apis, err := aggregator.ApiregistrationV1().APIServices().List(ctx, metav1.ListOptions{})
	if err != nil {
		return nil, fmt.Errorf("list APIServices: %w", err)
	}
	registrations := map[string]apiservice.Registration{
		PartAggregated: apiservice.Clusters(0, nil), PartSearch: apiservice.Search(0, nil), PartMetrics: apiservice.Metrics(0, nil),
	}
	out := map[string][]string{}
	for _, part := range p.Parts {
		if part.State != component.Ready {
			continue
		}
		if reasons := registrations[part.Name].Unavailable(apis.Items); len(reasons) > 0 {
			out[part.Name] = reasons
		}
	}
	return out, nil
}

const apisTimeout = 3 * time.Second

const etcdTimeout = 3 * time.Second

// printDatabase prints the state of the embedded etcd, if the process runs one.
func printDatabase(ctx context.Context, w io.Writer, l Layout, p Progress) {
	if !slices.ContainsFunc(p.Parts, func(part PartProgress) bool { return part.Name == embeddedkube.PartEtcd }) {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, etcdTimeout)
	defer cancel()
	s, err := embeddedkube.StatusEtcd(ctx, l.ControlPlane())
	if err != nil {
		fmt.Fprintf(w, "Database:\t%v\n", err)
		return
	}
	fmt.Fprintf(w, "Database:\t%s\n", sizes(s))
	if s.NoSpace || s.Corrupt {
		fmt.Fprintf(w, "Alarm:\t%s\n", alarm(s))
	}
}

// PrintMembers prints a table of the local member clusters.
func PrintMembers(ctx context.Context, out io.Writer, l Layout) error {
	w := NewTable(out)
	return errors.Join(printMembers(w, l, l.joinedMembers(ctx)), w.Flush())
}

// joinedMembers returns the names of the Clusters of the control plane, or nil if it is not running or does not respond.
func (l Layout) joinedMembers(ctx context.Context) sets.Set[string] {
	if _, running, err := embeddedkube.Owner(l.ControlPlane()); err != nil || !running {
		return nil
	}
	config, err := l.RESTConfig(Context)
	if err != nil {
		return nil
	}
	config.Timeout = readyzTimeout
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return nil
	}
	var clusters clusterv1alpha1.ClusterList
	if err := control.List(ctx, &clusters); err != nil {
		return nil
	}
	joined := sets.New[string]()
	for i := range clusters.Items {
		joined.Insert(clusters.Items[i].Name)
	}
	return joined
}

// printMembers prints the local member clusters. joined holds the names of all Clusters; if it is nil, members that are joined by command
// only are not joined.
func printMembers(w io.Writer, l Layout, joined sets.Set[string]) error {
	members, err := l.MemberNames()
	if err != nil {
		return err
	}
	fmt.Fprintln(w, "MEMBER\tSTATE\tPROCESS\tADDRESS\tNODES\tREGION\tZONES")
	for _, name := range members {
		c, err := localmember.Load(l.Member(name))
		if err != nil {
			fmt.Fprintf(w, "%s\tinvalid: %v\n", name, err)
			continue
		}
		state, process := "stopped", "-"
		if pid, running, err := embeddedkube.Owner(l.Member(name)); err == nil && running {
			state, process = "starting", fmt.Sprint(pid)
			if p, err := ReadProgress(l.Member(name)); err == nil && p.PID == pid && p.Ready {
				state = "running"
			}
		}
		if joined == nil && l.notJoined(name) || joined != nil && !joined.Has(name) {
			state += ", not joined"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\thttps://127.0.0.1:%d\t%d\t%s\t%s\n", name, state, process, c.SecurePort, c.Nodes,
			cmp.Or(c.Region, "-"), cmp.Or(c.Zone, "-"))
	}
	return nil
}
