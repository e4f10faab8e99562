import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { pageLockSlice } from '../features/opportunity/pageLockSlice'
import { listChangesSlice } from '../features/work-log/changes/listChangesSlice'
import { arrivalsSlice, mailArrivalsSlice } from '../features/work-log/large-page/arrivalsSlice'
import { heldRowSlice } from '../features/work-log/held-row/heldRowSlice'
import { logPanelsSlice } from '../features/work-log/filters/panel/logPanelsSlice'
import { selectionSlice } from '../features/work-log/selection/selectionSlice'
import { logViewsSlice } from '../features/work-log/view/logViewsSlice'
import { unlockOpptSlice } from '../features/work-log/lock/unlockOpptSlice'
import { liveSlice } from '../live/liveSlice'
import { sessionSlice } from '../session/sessionSlice'
import { activeStoreSlice } from '../shell/activeStoreSlice'
import { toastsSlice } from '../shell/toastsSlice'
import { api } from './api'
import { appConfigSlice } from './appConfigSlice'
import { applicationReset, loggedOut } from './events'

const slices = combineSlices(
  api,
  appConfigSlice,
  sessionSlice,
  activeStoreSlice,
  toastsSlice,
  logViewsSlice,
  logPanelsSlice,
  arrivalsSlice,
  mailArrivalsSlice,
  listChangesSlice,
  heldRowSlice,
  liveSlice,
  selectionSlice,
  unlockOpptSlice,
  pageLockSlice,
)

/** The whole state of the app. */
export type RootState = ReturnType<typeof slices>

/**
 * All slices, and the two events after which they start afresh (S-146, S-751): a sign-out keeps the app config, an
 * application reset keeps the signed-in person too.
 */
export const reducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (state !== undefined && loggedOut.match(action)) return slices(keep(state, ['appConfig']), action)
  if (state !== undefined && applicationReset.match(action))
    return slices(keep(state, ['appConfig', 'session']), action)
  return slices(state, action)
}

const keep = (state: Partial<RootState>, names: readonly (keyof RootState)[]): Partial<RootState> =>
  Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name as keyof RootState)))
