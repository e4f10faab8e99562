import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'

test.use({ person: 'Dana Baker' })

for (const [by, Hands] of bothHands(null, null))
  test(`a manager sees what was answered, finds the emails of a week in the log, and comes back, by ${by}`, async ({
    page,
    equityLog,
  }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
    const hands = new Hands(page)
    await hands.press(page.getByRole('link', { name: 'Dashboard' }))
    const table = page.getByRole('table', { name: 'Figures' })
    await expect(table).toBeVisible()
    await hands.press(page.getByRole('button', { name: /^Answers/ }))
    await expect(page.getByRole('heading', { name: 'Answers by week and associate' })).toBeVisible()
    await hands.press(page.getByRole('radio', { name: 'Store' }))
    await expect(page).toHaveURL(/measure=answers/)
    await expect(page).toHaveURL(/grouping=store/)
    const address = page.url()

    // The last whole week: the present one may have nothing yet.
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /Harborview/ }) })
    const week = row.getByRole('cell').nth(2)
    const count = (await week.innerText()).trim()
    expect(Number(count)).toBeGreaterThan(0)
    if (by === 'pointer') {
      // The bars of one store are all its own part; the third is that of the week.
      await page.locator('.recharts-bar-rectangle path').nth(2).click()
    } else await hands.press(week.getByRole('link'))

    await expect(page.getByRole('heading', { level: 1, name: 'Contact Log' })).toBeVisible()
    await expect(page.getByRole('grid', { name: 'Contact Log' })).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByText(new RegExp(`^${count} emails?$`))).toBeVisible()
    await page.goBack()
    await expect(table).toBeVisible()
    expect(page.url()).toBe(address)
    await expect(page.getByRole('radio', { name: 'Store' })).toBeChecked()
  })

for (const [by, Hands] of bothHands(null, null))
  test(`each bar of contacts and leads leads to a list that has as many rows, also of chosen days, by ${by}`, async ({
    page,
  }) => {
    const hands = new Hands(page)
    const table = page.getByRole('table', { name: 'Figures' })
    const list = page.getByRole('grid', { name: 'Behind the Figures' })
    const ofHarborview = () =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /Harborview/ }) })

    /** Follows a figure, counts what it leads to, and comes back. */
    const follow = async (figure: Locator, word: RegExp) => {
      await expect(figure).toBeVisible()
      const count = (await figure.innerText()).trim()
      await hands.press(figure)
      await expect(list).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('status').filter({ hasText: word })).toHaveText(
        new RegExp(`^${count} ${word.source}$`),
      )
      return count
    }

    await page.goto('/app/dashboard?grouping=store')
    const week = ofHarborview().getByRole('cell').nth(2)
    await expect(week).toBeVisible()
    if (by === 'pointer') {
      const count = (await week.innerText()).trim()
      await page.locator('.recharts-bar-rectangle path').nth(2).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Behind the Figures' })).toBeVisible()
      await expect(page.getByText(new RegExp(`^${count} contacts?$`))).toBeVisible()
    } else await follow(week.getByRole('link'), /contacts?/)
    await page.goBack()
    await follow(ofHarborview().getByRole('cell').nth(6).getByRole('link'), /leads?/)
    await page.goBack()

    // Days that reach further back than the Contact Log does, by associate.
    const span = await page.evaluate(() => {
      const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
      return `from=${day(64)}&to=${day(3)}`
    })
    await page.goto(`/app/dashboard?${span}`)
    const whole = page.getByRole('columnheader', { name: 'Contacts', exact: true })
    await expect(whole).toBeVisible()
    const place = await whole.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell))
    const person = table.getByRole('row').nth(2)
    const name = await person.getByRole('rowheader').innerText()
    const count = await follow(
      person
        .getByRole('cell')
        .nth(place - 1)
        .getByRole('link'),
      /contacts?/,
    )
    await expect(page.getByRole('button', { name: `Only ${name}. Show all associates` })).toBeVisible()
    expect(page.url()).toContain(span)
    await hands.press(page.getByRole('link', { name: 'Dashboard' }).last())
    await expect(table).toBeVisible()
    expect(Number(count.replace(',', ''))).toBeGreaterThan(0)
  })

test('the bars of those who are put together lead nowhere, and do not look as if they did', async ({
  page,
}) => {
  await page.goto('/app/dashboard')
  await expect(page.getByRole('list', { name: 'Parts of the bars' })).toContainText(/Others \(\d+\)/)
  // From the axis upwards: Others are the last part.
  const parts = page.locator('.recharts-bar')
  await expect(parts.first().locator('path').first()).toHaveCSS('cursor', 'pointer')
  await expect(parts.last().locator('path').first()).toHaveCSS('cursor', 'default')
})
