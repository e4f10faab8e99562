import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import {
  clickBeacon,
  failStep,
  leaveScreen,
  nextStep,
  skipStep,
  startTour,
  stoppedTour,
  stopTour,
  type Tour,
} from '@retain/domain/tour/tour'
import type { TourContainerName } from '@retain/domain/tour/tourContainers'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof tourSlice> {}
}

interface TourState {
  /** Whether the person has switched the tutorial on. */
  readonly isOn: boolean
  /** The first container of the address that is shown; `null` before one was. */
  readonly screen: TourContainerName | null
  readonly tour: Tour
  /** The container before was finished by OK: the next one shows its first step without a beacon. */
  readonly isGoingOn: boolean
}

const initialState: TourState = { isOn: false, screen: null, tour: stoppedTour(), isGoingOn: false }

const changed = (state: TourState, tour: Tour): TourState => ({ ...state, tour, isGoingOn: false })

/** The guided tour (S-269 to S-290). Its code is loaded when the tutorial is on. */
export const tourSlice = createSlice({
  name: 'tour',
  initialState,
  reducers: {
    tutorialSwitchedOn: (_state, { payload: completed }: PayloadAction<readonly TourContainerName[]>) => ({
      ...initialState,
      isOn: true,
      tour: stoppedTour(completed),
    }),
    tutorialSwitchedOff: () => initialState,
    containerStarted: (state, { payload: name }: PayloadAction<TourContainerName>) =>
      changed(state, startTour(state.tour, name, state.isGoingOn)),
    beaconPressed: (state) => changed(state, clickBeacon(state.tour)),
    stepConfirmed: (state) => {
      const tour = nextStep(state.tour)
      return { ...state, tour, isGoingOn: tour.status === 'stopped' }
    },
    targetMissed: (state) => changed(state, skipStep(state.tour)),
    stepFailed: (state) => changed(state, failStep(state.tour)),
    containerSkipped: (state) => changed(state, stopTour(state.tour, true)),
    tourClosed: (state) => changed(state, stopTour(state.tour, false)),
    screenShown: (state, { payload: screen }: PayloadAction<TourContainerName>) =>
      state.screen === screen ? state : { ...changed(state, leaveScreen(state.tour)), screen },
  },
  selectors: {
    selectTour: (state) => state.tour,
    selectTourScreen: (state) => state.screen,
  },
})

export const {
  tutorialSwitchedOn,
  tutorialSwitchedOff,
  containerStarted,
  beaconPressed,
  stepConfirmed,
  targetMissed,
  stepFailed,
  containerSkipped,
  tourClosed,
  screenShown,
} = tourSlice.actions

export const { selectTour, selectTourScreen } = tourSlice.injectInto(rootReducer).selectors
