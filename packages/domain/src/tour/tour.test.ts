import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tutorialLabel } from '../session/menus/userMenu'
import { completedTourText, readCompletedTour } from './completedTour'
import { completedTourKey } from './completedTourKey'
import {
  clickBeacon,
  failStep,
  isCompleted,
  leaveScreen,
  levelDown,
  levelUp,
  lowestLevel,
  nextStep,
  restartDelay,
  skipStep,
  startTour,
  stoppedTour,
  stopTour,
  tourStatuses,
} from './tour'
import { tourContainerNames, tourContainers } from './tourContainers'
import { tourContainersAt } from './tourScreens'

const off = stoppedTour()
const started = startTour(off, 'opportunityDetails', true)

describe('the definition of the tour', () => {
  it('has the 14 containers  [S-269] [S-796]', () => {
    expect(tourContainerNames.map((name) => tourContainers[name].label)).toEqual([
      'Left navigation',
      'Store header',
      'Top bar alerts',
      'Quick search',
      'User menu',
      'Equity Log',
      'Filters',
      'Column options',
      'Service Log',
      'Contact Log',
      'Search log',
      'Opportunity details',
      'Playground',
      'Customer 360',
    ])
  })

  it.each(tourContainerNames)(
    'has in every step of %s a title, a text, a selector and a position  [S-275]',
    (name) => {
      const { steps } = tourContainers[name]
      expect(steps.length).toBeGreaterThan(0)
      for (const { title, text, selector, position } of steps) {
        expect(title).not.toBe('')
        expect(text).toMatch(/\.$/)
        expect(selector).toMatch(/^\[data-tour='[a-z0-9-]+'\]$/)
        expect(['top', 'right', 'bottom', 'left']).toContain(position)
      }
    },
  )
})

it('begins switched off, with nothing to show and with what has been completed before', () => {
  const atRest = { isRunning: false, status: 'stopped', steps: [], stepIndex: 0, activeContainer: null }
  expect(off).toEqual({ ...atRest, containerLevel: 0, progress: {} })
  expect(stoppedTour(['filters', 'playground'])).toEqual({
    ...off,
    progress: {
      filters: { stepsCompleted: true, stepsLoaded: false },
      playground: { stepsCompleted: true, stepsLoaded: false },
    },
  })
})

describe('starting', () => {
  it('shows the first step with auto-start  [S-280]', () => {
    expect(started).toMatchObject({ status: 'started', isRunning: true, stepIndex: 0 })
    expect(started.steps).toBe(tourContainers.opportunityDetails.steps)
  })

  it('shows the beacon without  [S-281]', () => {
    expect(startTour(off, 'filters', false)).toMatchObject({ status: 'ready', isRunning: false })
  })

  it('names its container and its level  [S-277]', () => {
    expect(startTour(off, 'filters', true)).toMatchObject({ activeContainer: 'filters', containerLevel: 1 })
    expect(startTour(off, 'equityLog', true)).toMatchObject({
      activeContainer: 'equityLog',
      containerLevel: 0,
    })
  })

  it('goes on from a click on the beacon, and from nothing else  [S-272]', () => {
    expect(clickBeacon(startTour(off, 'filters', false)).status).toBe('started')
    expect(clickBeacon(off)).toBe(off)
  })

  it('loads its own container only  [S-279]', () => {
    const after = stopTour(startTour(off, 'filters', true), true)
    expect(after.progress).toEqual({ filters: { stepsCompleted: true, stepsLoaded: true } })
    const next = startTour(after, 'equityLog', false)
    expect(next.progress).toEqual({
      filters: { stepsCompleted: true, stepsLoaded: true },
      equityLog: { stepsCompleted: false, stepsLoaded: true },
    })
  })
})

describe('going on', () => {
  it('is one step further with OK, and over after the last  [S-276] [S-797]', () => {
    expect(nextStep(started).stepIndex).toBe(1)
    const last = { ...started, stepIndex: 3 }
    expect(nextStep(last)).toMatchObject({ status: 'stopped', isRunning: false, steps: [], stepIndex: 0 })
    expect(isCompleted(nextStep(last), 'opportunityDetails')).toBe(true)
  })

  it('skips a step without a target  [S-285]', () => {
    expect(skipStep(nextStep(started)).stepIndex).toBe(2)
  })

  it('skips two steps when one failed  [S-286]', () => {
    expect(failStep({ ...started, stepIndex: 1 }).stepIndex).toBe(3)
    expect(failStep({ ...started, stepIndex: 2 }).status).toBe('stopped')
  })
})

describe('stopping', () => {
  it('completes the container, removes its steps, and never replays it  [S-282] [S-283] [S-287]', () => {
    const after = stopTour(started, true)
    expect(after).toMatchObject({ status: 'stopped', steps: [] })
    expect(isCompleted(after, 'opportunityDetails')).toBe(true)
    expect(startTour(after, 'opportunityDetails', true)).toMatchObject({
      status: 'stopped',
      isRunning: false,
      steps: [],
    })
  })

  it('is ready again when it was closed midway, at the step where it was  [S-284]', () => {
    const after = stopTour(nextStep(started), false)
    expect(after).toMatchObject({ status: 'ready', isRunning: false, stepIndex: 1 })
    expect(isCompleted(after, 'opportunityDetails')).toBe(false)
  })

  it('brings no beacon back where the container has been completed  [S-283]', () => {
    const after = stopTour(started, true)
    expect(stopTour(after, false)).toEqual(after)
    expect(stopTour(startTour(after, 'opportunityDetails', true), false).status).toBe('stopped')
  })

  it('says of a container whose steps never came that they are not loaded', () => {
    const there = { ...off, activeContainer: 'filters' } as const
    expect(stopTour(there, true).progress).toEqual({ filters: { stepsCompleted: true, stepsLoaded: false } })
  })

  it('leaves a tour that was never anywhere stopped', () => {
    expect(stopTour(off, true)).toEqual(off)
    expect(stopTour(off, false)).toEqual(off)
  })
})

it('runs from its start to its stop, and not while it is only ready  [S-273]', () => {
  const ready = startTour(off, 'filters', false)
  const clicked = clickBeacon(ready)
  expect(
    [off, ready, clicked, stopTour(clicked, false), stopTour(clicked, true)].map((one) => one.isRunning),
  ).toEqual([false, false, true, false, false])
})

describe('levels', () => {
  it('go up and down, not below the lowest  [S-278] [S-288] [S-800]', () => {
    expect(lowestLevel).toBe(0)
    expect(levelUp(off).containerLevel).toBe(1)
    expect(levelDown(levelUp(off)).containerLevel).toBe(0)
    expect(levelDown(off).containerLevel).toBe(0)
    expect(levelDown({ ...off, containerLevel: 2 }).containerLevel).toBe(1)
  })

  it('make a restart wait longer when they change, and so does another container  [S-799]', () => {
    expect(restartDelay(started, nextStep(started))).toBe(5)
    expect(restartDelay(started, levelUp(started))).toBe(100)
    expect(restartDelay(started, startTour(started, 'equityLog', true))).toBe(100)
  })
})

describe('what outlasts a reload', () => {
  it('is kept by user and read back  [S-798]', () => {
    expect(completedTourKey('jmills')).toBe('TOUR_COMPLETED_jmills')
    const completed = fc.subarray(tourContainerNames)
    fc.assert(
      fc.property(completed, (names) => {
        expect(readCompletedTour(completedTourText(stoppedTour(names)))).toEqual(names)
      }),
    )
    expect(isCompleted(stoppedTour(['filters']), 'filters')).toBe(true)
  })

  it('reads any text', () => {
    fc.assert(fc.property(fc.string(), (text) => readCompletedTour(text).length <= 14))
    expect(readCompletedTour(null)).toEqual([])
    expect(readCompletedTour('filters,nothing')).toEqual(['filters'])
  })

  it('is offered as Tutorial On and Tutorial Off', () => {
    expect([tutorialLabel(false), tutorialLabel(true)]).toEqual(['Tutorial On', 'Tutorial Off'])
  })
})

it('has every status in a run, and no other  [S-274]', () => {
  expect([...tourStatuses].sort()).toEqual(['ready', 'started', 'stopped'])
  expect(off.status).toBe('stopped')
})

describe('another screen', () => {
  it('begins with nothing shown, and with what has been completed [S-277] [S-283]', () => {
    const left = leaveScreen(stopTour(startTour(off, 'filters', true), true))
    expect(left).toMatchObject({
      status: 'stopped',
      activeContainer: null,
      steps: [],
      containerLevel: lowestLevel,
    })
    expect(isCompleted(left, 'filters')).toBe(true)
  })

  it.each([
    ['/app', ['equityLog', 'filters', 'columnOptions', 'leftNavigation']],
    ['/app/Log?pageNumber=3', ['equityLog', 'filters', 'columnOptions', 'leftNavigation']],
    ['/app/contact', ['contactLog', 'filters', 'leftNavigation', 'storeHeader']],
    ['/app/opportunity/17', ['opportunityDetails', 'leftNavigation', 'storeHeader', 'topBarAlerts']],
    ['/app/opportunity/17/playground', ['playground', 'leftNavigation', 'storeHeader', 'topBarAlerts']],
    ['/app/globalAdmin', ['leftNavigation', 'storeHeader', 'topBarAlerts', 'quickSearch']],
  ])('is toured in its own order at %s [S-277] [S-796]', (address, first) => {
    expect(tourContainersAt(address).slice(0, 4)).toEqual(first)
  })

  it('is met somewhere, whichever container it is [S-269]', () => {
    const addresses = [
      ...['/app/log', '/app/service', '/app/contact', '/app/search', '/app/opportunity/1'],
      ...['/app/opportunity/1/playground', '/app/customer360/1'],
    ]
    expect(new Set(addresses.flatMap(tourContainersAt))).toEqual(new Set(tourContainerNames))
  })
})
