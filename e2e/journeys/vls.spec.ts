import type { Page } from '@playwright/test'
import { openPage, openSomebodyWithOffer } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import type { Hands } from '../hands/Hands.ts'

test.use({ person: 'Jordan Mills' })

const findInVls = (page: Page) => page.getByRole('button', { name: 'Find in VLS' })
const progress = (page: Page) => page.getByRole('dialog', { name: 'Vehicle listing' })

/** Presses the button that opens the listing, and answers its window. */
async function openListing(page: Page, hands: Hands) {
  const [listing] = await Promise.all([page.waitForEvent('popup'), hands.press(findInVls(page))])
  await expect(listing.getByRole('table', { name: 'Vehicles' })).toBeVisible()
  return listing
}

for (const [by, Hands, place] of bothHands(59, 60))
  test(`finds vehicles in the listing and lays them beside the replacement, by ${by} [O-030] [O-296] [O-297] [O-299] [O-304] [O-470] [O-471] [O-472] [OP-099]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    await openPage({ page, shell, equityLog }, place)
    const name = await openSomebodyWithOffer({ page, equityLog, opportunity })
    const hands = new Hands(page)
    await hands.press(page.getByRole('link', { name: 'Open playground' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible()

    // A window that is closed without a choice changes nothing.
    const lost = await openListing(page, hands)
    await expect(progress(page)).toContainText('Opening VLS window...')
    await expect(lost.getByText(name).first()).toBeVisible()
    await expect(lost.getByText(/ · access until /)).toBeVisible()
    await lost.close()
    await expect(progress(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/vins=/)

    const listing = await openListing(page, hands)
    const listingHands = new Hands(listing)
    const rows = listing.getByRole('table', { name: 'Vehicles' }).getByRole('row')
    const choose = (nth: number) => rows.getByRole('button', { name: /^Choose / }).nth(nth)
    for (const nth of [0, 1, 2]) await listingHands.press(choose(nth))
    await expect(listing.getByText('2 of 2 chosen')).toBeVisible()
    await expect(choose(0)).toHaveAttribute('aria-pressed', 'false')
    const vin = /[A-HJ-NPR-Z0-9]{17}/.exec(await rows.nth(3).innerText())?.[0] ?? 'none'
    const closed = listing.waitForEvent('close')
    await listingHands.press(listing.getByRole('button', { name: 'Use these 2 vehicles' }))
    await closed
    await expect(progress(page)).toHaveCount(0)
    await expect(page.getByText('3 of 3 replacement vehicles')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`vins=.*${vin}`))
  })

test.describe('without access', () => {
  test.use({ expectedErrors: /404/ })

  test('a token that counts no more is said in the window', async ({ page }) => {
    await page.goto('/VlsListing?token=none')
    await expect(page.getByText(/Your access to the vehicle listing has ended/)).toBeVisible()
  })
})
