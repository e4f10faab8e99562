import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { shoot } from './shoot.ts'

/** Waits until every card of the page shows what it has. */
async function isWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeEditable()
}

/** Lets the opportunity section say something else than it does. */
const changeSection = (page: Page, change: Readonly<Record<string, unknown>>) =>
  page.route(/\/api\/opportunity\/\d+\/true$/, async (route: Route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: Record<string, unknown> }
    await route.fulfill({ json: { ...body, data: { ...body.data, ...change } } })
  })

test.describe('an opportunity', () => {
  test.use({ person: 'Alex Romero' })

  /** The address of the customer who is opened: the same for all pictures of a project. */
  let address = ''
  /** Another one, which nobody opens: a lock would be told to the page. */
  let quiet = ''

  test.beforeEach(async ({ page }) => {
    const [answer] = await Promise.all([page.waitForResponse('**/search/logs'), page.goto('/app/log')])
    await expect(page.getByText(/^[\d,]+ customers$/)).toBeVisible()
    const { data } = (await answer.json()) as {
      data: { list: { opptId: string; isLocked: boolean; isCustomerLocked: boolean; statusCode: string }[] }
    }
    const open = data.list.filter(
      (row) => !row.isLocked && !row.isCustomerLocked && ['NEW', 'IPCM', 'IPCNM'].includes(row.statusCode),
    )
    address = `/app/opportunity/${open[7]?.opptId ?? ''}?source=EQLOG`
    quiet = `/app/opportunity/${open[9]?.opptId ?? ''}?source=EQLOG`
  })

  test('as it opens', async ({ page }, { project }) => {
    await page.goto(address)
    await isWhole(page)
    await shoot(page, 'opportunity', project.name)
  })

  test('opened from the log', async ({ page }, { project }) => {
    await page
      .locator(`a[href^="${address.split('?')[0] ?? ''}"]`)
      .first()
      .click()
    await isWhole(page)
    await shoot(page, 'opportunity-from-log', project.name)
  })

  test('a call without its reason', async ({ page, opportunity }, { project }) => {
    await page.goto(address)
    await isWhole(page)
    await opportunity.choice('Direction', 'Inbound Call').check({ force: true })
    await opportunity.chooseStatus('Inbound Call')
    await opportunity.select('Call result', 'Not Interested')
    await opportunity.notes.fill('Happy with the car, will look again in spring.')
    await shoot(page, 'opportunity-call', project.name)
  })

  test('leaving with unsaved changes', async ({ page, opportunity }, { project }) => {
    await page.goto(address)
    await isWhole(page)
    await opportunity.notes.fill('Will look again in spring.')
    await page.getByRole('link', { name: 'Equity Log' }).last().click()
    await expect(opportunity.leaveQuestion).toBeVisible()
    await shoot(page, 'confirm-close', project.name)
  })

  test('history', async ({ page, opportunity }, { project }) => {
    await page.goto(address)
    await isWhole(page)
    await opportunity.tab('History').click()
    await expect(opportunity.history.getByRole('listitem').first()).toBeVisible()
    await shoot(page, 'opportunity-history', project.name)
  })

  test('a tab that is to come', async ({ page, opportunity }, { project }) => {
    await page.goto(address)
    await isWhole(page)
    await opportunity.tab('Create Lead').click()
    await shoot(page, 'opportunity-later-tab', project.name)
  })

  test('locked by somebody', async ({ page }, { project }) => {
    await changeSection(page, {
      lockedBy: 'Priya Singh',
      lockedUserId: 'priya.singh',
      lockedDT: new Date(Date.now() - 300_000).toISOString(),
    })
    await page.goto(quiet)
    await expect(page.getByText(/Locked By Priya Singh/)).toBeVisible()
    await shoot(page, 'opportunity-locked', project.name)
  })

  test('with its lock taken away', async ({ page }, { project }) => {
    await page.goto(address)
    await isWhole(page)
    const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN') ?? '')
    const opptId = /opportunity\/(\d+)/.exec(page.url())?.[1] ?? ''
    const [section] = await Promise.all([
      page.waitForResponse(/\/api\/opportunity\/\d+\/true$/),
      page.reload(),
    ])
    await isWhole(page)
    const { data } = (await section.json()) as { data: { hyperionId: string } }
    const released = await page.request.post('/api/opportunity/activity/opportunity-lock', {
      headers: { authorization: `Bearer ${token}` },
      data: { opptId, hyperionId: data.hyperionId, isLocked: false },
    })
    expect(released.ok()).toBe(true)
    await expect(page.getByText(/^Your lock was released/)).toBeVisible()
    await shoot(page, 'opportunity-lock-lost', project.name)
  })

  test('closed', async ({ page }, { project }) => {
    await changeSection(page, { statusCode: 'NLO' })
    await page.goto(address)
    await expect(page.getByText(/No Longer Owns/).first()).toBeVisible()
    await shoot(page, 'opportunity-closed', project.name)
  })

  test('do not contact', async ({ page }, { project }) => {
    await changeSection(page, { statusCode: 'DNC' })
    await page.goto(address)
    await isWhole(page)
    await shoot(page, 'opportunity-dnc', project.name)
  })

  test('while it loads', async ({ page }, { project }) => {
    await page.route(/\/api\/opportunity\/\d+\//, () => new Promise(() => undefined))
    await page.goto(address)
    await expect(page.getByRole('tablist')).toBeVisible()
    await shoot(page, 'opportunity-loading', project.name)
  })

  test('while the connection is down', async ({ page }, { project }) => {
    await page.routeWebSocket(/\/live/, (socket) => socket.close({ code: 1011 }))
    await page.goto('/app/log')
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /Reconnecting/ })
        .first(),
    ).toBeVisible()
    await shoot(page, 'reconnecting', project.name)
  })

  test('what was typed before', async ({ page, opportunity }, { project }) => {
    await page.goto(address)
    await isWhole(page)
    await opportunity.notes.fill('Will look again in spring.')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText(/^You typed this on/)).toBeVisible()
    await isWhole(page)
    await shoot(page, 'opportunity-restored', project.name)
    await page.goto('/app/log')
    await page.getByRole('banner').getByRole('button', { name: 'Alex Romero' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(opportunity.leaveQuestion).toContainText('Will look again in spring.')
    await shoot(page, 'log-out-drafts', project.name)
  })

  test('left while it is saved', async ({ page, opportunity }, { project }) => {
    await page.route('**/api/opportunity/call', () => new Promise(() => undefined))
    await page.goto(address)
    await isWhole(page)
    await opportunity.choice('Direction', 'Inbound Call').check({ force: true })
    await opportunity.chooseStatus('Inbound Call')
    await opportunity.select('Call result', 'No Action')
    await opportunity.notes.fill('Will look again in spring.')
    await opportunity.save.click()
    await page.getByRole('link', { name: 'Equity Log' }).last().click()
    await expect(page.getByRole('dialog', { name: 'Saving' })).toBeVisible()
    await shoot(page, 'opportunity-leaving', project.name)
  })

  test.describe('when something fails', () => {
    test.use({ expectedErrors: /status of (500|404)/ })

    test('a section', async ({ page }, { project }) => {
      await page.route('**/vehicle-info', (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.goto(address)
      await expect(page.getByText('An error has occured').first()).toBeVisible()
      await shoot(page, 'opportunity-failed', project.name)
    })

    test('a call that is saved', async ({ page, opportunity }, { project }) => {
      await page.route('**/api/opportunity/call', (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.goto(address)
      await isWhole(page)
      await opportunity.choice('Direction', 'Inbound Call').check({ force: true })
      await opportunity.chooseStatus('Inbound Call')
      await opportunity.select('Call result', 'No Action')
      await opportunity.notes.fill('Will look again in spring.')
      await opportunity.save.click()
      await expect(page.getByText('The call was not saved.', { exact: true })).toBeVisible()
      await shoot(page, 'opportunity-not-saved', project.name)
    })

    test('an unknown one', async ({ page }, { project }) => {
      await page.goto('/app/opportunity/999999999')
      await expect(page).toHaveURL(/not-found/)
      await shoot(page, 'opportunity-unknown', project.name)
    })
  })
})
