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
