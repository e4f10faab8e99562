import { expect, test } from '../fixtures/test.ts'
import { shoot } from './shoot.ts'
import { toastWith } from '../pages/toast.ts'

test.describe('signed out', () => {
  for (const [name, path, text] of [
    ['access-denied', '/access_denied', 'Access Denied'],
    ['signed-out', '/Logout', 'You have been signed out.'],
    ['not-found', '/no/such/path', 'Page Not Found'],
  ] as const) {
    test(name, async ({ page }, { project }) => {
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
      await shoot(page, name, project.name)
    })
  }

  test('redirecting', async ({ page }, { project }) => {
    await page.route(/\/oidc\/auth\?(?!.*prompt=none)/, (route) => route.abort('aborted'))
    await page.goto('/')
    await expect(page.getByText('Redirecting to Authorization Server. Please Wait')).toBeVisible()
    await shoot(page, 'redirecting', project.name)
  })

  test('identity', async ({ page, identity }, { project }) => {
    await page.goto('/')
    await expect(identity.heading).toBeVisible()
    await shoot(page, 'identity', project.name)
  })

  test('no stores', async ({ page, identity }, { project }) => {
    await page.goto('/')
    await identity.choose('Robin Vale')
    await expect(page.getByText('User profile is incomplete. No stores are assigned.')).toBeVisible()
    await shoot(page, 'no-stores', project.name)
  })
})

test.describe('signed in', () => {
  test.use({ person: 'Alex Romero' })

  test.beforeEach(async ({ page }) => {
    await page.goto('/app/log')
    await expect(page.getByText(/^[\d,]+ customers$/)).toBeVisible()
  })

  test('equity log', async ({ page }, { project }) => {
    await shoot(page, 'equity-log', project.name)
  })

  test('change stores', async ({ page, shell }, { project }) => {
    await shell.changeStores.click()
    await expect(shell.storeSearch).toBeVisible()
    await shoot(page, 'change-stores', project.name)
  })

  test('user menu', async ({ page, shell }, { project }) => {
    await shell.openUserMenu('Alex Romero')
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
    await shoot(page, 'user-menu', project.name)
  })

  test.describe('when searching fails', () => {
    test.use({ expectedErrors: /status of 500/ })

    test('failed search', async ({ page }, { project }) => {
      await page.route('**/search/logs', (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.goto('/app/log?orderBy=year')
      await expect(toastWith(page, 'An error occurred getting data')).toBeVisible()
      await shoot(page, 'failed-search', project.name)
    })
  })

  test('empty log', async ({ page }, { project }) => {
    await page.route('**/search/logs', (route) =>
      route.fulfill({ json: { data: { list: [], total: 0, page: 1, pageCount: 0 }, meta: {} } }),
    )
    await page.goto('/app/log?orderBy=year')
    await expect(page.getByText('Nothing Found. Please try other search criteria')).toBeVisible()
    await shoot(page, 'empty-log', project.name)
  })
})
