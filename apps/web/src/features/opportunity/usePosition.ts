import {
  edgeId,
  navigationState,
  neighbourPage,
  type Direction,
  type NavigationState,
} from '@retain/domain/opportunity/positionInList'
import { pageSizeOf } from '@retain/domain/paging/paging'
import { customerHref } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../core/state/appHooks'
import { listNavigation } from '../work-log/search/listNavigation'
import { useLogContext } from '../work-log/view/logContext'
import { personFiltersIn } from '../../list/address/historyState'
import { listQueryIn, withListQuery } from './openedFrom'
import { readOpenedIds, useOpenedPage } from './openedPage'

/** The steps through the list that an opportunity was opened from. */
export interface Steps {
  readonly navigation: NavigationState
  /** The page behind an edge is on its way. */
  readonly isStepping: boolean
  readonly step: (direction: Direction) => void
}

/** The place of an opportunity in the list that it was opened from. */
export interface Position extends Steps {
  /** The list's row of the opportunity, shown until its sections are loaded. */
  readonly row: LogRow | undefined
}

/**
 * Finds an opportunity in the page of the log that it was opened from, in the order of that log, and steps to the ones
 * beside it, over the edges of the page too (O-040 to O-047, OP-022). A step takes the place of the address, so
 * that Back leads to the log and not through everybody in between.
 *
 * @returns parts that stay the same until they change.
 */
export function usePosition(opptId: string, source: LogType): Position {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const state: unknown = useLocation().state
  const listQuery = listQueryIn(state)
  const personFilters = personFiltersIn(state)
  const context = useLogContext()
  const [isStepping, setIsStepping] = useState(false)

  const list = useMemo(
    () =>
      listQuery === null || context === null
        ? null
        : listNavigation(source, listQuery, personFilters, context),
    [source, listQuery, personFilters, context],
  )
  const { status, ids, pageCount, total, rowOf } = useOpenedPage(
    list === null ? null : list.searchOfPage(list.page),
  )

  const navigation = useMemo(
    () =>
      navigationState({
        source: list === null ? null : source,
        status,
        ids,
        page: list?.page ?? 0,
        pageSize: pageSizeOf(list?.showAll === true),
        pageCount,
        total,
        opptId,
      }),
    [list, source, status, ids, pageCount, total, opptId],
  )

  const step = useCallback(
    (direction: Direction) => {
      if (list === null) return
      const open = (id: string, page: number) => {
        const to = customerHref({ opptId: id }, source)
        void navigate(to, { replace: true, state: withListQuery(state, list.queryOfPage(page)) })
      }
      const stepToPage = async (page: number) => {
        setIsStepping(true)
        const ids = await dispatch(readOpenedIds(list.searchOfPage(page)))
        setIsStepping(false)
        const id = edgeId(ids, direction, opptId)
        if (id !== null) open(id, page)
      }
      const id = direction === 'previous' ? navigation.previousId : navigation.nextId
      const page = neighbourPage(navigation, direction)
      if (id !== null) open(id, navigation.page)
      else if (page !== null) void stepToPage(page)
    },
    [navigate, dispatch, list, source, state, navigation, opptId],
  )
  const row = useMemo(() => rowOf(opptId), [rowOf, opptId])
  return { navigation, row, isStepping, step }
}
