import { isCompleted, type Tour } from './tour'
import { tourContainerNames, type TourContainerName } from './tourContainers'

/** How the names begin under which completed containers are kept in local storage. */
export const completedTourPrefix = 'TOUR_COMPLETED_' as const

/** The name under which a user's completed containers are kept in local storage; Tutorial On clears it (S-798). */
export const completedTourKey = (userName: string): `${typeof completedTourPrefix}${string}` =>
  `${completedTourPrefix}${userName}`

/** The completed containers as text for local storage. */
export const completedTourText = (tour: Tour): string =>
  tourContainerNames.filter((name) => isCompleted(tour, name)).join(',')

/**
 * The completed containers from that text; names that are none are left out.
 *
 * @example readCompletedTour('filters,nothing') // ['filters']
 */
export function readCompletedTour(text: string | null): TourContainerName[] {
  const names = new Set((text ?? '').split(','))
  return tourContainerNames.filter((name) => names.has(name))
}

/** The label of the user menu's item (S-270). */
export const tutorialLabel = (isOn: boolean): string => (isOn ? 'Tutorial Off' : 'Tutorial On')
