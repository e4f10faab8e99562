import { lazyCode } from '../../core/lazy/lazyCode'
import type { RootState } from '../../core/state/rootReducer'
import type {} from './tourSlice'

/** The code of the tour with its part of the state, which nothing waits for while the tutorial is off. */
export const tourCode = lazyCode(() => import('./Tour'))

/** Whether the tutorial is on; also while its code is not loaded. */
export const isTutorialOn = ({ tour }: Partial<RootState>): boolean => tour?.isOn ?? false

/** Whether a step of the tour shows, which changes the grid of a log (S-290, L-248); also while its code is not loaded. */
export const isTourStarted = ({ tour }: Partial<RootState>): boolean => tour?.tour.status === 'started'
