import type { ApiError } from '@retain/api-client/kernel/apiError'
import {
  sectionStatusAfter404,
  type AsyncStatus,
  type DetailsSection,
} from '@retain/domain/opportunity/status/detailsStatus'
import { useMemo } from 'react'
import type { Section } from '../../core/api/section'

/** What the cache says of a query. */
interface Query<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly isUninitialized: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

const isNotFound = (error: unknown): boolean => {
  const { kind, status } = error as Partial<Extract<ApiError, { kind: 'http' }>>
  return kind === 'http' && status === 404
}

function statusOf(name: DetailsSection | 'frame', query: Query<unknown>, isRefresh: boolean): AsyncStatus {
  if (query.isUninitialized) return 'notStarted'
  if (query.isFetching) {
    if (query.data === undefined) return 'inProgress'
    // What catches up in the background, after the connection was lost, does not keep anybody from working.
    return isRefresh ? 'refresh' : 'complete'
  }
  if (!query.isError) return 'complete'
  if (!isNotFound(query.error)) return 'error'
  return name === 'frame' ? 'error' : sectionStatusAfter404(name)
}

/**
 * A section as the page sees its query. It stays the same object until the section changes, so that the answer to one
 * section draws that section and not the whole page.
 *
 * @param isRefresh what is shown is being read again because somebody wants to (OP-012).
 */
export function useSection<Data>(
  name: DetailsSection | 'frame',
  query: Query<Data>,
  isRefresh: boolean,
): Section<Data> {
  const { data, isUninitialized, refetch } = query
  const status = statusOf(name, query, isRefresh)
  return useMemo(
    () => ({
      data,
      status,
      refetch: () => {
        // A query that has not been asked cannot be asked again; it will be.
        if (!isUninitialized) void refetch()
      },
    }),
    [data, status, isUninitialized, refetch],
  )
}
