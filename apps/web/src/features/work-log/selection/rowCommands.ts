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
import { onePerOpportunity, type SelectedRow } from '@retain/domain/work-log/selection/selectedRow'
import type { AppThunk } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { selectedRowsApi } from './selectedRowsApi'
import { selectionUpdated } from '../../../list/selection/selectionSlice'
import { selectLogSelection } from './liveSelection'

const { flagOpportunities, unlockOpportunities } = selectedRowsApi.endpoints

/** The outcome for every row; `null` if the request failed, which a toast has reported. */
type RowThunk = AppThunk<Promise<BatchReport | null>>

/** Sets or removes the flags of some people in every row (O-454, OP-069). */
export const flagRows =
  (rows: readonly SelectedRow[], action: FlagAction, associates: FlagBatch['associates']): RowThunk =>
  async (dispatch) => {
    const opportunities = onePerOpportunity(rows).map(({ opptId, hyperionId }) => ({ opptId, hyperionId }))
    const call = { body: { opportunities, associates }, idempotencyKey: crypto.randomUUID() }
    const { data } = await dispatch(flagOpportunities.initiate(call, { track: false }))
    return data === undefined ? null : dispatch(finishCommand(action, rows, data.outcomes))
  }

/** Releases the locks of the rows; rows without a lock stay unchanged. */
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
    return dispatch(finishCommand('unlock', rows, [...data.outcomes, ...free]))
  }

/** Deselects the rows that were not refused, and shows a toast with their number. */
const finishCommand =
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
