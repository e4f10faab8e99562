import { shallowEqual } from 'react-redux'
import { useCallback, useEffect, useMemo } from 'react'
import type { FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import type { LookupOptions } from '@retain/domain/work-log/filters/options/filterOptions'
import { lookupQuery } from '@retain/domain/work-log/filters/options/lookupQuery'
import { lookupCalls, type LookupName } from '@retain/domain/work-log/filters/options/lookups'
import { useAppDispatch, useAppSelector } from '../../../core/state/appHooks'
import { lookupsApi, type LookupAsk } from './lookupsApi'

/**
 * How far a list is: `waiting` for a make or model to be chosen, `loading` for its first answer (a list that is only read
 * again stays `ready`), or `failed` without one.
 */
export type LookupStatus = 'waiting' | 'loading' | 'ready' | 'failed'

/** The lists that some filters need. */
export interface Lookups {
  /** What `optionsFor` of the domain takes; a list without an answer is left out. */
  readonly options: LookupOptions
  readonly statusOf: (name: LookupName) => LookupStatus
  /** Asks again for a list that failed. */
  readonly retry: (name: LookupName) => void
}

/**
 * Reads the lists that filters take their options from, each as soon as it can be asked for: models once a make is
 * chosen, trims once a model is. What was read before is there at once; one list that fails leaves the others alone.
 *
 * @param names the lists that the filters in sight need.
 * @param values what the filters hold: the chosen makes and models.
 * @example
 * const lookups = useLookups(['makes', 'models'], values, store.hyperionId)
 * optionsFor(equityLogFilters.make, lookups.options)
 */
export function useLookups(names: readonly LookupName[], values: FilterValues, hyperionId: string): Lookups {
  const dispatch = useAppDispatch()
  // As one text: what is typed into other filters asks for nothing anew.
  const wanted = JSON.stringify(asksOf(names, values, hyperionId))
  const asks = useMemo(() => JSON.parse(wanted) as readonly LookupAsk[], [wanted])
  useEffect(() => {
    const reads = asks.map((ask) => dispatch(lookupsApi.endpoints.lookup.initiate(ask)))
    return () => {
      for (const read of reads) read.unsubscribe()
    }
  }, [dispatch, asks])

  const answers = useAppSelector(
    (state) =>
      asks.flatMap((ask) => {
        const { data, isError } = lookupsApi.endpoints.lookup.select(ask)(state)
        return [data, isError]
      }),
    shallowEqual,
  )
  const retry = useCallback(
    (name: LookupName) => {
      const ask = askFor(asks, name)
      if (ask !== undefined)
        void dispatch(lookupsApi.endpoints.lookup.initiate(ask, { forceRefetch: true, subscribe: false }))
    },
    [dispatch, asks],
  )
  return useMemo(() => {
    const options = answers.reduce<LookupOptions>(
      (known, answer) => (typeof answer === 'object' ? { ...known, ...answer } : known),
      {},
    )
    const statusOf = (name: LookupName): LookupStatus => {
      const ask = askFor(asks, name)
      if (ask === undefined) return 'waiting'
      if (options[name] !== undefined) return 'ready'
      return answers[asks.indexOf(ask) * 2 + 1] === true ? 'failed' : 'loading'
    }
    return { options, statusOf, retry }
  }, [answers, asks, retry])
}

/** What has to be asked for some lists: each call once, and none that has nothing to ask with yet. */
function asksOf(
  names: readonly LookupName[],
  values: FilterValues,
  hyperionId: string,
): readonly LookupAsk[] {
  const asks = new Map<string, LookupAsk>()
  for (const name of names) {
    const query = lookupQuery(name, values, hyperionId)
    const { call } = lookupCalls[name]
    if (query !== null) asks.set(call, { call, query })
  }
  return [...asks.values()]
}

const askFor = (asks: readonly LookupAsk[], name: LookupName): LookupAsk | undefined =>
  asks.find(({ call }) => call === lookupCalls[name].call)
