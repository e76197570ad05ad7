// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registration

import (
	"context"
	"fmt"
	"time"

	authorizationv1 "k8s.io/api/authorization/v1"
	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	bootstraputil "k8s.io/cluster-bootstrap/token/util"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

const (
	// source is the name of the controller in events and logs.
	source = "agent-csr-approving-controller"
	// notApproved is the reason of the event for a request that stays pending.
	notApproved = "AgentCertificateNotApproved"
	// retryInterval is the interval at which a pending request is evaluated again, because tokens and Clusters change.
	retryInterval = time.Minute
)

// The condition of approved requests (docs/contract/controllers.md#agent-certificates).
const (
	approvedReason      = "AutoApproved"
	approvedSelf        = "Auto approving self karmada agent certificate after SubjectAccessReview."
	approvedByBootstrap = "Auto approving karmada agent certificate after SubjectAccessReview."
)

// Controller implements agent-csr-approving-controller.
type Controller struct {
	control client.Client
	live    client.Reader // uncached
	events  events.Recorder
	// approveAll approves clusters that register with a token that is not bound to their name.
	approveAll bool
	// review sets the status of a SubjectAccessReview.
	review func(context.Context, *authorizationv1.SubjectAccessReview) error
}

// New returns the controller. live reads uncached. With approveAll, clusters that register with a token that is not bound to their name
// are approved at once.
func New(control client.Client, live client.Reader, recorder events.Recorder, approveAll bool) *Controller {
	return &Controller{control: control, live: live, events: recorder, approveAll: approveAll,
		review: func(ctx context.Context, review *authorizationv1.SubjectAccessReview) error {
			return control.Create(ctx, review)
		}}
}

// Setup adds agent-csr-approving-controller and the controller of the access of agents to a manager.
func (r *Controller) Setup(mgr manager.Manager) error {
	err := requeue.NewController(mgr, source).
		For(&certificatesv1.CertificateSigningRequest{}).
		Complete(r)
	if err != nil {
		return fmt.Errorf("add %s: %w", source, err)
	}
	return (&maintainer{control: r.control, live: r.live}).setup(mgr)
}

// Reconcile approves a signing request of an agent, or records an event with the reason why it stays pending. It never denies a
// request: a denial is final, and an administrator may decide otherwise.
func (r *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var csr certificatesv1.CertificateSigningRequest
	if err := r.control.Get(ctx, req.NamespacedName, &csr); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	request, concerned, refusal := recognize(&csr)
	if !concerned {
		return ctrl.Result{}, nil
	}
	if refusal != "" { // the contents of a request never change
		return ctrl.Result{}, r.refuse(ctx, &csr, refusal)
	}
	refusal, err := r.admit(ctx, &csr, request)
	if err != nil {
		return ctrl.Result{}, fmt.Errorf("approve certificate signing request %s of the agent of cluster %s: %w", csr.Name, request.cluster, err)
	}
	if refusal != "" {
		return ctrl.Result{RequeueAfter: retryInterval}, r.refuse(ctx, &csr, refusal)
	}
	ctrl.LoggerFrom(ctx).Info("Approved the certificate of an agent", "request", csr.Name, "cluster", request.cluster, "token", request.token)
	return ctrl.Result{}, nil
}

// refuse records an event and an annotation with the reason. The requester can read the request, but not events.
func (r *Controller) refuse(ctx context.Context, csr *certificatesv1.CertificateSigningRequest, refusal string) error {
	r.events.Emit(events.Event{
		On: corev1.ObjectReference{
			APIVersion: certificatesv1.SchemeGroupVersion.String(), Kind: "CertificateSigningRequest", Name: csr.Name, UID: csr.UID,
		},
		Source: source, Reason: notApproved, Warning: true, Message: "the request stays pending: " + refusal,
	})
	_, err := patch.Object(ctx, r.control, csr, func(csr *certificatesv1.CertificateSigningRequest) {
		metav1.SetMetaDataAnnotation(&csr.ObjectMeta, names.RequestRefused, refusal)
	})
	return client.IgnoreNotFound(err)
}

// admit creates the access of the agent and approves its request, unless it returns a refusal.
func (r *Controller) admit(
	ctx context.Context, csr *certificatesv1.CertificateSigningRequest, request agentRequest,
) (refusal string, err error) {
	known, err := r.facts(ctx, request)
	if err != nil {
		return "", err
	}
	if refusal := request.decide(known); refusal != "" {
		return refusal, nil
	}
	message, err := r.authorize(ctx, csr, request)
	if err != nil {
		return "", err
	}
	if message == "" {
		return fmt.Sprintf("user %q is not authorized to create certificatesigningrequests/clusteragent", csr.Spec.Username), nil
	}
	if request.rotation {
		err = r.allowReading(ctx, csr.Name, request.cluster)
	} else if err = r.use(ctx, known.token, request); err == nil {
		refusal, err = r.createAccess(ctx, request, known)
	}
	if refusal != "" || err != nil {
		return refusal, err
	}
	csr.Status.Conditions = append(csr.Status.Conditions, certificatesv1.CertificateSigningRequestCondition{
		Type: certificatesv1.CertificateApproved, Status: corev1.ConditionTrue, Reason: approvedReason, Message: message,
	})
	// The resource version makes the update fail if the request was approved or denied concurrently.
	return "", r.control.SubResource("approval").Update(ctx, csr)
}

// facts reads the state that the decision depends on from the API server.
func (r *Controller) facts(ctx context.Context, request agentRequest) (f facts, err error) {
	if f.cluster, err = read(ctx, r.live, client.ObjectKey{Name: request.cluster}, &clusterv1alpha1.Cluster{}); err != nil {
		return f, fmt.Errorf("read the Cluster: %w", err)
	}
	if f.role, err = read(ctx, r.live, client.ObjectKey{Name: names.AgentRole(request.cluster)}, &rbacv1.ClusterRole{}); err != nil {
		return f, fmt.Errorf("read the ClusterRole of the agent: %w", err)
	}
	if request.rotation {
		return f, nil
	}
	token := client.ObjectKey{Namespace: metav1.NamespaceSystem, Name: bootstraputil.BootstrapTokenSecretName(request.token)}
	if f.token, err = read(ctx, r.live, token, &corev1.Secret{}); err != nil {
		return f, fmt.Errorf("read bootstrap token %s: %w", request.token, err)
	}
	for _, name := range []string{request.cluster, names.ImpersonatorSecret(request.cluster)} {
		key := client.ObjectKey{Namespace: names.ClusterNamespace, Name: name}
		if f.secret, err = read(ctx, r.live, key, &corev1.Secret{}); err != nil {
			return f, fmt.Errorf("read secret %s: %w", key, err)
		}
		if f.secret != nil {
			break
		}
	}
	return f, nil
}

// read reads an object. It returns nil if the object does not exist, and an error if the API server does not serve the kind.
func read[T client.Object](ctx context.Context, from client.Reader, key client.ObjectKey, into T) (T, error) {
	var none T
	err := from.Get(ctx, key, into)
	switch {
	case err == nil:
		return into, nil
	case apierrors.IsNotFound(err) && !apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse):
		return none, nil
	}
	return none, err
}

// authorize returns the message of the approval, or "" if the requester is not authorized.
func (r *Controller) authorize(
	ctx context.Context, csr *certificatesv1.CertificateSigningRequest, request agentRequest,
) (message string, err error) {
	type check struct{ subresource, message string }
	checks := []check{{"clusteragent", approvedByBootstrap}}
	if request.rotation {
		checks = append([]check{{"selfclusteragent", approvedSelf}}, checks...)
	}
	extra := make(map[string]authorizationv1.ExtraValue, len(csr.Spec.Extra))
	for key, values := range csr.Spec.Extra {
		extra[key] = authorizationv1.ExtraValue(values)
	}
	for _, c := range checks {
		review := &authorizationv1.SubjectAccessReview{Spec: authorizationv1.SubjectAccessReviewSpec{
			User: csr.Spec.Username, UID: csr.Spec.UID, Groups: csr.Spec.Groups, Extra: extra,
			ResourceAttributes: &authorizationv1.ResourceAttributes{
				Group: certificatesv1.GroupName, Version: "*", Resource: "certificatesigningrequests", Subresource: c.subresource, Verb: "create",
			},
		}}
		if err := r.review(ctx, review); err != nil {
			return "", fmt.Errorf("review the access of user %q: %w", csr.Spec.Username, err)
		}
		if review.Status.Allowed {
			return c.message, nil
		}
	}
	return "", nil
}

// use records the request in a single-use token. The resource version makes the update fail if another request was recorded concurrently.
func (r *Controller) use(ctx context.Context, token *corev1.Secret, request agentRequest) error {
	if token.Annotations[names.TokenSingleUse] != "true" || token.Annotations[names.TokenUsedBy] != "" {
		return nil
	}
	metav1.SetMetaDataAnnotation(&token.ObjectMeta, names.TokenUsedBy, string(request.uid))
	if err := r.control.Update(ctx, token); err != nil {
		return fmt.Errorf("record the use of bootstrap token %s: %w", request.token, err)
	}
	return nil
}

// createAccess creates the objects that authorize the agent, or makes existing ones authorize it instead of the agent of an earlier
// registration. It returns a refusal if another request has claimed the cluster since known was read.
func (r *Controller) createAccess(ctx context.Context, request agentRequest, known facts) (refusal string, err error) {
	services, err := namesService(ctx, r.control)
	if err != nil {
		return "", err
	}
	objects := access(agent{
		cluster: request.cluster, request: request.uid, registration: request.registration, registered: known.cluster != nil, services: services,
		approved: r.approveAll || known.token.Annotations[names.TokenCluster] == request.cluster,
	})
	for i, object := range objects {
		claim := i == 0
		if !claim || known.role == nil {
			err := r.control.Create(ctx, object)
			if apierrors.IsAlreadyExists(err) && claim && known.token.Annotations[names.TokenCluster] == "" {
				return fmt.Sprintf("another agent of cluster %s was admitted concurrently", request.cluster), nil
			}
			if err == nil {
				continue
			}
			if !apierrors.IsAlreadyExists(err) {
				return "", fmt.Errorf("create %T %s: %w", object, client.ObjectKeyFromObject(object), err)
			}
		}
		if err := r.takeOver(ctx, object, known.cluster == nil); err != nil {
			return "", fmt.Errorf("update %T %s: %w", object, client.ObjectKeyFromObject(object), err)
		}
	}
	return "", nil
}

// takeOver changes an existing object so that it authorizes only the agent that desired authorizes. With disown, it removes the owner
// reference: its Cluster was removed, and the garbage collector would delete the object, too.
func (r *Controller) takeOver(ctx context.Context, desired client.Object, disown bool) error {
	set := func(observed client.Object) {
		switch o := observed.(type) {
		case *rbacv1.ClusterRole:
			d := desired.(*rbacv1.ClusterRole)
			o.Rules = d.Rules
			for _, key := range []string{names.AgentRequest, names.AgentRegistration, names.AgentRenewal} {
				if value, ok := d.Annotations[key]; ok {
					metav1.SetMetaDataAnnotation(&o.ObjectMeta, key, value)
				} else {
					delete(o.Annotations, key)
				}
			}
		case *rbacv1.Role:
			o.Rules = desired.(*rbacv1.Role).Rules
		case *rbacv1.ClusterRoleBinding:
			o.Subjects = desired.(*rbacv1.ClusterRoleBinding).Subjects
		case *rbacv1.RoleBinding:
			o.Subjects = desired.(*rbacv1.RoleBinding).Subjects
		}
		if disown {
			observed.SetOwnerReferences(withoutClusters(observed.GetOwnerReferences()))
		}
	}
	if _, ok := desired.(*corev1.Namespace); ok {
		return nil
	}
	observed := desired.DeepCopyObject().(client.Object)
	if err := r.live.Get(ctx, client.ObjectKeyFromObject(desired), observed); err != nil {
		return err
	}
	_, err := patch.Latest(ctx, r.control, observed, set)
	return err
}
