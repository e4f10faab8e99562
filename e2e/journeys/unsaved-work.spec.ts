import type { BrowserContext, Page } from '@playwright/test'
import { openPage, pageAddress } from '../fixtures/openSomebody.ts'
import { deskOn, expect, signIn, test, type Desk } from '../fixtures/test.ts'
import { toastWith } from '../pages/toast.ts'

/**
 * Opens a customer of a page of the log who can be worked on, and answers the name. Each repetition of a journey has another
 * customer, as a lock is that of the person.
 */
async function openCustomer(desk: Desk, number: number): Promise<string> {
  const { equityLog, opportunity } = desk
  await openPage(desk, number)
  await equityLog.workable.nth(test.info().repeatEachIndex).click()
  await opportunity.isReady()
  return opportunity.customer.innerText()
}

const callBack = {
  direction: 'Inbound Call',
  status: 'Inbound Call',
  result: 'No Action',
  notes: 'Asked for the payoff.',
} as const

/** What was typed is there again, with a line that says so, and can be saved. */
async function isOffered({ page, opportunity }: Desk): Promise<void> {
  await expect(opportunity.notes).toHaveValue(callBack.notes)
  await expect(page.getByText(/^You typed this on .* It was not saved\.$/)).toBeVisible()
  await opportunity.isReady()
}

const newWindow = async (context: BrowserContext): Promise<Desk> => deskOn(await context.newPage())
const pathOf = (page: Page): string => new URL(page.url()).pathname

const refuseCalls = (page: Page, status: number, code: string) =>
  page.route('**/api/opportunity/call', (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Refused', status, code, requestId: 'r-1' }),
    }),
  )

test.describe('a call that is typed and not saved', () => {
  test.use({ person: 'Jordan Mills', expectedErrors: /status of 40[13]/ })

  test('is offered again after a closed window, and is gone once it is saved', async ({ page, context }) => {
    const desk = deskOn(page)
    await openCustomer(desk, 15)
    await desk.opportunity.fill(callBack)
    const path = pathOf(page)
    await page.close()
    const next = await newWindow(context)
    await next.page.goto(path)
    await isOffered(next)
    await next.opportunity.saveCall()
    await next.page.goto(path)
    await next.opportunity.isReady()
    await expect(next.opportunity.notes).toHaveValue('')
  })

  test('is offered again after a crash, and is gone once it is discarded', async ({ page, context }) => {
    const desk = deskOn(page)
    await openCustomer(desk, 16)
    await desk.opportunity.fill(callBack)
    const path = pathOf(page)
    const crashed = page.waitForEvent('crash')
    const devTools = await context.newCDPSession(page)
    // It has no answer: who would give it is gone.
    void devTools.send('Page.crash').catch(() => undefined)
    await crashed
    const next = await newWindow(context)
    await next.page.goto(path)
    await isOffered(next)
    await next.shell.link('Service Log').click()
    await next.opportunity.leaveQuestion.getByRole('button', { name: 'OK' }).click()
    await expect(next.page).toHaveURL(/\/app\/service/)
    await next.page.goto(path)
    await next.opportunity.isReady()
    await expect(next.opportunity.notes).toHaveValue('')
  })

  test('says that it was not saved where access is denied, and is offered again [S-117]', async ({
    page,
  }) => {
    const desk = deskOn(page)
    await openCustomer(desk, 17)
    await desk.opportunity.fill(callBack)
    await refuseCalls(page, 403, 'forbidden')
    await desk.opportunity.save.click()
    // A first denial loads the page anew.
    await isOffered(desk)
    await page.unroute('**/api/opportunity/call')
    await desk.opportunity.saveCall()
  })

  test('is left while it is saved once it is saved', async ({ page }) => {
    const desk = deskOn(page)
    const name = await openCustomer(desk, 18)
    await desk.opportunity.fill(callBack)
    let answer = () => undefined as void
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/opportunity/call', async (route) => {
      await answered
      await route.continue()
    })
    await desk.opportunity.save.click()
    await desk.opportunity.next.click()
    await expect(page.getByRole('dialog', { name: 'Saving' })).toBeVisible()
    await expect(desk.opportunity.customer).toHaveText(name)
    answer()
    await expect(desk.opportunity.customer).not.toHaveText(name)
    await expect(toastWith(page, 'Call saved')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('signing in and out', () => {
  // Who signs out here has signed in here: the sessions of other journeys go on.
  test.use({ person: null, expectedErrors: /status of 401/ })

  test('brings back what was typed when a save was refused and the session is over [S-117]', async ({
    page,
    context,
  }) => {
    const desk = deskOn(page)
    await signIn(desk, 'Jordan Mills')
    await openCustomer(desk, 19)
    await desk.opportunity.fill(callBack)
    await context.clearCookies()
    await refuseCalls(page, 401, 'tokenInvalid')
    await desk.opportunity.save.click()
    await page.unroute('**/api/opportunity/call')
    await desk.identity.choose('Jordan Mills')
    await isOffered(desk)
    await desk.opportunity.saveCall()
  })

  test('asks about what another window holds: Cancel changes nothing, OK signs both out [S-750] [D-53]', async ({
    page,
    context,
  }) => {
    const writing = deskOn(page)
    await signIn(writing, 'Jordan Mills')
    await openCustomer(writing, 20)
    await writing.opportunity.fill(callBack)
    const leaving = await newWindow(context)
    await leaving.page.goto('/app/log')
    await leaving.equityLog.isShown()
    const logOut = async () => {
      await leaving.shell.openUserMenu('Jordan Mills')
      await leaving.page.getByRole('menuitem', { name: 'Log Out' }).click()
    }
    const question = leaving.opportunity.leaveQuestion
    await logOut()
    await expect(question).toContainText(callBack.notes)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await leaving.page.reload()
    await leaving.equityLog.isShown()
    await expect(writing.opportunity.notes).toHaveValue(callBack.notes)
    await expect(writing.opportunity.save).toBeEnabled()

    await logOut()
    await question.getByRole('button', { name: 'OK' }).click()
    for (const { page: either } of [leaving, writing])
      await expect(either.getByText('You have been signed out.')).toBeVisible()
    await expect(writing.opportunity.leaveQuestion).toBeHidden()
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('DRAFT/'))),
    ).toEqual([])
  })
})

test.describe('a lock', () => {
  test.use({ person: 'Jordan Mills' })

  test('belongs to the person: it goes with the last of their windows [D-70]', async ({
    page,
    context,
    colleague,
  }) => {
    const dana = await colleague('Dana Baker')
    await openCustomer(dana, 22)
    await dana.page.goto(pageAddress(21))
    await dana.equityLog.isShown()
    const first = deskOn(page)
    const name = await openCustomer(first, 21)
    const second = await newWindow(context)
    await second.page.goto(pathOf(page))
    await second.opportunity.isReady()
    const lock = dana.equityLog.row(name).getByRole('button', { name: /^Locked By Jordan Mills/ })
    await expect(lock).toBeVisible()

    const released = page.waitForResponse((response) => response.url().includes('onlyOwn=true'))
    await page.getByRole('link', { name: 'Equity Log' }).last().click()
    await released
    await first.equityLog.isShown()
    await expect(lock).toBeVisible()
    await expect(second.page.getByText(/^Your lock was released/)).toBeHidden()
    await second.page.getByRole('link', { name: 'Equity Log' }).last().click()
    await expect(lock).toBeHidden()
  })

  test('that a colleague has taken is taken back, with what was typed in place', async ({
    page,
    colleague,
  }) => {
    const dana = await colleague('Dana Baker')
    await openCustomer(dana, 24)
    await dana.page.goto(pageAddress(23))
    await dana.equityLog.isShown()
    const jordan = deskOn(page)
    const name = await openCustomer(jordan, 23)
    await jordan.opportunity.fill(callBack)
    await dana.equityLog
      .row(name)
      .getByRole('button', { name: /^Locked By Jordan Mills/ })
      .click()
    await dana.page
      .getByRole('alertdialog', { name: 'Unlock Row' })
      .getByRole('button', { name: 'Yes', exact: true })
      .click()
    await expect(page.getByText(/^Your lock was released/)).toBeVisible()
    await dana.equityLog.row(name).getByRole('link').click()
    await dana.opportunity.isReady()

    await expect(page.getByText(/^Locked By Dana Baker/)).toBeVisible()
    await expect(jordan.opportunity.notes).not.toBeEditable()
    await page.getByRole('button', { name: 'Take it back' }).click()
    const question = page.getByRole('alertdialog', { name: 'Take it back' })
    await expect(question).toContainText('locked by Dana Baker')
    await question.getByRole('button', { name: 'Yes', exact: true }).click()
    await jordan.opportunity.isReady()
    await expect(jordan.opportunity.notes).toHaveValue(callBack.notes)
    await expect(dana.page.getByText(/^Locked By Jordan Mills/)).toBeVisible()
    await jordan.opportunity.saveCall()
  })
})
