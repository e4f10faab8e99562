import { shallowEqual } from 'react-redux'
import { useCallback, useEffect, useMemo } from 'react'
import type { FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import type { LookupOptions } from '@retain/domain/work-log/filters/options/filterOptions'
import { lookupQuery } from '@retain/domain/work-log/filters/options/lookupQuery'
import { lookupCalls, type LookupName } from '@retain/domain/work-log/filters/options/lookups'
import { useAppDispatch, useAppSelector } from '../../../core/state/appHooks'
import type { LookupRequest } from './lookupRequest'
import { lookupsApi } from './lookupsApi'

/**
 * How far a list is: `waiting` for a make or model to be chosen, `loading` for its first answer (a list that is refetched
 * stays `ready`), or `failed` without one.
 */
export type LookupStatus = 'waiting' | 'loading' | 'ready' | 'failed'

/** The lists that some filters need. */
export interface Lookups {
  /** The loaded lists, for `optionsFor` of the domain. */
  readonly options: LookupOptions
  readonly statusOf: (name: LookupName) => LookupStatus
  /** Requests a list again that failed. */
  readonly retry: (name: LookupName) => void
}

/**
 * Loads the lists of options of filters, each as soon as it can be requested: models once a make is chosen, trims once a
 * model is. Cached lists are there at once, and a list that fails does not affect the others.
 *
 * @param names the lists that the shown filters need.
 * @param values the values of the filters, with the chosen makes and models.
 * @example
 * const lookups = useLookups(['makes', 'models'], values, store.hyperionId)
 * optionsFor(equityLogFilters.make, lookups.options)
 */
export function useLookups(names: readonly LookupName[], values: FilterValues, hyperionId: string): Lookups {
  const dispatch = useAppDispatch()
  // A string, so that typing into other filters requests nothing.
  const wanted = JSON.stringify(requestsOf(names, values, hyperionId))
  const requests = useMemo(() => JSON.parse(wanted) as readonly LookupRequest[], [wanted])
  useEffect(() => {
    const reads = requests.map((request) => dispatch(lookupsApi.endpoints.lookup.initiate(request)))
    return () => {
      for (const read of reads) read.unsubscribe()
    }
  }, [dispatch, requests])

  const answers = useAppSelector(
    (state) =>
      requests.flatMap((request) => {
        const { data, isError } = lookupsApi.endpoints.lookup.select(request)(state)
        return [data, isError]
      }),
    shallowEqual,
  )
  const retry = useCallback(
    (name: LookupName) => {
      const request = requestFor(requests, name)
      if (request !== undefined)
        void dispatch(lookupsApi.endpoints.lookup.initiate(request, { forceRefetch: true, subscribe: false }))
    },
    [dispatch, requests],
  )
  return useMemo(() => {
    const options = answers.reduce<LookupOptions>(
      (known, answer) => (typeof answer === 'object' ? { ...known, ...answer } : known),
      {},
    )
    const statusOf = (name: LookupName): LookupStatus => {
      const request = requestFor(requests, name)
      if (request === undefined) return 'waiting'
      if (options[name] !== undefined) return 'ready'
      return answers[requests.indexOf(request) * 2 + 1] === true ? 'failed' : 'loading'
    }
    return { options, statusOf, retry }
  }, [answers, requests, retry])
}

/** The requests for some lists: each call once, without those that wait for a make or model. */
function requestsOf(
  names: readonly LookupName[],
  values: FilterValues,
  hyperionId: string,
): readonly LookupRequest[] {
  const requests = new Map<string, LookupRequest>()
  for (const name of names) {
    const query = lookupQuery(name, values, hyperionId)
    const { call } = lookupCalls[name]
    if (query !== null) requests.set(call, { call, query })
  }
  return [...requests.values()]
}

const requestFor = (requests: readonly LookupRequest[], name: LookupName): LookupRequest | undefined =>
  requests.find(({ call }) => call === lookupCalls[name].call)
