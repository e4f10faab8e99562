import { gridDriver } from '@retain/ui/testing/grid-driver'
import { screen, waitFor } from '@testing-library/react'
import { logOf, type FakeAnswers } from './fakeApi'
import { wireContact } from './contactFixtures'
import { wirePage } from './fixtures'
import { renderApp, type AppOptions } from './renderApp'
import { selectConnection } from '../live/liveSlice'

/** The moment of the app's clock in tests. */
export const testNow = '2026-11-21T15:00:00.000Z'

/** The body of a search of the Contact Log. */
export interface ContactSearchBody {
  readonly pageSize: number
  readonly repliedStatus: string
}

/** Answers the searches of the Contact Log: these emails, and how many of the store's wait for a reply. */
export const contactsOf =
  (rows: readonly object[], waiting = 0) =>
  ({ body }: { readonly body: unknown }) => {
    const { pageSize } = body as ContactSearchBody
    // The search of one row is the one whose total is the no-reply count.
    return pageSize === 1 ? wirePage([], waiting, 1, 1) : wirePage(rows)
  }

/** The answers of the services for work in the Contact Log. */
export const contactAnswers = (rows: readonly object[] = [wireContact()], waiting = 0): FakeAnswers => ({
  searchContactLog: contactsOf(rows, waiting),
  searchLogs: logOf(0),
  listStoreUsers: () => [{ userName: 'sam.rivera', givenName: 'Sam', familyName: 'Rivera', email: null }],
})

/** Opens the Contact Log and waits for its first emails and the live connection. */
export async function openContactLog(options: AppOptions = {}) {
  const app = renderApp({
    path: '/app/contact',
    ...options,
    answers: { ...contactAnswers(), ...options.answers },
  })
  const grid = gridDriver(await screen.findByRole('grid', { name: 'Contact Log' }))
  await screen.findAllByRole('button', { name: 'View' })
  await waitFor(() => {
    if (selectConnection(app.store.getState()).state !== 'open') throw new Error('Not connected yet')
  })
  /** The bodies of the searches for the list, in order. */
  const searches = () =>
    app.api
      .callsOf('searchContactLog')
      .map(({ body }) => body as ContactSearchBody & Readonly<Record<string, unknown>>)
      .filter(({ pageSize }) => pageSize !== 1)
  return { ...app, grid, searches }
}
