import type { ApiError } from '@retain/api-client/kernel/apiError'
import {
  sectionStatusAfter404,
  type AsyncStatus,
  type DetailsSection,
  type PanelSection,
} from '@retain/domain/opportunity/status/detailsStatus'
import { useMemo } from 'react'
import type { Section } from '../../core/api/section'

/** The state of a query in the cache. */
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

/** What of the page is read by a query of its own. */
type SectionName = DetailsSection | PanelSection | 'frame'

function statusOf(name: SectionName, query: Query<unknown>, isRefresh: boolean): AsyncStatus {
  if (query.isUninitialized) return 'notStarted'
  if (query.isFetching) {
    if (query.data === undefined) return 'inProgress'
    // A background read, such as after a lost connection, does not block the form.
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
 * @param isRefresh the user refreshes the page (OP-012).
 */
export function useSection<Data>(name: SectionName, query: Query<Data>, isRefresh: boolean): Section<Data> {
  const { data, isUninitialized, refetch } = query
  const status = statusOf(name, query, isRefresh)
  return useMemo(
    () => ({
      data,
      status,
      refetch: () => {
        // A query that has not started cannot be refetched.
        if (!isUninitialized) void refetch()
      },
    }),
    [data, status, isUninitialized, refetch],
  )
}
