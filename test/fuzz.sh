#!/bin/sh
# Runs all fuzz targets one after another. FUZZ_TIME, such as 10m or 600s, is divided among them.
set -eu
case ${FUZZ_TIME:=10m} in
*m) seconds=$((${FUZZ_TIME%m} * 60)) ;;
*) seconds=${FUZZ_TIME%s} ;;
esac
targets=$(grep -r --include='*_test.go' -o '^func Fuzz[A-Za-z]*' internal | sed 's|^\(.*\)/[^/]*:func |\1 |')
count=$(echo "$targets" | wc -l)
each=$((seconds / count))
[ "$each" -gt 0 ] || each=1
echo "$count targets, $each seconds each"
echo "$targets" | while read -r package target; do
	go test -run '^$' -fuzz "^$target\$" -fuzztime "${each}s" -fuzzminimizetime 1s "./$package"
done
