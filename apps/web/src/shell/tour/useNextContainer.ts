import { isCompleted, type Tour } from '@retain/domain/tour/tour'
import { tourContainers, type TourContainerName } from '@retain/domain/tour/tourContainers'
import { findTourTarget } from '@retain/ui/tour-target'
import { useEffect } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { containerStarted } from './tourSlice'

/** How often the page is looked at for a container that is still being drawn, in milliseconds. */
const lookMs = 500

const isThere = (name: TourContainerName): boolean =>
  tourContainers[name].steps.some(({ selector }) => findTourTarget(selector) !== null)

/** Starts the next container of the screen whenever the tour rests: the first that was not completed and is on the page. */
export function useNextContainer(tour: Tour, containers: readonly TourContainerName[]): void {
  const dispatch = useAppDispatch()
  const left = containers.filter((name) => !isCompleted(tour, name)).join(' ')
  const isResting = tour.status === 'stopped'
  useEffect(() => {
    if (!isResting || left === '') return undefined
    const look = () => {
      const next = (left.split(' ') as TourContainerName[]).find(isThere)
      if (next !== undefined) dispatch(containerStarted(next))
    }
    look()
    const timer = window.setInterval(look, lookMs)
    return () => window.clearInterval(timer)
  }, [dispatch, isResting, left])
}
