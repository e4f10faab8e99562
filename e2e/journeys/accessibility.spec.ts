import type { Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axeFindings.ts'
import { expect, test } from '../fixtures/test.ts'

// Colours that are still fading from one theme to the other are nobody's colours: without motion they change at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Everything that axe knows of WCAG up to 2.2 AA, and its best practices: headings, landmarks, regions. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits for a page by its one heading, and lets axe read it: all of it in light colours, and the colours again in dark ones. */
async function check(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  expect(await axeFindings(page, { tags })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, { rules: ['color-contrast'] })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const pages = [
  ['/app/log', 'Equity Log'],
  ['/app/service', 'Service Log'],
  ['/app/contact', 'Contact Log'],
  ['/app/search', 'Search log'],
  ['/app/onlineHelp', 'Helpful Links'],
  ['/contact', 'Contact'],
  ['/access_denied', 'Access Denied'],
  ['/app/nowhere', 'Page Not Found'],
  ['/app/opportunity/999999999', 'Page Not Found'],
  ['/app/log?store=ZZZ', 'Access Denied'],
  ['/print/ServiceLogPrint?roStatus=Open&dealType=Lease', /Service Log/],
] as const

const adminPages = [
  ['/app/EmailTemplates', 'Email Templates'],
  ['/app/CallGuides', 'Call Guides'],
  ['/app/Disclaimer', 'Email Disclaimer'],
  ['/app/globalAdmin', 'Global Settings'],
  ['/app/mappingTable', 'Mapping Table'],
  ['/app/orphans', 'Orphans'],
  ['/app/auditLog', 'Audit Log'],
  ['/app/people', 'People and Access'],
  ['/app/enableStore', 'Enable Stores'],
  ['/app/StoreAdmin', 'Store Admin'],
  ['/app/sandbox', 'Sandbox'],
  ['/app/dashboard?measure=answers', 'Dashboard'],
  ['/app/dashboard/activity', 'Behind the Figures'],
  ['/app/announcementAdmin', 'Announcements'],
  ['/app/helpLinksAdmin', 'Help Links'],
  ['/app/tradeAdjustment', 'Trade Adjustment'],
  ['/app/profile', 'Email Signature'],
  ['/app/globalAdmin/Overrides', 'Setting Overrides'],
  ['/app/globalAdmin/Overrides/EATimeDesktopAlerts?scope=store%3AGUL', 'Setting Overrides'],
] as const

for (const [name, viewport] of [
  ['a wide window', { width: 1600, height: 960 }],
  // What WCAG 1.4.10 asks for: a wide window at 400 percent. It is high enough for the foot of each list.
  ['a narrow window', { width: 320, height: 1024 }],
] as const) {
  test.describe(`axe finds nothing in ${name}`, () => {
    test.use({ viewport })

    test.describe('with an administrator', () => {
      test.use({ person: 'Alex Romero' })

      for (const [path, heading] of adminPages)
        test(`on ${path}`, async ({ page }) => {
          await page.goto(path)
          await check(page, heading)
        })

      test('in the call guide of a customer', async ({ page }) => {
        await page.goto('/app/log')
        await page
          .getByRole('link', { name: /\w, \w/ })
          .first()
          .click()
        const show = page.getByRole('button', { name: 'Show the call guide' })
        await show.or(page.getByRole('button', { name: 'Fold the call guide' })).waitFor()
        if (await show.isVisible()) await show.click()
        await expect(page.getByRole('region', { name: 'Call guide' })).toBeVisible()
        await check(page, /\w, \w/)
      })
    })

    test.describe('with somebody signed in', () => {
      // A customer who does not exist is answered 404.
      test.use({ person: 'Jordan Mills', expectedErrors: /404/ })

      for (const [path, heading] of pages) {
        test(`on ${path}`, async ({ page }) => {
          await page.addInitScript(() => {
            window.print = () => undefined
          })
          await page.goto(path)
          await check(page, heading)
        })
      }

      test('where payments of a customer are compared', async ({ page }) => {
        await page.goto('/app/log')
        const customer = page.getByRole('link', { name: /\w, \w/ }).first()
        const path = new URL((await customer.getAttribute('href')) ?? '', page.url()).pathname
        for (const [part, heading] of [
          ['playground', 'Playground'],
          ['what-fits', 'What fits'],
          ['playground-print', 'Playground'],
        ] as const) {
          await page.goto(`${path}/${part}`)
          await check(page, heading)
        }
      })

      test('on the page of a customer, and in the history', async ({ page }) => {
        await page.goto('/app/log')
        await page
          .getByRole('link', { name: /\w, \w/ })
          .first()
          .click()
        await check(page, /\w, \w/)
        await page.getByRole('tab', { name: 'History' }).click()
        await expect(page.getByRole('list', { name: 'Contact history' })).toBeVisible()
        await check(page, /\w, \w/)
      })
    })

    test('before and after somebody is signed in', async ({ page }) => {
      await page.goto('/')
      await check(page, 'Sign in')
      await page.goto('/Logout')
      await check(page, 'You have been signed out.')
      await page.goto('/demo/do-not-call')
      await check(page, 'Do Not Call')
    })
  })
}
