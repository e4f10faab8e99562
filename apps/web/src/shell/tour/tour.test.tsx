import { gridDriver } from '@retain/ui/testing/grid-driver'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { localTexts, sessionTexts, storageKeys } from '../../core/browser/storage'
import { lazyFailedText } from '../../core/lazy/lazyCode'
import { navigationLink } from '../../testing/navigation'
import { renderApp } from '../../testing/renderApp'
import { tourCode } from './tourCode'

await tourCode.fetch()
beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  setWindowWidth(1600)
})

type App = ReturnType<typeof renderApp>

async function chooseTutorial({ user }: App, name: 'Tutorial On' | 'Tutorial Off') {
  await user.click(await screen.findByRole('button', { name: 'Ann Lee' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

/** Opens the Equity Log with the tutorial on. */
async function openTour(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(options)
  await screen.findAllByText(/^Customer \d{5}$/)
  await chooseTutorial(app, 'Tutorial On')
  return app
}

const beacon = () => screen.findByRole('button', { name: 'Start the tour' })
const step = (name: string) => screen.findByRole('dialog', { name })
const press = async ({ user }: App, name: 'OK' | 'Skip' | 'Close') =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const resting = () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Start the tour' })).not.toBeInTheDocument()
}

describe('the tutorial', () => {
  it('is offered by Tutorial On, and gone after Tutorial Off [S-142] [S-237] [S-270]', async () => {
    const app = await openTour()
    expect(await beacon()).toBeInTheDocument()
    await chooseTutorial(app, 'Tutorial Off')
    await waitFor(resting)
    await app.user.click(screen.getByRole('button', { name: 'Ann Lee' }))
    expect(await screen.findByRole('menuitem', { name: 'Tutorial On' })).toBeInTheDocument()
  })

  it('shows the screen step by step, with OK and Skip, and goes on with what is within it [S-271] [S-272] [S-276] [S-278]', async () => {
    const app = await openTour()
    await app.user.click(await beacon())
    const first = await step('Equity Log')
    expect(
      within(first)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Skip', 'OK'])
    await press(app, 'OK')
    await step('One customer a row')
    await press(app, 'OK')
    await step('Page by page')
    expect(app.store.getState().tour?.tour).toMatchObject({ containerLevel: 0, stepIndex: 2 })
    await press(app, 'OK')
    await step('Filters')
    expect(app.store.getState().tour?.tour).toMatchObject({ activeContainer: 'filters', containerLevel: 1 })
  })

  it('is ready again when it is closed midway, and a click goes on where it was [S-284]', async () => {
    const app = await openTour()
    await app.user.click(await beacon())
    await step('Equity Log')
    await press(app, 'OK')
    await step('One customer a row')
    await press(app, 'Close')
    await app.user.click(await beacon())
    await step('One customer a row')
  })

  it('passes over a step whose target is not on the page [S-285]', async () => {
    const app = await openTour()
    await app.user.click(await beacon())
    await step('Equity Log')
    document.querySelector("[data-tour='log-grid']")?.removeAttribute('data-tour')
    await press(app, 'OK')
    await step('Page by page')
  })

  it('has a container for each screen, and does not replay what is completed [S-277] [S-279] [S-283]', async () => {
    const app = await openTour()
    await app.user.click(await beacon())
    await step('Equity Log')
    await press(app, 'Skip')
    await app.user.click(navigationLink('Service Log'))
    await waitFor(() => expect(app.store.getState().tour?.tour.activeContainer).toBe('serviceLog'))
    await app.user.click(navigationLink('Equity Log'))
    await waitFor(() => expect(app.store.getState().tour?.tour.activeContainer).toBe('filters'))
    const { progress } = app.store.getState().tour?.tour ?? {}
    expect(progress?.equityLog).toEqual({ stepsCompleted: true, stepsLoaded: true })
    expect(progress?.serviceLog).toEqual({ stepsCompleted: false, stepsLoaded: true })
  })

  it('outlasts a reload, and Tutorial On starts afresh [S-283] [S-798]', async () => {
    const app = await openTour()
    await app.user.click(await beacon())
    await step('Equity Log')
    await press(app, 'Skip')
    await waitFor(() => expect(localTexts.read('TOUR_COMPLETED_ann.lee')).toBe('equityLog'))
    expect(sessionTexts.read(storageKeys.tutorial)).toBe('ann.lee')
    app.unmount()

    const again = renderApp({})
    await waitFor(() => expect(again.store.getState().tour?.tour.activeContainer).toBe('filters'))
    await chooseTutorial(again, 'Tutorial Off')
    await chooseTutorial(again, 'Tutorial On')
    await waitFor(() => expect(again.store.getState().tour?.tour.activeContainer).toBe('equityLog'))
    expect(localTexts.read('TOUR_COMPLETED_ann.lee')).toBeNull()
  })
})

it('limits the grid of a log to nine columns and its least height while a step shows [S-290] [S-801] [L-248] [L-607] [L-243]', async () => {
  const app = await openTour()
  const grid = gridDriver(await screen.findByRole('grid', { name: 'Equity Log' }))
  const frame = () => document.querySelector("[data-tour='log-grid']")
  await app.user.click(await beacon())
  await step('Equity Log')
  expect(grid.columnLabels()).toHaveLength(9)
  expect(frame()).toHaveAttribute('data-low')
  await press(app, 'Close')
  await beacon()
  expect(grid.columnLabels()).toHaveLength(15)
  expect(frame()).not.toHaveAttribute('data-low')
})

it('says so where its code cannot be loaded', async () => {
  const { tutorialPressed } = await import('./tutorialPressed')
  const { store } = renderApp({})
  const fetch = tourCode.fetch
  Object.assign(tourCode, { fetch: () => Promise.resolve(null) })
  try {
    await store.dispatch(tutorialPressed())
  } finally {
    Object.assign(tourCode, { fetch })
  }
  expect(await screen.findByText(lazyFailedText)).toBeInTheDocument()
})
