import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { Outside } from '../fixtures/outside.ts'
import { LogPage } from '../pages/LogPage.ts'
import { shoot } from './shoot.ts'

interface Row {
  readonly opptId: string
}

/** Opens the log at an address and waits for its rows, which are given back as they were searched for. */
async function open(page: Page, query = ''): Promise<readonly Row[]> {
  const log = new LogPage(page, 'Equity Log')
  const [answer] = await Promise.all([
    page.waitForResponse('**/search/logs'),
    page.goto(`/app/log${query}`),
    expect(log.items.first()).toBeVisible(),
  ])
  const { data } = (await answer.json()) as { readonly data: { readonly list: readonly Row[] } }
  return data.list
}

test.describe('the Equity Log', () => {
  test.use({ person: 'Dana Baker' })

  test('with its filters open and an error', async ({ page, equityLog }, { project }) => {
    const { filters } = equityLog
    await open(page, '?eqRangeFrom=2500&dealType=Lease')
    await filters.open()
    await filters.addWrongRange('APR')
    await shoot(page, 'equity-log-filters', project.name)
  })

  test('with many filters, and the dialogs of its searches', async ({ page, equityLog }, { project }) => {
    const { filters } = equityLog
    await open(
      page,
      '?oppStatus=ALL&dealType=Lease&dealType=Finance&eqRangeFrom=-5000&eqRangeTo=30000&paymentRemTo=70&mileageFrom=1' +
        '&yearFrom=2010&lastServiceFrom=2020-01-01&lastServiceTo=2030-12-31&predictiveScoreFrom=1&predictiveScoreTo=10',
    )
    await filters.open()
    await expect(filters.toAdd).toBeVisible()
    await shoot(page, 'equity-log-many-filters', project.name)
    await filters.toAdd.click()
    await expect(page.getByRole('option', { name: 'Color' })).toBeVisible()
    await shoot(page, 'add-filter', project.name)
    await page.keyboard.press('Escape')
    await filters.action('SAVE').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await shoot(page, 'save-search', project.name)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await filters.action('RESET').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await shoot(page, 'reset-filters', project.name)
  })

  test('while it is searched for', async ({ page }, { project }) => {
    await page.route('**/search/logs', () => new Promise(() => undefined))
    await page.goto('/app/log?orderBy=year')
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeEnabled()
    await expect(page.getByText(/^Loading/)).toBeVisible()
    await shoot(page, 'equity-log-loading', project.name)
  })

  test('with a saved search', async ({ page, equityLog }, { project }) => {
    await open(page)
    await equityLog.filters.savedSearches.click()
    await expect(page.getByRole('option', { name: 'In Equity' })).toBeVisible()
    await shoot(page, 'saved-searches', project.name)
    const searched = page.waitForResponse('**/search/logs')
    await page.getByRole('option', { name: 'In Equity' }).click()
    await searched
    await expect(equityLog.filters.savedSearches).toContainText('In Equity')
    await shoot(page, 'equity-log-saved-search', project.name)
  })

  test('with selected rows, and the dialog that flags them', async ({ page }, { project }) => {
    const log = new LogPage(page, 'Equity Log')
    await open(page)
    await log.select(3)
    await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible()
    const flag = page.getByRole('main').getByRole('button', { name: 'Flag', exact: true })
    await expect(flag).toBeEnabled()
    await shoot(page, 'equity-log-selected', project.name)
    await flag.click()
    await expect(page.getByRole('dialog', { name: 'Flag 3 rows' })).toBeVisible()
    await shoot(page, 'flag-rows', project.name)
  })

  test('with changes that wait', async ({ page, request }, { project }) => {
    const rows = await open(page, '?oppStatus=ALL&orderBy=roDateTime&orderDirection=desc&pageNumber=9')
    const outside = new Outside(request, 'HAR')
    for (const row of rows.slice(3, 5)) await outside.roOpened(row)
    await expect(page.getByRole('button', { name: /changes? - Refresh$/ })).toBeVisible()
    await shoot(page, 'equity-log-changes', project.name)
  })

  test('with a row that a colleague has', async ({ page, colleague }, { project }) => {
    await open(page)
    const other = await colleague('Jordan Mills')
    await open(other.page)
    await other.equityLog.workable.first().click()
    await other.opportunity.isReady()
    const lock = page.getByRole('main').getByRole('button', { name: /^Locked By Jordan Mills/ })
    // Who looks at the customer is told, too, and moves the lock away from under the pointer.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await lock.first().hover()
      await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await shoot(page, 'equity-log-locked', project.name)
    await lock.first().click()
    await expect(page.getByRole('alertdialog', { name: 'Unlock Row' })).toBeVisible()
    await shoot(page, 'unlock-row', project.name)
  })

  test('its columns', { tag: '@columns' }, async ({ page }, { project }) => {
    await open(page)
    await page.getByRole('button', { name: 'Column Options' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot(page, 'column-options', project.name)
  })

  test('its keys', async ({ page }, { project }) => {
    await open(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await shoot(page, 'shortcuts', project.name)
  })
})
