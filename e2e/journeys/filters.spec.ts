import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'Sam Rivera' })

test.describe('the filters of the Equity Log', () => {
  test.beforeEach(async ({ page, equityLog }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
  })

  test('opens with the first default search, filters, and Back takes it back [L-026] [L-027] [L-030] [L-035] [L-048]', async ({
    page,
    equityLog,
  }) => {
    const { filters } = equityLog
    await expect(filters.savedSearches).toContainText('All Active')
    await expect(filters.tag('Opportunity Status: All Active')).toBeVisible()
    const all = await equityLog.total()

    await filters.open()
    await filters.add('Equity')
    await filters.field('Equity').getByRole('textbox', { name: 'From' }).fill('30000')
    await filters.apply.click()
    await expect(filters.tag('Equity: from $30,000')).toBeVisible()
    await expect(page).toHaveURL(/eqRangeFrom=30000/)
    await expect.poll(() => equityLog.total()).toBeLessThan(all)
    await expect(async () => {
      const amounts = (await equityLog.column('Equity')).filter((text) => text !== '')
      expect(amounts).not.toEqual([])
      const lowest = Math.min(...amounts.map((text) => Number(text.replace(/[$,]/g, ''))))
      expect(lowest).toBeGreaterThanOrEqual(30_000)
    }).toPass()

    await page.goBack()
    await expect(filters.tag('Equity: from $30,000')).toBeHidden()
    await expect.poll(() => equityLog.total()).toBe(all)
  })

  test('refuses a To below From in its own words, and RESET asks before it goes back [L-031] [L-057] [L-116]', async ({
    page,
    equityLog,
  }) => {
    const { filters } = equityLog
    await filters.open()
    await filters.addWrongRange('APR')
    await expect(filters.apply).toBeDisabled()
    await filters.action('RESET').click()
    await expect(page.getByText('Are you sure you want to reset this search?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(filters.field('APR')).toBeHidden()
    await expect(filters.action('RESET')).toBeHidden()
  })

  test('saves a search, finds it again and deletes it [L-032] [L-034] [L-058]', async ({
    page,
    equityLog,
  }) => {
    const { filters } = equityLog
    await filters.open()
    await filters.add('Year')
    await filters.field('Year').getByRole('button', { name: /From/ }).click()
    await page.getByRole('option', { name: '2020' }).click()
    await filters.apply.click()
    await expect(filters.tag('Year: from 2020')).toBeVisible()
    await filters.action('SAVE').click()
    await page.getByRole('textbox', { name: 'Save search as:' }).fill('From 2020 on')
    await page.getByRole('dialog').getByRole('button', { name: 'SAVE' }).click()
    await expect(filters.savedSearches).toContainText('From 2020 on')
    const found = await equityLog.total()

    await filters.choose('All Active')
    await expect(filters.tag('Year: from 2020')).toBeHidden()
    await filters.choose('From 2020 on')
    await expect(filters.tag('Year: from 2020')).toBeVisible()
    await expect.poll(() => equityLog.total()).toBe(found)
    await filters.action('DELETE').click()
    await expect(page.getByText('Are you sure you want to delete this search?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(filters.savedSearches).toContainText('All Active')
    await filters.savedSearches.click()
    await expect(page.getByRole('option', { name: 'In Equity' })).toBeVisible()
    await expect(page.getByRole('option', { name: 'From 2020 on' })).toBeHidden()
  })
})
