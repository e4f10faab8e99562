import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { assignOrphans, listOrphans, undoOrphanAssignment } from '@retain/api-client/orphans'
import type { Orphan } from '@retain/domain/orphans/orphan'
import type { Page } from '@retain/domain/paging/page'
import { api, runs } from '../../core/api/api'
import { logsOf, orphansOf } from '../../core/api/tags'

/** A page of the orphans, as the cache names it. */
export interface OrphansSearch {
  readonly call: 'listOrphans'
  readonly body: BodyOf<typeof listOrphans>
}

const log = { onFailure: 'log' } as const
const read = runs(listOrphans, log)

interface OfStore {
  readonly body: { readonly hyperionId: string }
}

// Refused or not: somebody else may have changed the rows meanwhile.
const outdated = (_answer: unknown, _error: unknown, { body: { hyperionId } }: OfStore) => [
  orphansOf(hyperionId),
  logsOf(hyperionId),
]

/** The opportunities that nobody owns, and who gets them. What fails is told where it was asked for. */
export const orphansApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrphans: build.query<Page<Orphan>, OrphansSearch>({
      queryFn: ({ body }: OrphansSearch, thunk: BaseQueryApi) => read.queryFn({ body }, thunk),
      providesTags: (_page, _error, { body }) => [orphansOf(body.hyperionId)],
    }),
    assignOrphans: build.mutation({ ...runs(assignOrphans, log), invalidatesTags: outdated }),
    undoOrphanAssignment: build.mutation({ ...runs(undoOrphanAssignment, log), invalidatesTags: outdated }),
  }),
})

export const { useListOrphansQuery } = orphansApi
