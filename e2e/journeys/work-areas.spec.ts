import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'Alex Romero' })

const areas = [
  ['/app/log', 'Equity Log'],
  ['/app/service', 'Service Log'],
  ['/app/contact', 'Contact Log'],
  ['/app/search', 'Search log'],
  ['/app/tradeAdjustment', 'Trade Adjustment'],
  ['/app/profile', 'Email Signature'],
  ['/app/onlineHelp', 'Helpful Links'],
  ['/app/globalAdmin', 'Global Settings'],
  ['/app/globalAdmin/Overrides', 'Setting Overrides'],
  ['/app/StoreAdmin', 'Store Admin'],
  ['/app/enableStore', 'Enable Stores'],
  ['/app/EmailTemplates', 'Email Templates'],
  ['/app/CallGuides', 'Call Guides'],
  ['/app/Disclaimer', 'Email Disclaimer'],
  ['/app/announcementAdmin', 'Announcements'],
  ['/app/helpLinksAdmin', 'Help Links'],
  ['/app/mappingTable', 'Mapping Table'],
] as const

test('every area of work is a screen of its own for who may open it [S-009]', async ({ page, equityLog }) => {
  for (const [address, title] of areas) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await page.goto('/app/log')
  await equityLog.isShown()
  const link = page.getByRole('link', { name: /\w, \w/ }).first()
  const name = await link.innerText()
  await link.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(name)
  await expect(page.getByRole('tab', { name: 'Call' })).toBeVisible()
  const customer = page.url()
  await page.getByRole('link', { name: 'Open playground' }).click()
  await expect(page).toHaveURL(/\/playground/)
  await expect(page.getByRole('button', { name: 'Find in VLS' })).toBeVisible()
  await page.goto(customer)
  await page.getByRole('link', { name: 'Customer 360' }).click()
  await expect(heading).toHaveText('Customer 360')
})

/** What only the page of the signature says. */
const ofSignature = 'Preview in an email'

test('the code of the signature is fetched when its page is opened [S-058]', async ({
  page,
  equityLog,
  request,
}) => {
  // What they hold is asked for afterwards: the browser forgets it with its page.
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url())
  })
  const withIt = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()))
    return texts.filter((text) => text.includes(ofSignature)).length
  }
  await page.goto('/app/log')
  await equityLog.isShown()
  await page.waitForLoadState('networkidle')
  expect(scripts.size).toBeGreaterThan(3)
  expect(await withIt()).toBe(0)
  await page.goto('/app/profile')
  await expect(page.getByRole('region', { name: ofSignature })).toBeVisible()
  expect(await withIt()).toBe(1)
})
