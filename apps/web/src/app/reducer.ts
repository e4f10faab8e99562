import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { applicationReset, loggedOut } from '../core/state/events'
import { rootReducer, type RootState } from '../core/state/rootReducer'

/**
 * All slices, and the two events after which they start afresh (S-146, S-751): a sign-out keeps the app config, an
 * application reset keeps the signed-in person too.
 */
export const reducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (state !== undefined && loggedOut.match(action)) return rootReducer(keep(state, ['appConfig']), action)
  if (state !== undefined && applicationReset.match(action))
    return rootReducer(keep(state, ['appConfig', 'session']), action)
  return rootReducer(state, action)
}

const keep = (state: Partial<RootState>, names: readonly (keyof RootState)[]): Partial<RootState> =>
  Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name as keyof RootState)))
