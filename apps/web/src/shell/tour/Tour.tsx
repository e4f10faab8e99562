import { tourContainersAt } from '@retain/domain/tour/tourScreens'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { isTutorialOn } from './tourState'
import { screenShown, selectTour, selectTourScreen } from './tourSlice'
import { TourPart } from './TourPart'
import { useCompletedKept } from './useCompletedKept'
import { useNextContainer } from './useNextContainer'
import { useRestartedTour } from './useRestartedTour'

export { resumeTutorial, switchTutorial } from './switchTutorial'

/**
 * The guided tour over every page while the tutorial is on: the containers of the screen one after the other, each with its beacon
 * or its step (S-142, S-269 to S-290).
 */
export function Tour() {
  const isOn = useAppSelector(isTutorialOn)
  return isOn ? <TourOfScreens /> : null
}

function TourOfScreens() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const tour = useAppSelector(selectTour)
  const containers = tourContainersAt(pathname)
  const [screen] = containers
  const isLeft = useAppSelector(selectTourScreen) !== screen
  useEffect(() => void dispatch(screenShown(screen)), [dispatch, screen])
  useCompletedKept(tour)
  useNextContainer(tour, containers)
  const shown = useRestartedTour(tour)
  return isLeft || shown !== tour ? null : <TourPart tour={shown} />
}
