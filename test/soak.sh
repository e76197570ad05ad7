#!/usr/bin/env bash
# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Runs proofs that are not part of `make test` one after another, and prints the seconds and the result of each. Called by `make soak`.
# Arguments: names of proofs. SEEDS is the number of seeds of random proofs, of rounds of the others, and of the minutes of ha.
set -uo pipefail
make=${MAKE:-make} seeds=${SEEDS:-5}
results=() failed=0
for proof; do
	case $proof in
	faults) run=(faults "SEEDS=$seeds" FAULT_TESTS=Faults) ;;
	outages) run=(faults "SEEDS=$seeds" FAULT_TESTS=Outages) ;;
	replicas | processes) run=("$proof" "ROUNDS=$seeds") ;;
	ha) run=(test-ha "MINUTES=$seeds") ;;
	upgrade) run=(test-upgrade) ;;
	*) echo "error: unknown proof $proof: use faults, outages, replicas, processes, ha or upgrade" >&2; exit 1 ;;
	esac
	echo "== $proof: make ${run[*]}"
	start=$SECONDS result=passed
	"$make" --no-print-directory "${run[@]}" || { result=FAILED; failed=1; }
	results+=("$(printf '%-10s %6d s  %s' "$proof" $((SECONDS - start)) $result)")
	echo "${results[-1]}"
done
echo "== summary of make soak, $seeds seeds, ${SECONDS} s"
printf '%s\n' ${results[@]+"${results[@]}"}
exit $failed
