import { expect, test } from '../fixtures/test.ts'

/** The amounts of a column; a row whose data is being collected shows none. */
const amounts = (texts: readonly string[]) =>
  texts.filter((text) => text !== '').map((text) => Number(text.replace(/[$,]/g, '')))
const sorted = (values: readonly number[], direction: 'asc' | 'desc') =>
  [...values].sort((a, b) => (direction === 'asc' ? a - b : b - a))

test.use({ person: 'Jordan Mills' })

test.describe('the Equity Log', () => {
  test.beforeEach(async ({ page, equityLog }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
  })

  test('shows its title, the count and fifty customers [L-023] [L-024] [L-036] [L-037] [L-375] [L-376]', async ({
    page,
    equityLog,
  }) => {
    expect(await equityLog.total()).toBeGreaterThan(1000)
    await expect(equityLog.grid).toHaveAttribute('aria-rowcount', '51')
    await expect(equityLog.range(1, 50)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  })

  test('has 15 columns above 1300 px and 9 up to it [L-243] [L-244] [L-572] [L-573]', async ({
    page,
    equityLog,
  }) => {
    await expect(equityLog.headers).toHaveCount(15)
    await page.setViewportSize({ width: 1301, height: 900 })
    await expect(equityLog.headers).toHaveCount(15)
    await page.setViewportSize({ width: 1300, height: 900 })
    await expect(equityLog.headers).toHaveCount(9)
    await expect(equityLog.headers.first()).toHaveText(/Customer/)
  })

  test('has rows 30 px tall in a grid of at least 300 px [L-245] [L-247]', async ({ equityLog }) => {
    expect((await equityLog.rows.first().boundingBox())?.height).toBe(30)
    expect((await equityLog.grid.boundingBox())?.height).toBeGreaterThanOrEqual(300)
  })

  test('sorts by a header: descending first, then toggling [L-367] [L-368] [L-369] [L-602] [L-603] [L-604]', async ({
    equityLog,
  }) => {
    const first = amounts(await equityLog.column('Equity'))
    expect(first).toEqual(sorted(first, 'desc'))
    await expect(equityLog.header('Equity')).toHaveAttribute('aria-sort', 'descending')

    await equityLog.pageButton(2).click()
    await expect(equityLog.range(51, 100)).toBeVisible()
    await equityLog.sortBy('Year')
    await expect(equityLog.range(1, 50)).toBeVisible()
    await expect(equityLog.header('Year')).toHaveAttribute('aria-sort', 'descending')
    const yearsAreSorted = async (direction: 'asc' | 'desc') => {
      const years = amounts(await equityLog.column('Year'))
      expect(years).not.toEqual([])
      expect(years).toEqual(sorted(years, direction))
    }
    await expect(() => yearsAreSorted('desc')).toPass()

    await equityLog.sortBy('Year')
    await expect(equityLog.header('Year')).toHaveAttribute('aria-sort', 'ascending')
    await expect(() => yearsAreSorted('asc')).toPass()

    await equityLog.sortBy('Equity')
    await expect(equityLog.header('Equity')).toHaveAttribute('aria-sort', 'descending')
    await equityLog.sortBy('Equity')
    await expect(equityLog.header('Equity')).toHaveAttribute('aria-sort', 'ascending')
  })

  test('pages to the end and back, and Back goes where one was [L-371] [L-372] [L-373] [L-374]', async ({
    page,
    equityLog,
  }) => {
    const names = await equityLog.firstCustomers()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(equityLog.range(51, 100)).toBeVisible()
    await expect.poll(() => equityLog.firstCustomers()).not.toEqual(names)
    const total = await equityLog.total()
    const last = Math.ceil(total / 50)
    await equityLog.pageButton(last).click()
    await expect(equityLog.range((last - 1) * 50 + 1, total)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await page.goBack()
    await expect(equityLog.range(51, 100)).toBeVisible()
    await page.goBack()
    await expect(equityLog.range(1, 50)).toBeVisible()
    await expect.poll(() => equityLog.firstCustomers()).toEqual(names)
  })

  test('opens another page, order and search at its top, and where it was left on the way back [L-479]', async ({
    page,
    equityLog,
  }) => {
    const scroller = page.locator('[data-part=scroller]')
    const top = () => scroller.evaluate(({ scrollTop }) => scrollTop)
    const scrollDown = async () => {
      await scroller.evaluate((element) => element.scrollTo({ top: 600 }))
      await expect(equityLog.grid.locator('[aria-rowindex="28"]')).toBeVisible()
    }
    await scrollDown()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(equityLog.range(51, 100)).toBeVisible()
    await expect.poll(top).toBe(0)
    await scrollDown()
    await equityLog.sortBy('Year')
    await expect.poll(top).toBe(0)

    await scrollDown()
    const link = equityLog.rows.getByRole('link').nth(15)
    await link.scrollIntoViewIfNeeded()
    const name = await link.innerText()
    const scrolled = await top()
    expect(scrolled).toBeGreaterThan(0)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect.poll(top).toBe(scrolled)
    const focused = page.locator('[role=row]:focus-within')
    await expect(focused).toContainText(name)
    await page.keyboard.press('ArrowDown')
    await expect(focused).not.toContainText(name)
    expect(Math.abs((await top()) - scrolled)).toBeLessThanOrEqual(30)
  })

  test("'Show all' asks for 10,000 rows and scrolls through them; 'Show pages' returns [L-377] [L-606]", async ({
    page,
    equityLog,
  }) => {
    const shown = Math.min(await equityLog.total(), 10_000)
    const asked = page.waitForRequest('**/search/logs')
    await equityLog.showAll.click()
    expect((await asked).postDataJSON()).toMatchObject({ pageSize: 10_000, pageNumber: 1, showAll: true })
    await expect(equityLog.grid).toHaveAttribute('aria-rowcount', String(shown + 1))
    await expect(equityLog.range(1, shown)).toBeVisible()
    expect(await equityLog.rows.count()).toBeLessThan(120)

    await equityLog.header('Customer').getByRole('button').focus()
    await page.keyboard.press('Control+End')
    await expect(equityLog.grid.locator(`[aria-rowindex="${shown + 1}"]`)).toBeVisible()
    await equityLog.showPages.click()
    await expect(equityLog.range(1, 50)).toBeVisible()
  })

  test('explains the marks of its rows', async ({ page }) => {
    const legend = page.getByRole('list', { name: 'Legend' })
    await expect(legend).toContainText('Opened RO')
    await expect(legend).toContainText('Scheduled appointment')
  })

  test('is driven by the keyboard with one tab stop', async ({ page, equityLog }) => {
    await equityLog.header('Customer').getByRole('button').focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    const focused = page.locator(':is([role=gridcell], [role=rowheader], [role=columnheader]):focus-within')
    await expect(focused).toHaveAttribute('aria-colindex', '16')
    await page.keyboard.press('Home')
    await expect(focused).toHaveAttribute('aria-colindex', '1')
  })

  test('opens the opportunity of a customer, with the log as source [L-021] [L-257] [L-258]', async ({
    page,
    equityLog,
  }) => {
    const link = equityLog.rows.getByRole('link').first()
    await expect(link).toHaveAttribute('href', /^\/app\/opportunity\/\d+\?source=EQLOG$/)
    await link.click()
    await expect(page).toHaveURL(/\/app\/opportunity\/\d+\?source=EQLOG$/)
    await page.goBack()
    await equityLog.isShown()
  })

  test('takes its sort and page from the address, and mends a wrong one', async ({ page, equityLog }) => {
    await page.goto('/app/log?orderBy=nonsense&page=-3')
    await equityLog.isShown()
    await expect(page).not.toHaveURL(/nonsense/)
    await expect(equityLog.range(1, 50)).toBeVisible()
  })
})

test('shows cards on a phone, without sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/log')
  await expect(page.getByText(/^[\d,]+\s+customers$/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Equity Log' }).getByRole('listitem').first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
