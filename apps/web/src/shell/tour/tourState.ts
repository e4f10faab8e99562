import type { RootState } from '../../core/state/rootReducer'
import type {} from './tourSlice'

/** Whether the tutorial is on; also while its code is not loaded. */
export const isTutorialOn = ({ tour }: Partial<RootState>): boolean => tour?.isOn ?? false

/** Whether a step of the tour shows, which changes the grid of a log (S-290, L-248); also while its code is not loaded. */
export const isTourStarted = ({ tour }: Partial<RootState>): boolean => tour?.tour.status === 'started'
