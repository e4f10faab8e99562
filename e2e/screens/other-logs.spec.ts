import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { LogPage } from '../pages/LogPage.ts'
import { quickSearch } from '../pages/Shell.ts'
import { shoot } from './shoot.ts'

/** Opens a log at an address and waits for its rows. */
async function open(page: Page, name: LogPage['name'], path: string): Promise<LogPage> {
  const log = new LogPage(page, name)
  await page.goto(path)
  await expect(log.items.first()).toBeVisible()
  return log
}

test.describe('the other logs', () => {
  test.use({ person: 'Dana Baker' })

  test('the Service Log with its candidates, and with its filters open', async ({ page, equityLog }, {
    project,
  }) => {
    await open(page, 'Service Log', '/app/service')
    await expect(page.getByText('Candidate', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await shoot(page, 'service-log', project.name)
    await equityLog.filters.open()
    await expect(page.getByRole('button', { name: /RO Status/ })).toBeVisible()
    await shoot(page, 'service-log-filters', project.name)
  })

  test('the Service Log on paper', async ({ page }, { project }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await page.goto('/print/ServiceLogPrint')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await shoot(page, 'service-log-print', project.name)
    // A sheet of paper on its side, without its margins.
    await page.setViewportSize({ width: 1062, height: 732 })
    await page.emulateMedia({ media: 'print' })
    await shoot(page, 'service-log-paper', project.name)
  })

  test('the Contact Log with an email open', async ({ page }, { project }) => {
    const log = await open(page, 'Contact Log', '/app/contact')
    await shoot(page, 'contact-log', project.name)
    await log.items.getByRole('button', { name: 'View' }).first().click()
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(page.getByText('Inbound', { exact: true }).first()).toBeVisible()
    await shoot(page, 'contact-log-panel', project.name)
    await page.getByRole('button', { name: 'Close' }).click()
    await log.items.getByRole('button', { name: 'OK', exact: true }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await shoot(page, 'no-response-needed', project.name)
  })

  test('the Contact Log without an email', async ({ page }, { project }) => {
    await page.route('**/v1/contactlog', (route) =>
      route.fulfill({ json: { data: { list: [], total: 0, page: 1, pageCount: 0 }, meta: {} } }),
    )
    await page.goto('/app/contact')
    await expect(page.getByText('Nothing Found. Please try other search criteria')).toBeVisible()
    await shoot(page, 'contact-log-none', project.name)
  })

  test('the Search log before anything is searched for, and with filters', async ({ page }, { project }) => {
    await page.goto('/app/search')
    await expect(page.getByText('Search by name, phone, email, VIN or stock number')).toBeVisible()
    await shoot(page, 'search-log-empty', project.name)
    await open(page, 'Search log', '/app/search?eqRangeFrom=20000')
    await shoot(page, 'search-log-filters', project.name)
  })

  test('the list of the quick search, and what a text finds', async ({ page, viewport }, { project }) => {
    const isPhone = (viewport?.width ?? 0) <= 720
    await page.goto(isPhone ? '/app/search' : '/app/log')
    const box = isPhone
      ? page.getByRole('main').getByRole('combobox', { name: /^Search / })
      : quickSearch(page)
    await box.click()
    await box.fill('baker')
    const searchFor = page.getByRole('option', { name: 'Search for "baker"' })
    await expect(searchFor).toBeVisible()
    await shoot(page, 'quick-search', project.name)
    await searchFor.click()
    await expect(new LogPage(page, 'Search log').items.first()).toBeVisible()
    await shoot(page, 'search-log-text', project.name)
  })

  test.describe('when something fails', () => {
    test.use({ expectedErrors: /status of 500/ })

    test('the link of a text message', async ({ page }, { project }) => {
      await page.route(/check-store.*opptId=|opptId=1000001/, (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
      await page.goto('/txt/1000001')
      await expect(page.getByText('The customer could not be opened.')).toBeVisible()
      await shoot(page, 'text-message-failed', project.name)
    })
  })
})
