import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderApp, type AppOptions } from './renderApp'

/** Opens the Equity Log and waits for its rows. */
export async function openLog(options: AppOptions = {}) {
  const app = renderApp(options)
  await screen.findAllByText(/^Customer \d{5}$/)
  /** The last request of the list. */
  const lastSearch = () => app.api.callsOf('searchLogs').at(-1)?.body
  return { ...app, lastSearch }
}

/** Opens the filter panel. */
export const openPanel = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Filters/ }))

/** Adds a filter by its label. */
export async function addFilter(user: UserEvent, label: string) {
  await user.type(screen.getByRole('combobox', { name: 'Add Filter' }), label)
  await user.click(await screen.findByRole('option', { name: label }))
}

/** The labels of the tags in sight. */
export const tagTexts = (): readonly (string | null)[] =>
  screen
    .queryAllByRole('row')
    .filter((row) => row.closest('[role=grid]')?.getAttribute('aria-label') === 'Active filters')
    .map(({ textContent }) => textContent)

/** Whether a button of the panel is there. */
export const hasButton = (name: string): boolean => screen.queryByRole('button', { name }) !== null
