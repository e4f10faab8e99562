import type { LiveMessage } from '@retain/domain/live/liveMessage'
import {
  rowLockChanged,
  opportunityRemoved,
  type SelectedRow,
} from '@retain/domain/work-log/selection/selectedRow'
import type { AppThunk } from '../../../core/state/appHooks'
import type { RootState } from '../../../core/state/rootReducer'
import { selectedRowsLeft, selectionUpdated, selectSelection } from '../../../list/selection/selectionSlice'

/** The selected rows of the log that was shown last; no other list's rows are selected together with them. */
export const selectLogSelection = (state: RootState) => selectSelection<SelectedRow>(state)

/** Applies live messages to the selected rows: their locks, and the removal of their opportunity. */
export const applyToSelection =
  (messages: readonly LiveMessage[]): AppThunk =>
  (dispatch, getState) => {
    for (const { type, payload } of messages) {
      const selection = selectLogSelection(getState())
      if (selection.rows.length === 0) return
      if (type === 'OPPT_LOCK') {
        const locked = rowLockChanged(selection, payload)
        if (locked !== selection) dispatch(selectionUpdated(locked))
      }
      if (type === 'OPPT_REMOVED') {
        const kept = new Set(opportunityRemoved(selection, payload).rows)
        const left = selection.rows.filter((row) => !kept.has(row))
        if (left.length > 0) dispatch(selectedRowsLeft(left.map(({ key }) => key)))
      }
    }
  }
