import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from './reducer'
import type { Surroundings } from './surroundings'

/** Sends actions and thunks. */
export type AppDispatch = ThunkDispatch<RootState, Surroundings, UnknownAction>

/** A thunk of the app. */
export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  surroundings: Surroundings,
) => Result

/** What a module gets to attach its listeners to the store. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Surroundings>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
