import type { FlagAction } from '@retain/domain/flagging/flagMany'
import type { FlagBatch } from '@retain/domain/flagging/flagPanel'
import {
  afterBatch,
  batchReport,
  doneText,
  type BatchReport,
  type RowCommand,
  type RowOutcome,
} from '@retain/domain/work-log/selection/rowOutcome'
import { onePerOpportunity, type SelectedRow } from '@retain/domain/work-log/selection/rowSelection'
import type { AppThunk } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { selectedRowsApi } from './selectedRowsApi'
import { selectionUpdated } from '../../../list/selection/selectionSlice'
import { selectLogSelection } from './liveSelection'

const { flagOpportunities, unlockOpportunities } = selectedRowsApi.endpoints

/** What became of every row; `null` when the call failed, which a toast has reported. */
type RowThunk = AppThunk<Promise<BatchReport | null>>

/** Sets or removes the flags of some people in every row (O-454, OP-069). */
export const flagRows =
  (rows: readonly SelectedRow[], action: FlagAction, associates: FlagBatch['associates']): RowThunk =>
  async (dispatch) => {
    const opportunities = onePerOpportunity(rows).map(({ opptId, hyperionId }) => ({ opptId, hyperionId }))
    const call = { body: { opportunities, associates }, idempotencyKey: crypto.randomUUID() }
    const { data } = await dispatch(flagOpportunities.initiate(call, { track: false }))
    return data === undefined ? null : dispatch(settle(action, rows, data.outcomes))
  }

/** Releases the locks of the rows that somebody holds; the others are left as they are. */
export const unlockRows =
  (rows: readonly SelectedRow[]): RowThunk =>
  async (dispatch) => {
    const held = onePerOpportunity(rows)
    const opportunities = held.flatMap(({ opptId, hyperionId, isLocked, lockedUserId }) =>
      isLocked && lockedUserId !== null ? [{ opptId, hyperionId, lockedUserId }] : [],
    )
    const call = { body: { opportunities }, idempotencyKey: crypto.randomUUID() }
    const { data } = await dispatch(unlockOpportunities.initiate(call, { track: false }))
    if (data === undefined) return null
    const free = held.flatMap(({ opptId, isLocked }): readonly RowOutcome[] =>
      isLocked ? [] : [{ opptId, outcome: 'unchanged', reason: null, lock: null }],
    )
    return dispatch(settle('unlock', rows, [...data.outcomes, ...free]))
  }

/** Deselects the rows that are as wanted, and says how many they are. */
const settle =
  (
    command: RowCommand,
    rows: readonly SelectedRow[],
    outcomes: readonly RowOutcome[],
  ): AppThunk<BatchReport> =>
  (dispatch, getState, { now }) => {
    const report = batchReport(command, rows, outcomes, now())
    dispatch(selectionUpdated(afterBatch(selectLogSelection(getState()), rows, report)))
    if (report.done + report.unchanged > 0)
      dispatch(toastShown({ type: 'success', label: doneText(command, report) }))
    return report
  }
