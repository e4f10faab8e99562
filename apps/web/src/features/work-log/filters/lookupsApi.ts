import type { LookupOptions } from '@retain/domain/work-log/filters/options/filterOptions'
import { lookupCalls, refreshedLookups } from '@retain/domain/work-log/filters/options/lookups'
import { api } from '../../../core/api/api'
import { runsLazily } from '../../../core/api/runsLazily'
import { lazyCode } from '../../../core/lazy/lazyCode'
import type { AppThunk } from '../../../core/state/appHooks'
import type { LookupRequest } from './lookupRequest'

/** What reads lookups: a list is drawn without. */
export const lookupReaders = lazyCode(() => import('./lookupReaders'))

/** How long an unused list stays cached, in seconds; the browser's cache keeps it for half as long. */
const cachedFor = 600

/** The lookups that options of filters are made of, cached by store, makes and models. */
export const lookupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookup: build.query<LookupOptions, LookupRequest>({
      queryFn: runsLazily(lookupReaders, {
        endpoint: ({ call }) => call,
        read: (module, request, thunk) => module.readLookup(request, thunk),
      }),
      keepUnusedDataFor: cachedFor,
    }),
  }),
})

/** Refetches the lookups that depend on a store, which applying a saved search does (L-051 to L-053). */
export const refreshStoreLookups =
  (hyperionId: string): AppThunk =>
  (dispatch) => {
    for (const call of new Set(refreshedLookups.map((name) => lookupCalls[name].call)))
      void dispatch(
        lookupsApi.endpoints.lookup.initiate(
          { call, query: { hyperionId } },
          { forceRefetch: true, subscribe: false },
        ),
      )
  }
