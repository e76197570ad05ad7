# The targets wrap the go command; `go build ./cmd/...` and `go test ./...` also work without make.
# Tools are pinned in tools/pinned/go.mod. Only Go modules are downloaded.

SHELL = /bin/bash
.SHELLFLAGS = -o pipefail -c
.DEFAULT_GOAL = help

# The registry of the images: make images names them so, and binaries and the packaged chart use it by default.
REGISTRY ?= docker.io/karmada

# Version information for releases. `go build` without these flags sets the same values, except for the tag and a REGISTRY.
VERSION   ?= $(shell git describe --tags --exact-match --match 'v[0-9]*' 2>/dev/null)
STAMP      = -X karmada.io/karmada/internal/version
LDFLAGS    = $(if $(VERSION),$(STAMP).gitVersion=$(VERSION)) $(STAMP).gitCommit=$(shell git rev-parse HEAD 2>/dev/null) \
             $(STAMP).gitTreeState=$(shell test -z "$$(git status --porcelain 2>/dev/null)" && echo clean || echo dirty) \
             $(STAMP).registry=$(REGISTRY)

# All tests, including those that start control planes and member clusters. The longest package, which mostly waits, is the first, so
# that two others run beside it; then the other long ones, so that short ones fill the end. The timeout is sufficient for the slowest
# package on two slow cores.
TEST = go test -p 3 -timeout 30m ./test/behavior ./test/... ./... karmada.io/karmada/api/...

# Modules below this one: api/ can be imported without the dependencies of the main module, and that does not require Prometheus,
# CycloneDX and a Markdown library. A test in test/archtest runs the tests of the modules other than api/.
MODULES = api config/monitoring tools/release tools/site tools/ui

# The packages of the main module and of api/.
PACKAGES = ./... karmada.io/karmada/api/...

# Packages whose tests do not link k8s.io/kubernetes. Linking it takes longer than running all tests of these packages.
LIGHT = go list -e -test -f '{{.ImportPath}} {{join .Deps " "}}' $(PACKAGES) | grep '^[^ ]*\.test ' | \
        grep -v ' k8s.io/kubernetes/' | sed 's/\.test .*//'

# Pathspecs of the output of make generate.
GENERATED = config/crds config/operator charts docs/spec docs/reference internal/console/dist ':(glob)**/zz_generated*' ':(exclude)docs/spec/intro'

# Packages with micro benchmarks.
MICRO = ./internal/scheduler/decide ./internal/interpret/... ./internal/estimate/... ./internal/rebalance/utilization ./internal/work/apply

TOOL = go tool -modfile=$(CURDIR)/tools/pinned/go.mod
LINTER = $(TOOL) golangci-lint run --allow-parallel-runners
MEMBERS ?= 3
BENCH ?=
SEEDS ?= 20
ROUNDS ?= 10
FAULTS ?=
FAULT_TESTS ?= Faults|Outages
SOAK ?= faults outages replicas processes ha upgrade
LINT =

# Images of `make images`: the tag, and the architectures.
TAG      ?= $(or $(VERSION),dev)
ARCHES   ?= $(shell go env GOARCH)
IMAGES    = karmada $(addprefix karmada-,aggregated-apiserver agent controller-manager descheduler metrics-adapter operator scheduler \
            scheduler-estimator search ui webhook)

.PHONY: help build demo up down check test race lint vulncheck generate man site verify bench clean replicas processes faults explore fuzz services soak images \
        image-names release reproduce needs test-install test-realclusters test-mcs test-ha test-upgrade test-versions test-inventory test-neighbors

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Before a target builds anything, it fails if its requirements are missing: arguments of test/needs.sh.
needs:
	@$(if $(NEEDS),test/needs.sh $(NEEDS))

# Binaries omit the tables for debuggers (-w), a fifth of their size; stack traces and profiles do not need them. `go build` keeps them.
BUILD = go build -ldflags '-w $(LDFLAGS)' -o bin/

build: needs ## Build bin/karmada and bin/karmadactl (bin/kubectl-karmada is a link to it)
	$(BUILD) ./cmd/karmada ./cmd/karmadactl
	ln -sf karmadactl bin/kubectl-karmada

demo: needs ## Start a control plane and three clusters, propagate nginx, show the result, stop everything
	$(BUILD) ./cmd/karmada
	bin/karmada demo

up: build ## Start a control plane and MEMBERS=3 local clusters in the background
	bin/karmada up --detach --members $(MEMBERS)

down: ## Stop the control plane and the local clusters; keep the data
	bin/karmada down

check: ## Build all packages, run vet, fast linters and the tests that do not link Kubernetes; less than a minute with a warm cache
	$(LINTER) --fast-only ./...
	for m in $(MODULES); do (cd $$m && $(LINTER) --fast-only ./... && go vet ./...) || exit 1; done
	go build ./...
	go vet ./...
	go test -timeout 5m $$($(LIGHT))

test: ## Run all tests, including end-to-end tests, as CI does
	$(TEST)

race: ## Run the tests that do not link Kubernetes with the race detector; needs a C compiler
	go test -race -timeout 10m $$($(LIGHT))

lint: ## Run all linters (see .golangci.yml), which takes minutes; LINT=--fix applies fixes
	$(LINTER) $(LINT) ./...
	for m in $(MODULES); do (cd $$m && $(LINTER) $(LINT) ./...) || exit 1; done

vulncheck: ## Report known vulnerabilities in code that the binaries call, from the Go vulnerability database
	$(TOOL) govulncheck ./cmd/...

generate: ## Regenerate deep copies, CRDs, OpenAPI (config/generate.sh), the reference pages in docs/, the Helm chart and the web console
	config/generate.sh
	go run ./tools/docgen
	go run ./tools/manifests2chart
	go run -C tools/ui . -root $(CURDIR) -skip-unreachable

site: ## Write the documentation to bin/site: static pages with search, for a web server or as files; checks all links
	go run -C tools/site . -root $(CURDIR) -o $(CURDIR)/bin/site -version '$(VERSION)'

man: ## Write man pages of karmadactl to bin/man
	go run ./tools/docgen -man bin/man/man1

verify: generate ## Fail if generated files are outdated
	@stale=$$(git status --porcelain -- $(GENERATED)); test -z "$$stale" || \
		{ echo "$$stale"; git --no-pager diff HEAD -- $(GENERATED) | head -n 60; \
		  echo 'error: generated files are outdated: run make generate and commit them' >&2; exit 1; }

# Micro benchmarks run on one CPU, so that the results include garbage collection. GOGC=800 makes collections rare, as in the process
# of `karmada bench` (see test/bench/local).
bench: build ## Measure decisions, scheduling and propagation; print tables, write JSON; BENCH= passes flags
	go test -run '^$$' -bench . -benchmem -benchtime 50ms -count 5 -cpu 1 -exec 'env GOGC=800' $(MICRO) | bin/karmada bench --micro - $(BENCH)

replicas: ROUNDS = 20
replicas: ## Kill, suspend and stop replicas of the controller manager that share 30 members, ROUNDS=20 times
	KARMADA_ROUNDS=$(ROUNDS) go test -timeout 60m -count 1 -v -run TestReplicas ./test/processes

processes: build ## Run all scenarios against components in separate processes while leaders are killed, ROUNDS=10 times
	KARMADA_ROUNDS=$(ROUNDS) go test -timeout 4h -count 1 -v -run TestProcesses ./test/processes -binary $(CURDIR)/bin/karmada

faults: build ## Kill and disconnect processes during random operations, with SEEDS=20 seeds; FAULTS='-seed N' replays one
	go test -timeout 6h -count 1 -v ./test/faults -run '^Test($(FAULT_TESTS))$$' -binary $(CURDIR)/bin/karmada -seeds $(SEEDS) $(FAULTS)

explore: ## Explore all interleavings of 8 events of staged rollouts, and 1,000 random ones; takes a minute
	go test -timeout 20m -count 1 -v ./internal/rollout/advance -full -run 'TestNext_(explored|random)'

FUZZ_TIME ?= 10m
fuzz: ## Decode random data of members, agents and tenants for FUZZ_TIME=10m, divided among the targets
	FUZZ_TIME=$(FUZZ_TIME) test/fuzz.sh

soak: SEEDS = 5
soak: NEEDS = $(if $(filter ha,$(SOAK)),tool root) $(if $(filter upgrade,$(SOAK)),commit=$(UPGRADE_FROM))
soak: needs ## Run the long tests one after another with SEEDS=5, for a machine that has an hour; SOAK='faults replicas' selects some
	SEEDS=$(SEEDS) MAKE='$(MAKE)' test/soak.sh $(SOAK)

services: ## Restart the control plane at random instants while endpoints change, SEEDS=20 times
	KARMADA_ROUNDS=$(SEEDS) go test -timeout 4h -count 1 -v ./test/behavior -run 'TestScenarios/.*/service-restarts$$'

images: needs ## Write bin/images.tar, an OCI archive of a static binary, for TAG=, REGISTRY= and ARCHES=
	for arch in $(ARCHES); do \
		CGO_ENABLED=0 GOOS=linux GOARCH=$$arch go build -trimpath -ldflags '-s -w $(LDFLAGS)' -o bin/linux-$$arch/karmada ./cmd/karmada || exit 1; \
	done
	go run ./tools/ociarchive -o $(CURDIR)/bin/images.tar $(foreach i,$(IMAGES),-ref $(REGISTRY)/$(if $(findstring :,$(i)),$(i),$(i):$(TAG))) \
		$(foreach a,$(ARCHES),-binary linux/$(a)=$(CURDIR)/bin/linux-$(a)/karmada)

image-names:
	@echo $(IMAGES)

# Platforms of `make release`: those of the servers, and the others of karmadactl.
SERVERS ?= linux-amd64 linux-arm64
CLIENTS ?= darwin-amd64 darwin-arm64
# URL below which the files of a release are published, for the manifest of krew. Empty means that of the Karmada project.
RELEASE_URL ?=
# Command that signs its argument, the checksums, such as
# 'cosign sign-blob --yes --key key.pem --bundle bin/release/SHA256SUMS.sigstore'. Empty means no signature.
SIGN ?=
BINARIES = $(foreach p,$(SERVERS),bin/$(p)/karmada) $(foreach p,$(SERVERS) $(CLIENTS),bin/$(p)/karmadactl)

# Set it to true if the release fixes vulnerabilities: the metadata of the charts states it.
SECURITY ?= false
HOST_BINARIES = bin/linux-$(shell go env GOARCH)
RELEASE_FLAGS = -trimpath -buildvcs=false -ldflags '-s -w $(LDFLAGS)'

# The flags determine the bytes, not the environment: the commit is part of LDFLAGS. Programs that write files have the same flags, so that
# they need no further compilation, and name the version.
release: ## Write bin/release: binaries, deb, rpm, checksums, provenance, bills of materials, schemas, chart, …; VERSION=, REGISTRY=, SIGN=
	for b in $(BINARIES); do \
		platform=$$(basename $$(dirname $$b)); \
		CGO_ENABLED=0 GOOS=$${platform%-*} GOARCH=$${platform#*-} \
			go build $(RELEASE_FLAGS) -o $$b ./cmd/$$(basename $$b) || exit 1; \
	done
	rm -rf bin/release bin/schemas bin/man bin/completions
	mkdir -p bin/completions
	go build -C tools/release -o "$(CURDIR)/bin/write-release" .
	CGO_ENABLED=0 go run $(RELEASE_FLAGS) ./tools/schemas -o bin/schemas
	CGO_ENABLED=0 go run $(RELEASE_FLAGS) ./tools/docgen -man bin/man/man1
	for shell in bash fish zsh; do $(HOST_BINARIES)/karmadactl completion $$shell >bin/completions/karmadactl.$$shell || exit 1; done
	$(HOST_BINARIES)/karmada operator manifest >bin/karmada-operator.yaml
	$(HOST_BINARIES)/karmadactl images >bin/karmada-images.txt
	bin/write-release -version $(or $(VERSION),v0.0.0-dev) -commit $(shell git rev-parse HEAD) -registry $(REGISTRY) $(if $(RELEASE_URL),-url $(RELEASE_URL)) \
		-schemas bin/schemas -man bin/man/man1 -completions bin/completions -security=$(SECURITY) -images bin/karmada-images.txt \
		-file bin/karmada-operator.yaml -file bin/karmada-images.txt $(BINARIES)
	$(if $(SIGN),$(SIGN) bin/release/SHA256SUMS)

reproduce: ## Build bin/release again in a clone, with another environment, and compare; VERSION=… as for make release
	test/reproduce.sh

# Minutes of `make test-ha`.
MINUTES ?= 10

# A later version than that of the sources, to which `make test-install` upgrades.
NEXT ?= v1.20.0

test-install: IMAGES += karmada:next
test-install: NEEDS = tool image root openssl
test-install: images ## Install in real clusters in three ways; needs root, CLUSTER_TOOL and APP_IMAGE (see test/install/run.sh)
	CGO_ENABLED=0 go build -trimpath -ldflags '-s -w $(LDFLAGS)' -o bin/ ./cmd/karmadactl ./test/install/helm
	CGO_ENABLED=0 go build -trimpath -ldflags '-s -w $(STAMP).gitVersion=$(NEXT)' -o bin/next/ ./cmd/karmadactl
	TAG=$(TAG) NEXT=$(REGISTRY)/karmada:next STORAGE=hostPath EXTRA="addons rotate operate" test/install/run.sh bin
	for with in helm operator; do TAG=$(TAG) WITH=$$with EXTRA=restore test/install/run.sh bin || exit 1; done

test-ha: NEEDS = tool root
test-ha: images ## Kill pods of a highly available control plane for MINUTES=10 in real clusters; needs root and CLUSTER_TOOL
	CGO_ENABLED=0 go build -trimpath -ldflags '-s -w $(LDFLAGS)' -o bin/ ./cmd/karmadactl
	go test -c -o bin/ha.test ./test/ha
	TAG=$(TAG) MINUTES=$(MINUTES) test/ha/run.sh bin

# UPGRADE_FROM is the last commit before installations in host clusters.
UPGRADE_FROM ?= d684428

test-upgrade: NEEDS = commit=$(UPGRADE_FROM)
test-upgrade: build ## Upgrade `karmada up` from UPGRADE_FROM= with 1,000 objects, 0 writes to members; UPGRADE='-limit 30m' if busy
	rm -rf bin/older && mkdir -p bin/older/source
	git archive $(UPGRADE_FROM) | tar -x -C bin/older/source
	cd bin/older/source && go build -buildvcs=false -o ../karmada ./cmd/karmada
	go test -timeout 0 -count 1 -v ./test/upgrade -old $(CURDIR)/bin/older/karmada -new $(CURDIR)/bin/karmada $(UPGRADE)

test-versions: build ## Propagate to members of the versions of Kubernetes that API servers can emulate, the three before this one
	go test -timeout 20m -count 1 -v ./test/upgrade -run '^TestOlderMembers$$' -new $(CURDIR)/bin/karmada

test-realclusters: NEEDS = tool image root
test-realclusters: build ## Use Services across two real clusters; needs root, CLUSTER_TOOL and APP_IMAGE (see test/realclusters/run.sh)
	test/realclusters/run.sh bin

test-mcs: NEEDS = tool image root
test-mcs: build ## Run the conformance tests of the Multi-Cluster Services API on two real clusters; writes bin/report.yaml
	test/realclusters/mcs.sh bin

test-inventory: ## Read ClusterProfiles with the library of the cluster inventory; downloads it
	CGO_ENABLED=0 go build -trimpath -ldflags '-s -w $(LDFLAGS)' -o bin/ ./cmd/karmadactl
	cd test/inventory && KARMADACTL=$(CURDIR)/bin/karmadactl go test -count 1 ./...

test-neighbors: ## Read objects of Karmada with the code of Argo CD, Flux and Kueue; downloads it, and compiles for minutes
	for m in argocd flux kueue; do (cd test/neighbors/$$m && go test -count 1 ./...) || exit 1; done

clean: ## Remove built binaries; keep the caches of the go command
	rm -rf bin
