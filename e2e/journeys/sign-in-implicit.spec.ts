import { implicitServer } from '../fixtures/addresses.ts'
import { errorsWhileAway, startServer, untilReady } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'

/** A server of its own: which flow people sign in by is one setting for all of them. */
test.use({ baseURL: implicitServer.url, expectedErrors: errorsWhileAway })

test('somebody signs in by the implicit flow, is renewed, found again and signs out [S-007] [S-084] [S-087] [S-101] [O-553] [O-555]', async ({
  page,
  identity,
  equityLog,
  shell,
}) => {
  test.setTimeout(480_000)
  let server = startServer(implicitServer, { SIGN_IN_FLOW: 'implicit' })
  try {
    await untilReady(implicitServer)
    await page.goto('/app/log')
    await expect(page.getByText('AcrValues prop is not set')).toBeVisible()
    await server.stop('SIGTERM')

    server = startServer(implicitServer, { SIGN_IN_FLOW: 'implicit', ACR_VALUES: 'tenant:retain' })
    await untilReady(implicitServer)
    const scripts: string[] = []
    const sentTo: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    page.on('response', (answer) => sentTo.push(answer.headers()['location'] ?? ''))
    const asked = page.waitForRequest((request) => /\/oidc\/auth\?.*prompt=login/.test(request.url()))
    await page.goto('/app/contact')
    const query = new URL((await asked).url()).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'equity',
      response_type: 'id_token token',
      acr_values: 'tenant:retain',
      prompt: 'login',
    })
    await identity.choose('Jordan Mills')
    await expect(page).toHaveURL(/\/app\/contact(\?|$)/)
    await expect(page.getByRole('heading', { name: 'Contact Log' })).toBeVisible()
    expect(sentTo.some((address) => /\/auth#\S*access_token=/.test(address))).toBe(true)
    const code = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    expect(code.filter((text) => text.includes('code_verifier'))).toEqual([])

    const first = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))
    expect(first).not.toBeNull()
    const visited = await page.evaluate(() => window.navigation.entries().map(({ url }) => url))
    expect(visited.length).toBeGreaterThan(0)
    expect(visited.filter((url) => url?.includes('token'))).toEqual([])

    await identity.forgetToken()
    await page.goto('/app/log')
    await equityLog.isShown()
    const second = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))
    expect(second).not.toBe(first)

    await shell.logOut('Jordan Mills')
    await expect(page.getByText('You have been signed out.')).toBeVisible()
    await page.goto('/app/log')
    await expect(identity.heading).toBeVisible()
  } finally {
    await server.stop('SIGTERM')
  }
})
