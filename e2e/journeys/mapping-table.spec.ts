import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Alex Romero' })

// Originals that wait to be mapped, one for each repetition of either hands.
for (const [by, Hands, originals] of bothHands<readonly string[]>(
  ['MERC', 'OLDS', 'PONT'],
  ['SATR', 'Hummer', 'Scion'],
))
  test(`an administrator maps a make, deletes the mapping, and takes both back, by ${by} [O-010] [O-023] [O-405] [O-406] [O-408] [O-411] [O-412] [S-041]`, async ({
    page,
    equityLog,
  }, { repeatEachIndex }) => {
    const original = originals[repeatEachIndex % originals.length] ?? ''
    const target = `Make of ${by} ${repeatEachIndex}`
    await page.goto('/app/log')
    await equityLog.isShown()
    const hands = new Hands(page)
    await hands.press(page.getByRole('link', { name: 'Mapping Table' }))
    const grid = page.getByRole('grid', { name: 'Mappings' })
    await expect(grid).toBeVisible()
    await hands.write(page.getByRole('searchbox', { name: 'Search', exact: true }), original)
    // What is chosen before the search is made anew belongs to the list before it.
    await expect(page).toHaveURL(new RegExp(`text=${original}`))
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    const row = grid
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: original, exact: true }) })
    await expect(row).toContainText('Not mapped')

    // A grid has one tab stop: its row is chosen by its box, which Space presses.
    await row.getByRole('checkbox').check()
    await hands.press(page.getByRole('button', { name: 'Map', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Map Make' })
    await hands.write(dialog.getByRole('combobox', { name: 'Mapped To' }), target)
    await hands.press(page.getByRole('option', { name: target }))
    await hands.press(dialog.getByRole('button', { name: 'Save' }))
    await expect(toastWith(page, 'Saved Successfully').first()).toBeVisible()
    await expect(row).toContainText(target)
    await expect(row).toContainText('Different')
    await hands.press(page.getByRole('button', { name: 'Clear', exact: true }))

    await row.getByRole('button', { name: `Delete ${original}` }).press('Enter')
    await expect(toastWith(page, 'Deleted Successfully').first()).toBeVisible()
    await expect(row).toContainText('Not mapped')
    await hands.press(page.getByRole('button', { name: 'Undo' }))
    await expect(row).toContainText(target)
    await hands.press(page.getByRole('button', { name: 'Undo' }))
    await expect(row).toContainText('Not mapped')
  })
