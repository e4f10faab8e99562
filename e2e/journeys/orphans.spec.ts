import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axeFindings.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { loadedOptions } from '../pages/loadedOptions.ts'

test.use({ person: 'Alex Romero' })

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Orphans' })
const rowOf = (page: Page, href: string): Locator =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${href}"]`) })

/** The addresses of the first orphans that nobody works on, which name their rows. */
async function firstOrphans(page: Page, store: string, count: number): Promise<readonly string[]> {
  await page.goto(`/app/orphans?store=${store}`)
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
  const free = grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .filter({ hasNot: page.getByRole('img', { name: /^Locked by/ }) })
  // The grid is there before its rows are drawn.
  await expect(free.nth(count - 1)).toBeVisible()
  const hrefs = await free
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  return hrefs.slice(0, count).map((href) => href ?? '')
}

async function select(page: Page, hrefs: readonly string[]): Promise<void> {
  // A grid has one tab stop: a row is chosen by its box, which Space presses.
  for (const href of hrefs) await rowOf(page, href).getByRole('checkbox').check()
}

// Stores in which no other journey has owners.
for (const [by, Hands, store] of bothHands('LAK', 'PRA'))
  test(`a manager gives orphans to one associate, takes it back, and deals them out to two, by ${by}`, async ({
    page,
  }) => {
    const hands = new Hands(page)
    const orphans = await firstOrphans(page, store, 2)
    await select(page, orphans)
    await hands.press(page.getByRole('button', { name: 'Assign', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Assign' })
    await expect(dialog.getByRole('button', { name: 'Assign', exact: true })).toBeDisabled()
    await hands.write(dialog.getByRole('combobox', { name: 'Associate' }), 'a')
    const option = loadedOptions(page).first()
    const associate = await option.innerText()
    await hands.press(option)
    await expect(dialog.getByRole('grid', { name: 'Preview' })).toContainText(associate)
    expect(await axeFindings(page)).toEqual([])
    await hands.press(dialog.getByRole('button', { name: 'Assign 2' }))
    await expect(page.getByText('2 opportunities were assigned.')).toBeVisible()
    for (const href of orphans) await expect(rowOf(page, href)).toHaveCount(0)

    await hands.press(page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByText('2 opportunities have no owner again.')).toBeVisible()
    for (const href of orphans) await expect(rowOf(page, href)).toHaveCount(1)

    await select(page, orphans)
    await hands.press(page.getByRole('button', { name: 'Assign', exact: true }))
    await hands.press(dialog.getByRole('radio', { name: 'Round robin' }))
    await hands.press(dialog.getByRole('button', { name: /Associates/ }))
    for (const place of [0, 1]) await hands.press(loadedOptions(page).nth(place))
    await page.keyboard.press('Escape')
    const preview = dialog.getByRole('grid', { name: 'Preview' })
    await expect(preview.getByText('Not chosen yet')).toHaveCount(0)
    await hands.press(dialog.getByRole('button', { name: 'Assign 2' }))
    await expect(page.getByText('2 opportunities were assigned.')).toBeVisible()
    for (const href of orphans) await expect(rowOf(page, href)).toHaveCount(0)
    // Whoever repeats the journey finds them again.
    await hands.press(page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByText('2 opportunities have no owner again.')).toBeVisible()
  })

test.describe('with a colleague', () => {
  // The service refuses what has an owner by now.
  test.use({ expectedErrors: /409/ })

  test('a manager hears that another one was faster, and assigns what is left', async ({
    page,
    colleague,
  }) => {
    const [first = '', second = ''] = await firstOrphans(page, 'SON', 2)
    const other = await colleague('Alex Romero')
    await firstOrphans(other.page, 'SON', 2)
    const dialogOf = (on: Page) => on.getByRole('dialog', { name: 'Assign' })
    const choose = async (on: Page, hrefs: readonly string[]) => {
      await select(on, hrefs)
      await on.getByRole('button', { name: 'Assign', exact: true }).click()
      await dialogOf(on).getByRole('combobox', { name: 'Associate' }).click()
      await loadedOptions(on).first().click()
    }
    await choose(page, [first, second])
    await choose(other.page, [first])
    await dialogOf(other.page).getByRole('button', { name: 'Assign 1' }).click()
    await expect(other.page.getByText('1 opportunity was assigned.')).toBeVisible()

    await dialogOf(page).getByRole('button', { name: 'Assign 2' }).click()
    await expect(dialogOf(page)).toContainText(
      '1 opportunity has an owner or is closed by now and is left out. Nothing was assigned.',
    )
    await dialogOf(page).getByRole('button', { name: 'Assign 1' }).click()
    await expect(page.getByText('1 opportunity was assigned.')).toBeVisible()
    // The list of the other one follows without being asked.
    await expect(rowOf(other.page, second)).toHaveCount(0)
    for (const on of [page, other.page]) {
      await on.getByRole('button', { name: 'Undo' }).click()
      await expect(on.getByText('1 opportunity has no owner again.')).toBeVisible()
    }
  })
})
