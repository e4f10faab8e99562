import { strengthServer } from '../fixtures/addresses.ts'
import { errorsWhileAway, startServer, untilReady } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'

/** A server of its own: what it requires of sign-ins is one setting for all of them. */
test.use({
  baseURL: strengthServer.url,
  expectedErrors: new RegExp(`${errorsWhileAway.source}|status of 401`),
})

test('whoever is signed in when a strength comes to be required is told so, waits, and signs in again with it', async ({
  page,
  identity,
  equityLog,
}) => {
  test.setTimeout(480_000)
  let server = startServer(strengthServer)
  try {
    await untilReady(strengthServer)
    await page.goto('/app/log')
    await identity.choose('Jordan Mills')
    await equityLog.isShown()
    // A page that stays asks for a new sign-in as soon as the server is back.
    await page.goto('about:blank')
    await server.stop('SIGTERM')

    server = startServer(strengthServer, { ACR_REQUIRED: 'urn:example:mfa', MAX_AUTH_AGE: '43200' })
    await untilReady(strengthServer)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/oidc/auth?')) asked.push(request.url())
    })
    await page.goto('/app/contact')
    const told = page.getByText('This sign-in is not strong enough, or too long ago. Please sign in again.')
    await expect(told).toBeVisible()
    expect(asked).toEqual([])

    // The session is there still, and is no stronger for being asked again.
    await page.reload()
    await expect(told).toBeVisible()
    expect(asked.every((url) => url.includes('prompt=none'))).toBe(true)

    await page.getByRole('button', { name: 'Sign In' }).click()
    await identity.choose('Jordan Mills')
    await expect(page.getByRole('heading', { name: 'Contact Log' })).toBeVisible()
    expect(asked.at(-1)).toContain('acr_values=urn%3Aexample%3Amfa')

    // What is given without a page has the strength of its session.
    await identity.forgetToken()
    await page.goto('/app/log')
    await equityLog.isShown()
  } finally {
    await server.stop('SIGTERM')
  }
})
