import { listTimeline } from '@retain/api-client/customer-timeline'
import type { TimelinePage } from '@retain/domain/customer-360/timeline360'
import { api, runs } from '../../core/api/api'

/** Whose timeline is read. */
export interface OfTimeline {
  readonly opptId: string
  readonly customerId: string
}

const read = runs(listTimeline)

/** The timeline of a customer, part by part. */
export const timelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTimeline: build.infiniteQuery<TimelinePage, OfTimeline, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ after }) => after ?? undefined,
      },
      queryFn: ({ queryArg, pageParam }, thunk) =>
        read.queryFn({ query: { ...queryArg, ...(pageParam === null ? {} : { after: pageParam }) } }, thunk),
    }),
  }),
})
