import { tourContainers, type TourContainerName, type TourStep } from './tourContainers'

/** The states of the tour: at rest, with its beacon shown, and showing a step (S-274). */
export const tourStatuses = ['ready', 'started', 'stopped'] as const

export type TourStatus = (typeof tourStatuses)[number]

/** What is known of one container (S-279). */
export interface ContainerProgress {
  readonly stepsCompleted: boolean
  readonly stepsLoaded: boolean
}

/** The help tour (S-273 to S-279). `isRunning` says that a step shows. */
export interface Tour {
  readonly isRunning: boolean
  readonly status: TourStatus
  /** The steps of the container that is toured; none when it is finished. */
  readonly steps: readonly TourStep[]
  /** The step that shows or comes next, from 0. */
  readonly stepIndex: number
  readonly activeContainer: TourContainerName | null
  /** How deep the reader is; never below {@link lowestLevel}. */
  readonly containerLevel: number
  readonly progress: Readonly<Partial<Record<TourContainerName, ContainerProgress>>>
}

/** The lowest container level (S-800). */
export const lowestLevel = 0

/** A tour that is switched off, of which some containers have been completed before. */
export const stoppedTour = (completed: readonly TourContainerName[] = []): Tour => ({
  isRunning: false,
  status: 'stopped',
  steps: [],
  stepIndex: 0,
  activeContainer: null,
  containerLevel: lowestLevel,
  progress: Object.fromEntries(completed.map((name) => [name, { stepsCompleted: true, stepsLoaded: false }])),
})

/** Whether a container has been completed, so that it does not replay (S-282, S-283). */
export const isCompleted = (tour: Tour, name: TourContainerName): boolean =>
  tour.progress[name]?.stepsCompleted ?? false

const inStatus = (tour: Tour, status: TourStatus): Tour => ({
  ...tour,
  status,
  isRunning: status === 'started',
})

const withProgress = (tour: Tour, name: TourContainerName, change: Partial<ContainerProgress>): Tour => ({
  ...tour,
  progress: {
    ...tour.progress,
    [name]: {
      stepsCompleted: isCompleted(tour, name),
      stepsLoaded: tour.progress[name]?.stepsLoaded ?? false,
      ...change,
    },
  },
})

/**
 * Start: a container that has been completed stays still; of any other the steps are loaded and the first one shows with
 * auto-start, else its beacon (S-277, S-280, S-281, S-283).
 *
 * @example startTour(stoppedTour(), 'filters', false).status // 'ready'
 */
export function startTour(tour: Tour, name: TourContainerName, isAutoStart: boolean): Tour {
  const { steps, level } = tourContainers[name]
  const there: Tour = { ...atLevel(tour, level), activeContainer: name, stepIndex: 0 }
  if (isCompleted(tour, name)) return inStatus({ ...there, steps: [] }, 'stopped')
  const loaded = withProgress({ ...there, steps }, name, { stepsLoaded: true })
  return inStatus(loaded, isAutoStart ? 'started' : 'ready')
}

/** A click on the beacon shows the step; it does nothing where there is no beacon (S-272). */
export const clickBeacon = (tour: Tour): Tour => (tour.status === 'ready' ? inStatus(tour, 'started') : tour)

/**
 * Stop. Completed, the container does not replay and its steps are removed; closed midway, the beacon is back and a
 * click on it goes on where the reader was (S-282, S-284, S-287, S-797). One that has been completed before stays at
 * rest (S-283).
 *
 * @example stopTour(started, true).steps // []
 */
export function stopTour(tour: Tour, isFinished: boolean): Tour {
  if (tour.activeContainer === null) return inStatus(tour, 'stopped')
  if (!isFinished) return inStatus(tour, isCompleted(tour, tour.activeContainer) ? 'stopped' : 'ready')
  const completed = withProgress(tour, tour.activeContainer, { stepsCompleted: true })
  return inStatus({ ...completed, steps: [], stepIndex: 0 }, 'stopped')
}

/**
 * Another screen is shown: nothing of the tour shows until a container of that one starts. What has been completed stays so
 * (S-277).
 */
export const leaveScreen = (tour: Tour): Tour => ({ ...stoppedTour(), progress: tour.progress })

/** Goes so many steps on; beyond the last one the container is finished. */
function advance(tour: Tour, by: number): Tour {
  const stepIndex = tour.stepIndex + by
  return stepIndex < tour.steps.length ? { ...tour, stepIndex } : stopTour(tour, true)
}

/** OK: the next step, or the end (S-276, S-797). */
export const nextStep = (tour: Tour): Tour => advance(tour, 1)

/** The target of the step is not on the page: the step is skipped (S-285). */
export const skipStep = (tour: Tour): Tour => advance(tour, 1)

/** The step failed: the tour skips ahead two steps (S-286). */
export const failStep = (tour: Tour): Tour => advance(tour, 2)

/** One level down into a nested container (S-278, S-288). */
export const levelUp = (tour: Tour): Tour => ({ ...tour, containerLevel: tour.containerLevel + 1 })

/** One level back, not below the lowest (S-288). */
export const levelDown = (tour: Tour): Tour => ({
  ...tour,
  containerLevel: Math.max(lowestLevel, tour.containerLevel - 1),
})

const atLevel = (tour: Tour, level: number): Tour => {
  if (tour.containerLevel === level) return tour
  return atLevel(tour.containerLevel < level ? levelUp(tour) : levelDown(tour), level)
}

/** How long a restart waits, in milliseconds: 5 within a container, 100 when container or level changed (S-289, S-799). */
export const restartDelay = (
  before: Pick<Tour, 'activeContainer' | 'containerLevel'>,
  after: Pick<Tour, 'activeContainer' | 'containerLevel'>,
): number =>
  before.activeContainer === after.activeContainer && before.containerLevel === after.containerLevel ? 5 : 100
