// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

//nolint:dupword // Lua ends every block with end
package lua

import (
	"encoding/json"
	"fmt"
	"testing"

	glua "github.com/yuin/gopher-lua"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// benchScripts contains a script for each operation, as users write them.
const benchScripts = `
retention:
  luaScript: |
    function Retain(desiredObj, observedObj)
      if observedObj.spec.replicas ~= nil then
        desiredObj.spec.replicas = observedObj.spec.replicas
      end
      if observedObj.metadata.annotations ~= nil then
        desiredObj.metadata.annotations = desiredObj.metadata.annotations or {}
        for k, v in pairs(observedObj.metadata.annotations) do
          if string.find(k, "^example%.io/") then
            desiredObj.metadata.annotations[k] = v
          end
        end
      end
      return desiredObj
    end
replicaResource:
  luaScript: |
    local kube = require("kube")
    function GetReplicas(obj)
      return obj.spec.replicas or 1, kube.accuratePodRequirements(obj.spec.template)
    end
componentResource:
  luaScript: |
    function GetComponents(obj)
      local components = {}
      for i, c in ipairs(obj.spec.template.spec.containers) do
        components[i] = {name = c.name, replicas = obj.spec.replicas, replicaRequirements = {resourceRequest = c.resources.requests}}
      end
      return components
    end
replicaRevision:
  luaScript: |
    function ReviseReplica(obj, desiredReplica)
      obj.spec.replicas = desiredReplica
      return obj
    end
statusReflection:
  luaScript: |
    function ReflectStatus(observedObj)
      local status = observedObj.status
      if status == nil then return {} end
      return {
        generation = observedObj.metadata.generation,
        observedGeneration = status.observedGeneration,
        replicas = status.replicas,
        readyReplicas = status.readyReplicas,
        updatedReplicas = status.updatedReplicas,
        availableReplicas = status.availableReplicas,
        conditions = status.conditions,
      }
    end
statusAggregation:
  luaScript: |
    function AggregateStatus(desiredObj, statusItems)
      if desiredObj.status == nil then desiredObj.status = {} end
      local names = {"replicas", "readyReplicas", "updatedReplicas", "availableReplicas"}
      local sums = {}
      for _, name in ipairs(names) do sums[name] = 0 end
      for i = 1, #statusItems do
        local status = statusItems[i].status
        if status ~= nil then
          for _, name in ipairs(names) do
            sums[name] = sums[name] + (status[name] or 0)
          end
        end
      end
      for _, name in ipairs(names) do desiredObj.status[name] = sums[name] end
      return desiredObj
    end
healthInterpretation:
  luaScript: |
    function InterpretHealth(observedObj)
      if observedObj.status.observedGeneration ~= observedObj.metadata.generation then return false end
      for _, c in ipairs(observedObj.status.conditions or {}) do
        if c.type == "Available" then return c.status == "True" end
      end
      return false
    end
dependencyInterpretation:
  luaScript: |
    local kube = require("kube")
    function GetDependencies(desiredObj)
      return kube.getPodDependencies(desiredObj.spec.template, desiredObj.metadata.namespace)
    end
`

// benchedContainer is a container of about 800 bytes.
const benchedContainer = `{
"name": "container-%d", "image": "registry.example.io/team/application:v1.2.3", "imagePullPolicy": "IfNotPresent",
"ports": [{"containerPort": 8080, "name": "http", "protocol": "TCP"}, {"containerPort": 9090, "name": "metrics", "protocol": "TCP"}],
"env": [{"name": "LOG_LEVEL", "value": "info"}, {"name": "POD_IP", "valueFrom": {"fieldRef": {"fieldPath": "status.podIP"}}},
  {"name": "TOKEN", "valueFrom": {"secretKeyRef": {"name": "credentials", "key": "token"}}}],
"envFrom": [{"configMapRef": {"name": "settings"}}],
"resources": {"limits": {"cpu": "500m", "memory": "512Mi"}, "requests": {"cpu": "100m", "memory": "128Mi"}},
"readinessProbe": {"httpGet": {"path": "/ready", "port": 8080}, "periodSeconds": 10, "failureThreshold": 3},
"volumeMounts": [{"name": "data", "mountPath": "/data"}, {"name": "config", "mountPath": "/etc/config", "readOnly": true}],
"securityContext": {"runAsNonRoot": true, "capabilities": {"drop": ["ALL"]}}}`

func benchObject(b testing.TB) *interpret.Object {
	text := `{"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "web", "namespace": "shop", "generation": 3,
"uid": "5b0e7f0e-52f5-4b0c-9d4b-3f0a9f0f8a11", "labels": {"app": "web", "team": "shop", "tier": "frontend"},
"annotations": {"example.io/owner": "shop",
"example.io/description": "The web shop of the company, with the catalog, the basket and the checkout of all countries.",
"example.io/contact": "shop@example.io", "example.io/repository": "https://git.example.io/shop/web",
"deployment.kubernetes.io/revision": "7"}},
"spec": {"replicas": 3, "selector": {"matchLabels": {"app": "web"}},
"strategy": {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": "25%", "maxUnavailable": 0}},
"template": {"metadata": {"labels": {"app": "web"}}, "spec": {"serviceAccountName": "web", "containers": [` +
		fmt.Sprintf(benchedContainer, 1) + "," + fmt.Sprintf(benchedContainer, 2) +
		`], "volumes": [{"name": "data", "emptyDir": {}}, {"name": "config", "configMap": {"name": "settings"}}], "nodeSelector": {"disk": "ssd"},
"tolerations": [{"key": "dedicated", "operator": "Exists"}]}}},
"status": {"observedGeneration": 3, "replicas": 3, "readyReplicas": 3, "updatedReplicas": 3, "availableReplicas": 3, "conditions": [
{"type": "Progressing", "status": "True", "reason": "NewReplicaSetAvailable", "lastUpdateTime": "2026-01-02T03:04:05Z"},
{"type": "Available", "status": "True", "reason": "MinimumReplicasAvailable", "lastUpdateTime": "2026-01-02T03:04:05Z"}]}}`
	var o interpret.Object
	if err := o.UnmarshalJSON([]byte(text)); err != nil {
		b.Fatal(err)
	}
	if small, err := json.Marshal(o.Object); err != nil || len(small) < 2900 || len(small) > 3300 {
		b.Fatalf("size of the object = %d bytes, %v, want about 3000", len(small), err)
	}
	return &o
}

// BenchmarkOperations calls each operation for a Deployment of 3 kB: with a cached script, with a script compiled in each call,
// and with plain gopher-lua. The latter needs a new state and converts the whole object and the whole result in each call.
func BenchmarkOperations(b *testing.B) {
	o := benchObject(b)
	status, err := interpret.WholeStatus(o)
	if err != nil {
		b.Fatal(err)
	}
	items := make([]workv1alpha2.AggregatedStatusItem, 3)
	for i := range items {
		items[i] = workv1alpha2.AggregatedStatusItem{ClusterName: fmt.Sprintf("member%d", i), Status: status, Applied: true,
			Health: workv1alpha2.ResourceHealthy}
	}
	ctx := b.Context()
	operations := []struct {
		name string
		call func(interpret.Kind) error
		rule int
	}{
		{"Retain", func(k interpret.Kind) error { _, err := k.Retain(ctx, o, o); return err }, 0},
		{"InterpretReplica", func(k interpret.Kind) error { _, err := k.Replicas(ctx, o); return err }, 1},
		{"InterpretComponent", func(k interpret.Kind) error { _, err := k.Components(ctx, o); return err }, 2},
		{"ReviseReplica", func(k interpret.Kind) error { _, err := k.Revise(ctx, o, 5); return err }, 3},
		{"InterpretStatus", func(k interpret.Kind) error { _, err := k.Reflect(ctx, o); return err }, 4},
		{"AggregateStatus", func(k interpret.Kind) error { _, err := k.Aggregate(ctx, o, items); return err }, 5},
		{"InterpretHealth", func(k interpret.Kind) error { _, err := k.Healthy(ctx, o); return err }, 6},
		{"InterpretDependency", func(k interpret.Kind) error { _, err := k.Dependencies(ctx, o); return err }, 7},
	}
	var customization configv1alpha1.CustomizationRules
	if err := yaml.UnmarshalStrict([]byte(benchScripts), &customization); err != nil {
		b.Fatal(err)
	}
	reports, err := statusItems(items)
	if err != nil {
		b.Fatal(err)
	}
	args := map[string][]any{"Retain": {o.Object, o.Object}, "ReviseReplica": {o.Object, int64(5)}, "AggregateStatus": {o.Object, reports}}
	for _, operation := range operations {
		r := Rules[operation.rule]
		source := r.Script(&customization)
		kind := func(compile func(string) (*Script, error)) interpret.Kind {
			var k interpret.Kind
			script, err := compile(source)
			if err != nil {
				b.Fatal(err)
			}
			r.implement(&k, adapter{customization: "bench", rule: r, script: script})
			return k
		}
		b.Run(operation.name+"/compiled once", func(b *testing.B) {
			k := kind(Compile)
			b.ReportAllocs()
			for b.Loop() {
				if err := operation.call(k); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(operation.name+"/compiled per call", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := operation.call(kind(compile)); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(operation.name+"/plain gopher-lua", func(b *testing.B) {
			values, ok := args[operation.name]
			if !ok {
				values = []any{o.Object}
			}
			b.ReportAllocs()
			for b.Loop() {
				if err := plainGopherLua(source, r.Function, values); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// plainGopherLua calls a function of a script without this package. The functions of its kube do nothing.
func plainGopherLua(source, function string, args []any) error {
	l := glua.NewState()
	defer l.Close()
	l.PreloadModule("kube", func(l *glua.LState) int {
		nothing := func(l *glua.LState) int { l.Push(l.NewTable()); return 1 }
		l.Push(l.SetFuncs(l.NewTable(), map[string]glua.LGFunction{"accuratePodRequirements": nothing, "getPodDependencies": nothing}))
		return 1
	})
	if err := l.DoString(source); err != nil {
		return err
	}
	values := make([]glua.LValue, len(args))
	for i, v := range args {
		values[i] = toLua(l, v)
	}
	if err := l.CallByParam(glua.P{Fn: l.GetGlobal(function), NRet: 1, Protect: true}, values...); err != nil {
		return err
	}
	fromLua(l.Get(-1))
	return nil
}

// fromLua converts a whole value.
func fromLua(v glua.LValue) any {
	switch v := v.(type) {
	case glua.LString:
		return string(v)
	case glua.LNumber:
		return float64(v)
	case glua.LBool:
		return bool(v)
	case *glua.LTable:
		if n := v.Len(); n > 0 {
			out := make([]any, 0, n)
			for i := range n {
				out = append(out, fromLua(v.RawGetInt(i+1)))
			}
			return out
		}
		out := map[string]any{}
		v.ForEach(func(k, v glua.LValue) { out[k.String()] = fromLua(v) })
		return out
	}
	return nil
}

// toLua converts a whole value.
func toLua(l *glua.LState, v any) glua.LValue {
	switch v := v.(type) {
	case string:
		return glua.LString(v)
	case int64:
		return glua.LNumber(v)
	case bool:
		return glua.LBool(v)
	case map[string]any:
		t := l.CreateTable(0, len(v))
		for k, inner := range v {
			t.RawSetString(k, toLua(l, inner))
		}
		return t
	case []any:
		t := l.CreateTable(len(v), 0)
		for _, inner := range v {
			t.Append(toLua(l, inner))
		}
		return t
	}
	return glua.LNil
}

func BenchmarkBridge(b *testing.B) {
	o := benchObject(b)
	for name, source := range map[string]string{"reads nothing": identity, "reads everything": readAll, "copies everything": copyAll} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := callScript(b, source, o.Object); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
