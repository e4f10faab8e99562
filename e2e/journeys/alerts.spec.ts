import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { deskOn, expect, test, type Desk } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

const bell = ({ shell }: Desk) => shell.banner.getByRole('button', { name: /Alerts$/ })
const alerts = ({ page }: Desk) => page.getByRole('dialog', { name: 'Alerts' })

for (const [by, Hands, place] of bothHands(61, 62))
  test(`a manager flags a customer for a salesperson, who hears of it and opens it, by ${by} [S-014] [S-015] [S-016] [S-200] [S-215] [S-216] [S-324] [S-367]`, async ({
    page,
    colleague,
  }, { repeatEachIndex }) => {
    const desk = deskOn(page)
    const { shell, equityLog } = desk
    await page.goto('/app/log?store=BLR')
    await equityLog.isShown()
    const other = await colleague('Jordan Mills')
    await other.page.goto('/app/log?store=BLR')
    await other.equityLog.isShown()
    await expect(shell.banner).toContainText('Blue Ridge')
    await expect(other.shell.banner).toContainText('Blue Ridge')

    const dana = await colleague('Dana Baker')
    await openPage(dana, place)
    const name = await openSomebody(dana, repeatEachIndex)
    const [lastName = ''] = name.split(',')
    // The cards above it are still growing: a press of the pointer may end beside the button.
    await dana.page.getByRole('button', { name: 'Add associates' }).press('Enter')
    const dialog = dana.page.getByRole('dialog', { name: 'Flag associates' })
    await dialog.getByRole('button', { name: /Associates/ }).click()
    await dana.page.getByRole('option', { name: 'Jordan Mills' }).click()
    await dana.page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toBeHidden()

    await expect(toastWith(page, 'Customer Flagged by Manager').first()).toBeVisible()
    const hands = new Hands(page)
    await expect(bell(desk)).toHaveText(/Alerts$/)
    await hands.press(bell(desk))
    const alertIn = (one: Desk) => alerts(one).getByRole('option').filter({ hasText: lastName }).first()
    await expect(alertIn(desk)).toHaveAccessibleName('Not viewed: Customer Flagged by Manager')
    await hands.press(alertIn(desk))
    await expect(desk.opportunity.customer).toHaveText(name)

    await bell(other).click()
    await expect(alertIn(other)).toHaveAccessibleName('Customer Flagged by Manager')
    await other.page.keyboard.press('Escape')
    await expect(alerts(other)).toBeHidden()
    await expect(bell(other)).toBeFocused()
  })
