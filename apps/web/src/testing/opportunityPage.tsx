import { screen } from '@testing-library/react'
import { opportunityName } from './opportunityFixtures'
import { renderApp } from './renderApp'

/** The address of an opportunity, as the Equity Log links to it. */
export const addressOf = (opptId: string): string => `/app/opportunity/${opptId}?source=EQLOG`

/**
 * Opens the page of an opportunity by its address and waits until it can be worked on.
 *
 * @param options.isReady false for a page that nobody can work on. @default true
 */
export async function openOpportunity({
  isReady = true,
  ...options
}: NonNullable<Parameters<typeof renderApp>[0]> & { readonly isReady?: boolean } = {}) {
  const app = renderApp({ path: addressOf('1000001'), ...options })
  await screen.findByRole('heading', { level: 1, name: opportunityName('1000001') })
  if (isReady) await screen.findByRole('radio', { name: /0182/ })
  return app
}

/** Opens the Equity Log and from it the customer of a row. */
export async function openFromLog(name: string, options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(options)
  await app.user.click(await screen.findByRole('link', { name }))
  await screen.findByRole('tab', { name: 'Call' })
  return app
}
