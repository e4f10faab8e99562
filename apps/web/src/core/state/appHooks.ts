import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from './rootReducer'
import type { Services } from './services'

/** Sends actions and thunks. */
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>

/** A thunk of the app. */
export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  services: Services,
) => Result

/** What a module gets to attach its listeners to the store. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Services>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
