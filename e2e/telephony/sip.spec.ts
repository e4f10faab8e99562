import type { Server } from 'node:http'
import type { Page } from '@playwright/test'
import { mainServer, stateOf } from '../fixtures/addresses.ts'
import { axeFindings } from '../fixtures/axeFindings.ts'
import { pageAddress, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test, type Desk } from '../fixtures/test.ts'
import { toastWith } from '../pages/toast.ts'
import { Exchange } from './exchange.ts'
import { credentialsOf } from './sipAddresses.ts'
import { SecondPhone, servePhone } from './secondPhone.ts'

test.use({ person: 'Jordan Mills' })

const exchange = new Exchange()
let phonePage: Server | null = null
test.beforeAll(async ({ browser }) => {
  phonePage = servePhone()
  await exchange.start()
  const context = await browser.newContext({ storageState: stateOf('Alex Romero'), baseURL: mainServer.url })
  await chooseSip(await context.newPage())
  await context.close()
})
test.afterAll(async () => {
  phonePage?.close()
  await exchange.kill()
})

const store = 'BLR'

/** Everything that axe knows of WCAG up to 2.2 AA, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The administrator has the store dial by SIP. */
async function chooseSip(page: Page) {
  await page.goto(`/app/globalAdmin/Overrides/EATelephony?match=store%3A${store}&scope=store%3A${store}`)
  const panel = page.getByRole('group', { name: 'Override' })
  await panel.getByRole('button', { name: /Value/ }).first().click()
  await page.getByRole('option', { name: 'SIP' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastWith(page, 'Override settings updated').first()).toBeVisible()
}

const callGroup = (page: Page) => page.getByRole('group', { name: 'Call', exact: true })
const status = (page: Page) => callGroup(page).getByRole('status', { name: 'Telephone' })
const panel = (page: Page) => page.getByRole('region', { name: 'Telephone call' })

/** Opens somebody and chooses the first number; answers its ten digits. */
async function openCustomer(
  desk: Pick<Desk, 'page' | 'equityLog' | 'opportunity'>,
  nth = 0,
): Promise<{ name: string; number: string }> {
  await desk.page.goto(`${pageAddress(70)}&store=${store}`)
  await desk.equityLog.isShown()
  const name = await openSomebody(desk, nth)
  const phones = callGroup(desk.page).getByRole('radiogroup', { name: 'Phone' })
  await phones.locator('label').first().click()
  const dial = callGroup(desk.page).getByRole('button', { name: /^Dial \(/ })
  await expect(dial).toBeEnabled()
  const number = ((await dial.getAttribute('aria-label')) ?? '').replace(/\D/g, '').slice(0, 10)
  return { name, number }
}

const dial = (page: Page) =>
  callGroup(page)
    .getByRole('button', { name: /^Dial \(/ })
    .click()

async function phoneOf({ page }: Pick<Desk, 'page'>, number: string): Promise<SecondPhone> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('no browser')
  const phone = await SecondPhone.open(await browser.newContext())
  expect(await phone.register(credentialsOf(number))).toBe('registered')
  return phone
}

test('calls out from the Call tab, both hear each other, and either side hangs up [S-808] [S-350] [OP-037]', async ({
  page,
  equityLog,
  opportunity,
}) => {
  const desk = { page, equityLog, opportunity }
  const { number } = await openCustomer(desk)
  const phone = await phoneOf(desk, number)
  await opportunity.fill({ notes: 'Asked for figures' })
  await dial(page)
  await phone.isOn('ringing')
  await expect(status(page)).toHaveText('Calling')
  expect(await phone.from()).toBe('jordan.mills')
  await phone.answer()
  await expect(status(page)).toHaveText('Connected')
  await phone.hears()
  await callGroup(page).getByRole('button', { name: 'Hang up' }).click()
  await phone.isOn('ended')
  await expect(status(page)).toHaveText('')

  await dial(page)
  await phone.isOn('ringing')
  await phone.answer()
  await expect(status(page)).toHaveText('Connected')
  await phone.hangUp()
  await expect(panel(page)).toHaveCount(0)
  await expect(callGroup(page).getByRole('button', { name: /^Dial \(/ })).toBeEnabled()

  await dial(page)
  await phone.isOn('ringing')
  await phone.decline(486)
  await expect(status(page)).toHaveText('Line busy')
  await expect(callGroup(page).getByRole('textbox', { name: 'Notes' })).toHaveValue('Asked for figures')
  await phone.page.context().close()
})

test('says that nobody is at a number', async ({ page, equityLog, opportunity }) => {
  const desk = { page, equityLog, opportunity }
  await openCustomer(desk, 1)
  await dial(page)
  await expect(status(page)).toHaveText('Nobody can be reached at this number now.')
})

test('an incoming call shows who calls, and opens its customer after Confirm Close', async ({
  page,
  equityLog,
  opportunity,
}) => {
  const desk = { page, equityLog, opportunity }
  const { name, number } = await openCustomer(desk, 2)
  const phone = await phoneOf(desk, number)
  await page.goBack()
  await equityLog.isShown()
  await openSomebody(desk, 0)
  await opportunity.fill({ notes: 'Half a note' })
  await expect(callGroup(page).getByRole('button', { name: /^Dial/ })).toBeVisible()
  await phone.dial('jordan.mills')
  await expect(panel(page)).toContainText('Incoming call')
  await panel(page).getByRole('button', { name: 'Answer' }).click()
  await expect(panel(page)).toContainText('Connected')
  await phone.isOn('connected')
  await phone.hears()
  await panel(page)
    .getByRole('button', { name: `Open ${name}` })
    .first()
    .click()
  await opportunity.leaveQuestion.getByRole('button', { name: 'OK' }).click()
  await expect(opportunity.customer).toHaveText(name)
  await expect(panel(page)).toContainText('Connected')
  await phone.hangUp()
  await expect(panel(page)).toHaveCount(0)
  await phone.page.context().close()
})

for (const [name, viewport] of [
  ['a wide window', { width: 1600, height: 960 }],
  ['a window of 320 px', { width: 320, height: 640 }],
] as const)
  test.describe(`axe finds nothing while somebody calls, in ${name}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    /** All of the page in light colours, its colours in dark ones, and nothing beyond the window. */
    async function check(page: Page) {
      expect(await axeFindings(page, { tags })).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFindings(page, { rules: ['color-contrast'] })).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      const box = await panel(page).boundingBox()
      expect(box).not.toBeNull()
      if (box === null) return
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width)
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
    }

    test('in every state', async ({ page, equityLog, opportunity }) => {
      const desk = { page, equityLog, opportunity }
      const { number } = await openCustomer(desk, 6)
      const phone = await phoneOf(desk, number)
      await page.setViewportSize(viewport)
      await dial(page)
      await phone.isOn('ringing')
      await expect(panel(page)).toContainText('Calling')
      await check(page)
      await phone.answer()
      await expect(panel(page)).toContainText('Connected')
      await check(page)
      await panel(page).getByRole('button', { name: 'Mute' }).click()
      await expect(panel(page)).toContainText('you are muted')
      await phone.hearsVoice(false)
      await panel(page).getByRole('button', { name: 'Unmute' }).click()
      await phone.hearsVoice(true)
      await phone.hangUp()
      await expect(panel(page)).toHaveCount(0)
      await phone.dial('jordan.mills')
      await expect(panel(page)).toContainText('Incoming call')
      await expect(panel(page).getByRole('list', { name: 'Customers with this number' })).toBeVisible()
      await check(page)
      await panel(page).getByRole('button', { name: 'Decline' }).click()
      await expect(panel(page)).toHaveCount(0)
      await phone.isOn('ended')
      await phone.page.context().close()
    })
  })

test('a caller who gives up leaves a word, and one who is declined hears so', async ({
  page,
  equityLog,
  opportunity,
}) => {
  const desk = { page, equityLog, opportunity }
  const { number } = await openCustomer(desk, 3)
  const phone = await phoneOf(desk, number)
  await phone.dial('jordan.mills')
  await expect(panel(page)).toContainText('Incoming call')
  await phone.cancel()
  await expect(panel(page)).toHaveCount(0)
  await expect(status(page)).toContainText('Missed call from')
  await phone.dial('jordan.mills')
  await callGroup(page).getByRole('button', { name: 'Decline' }).click()
  await expect(panel(page)).toHaveCount(0)
  await phone.isOn('ended')
  await phone.page.context().close()
})

test.describe('without the exchange', () => {
  // The browser itself says that a WebSocket could not be opened.
  test.use({ expectedErrors: /^WebSocket connection to 'ws:\/\/127\.0\.0\.1:\d+\/ws' failed/ })

  test('says that the exchange is gone, keeps what is typed, and is back by itself', async ({
    page,
    equityLog,
    opportunity,
  }) => {
    const desk = { page, equityLog, opportunity }
    await openCustomer(desk, 4)
    await opportunity.fill({ notes: 'Still here' })
    await exchange.kill()
    await expect(status(page)).toContainText('The telephone exchange cannot be reached.')
    await expect(callGroup(page).getByRole('button', { name: /^Dial/ })).toHaveCount(0)
    await exchange.start()
    await expect(callGroup(page).getByRole('button', { name: /^Dial \(/ })).toBeEnabled({ timeout: 60_000 })
    await expect(status(page)).toHaveText('')
    await expect(callGroup(page).getByRole('textbox', { name: 'Notes' })).toHaveValue('Still here')
  })
})

test('says that the microphone is denied', async ({ page, equityLog, opportunity }) => {
  const desk = { page, equityLog, opportunity }
  await page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: denied })
  })
  await openCustomer(desk, 5)
  await dial(page)
  await expect(status(page)).toContainText('does not let this page use the microphone')
})

for (const [what, account, answer] of [
  ['forged', credentialsOf('5550100100', { secret: 'another secret' }), /^refused 40[13]$/],
  ['that have ended', credentialsOf('5550100100', { seconds: -5 }), /^refused 40[13]$/],
  ['of somebody else', { ...credentialsOf('5550100100'), userName: 'jordan.mills' }, /^refused 403$/],
] as const)
  test(`credentials ${what} are refused`, async ({ browser }) => {
    const phone = await SecondPhone.open(await browser.newContext())
    expect(await phone.register(account)).toMatch(answer)
    await phone.page.context().close()
  })
