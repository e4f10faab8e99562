import { openPage } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'

test.use({ person: 'Jordan Mills' })

for (const [by, Hands, place] of bothHands(13, 14))
  test(`becomes the owner while another window types, which keeps what it typed, by ${by} [O-272] [O-273] [S-199] [OP-071]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }, { repeatEachIndex }) => {
    const hands = new Hands(page)
    await openPage({ page, shell, equityLog }, place)
    // Whoever has no owner, or another one.
    const others = equityLog.rows
      .filter({ hasNotText: 'Jordan Mills' })
      .filter({ has: page.getByRole('gridcell', { name: /^New$|^In Process/ }) })
    await others.getByRole('link').nth(repeatEachIndex).click()
    await opportunity.isReady()
    const change = page.getByRole('button', { name: 'Change Owner' })
    const before = page.url()
    const other = await page.context().newPage()
    await other.goto(before)
    const typed = other.getByRole('textbox', { name: 'Notes' })
    await expect(typed).toBeEditable()
    await typed.fill('Comes in on Saturday.')

    await hands.press(change)
    const question = page.getByRole('alertdialog', { name: 'Change Owner' })
    await expect(question).toContainText('Do you want to become the owner of this opportunity?')
    await hands.press(question.getByRole('button', { name: 'No' }))
    await expect(question).toBeHidden()
    expect(page.url()).toBe(before)
    await hands.press(change)
    await hands.press(question.getByRole('button', { name: 'Yes' }))
    await expect(page).not.toHaveURL(before)
    await expect(page).toHaveURL(/\/app\/opportunity\/\d+/)
    await expect(page.getByRole('main')).toContainText('Owner Jordan Mills')
    await expect(change).toHaveCount(0)
    await opportunity.isReady()

    await expect(other.getByRole('main')).toContainText('Duplicate')
    await expect(typed).toHaveValue('Comes in on Saturday.')
    await expect(other.getByRole('button', { name: 'Save call' })).toBeDisabled()
    await other.close({ runBeforeUnload: false })
  })
