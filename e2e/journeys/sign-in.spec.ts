import { expect, test } from '../fixtures/test.ts'

test.describe('signing in', () => {
  test('leads from the address to the Equity Log of the first store [S-018] [S-025] [S-090] [S-133]', async ({
    page,
    identity,
    equityLog,
    shell,
  }) => {
    await page.goto('/')
    await identity.choose('Jordan Mills')
    await equityLog.isShown()
    await expect(shell.banner).toContainText('Harborview Motors')
    await expect(page).toHaveTitle(/Equity Log/)
  })

  test('says that it redirects while the identity server is slow [S-019] [S-020]', async ({ page }) => {
    await page.route(/\/oidc\/auth\?(?!.*prompt=none)/, (route) => route.abort('aborted'))
    await page.goto('/')
    await expect(page.getByText('Redirecting to Authorization Server. Please Wait')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('remembers the path that was wanted [S-029] [S-092] [S-108] [S-362]', async ({ page, identity }) => {
    await page.goto('/app/service')
    await identity.choose('Jordan Mills')
    await expect(page).toHaveURL(/\/app\/service(\?|$)/)
  })

  test('asks for the five scopes with a state, PKCE and a login prompt [S-082] [S-083] [S-085] [S-086] [S-088] [S-709]', async ({
    page,
    identity,
  }) => {
    const asked = page.waitForRequest(
      (request) => request.url().includes('/oidc/auth?') && !request.url().includes('prompt=none'),
    )
    await page.goto('/')
    const query = new URL((await asked).url()).searchParams
    expect(query.get('client_id')).toBe('equity')
    expect(query.get('scope')?.split(' ')).toEqual([
      'openid',
      'equity',
      'profile.full',
      'roles',
      'equity.stores',
    ])
    expect(query.get('redirect_uri')).toMatch(/\/auth$/)
    expect(query.get('prompt')).toBe('login')
    expect(query.get('state')).toBeTruthy()
    expect(query.get('nonce')).toBeTruthy()
    expect(query.get('code_challenge_method')).toBe('S256')
    await expect(identity.heading).toBeVisible()
  })

  test('keeps somebody signed in over a reload without asking again [S-078] [S-104] [S-106] [S-107]', async ({
    page,
    identity,
    equityLog,
  }) => {
    await page.goto('/')
    await identity.choose('Jordan Mills')
    await equityLog.isShown()
    await page.reload()
    await equityLog.isShown()
    const stored = await page.evaluate(() => Object.entries<string>({ ...localStorage }))
    const keys = stored.map(([key]) => key)
    expect(keys).toEqual(
      expect.arrayContaining(['PROFILE', 'TOKEN', 'AUTH', 'ACCESS_TOKEN', 'ID_TOKEN', 'STORE']),
    )
    const token = JSON.parse(stored.find(([key]) => key === 'TOKEN')?.[1] ?? '{}') as object
    expect(Object.keys(token).sort()).toEqual(
      ['accessToken', 'idToken', 'tokenType', 'scope', 'expiresIn', 'expiresAt'].sort(),
    )
  })

  test('finds a living identity session silently when the stored token is gone [S-078] [S-110]', async ({
    page,
    identity,
    equityLog,
  }) => {
    await page.goto('/')
    await identity.choose('Jordan Mills')
    await equityLog.isShown()
    await identity.forgetToken()
    await page.goto('/app/log')
    await equityLog.isShown()
    await expect(identity.heading).toBeHidden()
  })

  test('Chris Ortega, who may do nothing, is denied [S-028] [S-361] [L-022]', async ({ page, identity }) => {
    await page.goto('/')
    await identity.choose('Chris Ortega')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page).toHaveURL(/\/access_denied$/)
  })

  test('Robin Vale, who has no stores, is told so [S-112] [S-713]', async ({ page, identity }) => {
    await page.goto('/')
    await identity.choose('Robin Vale')
    await expect(page.getByText('User profile is incomplete. No stores are assigned.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})

test.describe('signing out', () => {
  test('ends the session, and somebody else sees their own stores and navigation only [S-145] [S-241] [S-750]', async ({
    page,
    identity,
    equityLog,
    shell,
  }) => {
    await page.goto('/')
    await identity.choose('Alex Romero')
    await equityLog.isShown()
    await expect(shell.navigation.getByRole('link', { name: 'Global Settings' })).toBeVisible()
    await shell.logOut('Alex Romero')
    await expect(page).toHaveURL(/\/Logout/i)

    await page.getByRole('button', { name: 'Sign In' }).click()
    await identity.choose('Sam Rivera')
    await equityLog.isShown()
    await expect(shell.navigation.getByRole('link', { name: 'Global Settings' })).toHaveCount(0)
    await shell.changeStores.click()
    await expect(shell.stores).toHaveText(['Harborview Motors'])
  })

  test('leaves no way back without signing in again', async ({ page, identity, equityLog, shell }) => {
    await page.goto('/')
    await identity.choose('Jordan Mills')
    await equityLog.isShown()
    await shell.logOut('Jordan Mills')
    await page.goto('/app/log')
    await expect(identity.heading).toBeVisible()
  })
})

test.describe('pages that need nobody signed in', () => {
  for (const [path, text] of [
    ['/access_denied', 'Access Denied'],
    ['/Logout', 'You have been signed out.'],
    ['/no/such/path', 'Page Not Found'],
  ] as const) {
    test(`${path} asks no identity server [S-067] [S-068] [S-073] [S-094]`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/oidc/')) asked.push(request.url())
      })
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
      expect(asked).toEqual([])
    })
  }
})
