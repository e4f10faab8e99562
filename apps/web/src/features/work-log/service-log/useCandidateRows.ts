import { skipToken } from '@reduxjs/toolkit/query'
import { firstMoment } from '@retain/domain/calendar/storeDay'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { candidatesRequest, type Candidate } from '@retain/domain/work-log/service-log/candidate'
import { serviceRows } from '@retain/domain/work-log/service-log/candidateRows'
import { showsCandidates } from '@retain/domain/work-log/service-log/showsCandidates'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useMemo } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectIsLive } from '../../../live/liveSlice'
import { freshFor } from '../../../list/paging/freshness'
import { useListCandidatesQuery } from './candidatesApi'
import type { ServiceLogView } from './serviceLogView'

/** The candidates above the rows of a page of the Service Log. */
export interface CandidateRows {
  /** In their order; none on a page after the first, and none with filters that leave them out (L-523, L-525). */
  readonly rows: readonly LogRow[]
  /** The candidates are loaded, could not be loaded, or are not shown. */
  readonly isSettled: boolean
}

const none: readonly Candidate[] = []

/** The candidates of today in a store, as a view of the Service Log shows them; refetched when the store's day changes. */
export function useCandidateRows(
  { page, filters }: ServiceLogView,
  { hyperionId, today, offset }: LogContext,
): CandidateRows {
  const isLive = useAppSelector(selectIsLive)
  const isAsked = showsCandidates(filters, firstMoment(today, offset), offset)
  const { currentData, isError } = useListCandidatesQuery(
    isAsked ? { query: candidatesRequest(hyperionId), today } : skipToken,
    { refetchOnMountOrArgChange: freshFor(isLive) },
  )
  const candidates = (isAsked ? currentData : undefined) ?? none
  const rows = useMemo(() => serviceRows({ list: [], page }, candidates), [candidates, page])
  return { rows, isSettled: !isAsked || isError || currentData !== undefined }
}
