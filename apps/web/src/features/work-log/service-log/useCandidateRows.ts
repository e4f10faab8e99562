import { skipToken } from '@reduxjs/toolkit/query'
import type { Instant } from '@retain/domain/calendar/instant'
import { dayOf } from '@retain/domain/calendar/storeDay'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import {
  candidatesRequest,
  serviceRows,
  showsCandidates,
  type Candidate,
} from '@retain/domain/work-log/service-log/candidate'
import type { ServiceLogView } from '@retain/domain/work-log/service-log/serviceLogView'
import { useMemo } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectIsLive } from '../../../live/liveSlice'
import { freshFor } from '../../../list/paging/freshness'
import { useListCandidatesQuery } from './candidatesApi'

/** The candidates above the rows of a page of the Service Log. */
export interface CandidateRows {
  /** In their order; none on a page after the first, and none with filters that leave them out (L-523, L-525). */
  readonly rows: readonly LogRow[]
  /** They are here, could not be had, or do not show. */
  readonly isSettled: boolean
}

const none: readonly Candidate[] = []

/** The candidates of today in a store, as a view of the Service Log shows them; asked anew when its day has changed. */
export function useCandidateRows(
  hyperionId: string,
  { page, filters }: ServiceLogView,
  today: Instant,
  offset: OffsetMinutes,
): CandidateRows {
  const isLive = useAppSelector(selectIsLive)
  const isAsked = showsCandidates(filters, today, offset)
  const { currentData, isError } = useListCandidatesQuery(
    isAsked ? { query: candidatesRequest(hyperionId), today: dayOf(today, offset) } : skipToken,
    { refetchOnMountOrArgChange: freshFor(isLive) },
  )
  const candidates = (isAsked ? currentData : undefined) ?? none
  const rows = useMemo(() => serviceRows({ list: [], page }, candidates), [candidates, page])
  return { rows, isSettled: !isAsked || isError || currentData !== undefined }
}
