import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Dana Baker' })

const savedText = 'Trade Adjustment has been saved, updates will reflect the following day'
const cancelledText = 'Trade Adjustment has been cancelled, updates will reflect the following day'

for (const [by, Hands, percentage] of bothHands(5, 25))
  test(`saves, extends and cancels a trade adjustment, by ${by} [O-022] [O-330] [O-331] [O-334] [O-339] [O-340] [OP-108] [OP-109]`, async ({
    page,
    equityLog,
  }) => {
    await page.goto('/app/log?store=BLR')
    await equityLog.isShown()
    const hands = new Hands(page)
    await hands.press(page.getByRole('link', { name: 'Trade Adjustment' }))
    const form = page.getByRole('group', { name: 'Trade adjustment' })
    const save = form.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    const choose = async (label: string, option: RegExp) => {
      await hands.press(form.getByRole('button', { name: new RegExp(label) }))
      await hands.press(page.getByRole('option', { name: option }).first())
    }
    await hands.write(form.getByRole('textbox', { name: 'Year' }), '2021')
    await choose('Make', /^Ford$/)
    await choose('Model', /^F-150$/)
    await choose('Percentage', new RegExp(`^${percentage}%$`))
    await choose('Expiration', /^30 days$/)
    await hands.press(form.getByRole('radio', { name: 'Add' }))
    await hands.press(save)
    await expect(toastWith(page, savedText).first()).toBeVisible()

    const row = page.getByRole('row').filter({ hasText: `Add ${percentage}%` })
    await expect(row).toContainText('F-150')
    await expect(row).toContainText('From tomorrow')
    const name = `2021 Ford F-150, Add ${percentage}%`
    await hands.press(page.getByRole('button', { name: `Extend ${name}` }))
    await hands.press(page.getByRole('radio', { name: '90 days from today' }))
    await hands.press(page.getByRole('button', { name: 'Extend', exact: true }))
    await expect(row).toContainText('90 days')

    await hands.press(page.getByRole('button', { name: `Delete ${name}` }))
    await expect(page.getByRole('alertdialog', { name: 'Cancel this trade adjustment?' })).toBeVisible()
    await hands.press(page.getByRole('button', { name: 'Yes' }))
    await expect(toastWith(page, cancelledText)).toBeVisible()
    await expect(row).toHaveCount(0)
  })
