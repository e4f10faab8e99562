import type { Locator } from '@playwright/test'
import { nextDayServer } from '../fixtures/addresses.ts'
import { clockAhead, errorsWhileAway, startServer, untilReady } from '../fixtures/server.ts'
import { expect, signIn, test, type Desk } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import type { Hands } from '../hands/Hands.ts'
import { toastWith } from '../pages/toast.ts'

/** A server of its own, whose clock is moved. The second journey begins on the day that the first has ended on. */
test.use({ baseURL: nextDayServer.url, expectedErrors: errorsWhileAway })
test.describe.configure({ mode: 'serial' })

const hourMs = 60 * 60_000

/** The hour in the store as the journeys begin: they count their days from it, also past midnight. */
const firstHour = Number(
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(),
)

/** How far it is to noon in the store, so many days from now: the refresh of that day is due, and its day is not over. */
const untilNoon = (days: number): number => (24 * days + 12 - firstHour) * hourMs

/** A window whose clock is that of the server, with the manager signed in. */
async function signedIn(desk: Desk, aheadMs: number): Promise<Desk> {
  await desk.page.clock.install({ time: Date.now() + aheadMs })
  await signIn(desk, 'Dana Baker')
  return desk
}

/** Opens how the equity of the shown customer comes about, and answers the panel. */
async function explainEquity({ page }: Desk, hands: Hands): Promise<Locator> {
  const figures = page.getByRole('group', { name: 'Payment' }).locator('dl > div')
  // Which figure can be pressed first depends on which section comes first.
  const equity = figures.filter({ has: page.getByText('Equity', { exact: true }) })
  await hands.press(equity.getByRole('button', { name: /, how it comes about$/ }))
  const panel = page.getByRole('dialog', { name: 'Equity' })
  await expect(panel.getByRole('row', { name: /^= Equity Amount/ })).toBeVisible()
  return panel
}

/** The amount at the end of a row of an explanation, in cents. */
const amountIn = async (row: Locator): Promise<number> =>
  Number((await row.getByRole('cell').last().innerText()).replace(/[^\d-]/g, ''))

const formatted = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Saves 10 % more for a Ford, by the screen of trade adjustments. */
async function adjust({ page, shell }: Desk, hands: Hands, year: string, model: string) {
  await hands.press(shell.link('Trade Adjustment'))
  const form = page.getByRole('group', { name: 'Trade adjustment' })
  const choose = async (label: string, option: string) => {
    await hands.press(form.getByRole('button', { name: new RegExp(label) }))
    await hands.press(page.getByRole('option', { name: option, exact: true }))
  }
  await hands.write(form.getByRole('textbox', { name: 'Year' }), year)
  await choose('Make', 'Ford')
  await choose('Model', model)
  await choose('Percentage', '10%')
  await choose('Expiration', '30 days')
  await hands.press(form.getByRole('radio', { name: 'Add' }))
  await hands.press(form.getByRole('button', { name: 'Save' }))
  await expect(
    toastWith(page, 'Trade Adjustment has been saved, updates will reflect the following day').first(),
  ).toBeVisible()
}

/** A journey that begins this late may go on after midnight, when the following day is another one: it begins tomorrow at noon. */
const firstDay = firstHour < 22 ? 0 : 1

// The days on which each of the two begins, counted from today, and the model that it adjusts.
for (const [by, Hands, { day, model }] of bothHands(
  { day: firstDay, model: 'Bronco' },
  { day: firstDay + 1, model: 'Edge' },
))
  test(`a manager sets a trade adjustment and sees it the next day, by ${by} [O-339] [OP-110]`, async ({
    colleague,
  }) => {
    test.setTimeout(480_000)
    let aheadMs = day === 0 ? 0 : untilNoon(day)
    let server = startServer(nextDayServer, clockAhead(aheadMs))
    try {
      await untilReady(nextDayServer)
      const today = await signedIn(await colleague(null), aheadMs)
      const hands = new Hands(today.page)
      await today.page.goto(
        '/app/log?oppStatus=ALL&dealType=Finance&orderBy=equityAmount&orderDirection=desc&store=BLR',
      )
      await today.equityLog.isShown()
      const cell = today.page.getByRole('gridcell', { name: model, exact: true })
      const row = today.equityLog.rows.filter({ has: cell }).first()
      const customer = await row.getByRole('link').innerText()
      await hands.openCustomer(row.getByRole('link'))
      await expect(today.opportunity.customer).toHaveText(customer)
      const { pathname } = new URL(today.page.url())
      const name = today.page
        .getByRole('region', { name: 'Current vehicle' })
        .getByText(new RegExp(`^\\d{4} Ford ${model}`))
      const [year = ''] = (await name.innerText()).split(' ')
      const before = await explainEquity(today, hands)
      const value = await amountIn(before.getByRole('row', { name: /^Vehicle Value/ }).first())
      const equity = await amountIn(before.getByRole('row', { name: /^= Equity Amount/ }))
      await today.page.keyboard.press('Escape')
      await adjust(today, hands, year, model)
      await today.page.goto('about:blank')

      await server.stop('SIGTERM')
      aheadMs = untilNoon(day + 1)
      server = startServer(nextDayServer, clockAhead(aheadMs))
      await untilReady(nextDayServer)
      const next = await signedIn(await colleague(null), aheadMs)
      const nextHands = new Hands(next.page)
      await next.page.goto(pathname)
      await expect(next.opportunity.customer).toHaveText(customer)
      // The refresh of the store is one of many, and the page is told when it has come to this customer.
      const more = Math.round(value / 10)
      const shown = next.page.getByRole('group', { name: 'Payment' })
      const wanted = formatted(Math.round((equity + more) / 100) * 100).replace('.00', '')
      await expect(
        shown.getByRole('button', { name: `${wanted}, how it comes about`, exact: true }),
      ).toBeVisible({ timeout: 180_000 })
      const after = await explainEquity(next, nextHands)
      await expect(after.getByRole('row', { name: /^= Equity Amount/ })).toContainText(
        formatted(equity + more),
      )
      await expect(after.getByRole('row', { name: /^Value before the adjustment/ }).first()).toContainText(
        formatted(value),
      )
      await expect(after.getByRole('row', { name: /^Trade adjustment/ })).toContainText(
        /By Dana Baker, counts since \d{2}\/\d{2}\/\d{4}.*10%/,
      )
    } finally {
      await server.stop('SIGTERM')
    }
  })
