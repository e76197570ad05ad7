# Everything here is a thin wrapper around the go command: `go build ./cmd/...` and `go test ./...` work without make, too.
# Tools are pinned in tools/go.mod. Nothing is downloaded but Go modules.

SHELL = /bin/bash
.SHELLFLAGS = -o pipefail -c
.DEFAULT_GOAL = help

# A stamp of the version for releases; a plain build says the same of itself but for the tag.
VERSION   ?= $(shell git describe --tags --exact-match --match 'v[0-9]*' 2>/dev/null)
STAMP      = -X karmada.io/karmada/internal/version
LDFLAGS    = $(if $(VERSION),$(STAMP).gitVersion=$(VERSION)) $(STAMP).gitCommit=$(shell git rev-parse HEAD 2>/dev/null) \
             $(STAMP).gitTreeState=$(shell test -z "$$(git status --porcelain 2>/dev/null)" && echo clean || echo dirty)

# All tests, those that start control planes and member clusters included. Packages run one per core, so that starting
# a server is not held up by another one; 15 minutes is for the slowest package on two slow cores.
TEST = go test -timeout 15m ./... karmada.io/karmada/api/...

# The packages of both modules: api/ is a module of its own, so that it can be imported without the dependencies of the rest.
PACKAGES = ./... karmada.io/karmada/api/...

# Packages whose tests do not link Kubernetes itself: linking it takes longer than all of their tests.
LIGHT = go list -e -test -f '{{.ImportPath}} {{join .Deps " "}}' $(PACKAGES) | grep '^[^ ]*\.test ' | \
        grep -v ' k8s.io/kubernetes/' | sed 's/\.test .*//'

# What make generate writes, as git names it.
GENERATED = config/crds docs/spec docs/reference ':(glob)**/zz_generated*' ':(exclude)docs/spec/intro'

# Packages that decide, and say what a decision costs.
MICRO = ./internal/scheduler/decide ./internal/interpret/... ./internal/estimate/... ./internal/rebalance/utilisation/plan

TOOL = go tool -modfile=$(CURDIR)/tools/go.mod
LINTER = $(TOOL) golangci-lint run --allow-parallel-runners
MEMBERS ?= 3
BENCH ?=
LINT =

.PHONY: help build demo up down check test race lint vulncheck generate verify bench clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## Build bin/karmada and bin/karmadactl (bin/kubectl-karmada is a link to it)
	go build -ldflags '$(LDFLAGS)' -o bin/ ./cmd/karmada ./cmd/karmadactl
	ln -sf karmadactl bin/kubectl-karmada

demo: build ## Start a control plane and three clusters, spread nginx over them, show where it went, tear down
	bin/karmada demo

up: build ## Start a control plane and MEMBERS=3 local clusters, and leave them running
	bin/karmada up --detach --members $(MEMBERS)

down: ## Stop what `make up` started; the data stays
	bin/karmada down

check: ## The inner loop: vet, quick lint and the tests that start no Kubernetes; under a minute when warm
	$(LINTER) --fast-only ./...
	cd api && $(LINTER) --fast-only ./... && go vet ./...
	go vet ./...
	go test -timeout 5m $$($(LIGHT))

test: ## All tests, end to end ones included: what CI runs
	$(TEST)

race: ## The tests that start no Kubernetes, with the race detector; needs a C compiler
	go test -race -timeout 10m $$($(LIGHT))

lint: ## All linters (see .golangci.yml), some minutes; LINT=--fix mends what it can
	$(LINTER) $(LINT) ./...
	cd api && $(LINTER) $(LINT) ./...

vulncheck: ## Report known vulnerabilities in code that the binaries call; reads the Go vulnerability database
	$(TOOL) govulncheck ./cmd/...

generate: ## Regenerate deep copies, CRDs, OpenAPI (config/generate.sh) and the reference pages in docs/
	config/generate.sh
	go run ./internal/docgen

verify: generate ## Fail if `make generate` leaves a difference to what is committed
	@stale=$$(git status --porcelain -- $(GENERATED)); test -z "$$stale" || \
		{ echo "$$stale"; git --no-pager diff HEAD -- $(GENERATED) | head -n 60; \
		  echo 'error: these files differ from what is committed: run make generate and commit them' >&2; exit 1; }

# The small ones run on one CPU, so that each pays for its own garbage, and collect it as rarely as a process with room
# does (the control plane lets far more pile up, see internal/component).
bench: build ## Measure decisions, scheduling and propagation: tables on screen, JSON in a file; BENCH= takes flags
	go test -run '^$$' -bench . -benchmem -benchtime 50ms -count 5 -cpu 1 -exec 'env GOGC=800' $(MICRO) | bin/karmada bench --micro - $(BENCH)

clean: ## Remove what was built here; the caches of the go command stay
	rm -rf bin
