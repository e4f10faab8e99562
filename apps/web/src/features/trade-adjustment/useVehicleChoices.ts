import { skipToken } from '@reduxjs/toolkit/query'
import type { FilterOption } from '@retain/domain/work-log/filters/filterOption'
import { lookupsApi } from '../work-log/filters/lookupsApi'

/** A list to choose from, by name. */
export interface NameChoices {
  readonly options: readonly { readonly id: string; readonly label: string }[]
  /** What an empty list says. */
  readonly emptyText: string
  /** Asks again for a list that could not be had; `null` while nothing is wrong. */
  readonly retry: (() => void) | null
}

const byName = (options: readonly FilterOption[] | undefined) =>
  [...new Set((options ?? []).map(({ label }) => label))].toSorted().map((label) => ({ id: label, label }))

interface Answer {
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

const choicesOf = (
  options: readonly FilterOption[] | undefined,
  { isError, isFetching, refetch }: Answer,
): NameChoices => ({
  options: byName(options),
  emptyText: isFetching ? 'Loading' : isError ? 'The list could not be loaded.' : 'Nothing to choose',
  retry: isError && !isFetching ? () => void refetch() : null,
})

/** The makes of a store, and the models of the chosen one (OP-108). */
export function useVehicleChoices(hyperionId: string, make: string | null) {
  const { useQuery } = lookupsApi.endpoints.lookup
  const makes = useQuery({ call: 'listMakes', query: { hyperionId } })
  const makeId = makes.data?.makes?.find(({ label }) => label === make)?.id
  const models = useQuery(makeId === undefined ? skipToken : { call: 'listModels', query: { makeId } })
  return {
    makes: choicesOf(makes.data?.makes, makes),
    models: choicesOf(models.currentData?.models, models),
  }
}
