// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"cmp"
	"math"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/util/validation/field"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

const gi = 1 << 30

// Lower bounds of the default grades: free CPU cores and bytes of memory of a node. The upper bound of a grade is the lower
// bound of the next.
var (
	defaultCPU    = [...]int64{0, 1, 2, 4, 8, 16, 32, 64, 128, math.MaxInt64}
	defaultMemory = [...]int64{0, 4 * gi, 16 * gi, 32 * gi, 64 * gi, 128 * gi, 256 * gi, 512 * gi, 1024 * gi, math.MaxInt64}
)

// DefaultModels returns the grades of a cluster that defines none.
func DefaultModels() []clusterv1alpha1.ResourceModel {
	models := make([]clusterv1alpha1.ResourceModel, len(defaultCPU)-1)
	for i := range models {
		models[i] = clusterv1alpha1.ResourceModel{
			Grade: uint(i),
			Ranges: []clusterv1alpha1.ResourceModelRange{
				{
					Name: corev1.ResourceCPU,
					Min:  *resource.NewQuantity(defaultCPU[i], resource.DecimalSI),
					Max:  *resource.NewQuantity(defaultCPU[i+1], resource.DecimalSI),
				},
				{
					Name: corev1.ResourceMemory,
					Min:  *resource.NewQuantity(defaultMemory[i], resource.BinarySI),
					Max:  *resource.NewQuantity(defaultMemory[i+1], resource.BinarySI),
				},
			},
		}
	}
	return models
}

// StandardizeModels sorts the grades and extends the lowest to 0 and the highest to infinity, so that every node has a grade.
func StandardizeModels(models []clusterv1alpha1.ResourceModel) {
	if len(models) == 0 {
		return
	}
	slices.SortStableFunc(models, func(a, b clusterv1alpha1.ResourceModel) int { return cmp.Compare(a.Grade, b.Grade) })
	for i := range models[0].Ranges {
		models[0].Ranges[i].Min.Set(0)
	}
	last := models[len(models)-1]
	for i := range last.Ranges {
		last.Ranges[i].Max.Set(math.MaxInt64)
	}
}

// validateModels returns the first error in grades that are sorted in ascending order. Later errors may only be
// consequences of the first.
func validateModels(models []clusterv1alpha1.ResourceModel, path *field.Path) *field.Error {
	for i, model := range models {
		last := i == len(models)-1
		if i > 0 && model.Grade == models[i-1].Grade {
			return field.Invalid(path, model.Grade, "The grade of each models should not be the same")
		}
		if i > 0 && len(model.Ranges) != len(models[i-1].Ranges) {
			return field.Invalid(path, len(model.Ranges), "The number of resource types should be the same")
		}
		for j, r := range model.Ranges {
			if r.Max.Cmp(r.Min) <= 0 {
				return field.Invalid(path, r.Max.String(), "The max value of each resource must be greater than the min value")
			}
			if i == 0 && !r.Min.IsZero() {
				return field.Invalid(path, r.Min.String(), "The min value of each resource in the first model should be 0")
			}
			if i > 0 {
				below := models[i-1].Ranges[j]
				if r.Name != below.Name {
					return field.Invalid(path, r.Name, "The resource types of each models should be the same")
				}
				if r.Min.Cmp(below.Max) != 0 {
					return field.Invalid(path, r.Min.String(), "Model intervals for resources must be contiguous and non-overlapping")
				}
			}
			if last && r.Max.CmpInt64(math.MaxInt64) != 0 {
				return field.Invalid(path, r.Max.String(), "The max value of each resource in the last model should be MaxInt64")
			}
		}
	}
	return nil
}
