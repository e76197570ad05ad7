// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/controller-manager/pkg/clientbuilder"
	"k8s.io/klog/v2"
	"k8s.io/kubernetes/cmd/kube-controller-manager/app/options"
	kubecontrollers "k8s.io/kubernetes/pkg/controller/apis/config"
	"k8s.io/kubernetes/pkg/controller/garbagecollector"
	garbagecollectorconfig "k8s.io/kubernetes/pkg/controller/garbagecollector/config"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/embeddedkube/controllers"
)

// ControllerTuner changes the configuration of kube-controller-manager, for example the number of workers.
type ControllerTuner func(*kubecontrollers.KubeControllerManagerConfiguration)

// infoVerbosity is the verbosity at which informational messages of Kubernetes are logged; errors are logged always.
const infoVerbosity = 2

// RunControllerManager runs the selected controllers of kube-controller-manager until ctx ends. It is ready when their
// caches are synced. It needs no leader election, because the data directory has one owner, and it serves no port.
//
// Kubernetes' own Run is not used because it registers names that may exist only once per process. All controllers
// authenticate as the administrator. A service account for each would cost a dozen objects and connections, and does not separate
// anything within one process.
func (c *ControlPlane) RunControllerManager(ctx context.Context, ready func()) error {
	exit, stop := watchExit()
	defer stop()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	ctx = klog.NewContext(ctx, log.FromContext(ctx).WithName(PartControllerManager).V(infoVerbosity))
	config, err := c.controllerConfig()
	if err != nil {
		return err
	}
	clients := clientbuilder.SimpleControllerClientBuilder{ClientConfig: c.ComponentConfig(PartControllerManager)}
	manager, err := controllers.New(ctx, controllers.Options{Config: config, Root: clients, Clients: clients})
	if err != nil {
		return fmt.Errorf("build kube-controller-manager: %w", err)
	}
	stopped := make(chan bool, 1)
	go func() { stopped <- manager.Run(ctx, stopTimeout, ready) }()
	select {
	case clean := <-stopped:
		if ctx.Err() == nil {
			return errors.New("all controllers ended unexpectedly")
		}
		if !clean {
			log.FromContext(ctx).Info("Some controllers did not stop in time", "timeout", stopTimeout.String())
		}
		return nil
	case err := <-exit:
		if ctx.Err() == nil {
			return err
		}
		<-stopped
		return nil
	}
}

func (c *ControlPlane) controllerConfig() (kubecontrollers.KubeControllerManagerConfiguration, error) {
	config, err := options.NewDefaultComponentConfig()
	if err != nil {
		return config, fmt.Errorf("read the defaults of kube-controller-manager: %w", err)
	}
	if config.Generic.Controllers, err = canonical(c.config.KubeControllers); err != nil {
		return config, err
	}
	ca := c.pki.CA()
	signing := c.pki.SigningCA()
	config.CSRSigningController.ClusterSigningCertFile = signing.CertFile
	config.CSRSigningController.ClusterSigningKeyFile = signing.KeyFile
	config.SAController.ServiceAccountKeyFile = c.pki.ServiceAccountKeys().KeyFile
	config.SAController.RootCAFile = ca.CertFile
	config.KubeCloudShared.ClusterName = "karmada-apiserver"
	config.KubeCloudShared.ClusterCIDR = "10.244.0.0/16"
	config.NodeIPAMController.ServiceCIDR = c.config.ServiceClusterIPRange
	for r := range garbagecollector.DefaultIgnoredResources() {
		config.GarbageCollectorController.GCIgnoredResources = append(config.GarbageCollectorController.GCIgnoredResources,
			garbagecollectorconfig.GroupResource{Group: r.Group, Resource: r.Resource})
	}
	if c.config.TuneControllers != nil {
		c.config.TuneControllers(&config)
	}
	return config, nil
}

// canonical replaces aliases of controllers by their names and returns an error for unknown ones.
func canonical(selected []string) ([]string, error) {
	aliases := controllers.Aliases()
	all := sets.New(controllers.Names()...).Insert("*")
	var result, plain []string
	for _, name := range selected {
		bare := strings.TrimPrefix(name, "-")
		minus := name[:len(name)-len(bare)]
		if name, ok := aliases[bare]; ok {
			bare = name
		}
		plain = append(plain, bare)
		result = append(result, minus+bare)
	}
	if err := checkNames(plain, all); err != nil {
		return nil, fmt.Errorf("select controllers of kube-controller-manager: %w", err)
	}
	return result, nil
}
