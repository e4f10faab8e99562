import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

for (const [by, Hands, place] of bothHands(25, 26))
  test(`writes a note that is the first of the history, live in the window of a colleague, by ${by} [O-216] [O-226] [OP-009]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
    colleague,
  }) => {
    const dana = await colleague('Dana Baker')
    await openPage(dana, place)
    await openPage({ page, shell, equityLog }, place)
    const name = await openSomebody({ equityLog, opportunity })
    const hands = new Hands(page)
    const editor = page.getByRole('textbox', { name: 'Note' })
    await hands.press(opportunity.tab('Notes'))
    await expect(editor).toBeEditable()
    await hands.write(editor, 'Prefers a call after six.')
    const contactMade = page.getByRole('checkbox', { name: 'Contact made' })
    await hands.press(contactMade)
    await expect(contactMade).toBeChecked()

    await page.reload()
    await expect(editor).toHaveText('Prefers a call after six.')
    await expect(contactMade).toBeChecked()
    await expect(page.getByText(/^You typed this on/)).toBeVisible()
    await hands.press(page.getByRole('button', { name: 'Save note' }))
    await expect(toastWith(page, 'Note Saved.')).toBeVisible()
    await expect(editor).toHaveText('')
    await hands.press(opportunity.tab('History'))
    await expect(opportunity.history.getByRole('listitem').first()).toContainText('Notes')
    await expect(page.getByRole('main')).toContainText('In Process - Contact Made')
    await expect(dana.equityLog.row(name)).toContainText('Prefers a call after six.')
  })

test('formats a note, and the history shows it so [O-213] [S-789]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 27)
  await equityLog.workable.nth(1).click()
  await opportunity.isReady()
  await opportunity.tab('Notes').click()
  const editor = page.getByRole('textbox', { name: 'Note' })
  await editor.click()
  await page.keyboard.type('Wants a ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('hybrid')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(toastWith(page, 'Note Saved.')).toBeVisible()
  await expect(page.getByRole('tabpanel').locator('strong', { hasText: 'hybrid' })).toBeVisible()
})
