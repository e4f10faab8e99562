import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Alex Romero', contextOptions: { reducedMotion: 'reduce' } })

for (const [by, Hands, name] of bothHands<string>('ZZ pointer', 'ZZ keyboard'))
  test(`an administrator imports a file whose bad rows are left out, exports what came of it, imports that without a change and takes the import back, by ${by}`, async ({
    page,
    equityLog,
  }, { repeatEachIndex }) => {
    // Sorts behind all the others, with a name of its own for each run.
    const mark = `${name} ${repeatEachIndex} ${Date.now()}`
    await page.goto('/app/log')
    await equityLog.isShown()
    const hands = new Hands(page)
    await hands.press(page.getByRole('link', { name: 'Mapping Table' }))
    const grid = page.getByRole('grid', { name: 'Mappings' })
    await hands.write(page.getByRole('searchbox', { name: 'Search', exact: true }), mark)
    await expect(page).toHaveURL(/text=ZZ/)
    const dialog = page.getByRole('dialog', { name: 'Import' })
    const choose = async (content: Buffer) => {
      await hands.press(page.getByRole('button', { name: 'Import', exact: true }))
      await expect(dialog).toBeVisible()
      const chooser = page.waitForEvent('filechooser')
      await hands.press(dialog.getByRole('button', { name: 'Choose a file' }))
      await (await chooser).setFiles({ name: 'makes.csv', mimeType: 'text/csv', buffer: content })
    }

    const rows = [`Make,${mark} Citroën,Citroën`, `Make,'=${mark},Formula`, `Wheel,${mark},Rim`]
    await choose(Buffer.from(['Mapper,Mapped From,Mapped To', ...rows, ''].join('\r\n'), 'latin1'))
    await expect(dialog).toContainText('The file was read as Windows-1252.')
    await expect(dialog.getByRole('region', { name: 'Refused rows' })).toContainText(
      'It has to be Make, Model or Trim.',
    )
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await hands.press(dialog.getByRole('button', { name: 'Import 2 Good Rows' }))
    await expect(toastWith(page, '2 originals added, 0 changed').first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(grid.getByRole('rowheader', { name: `=${mark}` })).toBeVisible()
    await expect(grid.getByRole('rowheader', { name: `${mark} Citroën` })).toBeVisible()

    const download = page.waitForEvent('download')
    await hands.press(page.getByRole('button', { name: 'Export' }))
    await choose(await readFile(await (await download).path()))
    await expect(dialog).toContainText('Every row of the file says what the table says already.')
    await hands.press(dialog.getByRole('button', { name: 'Cancel' }))

    await hands.press(page.getByRole('button', { name: 'Undo' }))
    await expect(toastWith(page, 'Import taken back').first()).toBeVisible()
    await expect(grid.getByRole('rowheader', { name: mark })).toHaveCount(0)
  })
