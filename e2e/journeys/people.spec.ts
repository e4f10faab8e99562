import { readFile } from 'node:fs/promises'
import { axeFindings } from '../fixtures/axeFindings.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'

test.use({ person: 'Alex Romero' })

for (const [by, Hands] of bothHands(null, null))
  test(`an administrator sees what a manager may do in which store, who else may, and exports the people, by ${by}`, async ({
    page,
    equityLog,
  }) => {
    const hands = new Hands(page)
    // A grid has one tab stop: the keyboard follows the link of a cell with Enter.
    const follow = (link: ReturnType<typeof page.getByRole>) =>
      by === 'keyboard' ? link.press('Enter') : hands.press(link)
    await page.goto('/app/log')
    await equityLog.isShown()
    await hands.press(page.getByRole('link', { name: 'People and Access' }))
    const people = page.getByRole('grid', { name: 'People', exact: true })
    await expect(people).toHaveAttribute('aria-busy', 'false')
    await hands.write(page.getByRole('searchbox', { name: 'Search', exact: true }), 'dana baker')
    await expect(people.getByRole('link')).toHaveText(['Dana Baker'])
    await follow(people.getByRole('link', { name: 'Dana Baker' }))

    const dana = page.getByRole('region', { name: 'Dana Baker' })
    const table = dana.getByRole('table', { name: 'What Dana Baker may do' })
    await expect(table.getByRole('row', { name: /^Trade adjustments/ })).toContainText('YesYesYes')
    await expect(table.getByRole('row', { name: /^Announcements/ })).toBeHidden()
    await expect(dana.getByText('In the token, on the store’s list as salesperson').first()).toBeVisible()
    expect(await axeFindings(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).toEqual([])

    await hands.press(table.getByRole('link', { name: 'Trade adjustments' }))
    const holders = page.getByRole('region', { name: 'Trade adjustments' })
    await expect(holders.getByRole('heading', { name: /All stores/ })).toBeVisible()
    await expect(holders.getByRole('link', { name: 'Alex Romero' })).toBeVisible()
    await expect(holders.getByRole('link', { name: 'Dana Baker' })).toHaveCount(3)
    expect(await axeFindings(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).toEqual([])
    await hands.press(holders.getByRole('button', { name: 'Close' }))
    await expect(holders).toBeHidden()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: 'Export' })),
    ])
    expect(download.suggestedFilename()).toMatch(/^people-HAR-.*\.csv$/)
    expect(await readFile(await download.path(), 'utf8')).toContain('Dana Baker,dana.baker')
  })
