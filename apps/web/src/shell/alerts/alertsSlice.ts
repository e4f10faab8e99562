import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { nextReminderTimer, type ReminderTimerState } from '@retain/domain/alerts/reminderTimer'
import type { Instant } from '@retain/domain/calendar/instant'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof alertsSlice> {}
}

/** A look at the alerts of a store. */
interface Look {
  readonly hyperionId: string
  readonly at: Instant
}

interface AlertsState {
  readonly timer: ReminderTimerState
  /** The last look at the alerts of the active store; `null` before the first. */
  readonly lastLook: Look | null
  /** The ids of the alerts that have had their toast (S-779). */
  readonly toasted: readonly string[]
}

const initialState: AlertsState = { timer: 'start', lastLook: null, toasted: [] }

/** The reminder timer, and which alerts were announced (S-308, S-780). */
export const alertsSlice = createSlice({
  name: 'alerts',
  initialState,
  reducers: {
    alertsLookedAt: (state, { payload }: PayloadAction<Look & { readonly hasPending: boolean }>) => {
      const { hasPending, ...lastLook } = payload
      return { ...state, lastLook, timer: nextReminderTimer(state.timer, 'checked', hasPending) }
    },
    reminderTicked: (state) => ({ ...state, timer: nextReminderTimer(state.timer, 'ticked', true) }),
    alertToasted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      toasted: [...state.toasted, payload],
    }),
  },
  selectors: {
    selectReminderTimer: (state) => state.timer,
    selectLastLook: (state) => state.lastLook,
    selectToasted: (state) => state.toasted,
  },
})

export const { alertsLookedAt, reminderTicked, alertToasted } = alertsSlice.actions
export const { selectReminderTimer, selectLastLook, selectToasted } =
  alertsSlice.injectInto(rootReducer).selectors
