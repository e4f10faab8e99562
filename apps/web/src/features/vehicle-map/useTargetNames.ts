import { skipToken } from '@reduxjs/toolkit/query'
import type { MappingType } from '@retain/domain/vehicle-map/mappingItem'
import type { FilterOption } from '@retain/domain/work-log/filters/filterOption'
import { useMemo } from 'react'
import { lookupsApi } from '../work-log/filters/lookupsApi'

const idsOf = (options: readonly FilterOption[] | undefined) =>
  options === undefined || options.length === 0 ? null : options.map(({ id }) => id).join(',')

const byName = (options: readonly FilterOption[] | undefined) =>
  [...new Set((options ?? []).map(({ label }) => label))].toSorted().map((label) => ({ id: label, label }))

/** The names that originals of a mapper are mapped to: the makes of a store, their models, or the trims of those (O-509 to O-511). */
export function useTargetNames(hyperionId: string, typeCode: MappingType) {
  const { useQuery } = lookupsApi.endpoints.lookup
  const makes = useQuery({ call: 'listMakes', query: { hyperionId } })
  const makeId = typeCode === 'MAKE' ? null : idsOf(makes.data?.makes)
  const models = useQuery(makeId === null ? skipToken : { call: 'listModels', query: { makeId } })
  const modelId = typeCode === 'TRIM' ? idsOf(models.currentData?.models) : null
  const trims = useQuery(modelId === null ? skipToken : { call: 'listTrims', query: { modelId } })
  const found = {
    MAKE: makes.data?.makes,
    MODEL: models.currentData?.models,
    TRIM: trims.currentData?.trims,
  }[typeCode]
  const options = useMemo(() => byName(found), [found])
  return { options, isLoading: makes.isFetching || models.isFetching || trims.isFetching }
}
