import { isCompleted, type Tour } from './tour'
import { tourContainerNames, type TourContainerName } from './tourContainers'

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
