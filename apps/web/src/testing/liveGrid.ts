import type { LiveEvent } from '@retain/domain/live/liveMessage'
import { gridDriver } from '@retain/ui/testing/grid-driver'
import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { prepareApp } from './renderApp'
import { selectConnection } from '../live/liveSlice'

type PreparedApp = ReturnType<typeof prepareApp>

/** Makes a function by which an app receives live events, all in one frame; it waits until components have the changes. */
export const makeReceive =
  ({ live }: Pick<PreparedApp, 'live'>) =>
  (...events: readonly LiveEvent[]) =>
    act(async () => {
      for (const event of events) live.line().tell(event)
      await new Promise(requestAnimationFrame)
    })

/** Waits for the live connection of an app and for the grid of a log in it. */
export async function liveGrid(app: Pick<PreparedApp, 'live' | 'store'>, log: string) {
  await waitFor(() => expect(selectConnection(app.store.getState()).state).toBe('open'))
  return { grid: gridDriver(await screen.findByRole('grid', { name: log })), receive: makeReceive(app) }
}
