import { readFile } from 'node:fs/promises'
import { axeFindings } from '../fixtures/axeFindings.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Alex Romero' })

// Originals that are mapped anew, one for each repetition of either hands.
for (const [by, Hands, originals] of bothHands<readonly string[]>(
  ['ACUR', 'BUIC', 'CADI'],
  ['INFI', 'LINC', 'MAZD'],
))
  test(`an administrator finds a mapping in the audit log, sees what it was before, and exports the log, by ${by}`, async ({
    page,
    equityLog,
  }, { repeatEachIndex }) => {
    const original = originals[repeatEachIndex % originals.length] ?? ''
    const target = `Audited by ${by} ${repeatEachIndex}`
    const hands = new Hands(page)
    await page.goto(`/app/mappingTable?mapper=MAKE&text=${original}`)
    const mappings = page.getByRole('grid', { name: 'Mappings' })
    const row = mappings
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: original, exact: true }) })
    await row.getByRole('checkbox').check()
    await hands.press(page.getByRole('button', { name: 'Map', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Map Make' })
    await hands.write(dialog.getByRole('combobox', { name: 'Mapped To' }), target)
    await hands.press(page.getByRole('option', { name: target }))
    await hands.press(dialog.getByRole('button', { name: 'Save' }))
    await expect(toastWith(page, 'Saved Successfully').first()).toBeVisible()

    await page.goto('/app/log')
    await equityLog.isShown()
    await hands.press(page.getByRole('link', { name: 'Audit Log' }))
    const log = page.getByRole('grid', { name: 'Audit log' })
    await expect(log).toBeVisible()
    await hands.write(page.getByRole('combobox', { name: 'What' }), 'Mapping changed')
    await hands.press(page.getByRole('option', { name: 'Mapping changed' }))
    await expect(page).toHaveURL(/kind=mappingChanged/)
    await expect(log).toHaveAttribute('aria-busy', 'false')

    // A grid has one tab stop: the keyboard follows the link of a cell with Enter.
    const entry = log.getByRole('link', { name: `Make ${original}`, exact: true }).first()
    if (by === 'keyboard') await entry.press('Enter')
    else await hands.press(entry)
    const panel = page.getByRole('region', { name: 'Mapping changed' })
    await expect(panel.getByText(`After: ${target}`)).toBeAttached()
    await expect(panel.getByText('Alex Romero (alex.romero)')).toBeVisible()
    expect(await axeFindings(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).toEqual([])
    await hands.press(panel.getByRole('button', { name: 'Close' }))
    await expect(panel).toBeHidden()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: 'Export' })),
    ])
    expect(download.suggestedFilename()).toMatch(/^audit-log-HAR-.*\.csv$/)
    expect(await readFile(await download.path(), 'utf8')).toContain(`Make ${original}`)
  })
